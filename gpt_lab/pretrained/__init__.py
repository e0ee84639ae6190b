"""Models that others have trained, as they are published: by name, from folders, from GGUF files.

Importing this imports neither torch nor ``gguf``; loading does.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from gpt_lab.validation import RefusedValueError, did_you_mean

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT
    from gpt_lab.tokenization.protocol import Tokenizer

__all__ = ["load_pretrained"]


def load_pretrained(
    name_or_path: str | os.PathLike[str],
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = "float32",
    cache_dir: str | os.PathLike[str] | None = None,
) -> tuple[GPT, Tokenizer]:
    """A released model and its tokenizer.

    Args:
        name_or_path: a name: ``"smollm2-135m"``, which is SmolLM2-135M-Instruct, rounded to Q4_1
            (5.7 bits a weight over all); ``"smollm2-135m-instruct"``, the same unrounded;
            ``"smollm2-135m-base"``, before it was tuned to answer; ``"gpt2"``, ``"gpt2-medium"``,
            ``"gpt2-large"`` or ``"gpt2-xl"``. Or a folder as ``save_pretrained`` writes it, with
            ``config.json``, safetensors files and ``tokenizer.json``; or a GGUF file, in any of
            the formats ``gpt_lab.pretrained.gguf_file.KINDS``.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision; see ``choose_dtype`` for names. None leaves it as it is stored;
            what a GGUF file stores in fewer bits becomes float32 then.
        cache_dir: where what is fetched is kept. Otherwise ``"smollm2-135m"`` is in the folder that
            the environment variable ``GPT_LAB_CACHE`` names, or among the user's caches, and all
            others are in the hub's cache.

    Returns:
        The model, in evaluation mode, and its tokenizer, with the special tokens and the chat
        template that came with it.

    Raises:
        ConnectionError: a named model is not in the cache, and could not be fetched.
        FileNotFoundError: there is no such file, or a folder lacks one.
        ValueError: there is no such name, device or precision; the architecture is not one that
            ``GPT`` computes; or a file is damaged, or does not hold what it says.
    """
    from gpt_lab.checkpoints.files import place_and_precision
    from gpt_lab.checkpoints.gpt2 import REVISIONS, load_gpt2
    from gpt_lab.pretrained import (
        folder,
        gguf_model,
        gguf_tokenizer,
        json_tokenizer,
        names,
        on_hub,
    )
    from gpt_lab.pretrained.gguf_file import GGUFFile
    from gpt_lab.tokenization import GPT2Tokenizer

    place, precision = place_and_precision(device, dtype)
    path = Path(name_or_path)
    if not path.exists():
        name = str(name_or_path)
        if name in REVISIONS:
            stated = precision or "float32"  # as it is stored
            model = load_gpt2(name, device=place, dtype=stated, cache_dir=cache_dir)
            return model, GPT2Tokenizer()
        if name in on_hub.REPOSITORIES:
            path = on_hub.obtain(name, cache_dir)
        elif name in names.PUBLISHED:
            path = names.obtain(name, cache_dir)
            names.verify(path, names.PUBLISHED[name])
        else:
            known = [*REVISIONS, *names.PUBLISHED, *on_hub.REPOSITORIES]
            raise RefusedValueError(
                f"{name!r} is neither a file, a folder nor a name that is known: "
                f"{', '.join(known)}{did_you_mean(name, known)}"
            )
    tokenizer: Tokenizer
    if path.is_dir():
        model = folder.model(path, place, precision)
        tokenizer = json_tokenizer.of_folder(path, model.config.vocab_size)
    else:
        file = GGUFFile(path)
        model = gguf_model.model(file, place, precision)
        tokenizer = gguf_tokenizer.of_gguf(file, model.config.vocab_size)
    return model.prepare_decoding(), tokenizer
