"""Load a model from a GGUF file: its configuration from the metadata, and its weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.gguf_file import ROPE_FACTORS, GGUFFile
from gpt_lab.pretrained.kinds import Architecture, kind_of
from gpt_lab.rope_scaling import RopeScaling
from gpt_lab.validation import RefusedError, RefusedValueError, integer, shown

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT

_EVERY_FOURTH = 4  # SmolLM3's blocks without rotation, which llama.cpp hard-codes


def model(file: GGUFFile, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """Load the model of a file, with dequantized weights.

    Raises:
        ValueError: the architecture is not supported, or the file is incomplete.
    """
    from gpt_lab.checkpoints.assembly import assemble  # imports torch
    from gpt_lab.pretrained import layouts

    kind, config = architecture(file)
    if ROPE_FACTORS in file.tensors:
        _check_rope_factors(file, config)
    return assemble(config, file, layouts.of_gguf(kind, config), device, dtype)


def architecture(file: GGUFFile) -> Architecture:
    """The architecture that the metadata describe.

    Raises:
        ValueError: the architecture is not supported, or an entry is missing or invalid.
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
    """The settings of Llama-like models: heads, biases and rotary positions."""
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
    """The scaling of rotary frequencies for contexts longer than in training.

    For Llama 3's scaling, a file has one divisor for each frequency; the largest is the factor. The
    other three settings are the same in all releases; ``_check_rope_factors`` compares the
    resulting frequencies with the divisors.
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


def _check_rope_factors(file: GGUFFile, config: GPTConfig) -> None:
    """Refuse frequency divisors that differ from the configuration's."""
    import torch

    from gpt_lab.model.positions import angles

    stored = torch.from_numpy(file.read(ROPE_FACTORS))  # [d_head / 2]
    scaled, plain = (
        angles(1, 1, config.d_head, config.rope_theta, scaling=scaling)[0]
        for scaling in (config.rope_scaling, None)
    )
    if stored.shape != plain.shape or not torch.allclose(stored, plain / scaled, rtol=1e-4):
        raise RefusedValueError(
            f"{file.path}: {ROPE_FACTORS} does not slow frequencies as Llama 3 does, which "
            "is the way that is computed"
        )


def _rows(file: GGUFFile, name: str) -> int:
    if name not in file.tensors:
        raise RefusedValueError(f"{name} is missing")
    return file.tensors[name].shape[0]


def _is_tied(file: GGUFFile) -> bool:
    """Whether the embeddings are tied; some writers store them twice."""
    return "output.weight" not in file.tensors or file.same("output.weight", "token_embd.weight")


def _short(value: Any) -> Any:
    """A float32's shortest decimal value that rounds to it: 1e-05, not 9.999999747e-06."""
    return float(str(np.float32(value))) if isinstance(value, float) else value
