"""The kinds of released models that ``GPT`` supports, by their names in ``transformers``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.settings import FIXED
from gpt_lab.validation import RefusedValueError, did_you_mean, shown


class Architecture(NamedTuple):
    """A released model's kind (a key of ``KINDS``) and configuration, without its weights."""

    kind: str
    config: GPTConfig


class Kind(NamedTuple):
    """How one kind of model is configured.

    Attributes:
        required: entries that every ``config.json`` has.
        defaults: defaults of ``transformers`` for entries missing in a ``config.json``.
        switches: arguments of ``GPTConfig`` that all models of this kind share.
        fixed: entries that change the computation, with the only values that ``GPT`` supports.
        aliases: other names of entries.
    """

    required: tuple[str, ...]
    defaults: Mapping[str, Any]
    switches: Mapping[str, Any]
    fixed: Mapping[str, tuple[Any, ...]]
    aliases: Mapping[str, str] = {}


_SIZES = (
    *("vocab_size", "hidden_size", "intermediate_size"),
    *("num_hidden_layers", "num_attention_heads"),
)
_MODERN = {"norm": "rms", "feed_forward": "swiglu", "positions": "rotary", "dropout": 0.0}
_NO_BIASES = {**_MODERN, "qkv_bias": False, "bias": False}
_FIXED = {**FIXED, "hidden_act": ("silu", "swish")}
_NO_WINDOW = {"sliding_window": (None,)}  # transformers' cache has one, its attention has not
_SILENT = {
    **{"rms_norm_eps": 1e-6, "num_key_value_heads": None, "head_dim": None},
    **{"tie_word_embeddings": False, "rope_theta": 10_000.0, "layer_types": None},
    **{"rope_parameters": None, "rope_scaling": None, "original_max_position_embeddings": None},
}
_QWEN = {
    **{**_SILENT, "max_position_embeddings": 32_768, "num_key_value_heads": 32},
    **{"sliding_window": 4096, "use_sliding_window": False, "max_window_layers": 28},
}

KINDS: dict[str, Kind] = {
    "gpt2": Kind(
        ("vocab_size", "n_embd", "n_head", "n_layer"),
        {
            **{"tie_word_embeddings": True, "layer_norm_epsilon": 1e-5, "layer_types": None},
            **{"n_inner": None, "n_positions": 1024, "resid_pdrop": 0.1},
        },
        {},
        {
            **{**FIXED, **_NO_WINDOW, "activation_function": ("gelu_new", "gelu_pytorch_tanh")},
            **{"scale_attn_weights": (True,), "scale_attn_by_inverse_layer_idx": (False,)},
        },
        {
            **{"hidden_size": "n_embd", "num_attention_heads": "n_head"},
            **{"num_hidden_layers": "n_layer", "max_position_embeddings": "n_positions"},
        },
    ),
    "llama": Kind(
        _SIZES,
        {**_SILENT, "max_position_embeddings": 2048, "attention_bias": False, "mlp_bias": False},
        _MODERN,
        {**_FIXED, **_NO_WINDOW},
    ),
    "mistral": Kind(
        _SIZES,
        {
            **{**_SILENT, "max_position_embeddings": 131_072},
            **{"num_key_value_heads": 8, "sliding_window": 4096},
        },
        _NO_BIASES,
        _FIXED,
    ),
    "qwen2": Kind(_SIZES, _QWEN, {**_NO_BIASES, "qkv_bias": True}, _FIXED),
    "qwen3": Kind(
        _SIZES,
        {**_QWEN, "head_dim": 128},
        {**_NO_BIASES, "qk_norm": "head"},
        {**_FIXED, "attention_bias": (False,)},
    ),
    "smollm3": Kind(
        _SIZES,
        {
            **{**_SILENT, "max_position_embeddings": 32_768, "num_key_value_heads": 4},
            **{"tie_word_embeddings": True, "attention_bias": False, "mlp_bias": False},
            **{"rope_theta": 2_000_000.0, "sliding_window": None, "use_sliding_window": False},
            **{"no_rope_layers": None, "no_rope_layer_interval": 4},
        },
        _MODERN,
        _FIXED,
    ),
    "olmo2": Kind(
        _SIZES,
        {**_SILENT, "max_position_embeddings": 2048, "rms_norm_eps": 1e-5},
        {**_NO_BIASES, "qk_norm": "width", "norm_place": "output"},
        {**_FIXED, **_NO_WINDOW, "attention_bias": (False,)},
    ),
}
"""The supported kinds of models by ``model_type``. SmolLM2 is of the kind ``llama``."""


def kind_of(name: object) -> Kind:
    """The kind of an architecture.

    Raises:
        ValueError: it is not supported.
    """
    if not isinstance(name, str) or name not in KINDS:
        raise RefusedValueError(
            f"the architecture {shown(name)} is not computed here; those that are: "
            f"{', '.join(KINDS)}{did_you_mean(name, KINDS)}"
        )
    return KINDS[name]
