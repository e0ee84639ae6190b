"""How each architecture's ``config.json`` names its sizes, and which defaults it has.

The list is ``data/families.toml``, whose head explains each entry; the page reads the same list.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from gpt_lab import data

Family = Mapping[str, Any]

_START: dict[str, Any] = {
    "sizes": {"d_ff": "intermediate_size"},
    "heads": {
        "n_heads": "num_attention_heads",
        "n_kv_heads": "num_key_value_heads|num_attention_heads",
    },
    "mixers": ["full"],
    "networks": ["dense"],
}
"""The entries of most families."""


def _resolved(tables: Mapping[str, Family], name: str) -> dict[str, Any]:
    """A family joined with the one that it continues, key by key at all depths."""
    table = tables[name]
    start = _resolved(tables, table["like"]) if "like" in table else _START
    return {key: value for key, value in _joined(start, table).items() if key != "like"}


def _joined(start: Mapping[str, Any], end: Mapping[str, Any]) -> dict[str, Any]:
    result = dict(start)
    for key, value in end.items():
        before = result.get(key)
        both = isinstance(value, Mapping) and isinstance(before, Mapping)
        whole = not both or key in ("chosen", "network") or not value
        result[key] = value if whole else _joined(before or {}, value)
    return result


@cache
def families() -> dict[str, dict[str, Any]]:
    """Families by ``model_type``; the field ``family`` of a data file's row is one of these."""
    tables = tomllib.loads(data.read("families.toml").decode("utf-8"))
    return {name: _resolved(tables, name) for name in tables}
