"""Steps from countries to capitals: where a step leads, with or without what could know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.lab_model import countries
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.embeddings import principal


class Encoder(Protocol):
    """What turns text into IDs."""

    def encode(self, text: str) -> list[int]:
        """The IDs of a text."""
        ...


def capital_pairs(tokenizer: Encoder) -> dict[str, str]:
    """Country → capital, with a space in front, where each is one token and not the same one."""
    pairs = {}
    for country in countries():
        a, b = f" {country.name}", f" {country.capital}"
        if len(tokenizer.encode(a)) == len(tokenizer.encode(b)) == 1 and a != b:
            pairs[a] = b
    return pairs


def rows_of(tokenizer: Encoder, words: Iterable[str]) -> Tensor:
    """The number of each word's row, [n]. Each word is one token, with the space in front.

    Raises:
        ValueError: a word is several tokens.
    """
    ids = []
    for word in words:
        if len(found := tokenizer.encode(word)) != 1:
            raise RefusedValueError(f"{word!r} is {len(found)} tokens, not one")
        ids += found
    return torch.tensor(ids)


def plane(
    table: Tensor, tokenizer: Encoder, pairs: Mapping[str, str]
) -> dict[str, dict[str, tuple[float, float]]]:
    """Countries and capitals on the plane along which their rows spread most, for a token map.

    A direction has no front: here the countries lie to the left, as on the embedding map, and the
    token furthest along the second direction lies above.
    """
    names = [*pairs, *pairs.values()]
    points, _ = principal.plane(table[rows_of(tokenizer, names)])
    to_right = sum(x for x, _ in points[: len(pairs)]) > 0
    furthest = max((y for _, y in points), key=abs)
    turned = [(-x if to_right else x, -y if furthest < 0 else y) for x, y in points]
    at = dict(zip(names, turned, strict=True))
    return {
        "countries": {name: at[name] for name in pairs},
        "capitals": {name: at[name] for name in pairs.values()},
    }


def mean_of_others(rows: Tensor) -> Tensor:
    """For each of n rows the mean of all others: [n, d_model] → [n, d_model]."""
    return (rows.sum(dim=0) - rows) / (len(rows) - 1)


def arrivals(table: Tensor, starts: Tensor, steps: Tensor, among: Tensor | None = None) -> Tensor:
    """Which row has the largest cosine with each start plus its step, the start left out.

    Args:
        table: [V, d_model].
        starts: numbers of rows, [n].
        steps: [n, d_model], or [d_model] for one step from all starts.
        among: numbers of the rows that may be found; all when left out.

    Returns:
        Numbers of rows, [n].
    """
    among = torch.arange(len(table)) if among is None else among
    goals = table[starts] + steps  # [n, d_model]
    unit = F.normalize(table[among], dim=-1)
    cosines = goals @ unit.T  # [n, len(among)], times the goal's length, which orders nothing
    cosines[starts[:, None] == among] = -torch.inf
    return among[cosines.argmax(dim=-1)]


def hits(
    table: Tensor, starts: Tensor, ends: Tensor, steps: Tensor, among: Tensor | None = None
) -> int:
    """How many of n starts arrive at their own end; the arguments are those of ``arrivals``."""
    return int((arrivals(table, starts, steps, among) == ends).sum())
