"""Load a model from a GGUF file: its configuration from the metadata, and its weights.

The metadata are translated into the entries of a ``config.json``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.configs import of_entries
from gpt_lab.pretrained.gguf_file import ROPE_FACTORS, GGUFFile
from gpt_lab.pretrained.kinds import Architecture, kind_of
from gpt_lab.pretrained.settings import check
from gpt_lab.validation import RefusedError, RefusedValueError, integer, shown

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT

_SIZES = {
    "block_count": "num_hidden_layers",
    "context_length": "max_position_embeddings",
    "embedding_length": "hidden_size",
    "attention.head_count": "num_attention_heads",
}
_GPT2S = {
    **_SIZES,
    "feed_forward_length": "n_inner",
    "attention.layer_norm_epsilon": "layer_norm_epsilon",
}
_LLAMAS = {
    **_SIZES,
    "feed_forward_length": "intermediate_size",
    "attention.layer_norm_rms_epsilon": "rms_norm_eps",
    "attention.head_count_kv": "num_key_value_heads",
    "attention.sliding_window": "sliding_window",
    "rope.freq_base": "rope_theta",
}
_UNSAID = {"num_key_value_heads": None, "sliding_window": None, "rope_theta": 10_000.0}
_HEAD_WIDTHS = "attention.key_length", "rope.dimension_count", "attention.value_length"
_SCALING = "rope.scaling."
_ORIGINAL = "original_max_position_embeddings"
_YARNS = "beta_fast", "beta_slow"
_ROPE = ("type", "factor", "original_context_length", *(f"yarn_{name}" for name in _YARNS))
_HARMLESS = {"vocab_size", "tensor_data_layout", "pooling_type", f"{_SCALING}finetuned"}
_NEUTRAL: Mapping[str, tuple[Any, ...]] = {
    "attention.causal": (True,),
    f"{_SCALING}attn_factor": (1.0,),
    f"{_SCALING}yarn_ext_factor": (1.0, -1.0),
}


def model(file: GGUFFile, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """Load the model of a file, with dequantized weights.

    Raises:
        ValueError: the architecture is not supported, or the file is incomplete.
    """
    from gpt_lab.checkpoints.assembly import assemble  # imports torch
    from gpt_lab.pretrained import layouts

    config = architecture(file).config
    if ROPE_FACTORS in file.tensors:
        _check_rope_factors(file, config)
    layout = layouts.of_gguf(file.metadata["general.architecture"], config)
    return assemble(config, file, layout, device, dtype)


def architecture(file: GGUFFile) -> Architecture:
    """The architecture that the metadata describe.

    Raises:
        ValueError: the architecture is not supported, or an entry is missing or invalid.
    """
    try:
        name = file.metadata.get("general.architecture")
        kind_of(name)  # otherwise it would be refused
        entries = _entries(str(name), file)
    except RefusedError as error:
        raise RefusedValueError(f"{file.path}: {error}") from None
    return of_entries(entries, str(file.path))


def _entries(name: str, file: GGUFFile) -> dict[str, Any]:
    """The metadata of an architecture as the entries of a ``config.json``."""
    parts = [(key.partition("."), value) for key, value in file.metadata.items()]
    values = {key: _plain(value) for (before, _, key), value in parts if before == name}
    if (count := file.metadata.get("split.count", 0)) not in (0, 1):
        raise RefusedValueError(
            f"split.count={shown(count)}: the model is in several files, which "
            "llama-gguf-split --merge joins"
        )
    _check(name, values, str(file.path))
    entries: dict[str, Any] = {
        **({} if name == "gpt2" else _UNSAID),
        "model_type": name,
        "vocab_size": _rows(file, "token_embd.weight"),
        "tie_word_embeddings": _is_tied(file),
    }
    for key, entry in (_GPT2S if name == "gpt2" else _LLAMAS).items():
        if key not in values and entry not in entries:
            raise RefusedValueError(f"it has no {name}.{key}")
        entries[entry] = values.get(key, entries.get(entry))
    if name == "gpt2":
        return entries
    entries["head_dim"] = _head_width(values)
    entries["rope_parameters"] = _rope_scaling(name, values, file)
    entries["sliding_window"] = entries["sliding_window"] or None
    queries, output, up = (
        f"blk.0.{part}.bias" in file.tensors for part in ("attn_q", "attn_output", "ffn_up")
    )
    if name == "llama" and entries["sliding_window"]:
        entries["model_type"] = "mistral"  # its name there
    elif name == "llama" and queries and not output:
        entries["model_type"] = "qwen2"  # whose biases these are
    elif name in ("llama", "smollm3"):
        entries |= {"attention_bias": queries, "mlp_bias": up}
    return entries


def _check(name: str, values: Mapping[str, Any], where: str) -> None:
    """Refuse unused keys of the format, unless their value changes nothing."""
    from gguf.constants import Keys

    read = {*_GPT2S}
    if name != "gpt2":
        read = {*_LLAMAS, *_HEAD_WIDTHS, "rope.scale_linear", *(_SCALING + key for key in _ROPE)}
    if name != "llama":
        read -= {"attention.sliding_window"}
    known = {key.removeprefix("{arch}.") for key in _keys(Keys) if key.startswith("{arch}.")}
    fixed = {key: _NEUTRAL.get(key, (0, [], "")) for key in known - read - _HARMLESS}
    check(values, f"{where}: {name}", read, fixed, _HARMLESS)


def _keys(owner: type) -> Iterator[str]:
    """All keys that ``gguf`` lists, in nested classes."""
    for value in vars(owner).values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, type):
            yield from _keys(value)


def _head_width(values: Mapping[str, Any]) -> Any:
    """The width of a head from one of several keys; None if there is none."""
    said = [(key, values[key]) for key in _HEAD_WIDTHS if key in values]
    for key, width in said[1:]:
        if width != said[0][1]:
            raise RefusedValueError(
                f"{key}={shown(width)} is not computed: heads are {shown(said[0][1])} wide"
            )
    return said[0][1] if said else None


def _rope_scaling(name: str, values: Mapping[str, Any], file: GGUFFile) -> dict[str, Any] | None:
    """The scaling of rotary frequencies for contexts longer than in training.

    As in llama.cpp, a factor without a type is linear, and a factor of 0 is none. For Llama 3's
    scaling, a file has one divisor for each frequency; the largest is the factor. The other three
    settings are the same in all releases; ``_check_rope_factors`` compares the frequencies.
    """
    said = {key: values[_SCALING + key] for key in _ROPE if _SCALING + key in values}
    kind = said.get("type", "linear")
    factor = said.get("factor", values.get("rope.scale_linear", 0)) or 1.0
    context = integer(f"{name}.context_length", values["context_length"])
    divided = ROPE_FACTORS in file.tensors
    if kind not in ("none", "linear", "yarn"):
        raise RefusedValueError(
            f"{_SCALING}type={shown(kind)} is not computed; none, linear and yarn are"
        )
    if kind == "none" or (kind == "linear" and factor == 1.0):
        llama3s = file.metadata.get("tokenizer.ggml.pre") == "llama-bpe"
        long = values.get("rope.freq_base") == 500_000 and context > 8192
        if name == "llama" and llama3s and long and "type" not in said and not divided:
            raise RefusedValueError(
                f"it has no {ROPE_FACTORS}, which Llama 3.1 needs (rope.freq_base=500000, "
                f"context_length={context}) and files of before August 2024 lack: take a newer one"
            )
        if not divided:
            return None
        kind, factor = "llama3", float(file.read(ROPE_FACTORS).max())
    elif divided:
        raise RefusedValueError(f"{_SCALING}type={kind} and {ROPE_FACTORS} are two kinds of it")
    original = said.get("original_context_length", context)
    more = {
        "linear": {},
        "llama3": {"low_freq_factor": 1.0, "high_freq_factor": 4.0, _ORIGINAL: 8192},
        "yarn": {_ORIGINAL: original}
        | {key: said[f"yarn_{key}"] for key in _YARNS if f"yarn_{key}" in said},
    }
    return {"rope_type": kind, "factor": factor, **more[kind]}


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


def _plain(value: Any) -> Any:
    """A value as in a ``config.json``.

    A float32 becomes the shortest decimal value that rounds to it: 1e-05, not 9.999999747e-06. A
    list with the same value for each block becomes that value.
    """
    if isinstance(value, list) and value and value.count(value[0]) == len(value):
        value = value[0]
    return float(str(np.float32(value))) if isinstance(value, float) else value
