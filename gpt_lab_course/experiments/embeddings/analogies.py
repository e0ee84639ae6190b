"""Analogies from countries to capitals: where a step leads, with and without cheating."""

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
    """An object that turns text into IDs."""

    def encode(self, text: str) -> list[int]:
        """The IDs of a text."""
        ...


def capital_pairs(tokenizer: Encoder) -> dict[str, str]:
    """Country → capital, with a space in front, if each is a single token and they differ."""
    pairs = {}
    for country in countries():
        a, b = f" {country.name}", f" {country.capital}"
        if len(tokenizer.encode(a)) == len(tokenizer.encode(b)) == 1 and a != b:
            pairs[a] = b
    return pairs


def rows_of(tokenizer: Encoder, words: Iterable[str]) -> Tensor:
    """The row of each word, [n]. Each word is one token, with the space in front.

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
    """Countries and capitals on their plane of principal directions, for a token map.

    The signs of directions are arbitrary: here countries are on the left, as on the embedding map,
    and the token furthest along the second direction is at the top.
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
    """The row with the largest cosine to each start plus its step, without the start itself.

    Args:
        table: [V, d_model].
        starts: indices of rows, [n].
        steps: [n, d_model], or [d_model] for the same step from all starts.
        among: indices of the candidate rows; all when left out.

    Returns:
        Indices of rows, [n].
    """
    among = torch.arange(len(table)) if among is None else among
    goals = table[starts] + steps  # [n, d_model]
    unit = F.normalize(table[among], dim=-1)
    cosines = goals @ unit.T  # [n, len(among)], up to a factor that does not change the order
    cosines[starts[:, None] == among] = -torch.inf
    return among[cosines.argmax(dim=-1)]


def hits(
    table: Tensor, starts: Tensor, ends: Tensor, steps: Tensor, among: Tensor | None = None
) -> int:
    """The number of n starts that arrive at their own end; arguments as in ``arrivals``."""
    return int((arrivals(table, starts, steps, among) == ends).sum())
