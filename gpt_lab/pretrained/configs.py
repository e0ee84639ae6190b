"""The configuration of a released model, from its ``config.json``.

An entry that asks for what ``GPT`` does not compute is refused by its name: a model that is nearly
the right one gives text that is nearly right.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.kinds import KINDS, Architecture, Kind, kind_of
from gpt_lab.rope_scaling import RopeScaling
from gpt_lab.validation import (
    RefusedError,
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
        where: what it is called, for the message.

    Raises:
        ValueError: it is not JSON, its architecture is not computed, or an entry is missing or not
            as it should be.
    """
    try:
        entries = _entries(text)
        named = "gpt2" if "n_embd" in entries else None  # the oldest files leave it out
        name = entries.get("model_type", named)
        kind = kind_of(name)
        for option, allowed in kind.fixed.items():
            if entries.get(option) is not None and entries[option] not in allowed:
                raise RefusedValueError(
                    f"{option}={shown(entries[option])} is not computed; {allowed[0]!r} is"
                )
        complete = {**kind.defaults, **entries}
        make = _of_gpt2 if name == "gpt2" else _of_llamas_family
        return Architecture(str(name), make(complete, kind))
    except KeyError as error:
        raise RefusedValueError(f"{where} has no {error}") from None
    except RefusedError as error:
        raise RefusedValueError(f"{where}: {error}") from None


def refuse_other_than_gpt2(path: Path) -> None:
    """Refuse a ``config.json`` of another model than GPT-2.

    Raises:
        ValueError: it is one, or is not JSON.
    """
    try:
        entries = _entries(path.read_bytes())
        asked = {"model_type": ("gpt2",), "layer_norm_epsilon": (1e-5,), **KINDS["gpt2"].fixed}
        for option, allowed in asked.items():
            if (value := entries.get(option, allowed[0])) not in allowed:
                raise RefusedValueError(f"{option}={shown(value)} is not GPT-2's {allowed[0]!r}")
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
    n_layers = integer("num_hidden_layers", entries["num_hidden_layers"])
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
        **_layers(entries, n_layers),
        **switches,
    )


def rotary(entries: Mapping[str, Any]) -> dict[str, Any]:
    """The base and the scaling of rotary positions, as ``transformers`` 4 and 5 write them.

    Args:
        entries: ``rope_parameters`` or ``rope_scaling``, and ``rope_theta``; with YaRN also
            ``max_position_embeddings``.

    Returns:
        ``rope_theta`` and, where there is one, ``rope_scaling``, as ``GPTConfig`` has them.

    Raises:
        ValueError: the scaling is not one that is computed.
    """
    rope = entries.get("rope_parameters") or entries.get("rope_scaling") or {}
    if not isinstance(rope, dict):
        raise RefusedValueError(f"rope_parameters={shown(rope)} are no entries")
    kind = rope.get("rope_type", rope.get("type", "default"))
    theta = {"rope_theta": rope.get("rope_theta", entries["rope_theta"])}
    if rope.get("partial_rotary_factor", 1.0) != 1.0:
        raise RefusedValueError(
            f"partial_rotary_factor={shown(rope['partial_rotary_factor'])} is not computed; 1.0 is"
        )
    match kind:
        case "default":
            return theta
        case "linear":
            return {**theta, "rope_scaling": RopeScaling("linear", rope["factor"])}
        case "llama3":
            scaling = RopeScaling(
                "llama3",
                rope["factor"],
                rope["low_freq_factor"],
                rope["high_freq_factor"],
                rope["original_max_position_embeddings"],
            )
            return {**theta, "rope_scaling": scaling}
        case "yarn":
            return {**theta, "rope_scaling": _yarn(rope, entries["max_position_embeddings"])}
    raise RefusedValueError(
        f"rope_type={shown(kind)} is not computed; default, linear, llama3 and yarn are"
    )


def _yarn(rope: Mapping[str, Any], context: Any) -> RopeScaling:
    """YaRN with the values that ``transformers`` takes where an entry is missing or null."""
    factor = number("factor", rope["factor"], "1 or more", lambda x: x >= 1)
    attention_factor = rope.get("attention_factor")
    scales = rope.get("mscale"), rope.get("mscale_all_dim")
    if attention_factor is None and all(scales):  # DeepSeek's way to say it
        numerator, denominator = (
            1.0 + 0.1 * number("mscale", scale, "above 0", lambda x: x > 0) * math.log(factor)
            for scale in scales
        )
        attention_factor = numerator / denominator
    return RopeScaling(
        "yarn",
        factor,
        original_context=rope.get("original_max_position_embeddings", context),
        beta_slow=rope.get("beta_slow") or 1.0,
        beta_fast=rope.get("beta_fast") or 32.0,
        attention_factor=attention_factor,
        truncate=rope.get("truncate", True),
    )


def _layers(entries: Mapping[str, Any], n_layers: int) -> dict[str, Any]:
    """Which blocks have a sliding window, and which no rotary positions."""
    layers: dict[str, Any] = {}
    if "no_rope_layers" in entries:
        rotates = entries["no_rope_layers"]
        if rotates is None:
            interval = integer("no_rope_layer_interval", entries["no_rope_layer_interval"])
            rotates = [(i + 1) % interval != 0 for i in range(n_layers)]
        _check_length("no_rope_layers", rotates, n_layers)
        layers["nope_layers"] = tuple(i for i, on in enumerate(rotates) if not on)
    window = entries["sliding_window"]
    if window is None or not entries.get("use_sliding_window", True):
        return layers
    kinds = entries.get("layer_types") if "use_sliding_window" in entries else None
    if kinds is not None:
        _check_length("layer_types", kinds, n_layers)
        if unknown := [k for k in kinds if k not in ("full_attention", "sliding_attention")]:
            raise RefusedValueError(f"layer_types has {shown(unknown[0])}, which is not computed")
        windowed = tuple(i for i, k in enumerate(kinds) if k == "sliding_attention")
    elif "max_window_layers" in entries:
        windowed = tuple(
            range(integer("max_window_layers", entries["max_window_layers"], 0), n_layers)
        )
    elif "nope_layers" in layers:
        windowed = layers["nope_layers"]
    else:
        return {**layers, "sliding_window": window}
    if windowed:
        layers |= {"sliding_window": window, "window_layers": windowed}
    return layers


def _check_length(name: str, values: object, n_layers: int) -> None:
    if not isinstance(values, list) or len(values) != n_layers:
        raise RefusedValueError(f"{name}={shown(values)} are not num_hidden_layers={n_layers}")
