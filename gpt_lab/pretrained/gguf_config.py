"""The configuration of a GGUF file, whose metadata say what a ``config.json`` says elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.configs import Architecture, kind_of
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.layouts import ROPE_FACTORS
from gpt_lab.rope_scaling import RopeScaling
from gpt_lab.validation import RefusedError, RefusedValueError, integer, shown

_EVERY_FOURTH = 4  # SmolLM3's blocks without rotation, which llama.cpp takes for granted


def from_gguf(file: GGUFFile) -> Architecture:
    """The architecture of a file.

    Raises:
        ValueError: its architecture is not computed, or an entry is missing or not as it should be.
    """
    try:
        name = file.metadata.get("general.architecture")
        switches = dict(kind_of(name).switches)
        prefix = f"{name}."
        entries = {
            key.removeprefix(prefix): value
            for key, value in file.metadata.items()
            if key.startswith(prefix)
        }
        n_layers = integer(f"{prefix}block_count", entries["block_count"])
        if name == "gpt2":
            epsilon = entries["attention.layer_norm_epsilon"]
        else:
            epsilon = entries["attention.layer_norm_rms_epsilon"]
            switches |= _of_llamas_family(entries, file)
        if name == "smollm3":
            step = _EVERY_FOURTH
            switches["nope_layers"] = tuple(range(step - 1, n_layers, step))
        if (window := entries.get("attention.sliding_window", 0)) and name != "llama":
            raise RefusedValueError(f"{prefix}attention.sliding_window={window} is not computed")
        if window:
            switches["sliding_window"] = window
        config = GPTConfig(
            vocab_size=_rows(file, "token_embd.weight"),
            context_length=entries["context_length"],
            d_model=entries["embedding_length"],
            n_heads=entries["attention.head_count"],
            n_layers=n_layers,
            d_ff=entries["feed_forward_length"],
            tie_embeddings=_is_tied(file),
            norm_eps=_short(epsilon),
            **switches,
        )
    except KeyError as error:
        raise RefusedValueError(f"{file.path} has no {prefix}{error.args[0]}") from None
    except RefusedError as error:
        raise RefusedValueError(f"{file.path}: {error}") from None
    return Architecture(str(name), config)


def _of_llamas_family(entries: Mapping[str, Any], file: GGUFFile) -> dict[str, Any]:
    """Heads, biases and rotary positions."""
    width = entries.get("attention.key_length", entries.get("rope.dimension_count"))
    for name in ("attention.value_length", "rope.dimension_count"):
        if entries.get(name, width) != width:
            raise RefusedValueError(
                f"{name}={shown(entries[name])} is not computed: heads are {shown(width)} wide"
            )
    return {
        "n_kv_heads": entries.get("attention.head_count_kv"),
        "d_head": width,
        "qkv_bias": "blk.0.attn_q.bias" in file.tensors,
        "bias": "blk.0.attn_output.bias" in file.tensors,
        "rope_theta": _short(entries.get("rope.freq_base", 10_000.0)),
        "rope_scaling": _rope_scaling(entries, file),
    }


def _rope_scaling(entries: Mapping[str, Any], file: GGUFFile) -> RopeScaling | None:
    """How rotary frequencies are slowed.

    Llama 3's way is kept as numbers, one for each frequency, of which the largest is the factor.
    The other three of its settings are the same in all releases, and ``gguf_model`` sees whether
    they give these numbers.
    """
    kind = entries.get("rope.scaling.type", "none")
    if kind == "linear":
        return RopeScaling("linear", _short(entries["rope.scaling.factor"]))
    if kind != "none":
        raise RefusedValueError(
            f"rope.scaling.type={shown(kind)} is not computed; none and linear are"
        )
    if ROPE_FACTORS in file.tensors:
        return RopeScaling("llama3", float(file.read(ROPE_FACTORS).max()))
    return None


def _rows(file: GGUFFile, name: str) -> int:
    if name not in file.tensors:
        raise RefusedValueError(f"{name} is missing")
    return file.tensors[name].shape[0]


def _is_tied(file: GGUFFile) -> bool:
    """Whether there is one embedding; some writers store it twice."""
    return "output.weight" not in file.tensors or file.same("output.weight", "token_embd.weight")


def _short(value: Any) -> Any:
    """A float32's value in the fewest decimals that give it again: 1e-05, not 9.999999747e-06."""
    return float(str(np.float32(value))) if isinstance(value, float) else value
