"""The catalogue of published models: sizes from ``data/published.toml``, each with its source."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from gpt_lab import data
from gpt_lab.anatomy.costs import kv_cache_bytes
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.described import layers_of, of_row
from gpt_lab.anatomy.serving import parameters_read
from gpt_lab.anatomy.structure import Anatomy
from gpt_lab.table import Table
from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean

NOT_KNOWN = {
    "gpt-4": "OpenAI",
    "gpt-5": "OpenAI",
    "claude": "Anthropic",
    "gemini": "Google",
}
"""Models whose sizes have not been published, with their makers; the catalogue has no parts for
them."""

CACHE_TOKENS = 8192
"""The length of a text whose cache tables and comparisons show."""

GROUPS = {
    "dense": "every token passes everything",
    "experts": "a token passes some experts of many",
    "hybrid": "most layers have a state of fixed size in place of attention",
    "recurrent": "no layer has attention",
}
"""The groups that ``group`` returns, with their descriptions."""


def published(name: str) -> Anatomy:
    """The parts of a published model, for ``count_parameters`` and the costs.

    Args:
        name: a short lower-case name of the hub's base checkpoint; ``published_names`` lists all.

    Raises:
        TypeError: the name is not a ``str``.
        ValueError: no model has that name, or the packaged file is damaged.

    >>> from gpt_lab import count_parameters
    >>> count = count_parameters(published("mixtral-8x7b"))
    >>> f"{count.total:,}, of which {count.active:,} for one token"
    '46,702,792,704, of which 12,879,925,248 for one token'
    """
    return of_row(published_row(name))


def published_row(name: str) -> Mapping[str, Any]:
    """A published model's sizes as a row, with the field names of the data file."""
    if not isinstance(name, str):
        raise RefusedTypeError(f"a model's name is a str, not {name!r}")
    if name not in _rows():
        for unknown, maker in NOT_KNOWN.items():
            if name.lower().startswith(unknown):
                raise RefusedValueError(f"{name!r} cannot be counted: {maker} has not published it")
        hint = did_you_mean(name, _rows(), most=3)
        raise RefusedValueError(
            f"no published model {name!r}; published_names() has them all{hint}"
        )
    return _rows()[name]


def published_names() -> tuple[str, ...]:
    """The names of all published models, family by family."""
    return tuple(_rows())


def published_source(name: str) -> str:
    """The address of the page that states a model's sizes."""
    return str(published_row(name)["source"])


def maker(name: str) -> str:
    """The maker of a published model."""
    return str(published_row(name)["maker"])


def year(name: str) -> int:
    """The year in which a published model's line came out."""
    return int(published_row(name)["year"])


def group(name: str) -> str:
    """The group of a published model: the last of ``GROUPS`` that applies."""
    row = published_row(name)
    mixers = {kind.split()[0] for kind in layers_of(row)}
    states = {"mamba", "delta", "lightning", "filter"}
    if mixers <= states:
        return "recurrent"
    if mixers & {*states, "mamba+full"}:
        return "hybrid"
    return "experts" if "experts" in row else "dense"


def attention_kind(name: str) -> str:
    """How a published model stores keys and values: by heads, groups of heads, or one vector."""
    row = published_row(name)
    if "n_heads" not in row:
        return "none"
    if "latent" in row:
        return "latent"
    heads = row.get("n_kv_heads", row["n_heads"])
    return "one shared" if heads == 1 else "all" if heads == row["n_heads"] else f"{heads} shared"


_COLUMNS = ("model", "maker", "year", "group", "parameters", "for one token", "keys", "cache")
_NUMBERS = ("year", "parameters", "for one token", "cache")


def published_table(
    sort: str = "model", group: str | None = None, tokens: int = CACHE_TOKENS
) -> Table:
    """A table of the published models, one row each.

    *For one token* counts the parameters read for one token: without experts that the router does
    not choose, and without other rows of the token table. *cache* is the size of the KV cache for
    ``tokens`` tokens in bfloat16, in MiB.

    Args:
        sort: the column to sort by; numbers from the largest down. ``model`` leaves the order of
            the data file, family by family.
        group: one of ``GROUPS``, or all of them when left out.
        tokens: T of the cache.

    Raises:
        ValueError: there is no such column or group.
    """
    if sort not in _COLUMNS:
        raise RefusedValueError(f"sort={sort!r} is no column; there are {', '.join(_COLUMNS)}")
    if group is not None and group not in GROUPS:
        raise RefusedValueError(f"group={group!r} is none; there are {', '.join(GROUPS)}")
    rows = [_line(name, tokens) for name in _rows()]
    rows = [row for row in rows if group in (None, row[3])]
    if sort != "model":
        place = _COLUMNS.index(sort)
        rows.sort(key=lambda row: row[place], reverse=sort in _NUMBERS)
    formats = dict.fromkeys(_COLUMNS, "") | {"cache": ",.1f"}
    return Table(rows, formats, f"cache: {tokens:,} tokens, MiB in bfloat16")


def _line(name: str, tokens: int) -> tuple[Any, ...]:
    model = published(name)
    cache_mib = kv_cache_bytes(model, tokens, dtype="bfloat16") / 2**20
    total, read = count_parameters(model).total, parameters_read(model)
    known = (name, maker(name), str(year(name)), group(name))
    return (*known, total, read, attention_kind(name), cache_mib)


@cache
def _rows() -> dict[str, dict[str, Any]]:
    return tomllib.loads(data.read("published.toml").decode("utf-8"))
