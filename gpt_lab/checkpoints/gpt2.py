"""GPT-2's released weights, from the Hugging Face hub or a directory of ``save_pretrained``."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import huggingface_hub
import torch
from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError

from gpt_lab.checkpoints.files import assemble, place_and_precision
from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.validation import RefusedValueError, did_you_mean, parsed

# The release on the hub (https://huggingface.co/openai-community), each at a fixed commit.
REVISIONS = {
    "gpt2": "607a30d783dfa663caf39e06633721c8d4cfcd7e",
    "gpt2-medium": "6dcaa7a952f72f9298047fd5137cd6e4f05f41da",
    "gpt2-large": "32b71b12589c2f8d625668d2335a01cac3249519",
    "gpt2-xl": "15ea56dee5df4983c59b2538573817e1667135e2",
}


# Parts of parameter names, ours and the release's.
_RELEASED = {
    "token_embedding": "wte",
    "position_embedding": "wpe",
    "blocks": "h",
    "norm": "ln_f",
    "norm_1": "ln_1",
    "norm_2": "ln_2",
    "attention": "attn",
    "qkv": "c_attn",
    "output": "c_proj",
    "feed_forward": "mlp",
    "up": "c_fc",
    "down": "c_proj",
}


# Options of transformers' GPT2Config that change the arithmetic, with the values that GPT-2 has.
_ARITHMETIC: dict[str, tuple[Any, ...]] = {
    "model_type": ("gpt2",),
    "activation_function": ("gelu_new", "gelu_pytorch_tanh"),
    "layer_norm_epsilon": (1e-5,),
    "scale_attn_weights": (True,),
    "scale_attn_by_inverse_layer_idx": (False,),
    "add_cross_attention": (False,),
}


_MASK_BUFFER = re.compile(r"h\.\d+\.attn\.(bias|masked_bias)")  # constants in the released files


def load_gpt2(
    name_or_directory: str | os.PathLike[str] = "gpt2",
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str = torch.float32,
    cache_dir: str | os.PathLike[str] | None = None,
) -> GPT:
    """GPT-2 with its released weights, or those of a directory, in evaluation mode.

    Args:
        name_or_directory: ``"gpt2"``, ``"gpt2-medium"``, ``"gpt2-large"`` or ``"gpt2-xl"``, fetched
            from the hub at a fixed revision and kept in its cache; or a directory with
            ``config.json`` and ``model.safetensors`` as ``save_pretrained`` writes them.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision; see ``choose_dtype`` for names.
        cache_dir: the hub's cache, if not where it usually is.

    Raises:
        ConnectionError: the weights are not in the cache and the hub cannot be reached.
        FileNotFoundError: the directory lacks a file.
        ValueError: no such name, device or precision, or a file does not hold what its
            configuration calls for.
    """
    place, precision = place_and_precision(device, dtype)
    directory = Path(name_or_directory)
    if not directory.is_dir():
        directory = _fetch(str(name_or_directory), Path(cache_dir) if cache_dir else None)
    config = _released_config(directory / "config.json")
    shared = {"lm_head.weight": "wte.weight"} if config.tie_embeddings else {}

    def plain(name: str) -> str | None:
        name = name.removeprefix("transformer.")
        return None if _MASK_BUFFER.fullmatch(name) else name

    return assemble(
        config, weight_files(directory), _released_name, plain, shared, place, precision
    ).prepare_decoding()


def _fetch(name: str, cache_dir: Path | None) -> Path:
    """The directory in the hub's cache that holds a model of the release."""
    if name not in REVISIONS:
        raise RefusedValueError(
            f"{name!r} is neither a directory nor a model of the release: {', '.join(REVISIONS)}"
            f"{did_you_mean(name, REVISIONS)}"
        )
    try:
        for file in ("config.json", "model.safetensors"):
            fetched = huggingface_hub.hf_hub_download(
                f"openai-community/{name}", file, revision=REVISIONS[name], cache_dir=cache_dir
            )
    except (LocalEntryNotFoundError, HfHubHTTPError) as error:
        cache = cache_dir or huggingface_hub.constants.HF_HUB_CACHE
        raise ConnectionError(
            f"{name} is not in the cache ({cache}) and could not be fetched from the Hugging Face "
            "hub. Either connect to the network and call this again (it is fetched once), or save "
            f"it elsewhere with transformers' save_pretrained, copy that directory here and pass "
            f"its path. The hub's own words: {str(error).splitlines()[0]}"
        ) from error
    return Path(fetched).parent


def _released_config(path: Path) -> GPTConfig:
    """The configuration in a ``config.json`` of ``transformers``."""
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing: not a directory of save_pretrained")
    try:
        given = parsed(path.read_bytes(), "it")
        for option, allowed in _ARITHMETIC.items():
            if given.get(option, allowed[0]) not in allowed:
                raise RefusedValueError(f"{option}={given[option]!r} is not GPT-2's {allowed[0]!r}")
        return GPTConfig(
            vocab_size=given["vocab_size"],
            context_length=given["n_positions"],
            d_model=given["n_embd"],
            n_heads=given["n_head"],
            n_layers=given["n_layer"],
            d_ff=given.get("n_inner"),
            tie_embeddings=given.get("tie_word_embeddings", True),
            dropout=given.get("resid_pdrop", 0.1),
        )
    except KeyError as error:
        raise RefusedValueError(f"{path} has no {error}") from None
    except (AttributeError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{path}: {error}") from None


def weight_files(directory: Path) -> list[Path]:
    """The one file of weights, or the several that its index names."""
    single, index = directory / "model.safetensors", directory / "model.safetensors.index.json"
    if single.is_file() or not index.is_file():
        if not single.is_file() and (directory / "pytorch_model.bin").is_file():
            raise RefusedValueError(
                f"{directory} has its weights in pytorch_model.bin alone, which is a pickle and is "
                "not read: save them as safetensors, as transformers' save_pretrained does"
            )
        return [single]
    try:
        names = sorted(set(parsed(index.read_bytes(), "it")["weight_map"].values()))
        if any(Path(name).name != name for name in names):
            raise RefusedValueError("it names files outside its directory")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{index} is not an index of weights: {error}") from None
    return [directory / name for name in names]


def _released_name(name: str) -> str:
    """The release's name of one of our parameters.

    >>> _released_name("blocks.3.feed_forward.up.bias")
    'h.3.mlp.c_fc.bias'
    """
    if name == "output_embedding":
        return "lm_head.weight"
    return ".".join(_RELEASED.get(part, part) for part in name.split("."))
