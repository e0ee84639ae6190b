"""A model's parts from the ``config.json`` that lies beside its weights on the hub.

A missing field has the default of transformers' class (``families``); sizes without a default are
required.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gpt_lab.anatomy.described import of_row
from gpt_lab.anatomy.families import FAMILIES
from gpt_lab.anatomy.family import Family
from gpt_lab.anatomy.hub_layers import layers
from gpt_lab.anatomy.structure import Anatomy
from gpt_lab.paths import existing, to_path
from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean, parsed, shown

_MOST = 10_000_000  # the largest file in bytes: configurations have a few thousand


def of_hub_config(config: Mapping[str, Any] | str | Path) -> Anatomy:
    """The parts of the model that a ``config.json`` describes, for counts and costs.

    Args:
        config: the file's contents as a mapping, or the path of the file or its folder.

    Raises:
        TypeError: it is neither, or a size is not an integer.
        ValueError: its architecture is unknown, or a size is missing or impossible.
        OSError: the file cannot be read.

    >>> from gpt_lab import count_parameters
    >>> gpt2 = {"model_type": "gpt2", "vocab_size": 50257, "n_positions": 1024}
    >>> gpt2 |= {"n_embd": 768, "n_layer": 12, "n_head": 12}
    >>> count_parameters(of_hub_config(gpt2)).total
    124439808
    """
    return of_row(row_of_hub_config(config))


def row_of_hub_config(config: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    """The row of a ``config.json``, with the field names of ``data/published.toml``."""
    if not isinstance(config, Mapping):
        config = _read(config)
    name = config.get("model_type")
    if not isinstance(name, str):
        raise RefusedValueError(f"the configuration's model_type is {shown(name)}, not a name")
    if name not in FAMILIES:
        if isinstance(config.get("text_config"), Mapping):
            raise RefusedValueError(
                f"model_type {name!r} reads more than text, which is not counted; "
                "its language model alone is config['text_config']"
            )
        hint = did_you_mean(name, FAMILIES, most=3)
        raise RefusedValueError(
            f"no parts are known of model_type {shown(name)}{hint}; of these they are: "
            f"{', '.join(FAMILIES)}"
        )
    family = FAMILIES[name]
    read = Fields(config, family)
    row: dict[str, Any] = {
        "family": name,
        "vocab_size": read.size("vocab_size"),
        "d_model": read.size("hidden_size"),
        "n_layers": read.size("num_hidden_layers"),
        **family.always,
    }
    if family.attends:
        row["n_heads"] = read.size("num_attention_heads")
        row["context_length"] = read.size("max_position_embeddings")
        row |= _heads(read, row)
    for flag, field in family.flags.items():
        row |= {ours: read.flag(flag) for ours in field}
    row["tie_embeddings"] = read.flag("tie_word_embeddings")
    row |= layers(read, row)
    return row


class Fields:
    """The checked values of a configuration, with the family's names and defaults."""

    def __init__(self, config: Mapping[str, Any], family: Family) -> None:
        self.config = config
        self.family = family

    def value(self, name: str) -> Any:
        """The value of a field, or its default; None if there is neither."""
        theirs = self.family.names.get(name, name)
        if theirs in self.config:
            return self.config[theirs]
        return self.config.get(name, self.family.defaults.get(name))

    def size(self, name: str, least: int = 1) -> int:
        """A required integer."""
        value = self.value(name)
        theirs = self.family.names.get(name, name)
        if value is None:
            raise RefusedValueError(
                f"the configuration does not say {theirs}, which has no default"
            )
        if isinstance(value, bool) or not isinstance(value, int):
            raise RefusedTypeError(f"{theirs}={shown(value)} is not an integer")
        if not least <= value < 2**40:
            raise RefusedValueError(f"{theirs}={value} is no size: it has to be at least {least}")
        return value

    def optional(self, name: str) -> int | None:
        """An integer, or None if the field is missing."""
        return None if self.value(name) is None else self.size(name, 0)

    def flag(self, name: str) -> bool:
        """A switch's value."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise RefusedTypeError(f"{name}={shown(value)} is neither true nor false")
        return value

    def kinds(self, name: str, n: int) -> list[str] | None:
        """A list of one name for each of n layers, or None."""
        value = self.value(name)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(kind, str) for kind in value):
            raise RefusedTypeError(f"{name}={shown(value)} is not a list of names")
        if len(value) != n:
            raise RefusedValueError(f"{name} has {len(value)} names for {n} layers")
        return value


def _heads(read: Fields, row: Mapping[str, Any]) -> dict[str, Any]:
    """The widths of keys and values: grouped, or latent."""
    n_heads = row["n_heads"]
    if read.family.latent:
        latent = {
            "kv_rank": read.size("kv_lora_rank"),
            "d_nope": read.size("qk_nope_head_dim", 0),
            "d_rope": read.size("qk_rope_head_dim", 0),
            "d_v": read.size("v_head_dim"),
        }
        rank = read.optional("q_lora_rank")
        return {"latent": latent | ({"q_rank": rank} if rank else {})}
    keys = read.optional("num_key_value_heads") or n_heads
    d_head = None if read.family.as_wide else read.optional("head_dim")
    if d_head is None:
        if row["d_model"] % n_heads:
            raise RefusedValueError(
                f"hidden_size={row['d_model']} is not a multiple of {n_heads} heads, and there is "
                "no head_dim"
            )
        d_head = row["d_model"] // n_heads
    return {"n_kv_heads": keys, "d_head": d_head}


def _read(path: object) -> Mapping[str, Any]:
    path = to_path("config", path)
    path = path / "config.json" if path.is_dir() else path
    with existing(path).open("rb") as file:
        text = file.read(_MOST + 1)
    if len(text) > _MOST:
        raise RefusedValueError(f"{path} has more than {_MOST:,} bytes: no configuration does")
    config = parsed(text, path)
    if not isinstance(config, dict):
        raise RefusedValueError(f"{path} is a JSON {type(config).__name__}, not an object")
    return config
