"""The configuration of a released model, from its ``config.json``.

Entries that ``GPT`` does not support are refused by name: ignoring one would give text that is
nearly right.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.kinds import Architecture, Kind, kind_of
from gpt_lab.pretrained.settings import check
from gpt_lab.rope_scaling import RopeScaling
from gpt_lab.validation import (
    RefusedError,
    RefusedTypeError,
    RefusedValueError,
    integer,
    number,
    parsed,
    shown,
)


def from_json(text: str | bytes, where: str) -> Architecture:
    """The architecture that a ``config.json`` of ``transformers`` describes.

    Args:
        text: the file's content.
        where: its name in error messages.

    Raises:
        ValueError: it is not JSON, its architecture is not supported, or an entry is missing or
            invalid.
    """
    try:
        entries = _entries(text)
    except RefusedError as error:
        raise RefusedValueError(f"{where}: {error}") from None
    return of_entries(entries, where)


def of_entries(entries: dict[str, Any], where: str) -> Architecture:
    """The architecture that the entries of a ``config.json`` describe; raises as ``from_json``."""
    try:
        named = "gpt2" if "n_embd" in entries else None  # missing in the oldest files
        name = entries.get("model_type", named)
        kind = kind_of(name)
        for alias, standard in kind.aliases.items():
            if alias in entries:
                value = entries.pop(alias)
                if entries.setdefault(standard, value) != value:
                    raise RefusedValueError(
                        f"{alias}={shown(value)} and {standard}={shown(entries[standard])} are one"
                    )
        read = {"model_type", *kind.required, *kind.defaults}
        check({**entries, **_of_no_use(entries)}, where, read, kind.fixed)
        make = _of_gpt2 if name == "gpt2" else _of_llamas_family
        return Architecture(str(name), make({**kind.defaults, **entries}, kind))
    except KeyError as error:
        raise RefusedValueError(f"{where} has no {error}") from None
    except RefusedError as error:
        raise RefusedValueError(f"{where}: {error}") from None


def refuse_other_than_gpt2(path: Path) -> None:
    """Refuse a ``config.json`` of any model other than GPT-2.

    Raises:
        ValueError: it belongs to another model, or is not JSON.
    """
    try:
        entries = _entries(path.read_bytes())
        for option, gpt2s in {"model_type": "gpt2", "layer_norm_epsilon": 1e-5}.items():
            if (value := entries.get(option, gpt2s)) != gpt2s:
                raise RefusedValueError(f"{option}={shown(value)} is not GPT-2's {gpt2s!r}")
    except RefusedError as error:
        raise RefusedValueError(f"{path}: {error}") from None


def _entries(text: str | bytes) -> dict[str, Any]:
    """The entries of a ``config.json``."""
    entries = parsed(text, "it")
    if not isinstance(entries, dict):
        raise RefusedValueError("it is not an object with the entries of a configuration")
    return entries


def _of_gpt2(entries: Mapping[str, Any], kind: Kind) -> GPTConfig:
    return GPTConfig(
        vocab_size=entries["vocab_size"],
        context_length=entries["n_positions"],
        d_model=entries["n_embd"],
        n_heads=entries["n_head"],
        n_layers=entries["n_layer"],
        d_ff=entries["n_inner"],
        tie_embeddings=entries["tie_word_embeddings"],
        norm_eps=entries["layer_norm_epsilon"],
        dropout=entries["resid_pdrop"],
        **_layers(entries, kind, integer("n_layer", entries["n_layer"], bits=20)),
        **kind.switches,
    )


def _of_llamas_family(entries: Mapping[str, Any], kind: Kind) -> GPTConfig:
    switches = dict(kind.switches)
    if "mlp_bias" in kind.defaults:
        switches["qkv_bias"], switches["bias"] = entries["attention_bias"], entries["mlp_bias"]
        if switches["qkv_bias"] is not switches["bias"]:
            raise RefusedValueError(
                f"attention_bias={shown(entries['attention_bias'])} with "
                f"mlp_bias={shown(entries['mlp_bias'])} is not computed: both or none are"
            )
    n_layers = integer("num_hidden_layers", entries["num_hidden_layers"], bits=20)
    return GPTConfig(
        vocab_size=entries["vocab_size"],
        context_length=entries["max_position_embeddings"],
        d_model=entries["hidden_size"],
        n_heads=entries["num_attention_heads"],
        n_kv_heads=entries["num_key_value_heads"],
        d_head=entries["head_dim"],
        n_layers=n_layers,
        d_ff=entries["intermediate_size"],
        tie_embeddings=entries["tie_word_embeddings"],
        norm_eps=entries["rms_norm_eps"],
        **rotary(entries),
        **_layers(entries, kind, n_layers),
        **switches,
    )


def rotary(entries: Mapping[str, Any]) -> dict[str, Any]:
    """The base and the scaling of rotary positions, as ``transformers`` 4 and 5 write them.

    Args:
        entries: ``rope_parameters`` or ``rope_scaling``, which takes precedence, and
            ``rope_theta``; with YaRN and Llama 3's scaling also ``max_position_embeddings``.

    Returns:
        ``rope_theta`` and, if there is one, ``rope_scaling``, as for ``GPTConfig``.

    Raises:
        ValueError: the kind of scaling is not supported.
    """
    rope, parameters = _rope(entries), entries.get("rope_parameters") or {}
    theta = rope.get("rope_theta", entries["rope_theta"])
    if parameters.get("rope_theta", theta) != theta:
        raise RefusedValueError(
            f"rope_scaling is read instead of rope_parameters, so rope_theta={shown(theta)} would "
            f"take the place of rope_theta={shown(parameters['rope_theta'])}: write all into one"
        )
    kind, base = _rope_type(rope), {"rope_theta": theta}
    if rope.get("partial_rotary_factor", 1.0) != 1.0:
        raise RefusedValueError(
            f"partial_rotary_factor={shown(rope['partial_rotary_factor'])} is not computed; 1.0 is"
        )
    if str(kind) not in _ROPE:
        raise RefusedValueError(
            f"rope_type={shown(kind)} is not computed; default, linear, llama3 and yarn are"
        )
    if kind == "default":
        return base
    if kind == "linear":
        return {**base, "rope_scaling": RopeScaling("linear", rope["factor"])}
    context, key = entries.get("max_position_embeddings"), "original_max_position_embeddings"
    original: Any = entries.get(key)  # one outside takes precedence over one in the settings
    if original is None:
        original = rope.get(key, context)
    if kind == "yarn":
        return {**base, "rope_scaling": _yarn(rope, original, context)}
    frequencies = rope["factor"], rope["low_freq_factor"], rope["high_freq_factor"]
    return {**base, "rope_scaling": RopeScaling("llama3", *frequencies, original)}


_ROPE: dict[str, tuple[str, ...]] = {
    "default": (),
    "linear": ("factor",),
    "llama3": (
        *("factor", "low_freq_factor", "high_freq_factor"),
        "original_max_position_embeddings",
    ),
    "yarn": (
        *("factor", "original_max_position_embeddings", "attention_factor", "beta_fast"),
        *("beta_slow", "mscale", "mscale_all_dim", "truncate"),
    ),
}
"""The settings that each kind of scaling reads, besides ``rope_theta``."""


def _rope(entries: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of rotary positions, for all blocks."""
    for name in ("rope_scaling", "rope_parameters"):
        rope = entries.get(name) or {}
        if not isinstance(rope, dict):
            raise RefusedValueError(f"{name}={shown(rope)} are no entries")
        for layers, value in rope.items():
            if isinstance(value, dict):
                raise RefusedValueError(f"{name} of {shown(layers)} alone are not computed")
    return entries.get("rope_scaling") or entries.get("rope_parameters") or {}


