"""Load published models: by name, from folders, and from GGUF files.

A model is loaded in this order: ``names`` finds or fetches its files (``on_hub``); ``folder`` or
``gguf_model`` reads its configuration (``configs``) and its tensors (``gguf_file``) by their names
there (``layouts``), and ``checkpoints.assembly`` builds a ``GPT`` from them; ``folder`` or
``gguf_tokenizer`` reads its tokenizer. Lesson 7 opens such a model.

Importing this imports neither torch nor ``gguf``; loading does.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gpt_lab.extras import needed_for
from gpt_lab.paths import to_path
from gpt_lab.validation import RefusedValueError, did_you_mean

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT
    from gpt_lab.tokenization.protocol import Tokenizer

__all__ = ["load_gpt2", "load_pretrained"]


def load_pretrained(
    name_or_path: str | os.PathLike[str],
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = "float32",
    cache_dir: str | os.PathLike[str] | None = None,
) -> tuple[GPT, Tokenizer]:
    """Load a released model and its tokenizer.

    Args:
        name_or_path: a name: ``"smollm2-135m"``, which is SmolLM2-135M-Instruct, rounded to Q4_1
            (5.7 bits a weight over all); ``"smollm2-135m-instruct"``, the same unrounded;
            ``"smollm2-135m-base"``, the model before instruction tuning; ``"gpt2"``,
            ``"gpt2-medium"``, ``"gpt2-large"`` or ``"gpt2-xl"``. Or a folder as ``save_pretrained``
            writes it, with ``config.json``, safetensors files and ``tokenizer.json``; a GGUF file,
            in any format that the package ``gguf`` dequantizes; or a checkpoint that ``save``
            wrote. A folder without ``tokenizer.json`` and a checkpoint get GPT-2's tokenizer, if
            their model has GPT-2's number of tokens.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision; see ``choose_dtype`` for names. None keeps the stored precision;
            quantized tensors of a GGUF file become float32.
        cache_dir: the folder for fetched files. When left out, ``"smollm2-135m"`` is in the folder
            named by the environment variable ``GPT_LAB_CACHE``, or in the user's cache folder, and
            all others are in the hub's cache.

    Returns:
        The model, in evaluation mode, and its tokenizer, with the special tokens and the chat
        template that came with it.

    Raises:
        ConnectionError: a named model is not in the cache, and could not be fetched.
        FileNotFoundError: there is no such file, or a folder lacks one.
        ValueError: there is no such name, device or precision; the architecture is not one that
            ``GPT`` computes; or a file is damaged or incomplete.
    """
    from gpt_lab.tokenization import GPT2Tokenizer

    with needed_for("load_pretrained", "pretrained"):
        model, tokenizer = load_files(name_or_path, device, dtype, cache_dir)
    if tokenizer is not None:
        return model, tokenizer
    gpt2, path = GPT2Tokenizer(), to_path("name_or_path", name_or_path)
    if model.config.vocab_size == gpt2.vocab_size:
        return model, gpt2
    if path.is_dir():
        raise FileNotFoundError(
            f"{path / 'tokenizer.json'} is missing: save the tokenizer beside the model, by its "
            "save_pretrained"
        )
    raise RefusedValueError(
        f"{path} has vocab_size={model.config.vocab_size} and no tokenizer; without one, "
        f"vocab_size={gpt2.vocab_size} means GPT-2's. gpt_lab.load gives the model alone"
    )


def load_files(
    name_or_path: str | os.PathLike[str],
    device: torch.device | str,
    dtype: torch.dtype | str | None,
    cache_dir: str | os.PathLike[str] | None = None,
) -> tuple[GPT, Tokenizer | None]:
    """Like ``load_pretrained``, but the tokenizer is None if there is none beside the weights.

    There is none for a checkpoint, a folder without ``tokenizer.json``, and GPT-2 by name.
    """
    from gpt_lab.checkpoints.files import load
    from gpt_lab.model.device import place_and_precision
    from gpt_lab.pretrained import (
        folder,
        folder_tokenizer,
        gguf_model,
        gguf_tokenizer,
        names,
        on_hub,
    )
    from gpt_lab.pretrained.gguf_file import GGUFFile, is_gguf

    place, precision = place_and_precision(device, dtype)  # checked before anything is fetched
    path, name = to_path("name_or_path", name_or_path), str(name_or_path)
    if is_name := not path.exists():
        path = names.find(name, cache_dir)
    tokenizer: Tokenizer | None = None
    if path.is_dir():
        model = folder.model(path, place, precision)
        if not (is_name and name in on_hub.REVISIONS):  # its cache may have some of the files
            tokenizer = folder_tokenizer.tokenizer(path, model.config.vocab_size)
    elif is_gguf(path):
        file = GGUFFile(path)
        model = gguf_model.model(file, place, precision)
        tokenizer = gguf_tokenizer.of_gguf(file, model.config.vocab_size)
    else:
        model = load(path, device=place, dtype=precision)
    return model.prepare_decoding(), tokenizer


def load_gpt2(
    name_or_directory: str | os.PathLike[str] = "gpt2",
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str = "float32",
    cache_dir: str | os.PathLike[str] | None = None,
) -> GPT:
    """Load GPT-2 with its released weights, or those of a directory, in evaluation mode.

    Args:
        name_or_directory: ``"gpt2"``, ``"gpt2-medium"``, ``"gpt2-large"`` or ``"gpt2-xl"``, fetched
            from the hub at a fixed revision and kept in its cache; or a directory with
            ``config.json`` and ``model.safetensors`` as ``save_pretrained`` writes them.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision; see ``choose_dtype`` for names.
        cache_dir: the hub's cache; its default location when left out.

    Raises:
        ConnectionError: the weights are not in the cache and the hub cannot be reached.
        FileNotFoundError: the directory lacks a file.
        ValueError: no such name, device or precision, the model is not a GPT-2, or a file does not
            match its configuration.
    """
    from gpt_lab.model.device import place_and_precision
    from gpt_lab.pretrained import configs, folder, on_hub

    place, precision = place_and_precision(device, dtype)
    path, name = to_path("name_or_directory", name_or_directory), str(name_or_directory)
    if not path.is_dir():
        if name not in on_hub.REVISIONS:
            raise RefusedValueError(
                f"{name!r} is neither a directory nor a model of the release: "
                f"{', '.join(on_hub.REVISIONS)}{did_you_mean(name, on_hub.REVISIONS)}"
            )
        path = on_hub.obtain(name, cache_dir)
    configs.refuse_other_than_gpt2(folder.config_file(path))
    return folder.model(path, place, precision).prepare_decoding()
