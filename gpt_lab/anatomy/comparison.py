"""Compare two models line by line: what differs, and what each difference costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gpt_lab.anatomy.catalogue import CACHE_TOKENS, published_names, published_row
from gpt_lab.anatomy.costs import kv_cache_bytes
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.described import Row, layers_of, of_row
from gpt_lab.anatomy.hub_config import row_of_hub_config
from gpt_lab.table import Table

_DEFAULTS: dict[str, Any] = {
    "tie_embeddings": False,
    "lm_head_bias": False,
    "qkv_bias": False,
    "bias": False,
    "attention_gate": False,
    "qk_norm": None,
    "sinks": False,
    "norm": "rms",
    "norms_per_block": 2,
    "feed_forward": "swiglu",
    "positions": "rotary",
}

# The order in which one model is changed into the other: one line for each group that differs.
_STEPS = {
    "vocabulary": ("vocab_size",),
    "positions": ("positions", "context_length"),
    "output is the token table": ("tie_embeddings", "lm_head_bias"),
    "width": ("d_model",),
    "layers": ("n_layers", "layers"),
    "window": ("window",),
    "query heads": ("n_heads", "d_head", "d_v", "full", "one_pair"),
    "key-value heads": ("n_kv_heads",),
    "latent attention": ("latent", "index"),
    "norms of queries and keys": ("qk_norm",),
    "attention's gate and sinks": ("attention_gate", "sinks"),
    "feed-forward network": ("feed_forward", "d_ff", "d_wide"),
    "experts": ("experts",),
    "recurrent layers": ("state_space", "delta", "filter"),
    "biases": ("qkv_bias", "output_bias", "bias"),
    "norms": ("norm", "norms_per_block", "norm_bias", "embedding_norm"),
    "a table for the layers": ("layer_table",),
}
_ATTENTION = ("query heads", "key-value heads", "latent attention")


_SAID = {
    "n_heads": "{} heads",
    "d_head": "{} wide",
    "n_kv_heads": "{} heads",
    "context_length": "up to {}",
    "norms_per_block": "{} a block",
}


def compare(
    a: str | Path | Mapping[str, Any], b: str | Path | Mapping[str, Any], tokens: int = CACHE_TOKENS
) -> Table:
    """List the changes that turn model a into model b, with the cost of each.

    Each line changes one thing in the model of the line before, so the lines add up to the whole
    difference. In another order, single lines would have other numbers. If the kinds of layers
    differ, their sizes change in the same line.

    Args:
        a: a published model's name, or a ``config.json`` as a mapping or a path.
        b: likewise.
        tokens: T, the number of tokens for which the caches are compared.

    Returns:
        A line for each difference: its two values, parameters more, and MiB of cache more for T
        tokens in bfloat16. The first line is a itself, the last is b.

    Raises:
        TypeError: what ``published`` and ``of_hub_config`` raise, as for ValueError.
    """
    start, end = _full(_row(a)), _full(_row(b))
    lines: list[tuple[Any, ...]] = [("all of it", _name(a), "", *_costs(start, tokens))]
    before = _costs(start, tokens)
    for what, fields in _steps(start, end):
        first, second = (_words(what, row, fields) for row in (start, end))
        start = {key: value for key, value in start.items() if key not in fields}
        start |= {key: end[key] for key in fields if key in end}
        after = _costs(start, tokens)
        lines.append((what, first, second, after[0] - before[0], after[1] - before[1]))
        before = after
    lines.append(("all of it", "", _name(b), *_costs(end, tokens)))
    formats = {"what": "", "from": "", "to": "", "parameters": "+,", "cache, MiB": "+,.2f"}
    return Table(lines, formats, f"cache of {tokens:,} tokens in bfloat16")


def _steps(start: Row, end: Row) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The groups of fields that differ; new kinds of layers bring the fields of those layers."""
    with_layers: set[str] = set()
    if _words_of(start, 0) != _words_of(end, 0):
        with_layers |= {"window", "recurrent layers"}
        if ("n_heads" in start) != ("n_heads" in end):
            with_layers |= {*_ATTENTION}
    if _words_of(start, 1) != _words_of(end, 1):
        with_layers |= {"feed-forward network", "experts"}
    attention = ("latent" in start) != ("latent" in end) and not with_layers & {*_ATTENTION}
    for what, fields in _STEPS.items():
        if what in with_layers or (attention and what in _ATTENTION[:2]):
            continue
        if what == "layers":
            fields += tuple(field for other in with_layers for field in _STEPS[other])
        if attention and what == "latent attention":
            fields += tuple(field for other in _ATTENTION[:2] for field in _STEPS[other])
        if any(start.get(field) != end.get(field) for field in fields):
            yield what, fields


def _words_of(row: Row, place: int) -> set[str]:
    """The mixers (0) or the feed-forward networks (1) of a row's layers, in words."""
    return {(*kind.split(), "")[place] for kind in row["layers"]}


def _full(row: Row) -> dict[str, Any]:
    """A row with all defaults written out, so that a single field can be changed."""
    full = _DEFAULTS | {k: v for k, v in row.items() if k not in ("source", "copy", "published")}
    full["layers"] = layers_of(row)
    full["experts"] = row.get("experts")
    full["output_bias"] = row.get("output_bias", full["bias"])
    full["norm_bias"] = row.get("norm_bias", full["bias"])
    if "n_heads" in row and "latent" not in row:
        full["d_head"] = row.get("d_head", row["d_model"] // row["n_heads"])
        full["n_kv_heads"] = row.get("n_kv_heads", row["n_heads"])
    return full


def _costs(row: Row, tokens: int) -> tuple[int, float]:
    model = of_row(row)
    cache = kv_cache_bytes(model, tokens, dtype="bfloat16")
    return count_parameters(model).total, cache / 2**20


def _words(what: str, row: Row, fields: tuple[str, ...]) -> str:
    """A group's values as text: sizes as numbers, and the names of switches that are on."""
    if what == "layers":
        return ", ".join(f"{n} × {kind}" for kind, n in row["layers"].items())
    words = []
    for field in fields:
        value = row.get(field)
        if isinstance(value, Mapping):
            words += [
                key.replace("_", " ") + (f" {number:,}" if number is not True else "")
                for key, number in value.items()
                if key != "first_dense"  # already said by the layers
            ]
        elif value is True:
            words.append(field.replace("_", " "))
        elif value not in (None, False):
            number = f"{value:,}" if isinstance(value, int) else str(value)
            words.append(_SAID.get(field, "{}").format(number))
    return ", ".join(words) or "none"


def _row(model: str | Path | Mapping[str, Any]) -> Row:
    if isinstance(model, str) and (model in published_names() or "/" not in model):
        return published_row(model)
    return row_of_hub_config(model)


def _name(model: str | Path | Mapping[str, Any]) -> str:
    return str(model.get("model_type")) if isinstance(model, Mapping) else str(model)