def _rope_type(rope: Mapping[str, Any]) -> Any:
    return rope.get("rope_type", rope.get("type", "default"))


def _of_no_use(entries: Mapping[str, Any]) -> dict[str, Any]:
    """The unused settings of rotary positions."""
    rope = _rope(entries)
    read = "rope_type", "type", "rope_theta", "partial_rotary_factor"
    used = *read, *_ROPE.get(str(_rope_type(rope)), ())
    return {f"rope_parameters.{name}": rope[name] for name in rope if name not in used}


def _yarn(rope: Mapping[str, Any], original: Any, context: Any) -> RopeScaling:
    """YaRN's settings, with ``transformers``' defaults for entries that are missing or null."""
    factor = rope["factor"]
    if factor is None:
        factor = integer("max_position_embeddings", context) / integer("original context", original)
    factor = number("factor", factor, "1 or more", lambda x: x >= 1)
    attention_factor = rope.get("attention_factor")
    scales = rope.get("mscale"), rope.get("mscale_all_dim")
    if attention_factor is None and all(scales):  # DeepSeek's spelling
        numerator, denominator = (
            1.0 + 0.1 * number("mscale", scale, "above 0", lambda x: x > 0) * math.log(factor)
            for scale in scales
        )
        attention_factor = numerator / denominator
    return RopeScaling(
        "yarn",
        factor,
        original_context=original,
        beta_slow=rope.get("beta_slow") or 1.0,
        beta_fast=rope.get("beta_fast") or 32.0,
        attention_factor=attention_factor,
        truncate=rope.get("truncate", True),
    )


