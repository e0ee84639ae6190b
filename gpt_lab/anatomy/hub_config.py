"""A model's parts from the ``config.json`` that lies beside its weights on the hub.

A missing field has the default of transformers' class (``families``); sizes without a default are
required.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from gpt_lab.anatomy.described import ATTEND, of_row
from gpt_lab.anatomy.families import families
from gpt_lab.anatomy.hub_fields import Fields
from gpt_lab.anatomy.hub_layers import Kinds, heads, kinds_of
from gpt_lab.anatomy.structure import Anatomy
from gpt_lab.paths import read, to_path
from gpt_lab.validation import RefusedValueError, did_you_mean, parsed, shown

_MOST = 10_000_000  # the largest file in bytes: configurations have a few thousand
_LAYERS = 100_000


def of_hub_config(config: Mapping[str, Any] | str | Path) -> Anatomy:
    """The parts of the model that a ``config.json`` describes, for counts and costs.

    Of a model that reads more than text, only the language model is described: ``text_config``.

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
    if name not in families():
        if isinstance(text := config.get("text_config"), Mapping):
            return row_of_hub_config(_text(config, text)) | {"other_inputs": True}
        hint = did_you_mean(name, families(), most=3)
        raise RefusedValueError(
            f"no parts are known of model_type {shown(name)}{hint}; of these they are: "
            f"{', '.join(families())}"
        )
    family = families()[name]
    read = Fields(config, family)
    for key, value in family.get("only", {}).items():
        if read.value(key) != value:
            raise RefusedValueError(f"{key}={shown(read.value(key))} is not counted here")
    row: dict[str, Any] = {
        "family": name,
        "vocab_size": read.size("vocab_size"),
        "d_model": read.size("hidden_size"),
        "n_layers": read.n_layers(),
        **deepcopy(family.get("row", {})),
    }
    if row["n_layers"] > _LAYERS:
        raise RefusedValueError(f"{row['n_layers']:,} layers are too many")
    if row.get("positions") == "learned" or read.value("max_position_embeddings") is not None:
        row["context_length"] = read.size("max_position_embeddings")
    for flag, fields in family.get("flags", {}).items():
        on = read.flag(flag)
        for field in fields:
            _put(row, field, on)
    row["tie_embeddings"] = read.flag("tie_word_embeddings")
    kinds = kinds_of(read, row)
    _sizes(read, row, kinds)
    counts = dict(Counter(" ".join(kind).strip() for kind in kinds))
    return row if counts == {"full dense": row["n_layers"]} else row | {"layers": counts}


def _sizes(read: Fields, row: dict[str, Any], kinds: Kinds) -> None:
    """Add the sizes of the parts that the kinds of layers have."""
    found = {mixer for mixer, _ in kinds} | {network for _, network in kinds}
    if "window" in found:
        row["window"] = read.size("sliding_window")
    parts = {
        "d_ff": {"dense", "both"},
        "experts": {"moe", "both"},
        "state_space": {"mamba", "mamba+full"},
        "delta": {"delta"},
        "filter": {"filter"},
        "latent": {*ATTEND},
        "index": {*ATTEND},
    }
    for name, specification in read.family["sizes"].items():
        if not found & parts[name]:
            row.pop(name, None)
            continue
        if isinstance(specification, str):
            row.setdefault(name, read.number(specification))
            continue
        given = {field: read.number(spec) for field, spec in specification.items() if spec}
        row[name] = row.get(name, {}) | {f: n for f, n in given.items() if n is not None}
    if found & {*ATTEND, "lightning"}:
        row |= heads(read, row, kinds)


def _put(row: dict[str, Any], field: str, on: bool) -> None:
    """Set the field of a switch: ``field``, ``table.field``, or ``field=value``."""
    field, _, value = field.partition("=")
    table, _, name = field.rpartition(".")
    if not value or on:
        (row.setdefault(table, {}) if table else row)[name] = value or on


def _text(config: Mapping[str, Any], text: Mapping[str, Any]) -> Mapping[str, Any]:
    """The language model's configuration, with the whole model's tying of embeddings."""
    tied = "tie_word_embeddings"
    return {**text, tied: config[tied]} if tied in config else text


def _read(path: object) -> Mapping[str, Any]:
    path = to_path("config", path)
    path = path / "config.json" if path.is_dir() else path
    text = read(path, most=_MOST + 1)
    if len(text) > _MOST:
        raise RefusedValueError(f"{path} has more than {_MOST:,} bytes: no configuration does")
    config = parsed(text.removeprefix(BOM_UTF8), path)
    if not isinstance(config, dict):
        raise RefusedValueError(f"{path} is a JSON {type(config).__name__}, not an object")
    return config
