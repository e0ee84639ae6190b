"""Features of today's models that GPT-2 lacks: the explorer's second page of controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import traitlets

from gpt_lab.anatomy import Count, count_parameters
from gpt_lab.anatomy.catalogue import published_row
from gpt_lab.config import PRESETS, FeedForwardKind, GPTConfig, NormKind, Positions, QKNorm
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.widgets.parameter_explorer.rows import of_switches
from gpt_lab_course.widgets.settings import Choice, Integer, Size, Switch

_CHOICES = ("norm", "feed_forward", "positions", "qk_norm")
_EXPERTS = ("n_experts", "n_active", "n_shared", "d_expert")
_LATENT = ("kv_rank", "d_rope")
MORE = (*_CHOICES, "experts", *_EXPERTS, "latent", *_LATENT)
"""The settings of the second page, except ``n_kv_heads``, which is older."""


class MoreSwitches(traitlets.HasTraits):
    """The switches and sizes of today's models as settings; all are off at first."""

    feed_forward = Choice(
        get_args(FeedForwardKind),
        label="feed-forward network",
        control="select",
        names={"gelu": "GELU", "relu": "ReLU", "swiglu": "SwiGLU"},
    )
    norm = Choice(
        get_args(NormKind),
        label="norm",
        control="select",
        names={"layer": "layer norm", "rms": "RMS norm"},
    )
    positions = Choice(get_args(Positions), label="positions", control="select")
    qk_norm = Choice(
        get_args(QKNorm),
        label="norm of queries and keys",
        control="select",
        names={"head": "each head", "width": "all heads"},
    )
    experts = Switch(False, label="mixture of experts")
    # Within these and the explorer's own limits, every count is exact in JavaScript.
    n_experts = Size(
        8,
        symbol="E",
        label="experts",
        max=512,
        stops=(1, 2, 4, 8, 16, 32, 48, 64, 96, 128, 160, 192, 256, 384, 512),
    )
    n_active = Size(2, symbol="k", label="experts a token passes", max=512, stops=range(1, 33))
    n_shared = Integer(0, min=0, max=16, label="shared experts", help="Every token passes them.")
    d_expert = Size(
        3072,
        symbol="d_expert",
        label="width of an expert",
        max=32_768,
        stops=(64, *range(128, 2_049, 128), *range(2_304, 4_097, 256), *range(4_608, 16_385, 512)),
    )
    latent = Switch(False, label="latent attention")
    kv_rank = Size(
        512,
        symbol="r_kv",
        label="width of the latent vector",
        max=16_384,
        stops=(16, 32, *range(64, 1_025, 64), 1_536, 2_048),
    )
    d_rope = Size(
        64,
        symbol="d_rope",
        label="rotated width",
        max=1_024,
        stops=(2, 4, 8, *range(16, 129, 16), 192, 256),
    )


def counted(config: GPTConfig) -> dict[str, Any]:
    """The settings of the second page from a configuration; the others keep their defaults."""
    at_first = {name: MoreSwitches.class_traits()[name].default_value for name in MORE}
    return at_first | {name: getattr(config, name) for name in _CHOICES}


def config_of(values: Mapping[str, Any], kept: Mapping[str, Any]) -> GPTConfig:
    """The configuration of some settings, with uncounted fields from another.

    Raises:
        ValueError: no such model can be built, or ``GPTConfig`` does not support it.
    """
    for name, what in (("experts", "experts"), ("latent", "latent attention")):
        if values[name]:
            raise RefusedValueError(f"a GPTConfig has no {what}: .count counts it all the same")
    plain = {k: v for k, v in values.items() if k in _CHOICES or k not in MORE}
    return GPTConfig(**plain, **kept)


def count_of(values: Mapping[str, Any]) -> Count:
    """The count of some settings.

    Raises:
        ValueError: no such model can be built; the message says why.
    """
    plain = {**values, "experts": False, "latent": False}
    rotary = values["positions"] == "rotary"
    if values["latent"]:  # each head has its own key, and a rotated part is added
        plain |= {"n_kv_heads": values["n_heads"]} | ({"positions": "none"} if rotary else {})
    config_of(plain, {})
    if values["latent"] and rotary and values["d_rope"] % 2:
        raise RefusedValueError(f"d_rope={values['d_rope']} is odd; rotary positions take pairs")
    if values["experts"] and values["n_active"] > values["n_experts"]:
        raise RefusedValueError(
            f"n_active={values['n_active']} is above n_experts={values['n_experts']}"
        )
    return count_parameters(of_switches(values))


def todays_presets() -> dict[str, dict[str, Any]]:
    """Models that the second page can make: their published settings by name."""
    names = ("qwen2-0.5b", "llama-3.2-1b")
    models = {name: _of_config(PRESETS[name]) for name in names}
    return models | {name: _of_row(name) for name in ("mixtral-8x7b", "olmoe-1b-7b")}


_PLAIN = ("d_model", "n_heads", "n_layers", "d_ff", "vocab_size", "context_length", "n_kv_heads")


def _of_config(config: GPTConfig) -> dict[str, Any]:
    switches = ("qkv_bias", "bias", "tie_embeddings")
    return {name: getattr(config, name) for name in (*_PLAIN, *switches)} | counted(config)


def _of_row(name: str) -> dict[str, Any]:
    """A published mixture's settings; its row leaves out defaults."""
    row = published_row(name)
    experts = row["experts"]
    config = GPTConfig(
        **{size: row[size] for size in _PLAIN if size in row},
        qkv_bias=row.get("qkv_bias", False),
        bias=row.get("bias", False),
        tie_embeddings=row.get("tie_embeddings", False),
        norm=row.get("norm", "rms"),
        feed_forward="swiglu",
        positions=row.get("positions", "rotary"),
        qk_norm=row.get("qk_norm") or "none",
    )
    return _of_config(config) | {
        "experts": True,
        "n_experts": experts["count"],
        "n_active": experts["active"],
        "n_shared": experts.get("shared", 0),
        "d_expert": experts["d_ff"],
    }