def _layers(entries: Mapping[str, Any], kind: Kind, n_layers: int) -> dict[str, Any]:
    """The blocks with a sliding window, and those without rotary positions."""
    layers: dict[str, Any] = {}
    if "no_rope_layers" in kind.defaults:
        rotates = entries["no_rope_layers"]
        if rotates is None:
            interval = integer("no_rope_layer_interval", entries["no_rope_layer_interval"])
            rotates = [(i + 1) % interval != 0 for i in range(n_layers)]
        _check_length("no_rope_layers", rotates, n_layers)
        layers["nope_layers"] = tuple(i for i, on in enumerate(rotates) if not on)
    window, on = entries.get("sliding_window"), entries.get("use_sliding_window", True)
    if not isinstance(on, bool):
        raise RefusedTypeError(f"use_sliding_window={shown(on)} is not True or False")
    windowed = _windowed(entries, n_layers)
    ignored = window is not None and not on and "use_sliding_window" not in kind.defaults
    has_window = window is not None and on
    if ignored or (windowed and not has_window):
        raise RefusedValueError(
            f"sliding_window={shown(window)}, use_sliding_window={on} and "
            f"layer_types={shown(entries['layer_types'])} do not agree"
        )
    if not has_window:
        return layers
    integer("sliding_window", window, 2)  # of 1, transformers' cache keeps all tokens
    if windowed is None and "max_window_layers" in kind.defaults:
        first = integer("max_window_layers", entries["max_window_layers"], 0)
        windowed = tuple(range(first, n_layers))
    elif windowed is None:
        windowed = layers.get("nope_layers")
    if windowed is None:
        return {**layers, "sliding_window": window}
    if windowed:
        layers |= {"sliding_window": window, "window_layers": windowed}
    return layers


def _windowed(entries: Mapping[str, Any], n_layers: int) -> tuple[int, ...] | None:
    """The blocks with a window in ``layer_types``; None without that entry."""
    kinds = entries["layer_types"]
    if kinds is None:
        return None
    _check_length("layer_types", kinds, n_layers)
    if unknown := [k for k in kinds if k not in ("full_attention", "sliding_attention")]:
        raise RefusedValueError(f"layer_types has {shown(unknown[0])}, which is not computed")
    return tuple(i for i, k in enumerate(kinds) if k == "sliding_attention")


def _check_length(name: str, values: object, n_layers: int) -> None:
    if not isinstance(values, list) or len(values) != n_layers:
        raise RefusedValueError(f"{name}={shown(values)} are not num_hidden_layers={n_layers}")
