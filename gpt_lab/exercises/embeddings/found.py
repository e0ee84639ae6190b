"""What a direction finds: from each word of a pair to the other, by the other pairs' difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Either

Pairs = Sequence[tuple[int, int]]
Shift = Callable[[Tensor, Pairs, int], Tensor]


def _differences(table: Tensor, pairs: Pairs) -> Tensor:
    return torch.stack([table[b] - table[a] for a, b in pairs])  # [pairs, d_model]


def _others(pairs: Pairs, k: int) -> Pairs:
    return [pair for j, pair in enumerate(pairs) if j != k]


def _mean_of_others(table: Tensor, pairs: Pairs, k: int) -> Tensor:
    return _differences(table, _others(pairs, k)).mean(dim=0)


def _cosine(table: Tensor, goal: Tensor) -> Tensor:
    return F.cosine_similarity(table, goal.unsqueeze(0), dim=-1)


def _search(
    table: Tensor,
    pairs: Pairs,
    shift: Shift = _mean_of_others,
    score: Callable[[Tensor, Tensor], Tensor] = _cosine,
    *,
    without_start: bool = True,
    among: Sequence[int] | None = None,
) -> list[int]:
    rows = []
    for k, (a, _) in enumerate(pairs):
        scores = score(table, table[a] + shift(table, pairs, k))
        if without_start:
            scores[a] = -torch.inf
        if among is not None:
            scores[[i for i in range(len(table)) if i not in among]] = -torch.inf
        rows.append(int(scores.argmax()))
    return rows


def found(table: Tensor, pairs: Pairs) -> Any:
    """The reference."""
    return _search(table, pairs)


def _by(shift: Shift) -> Any:
    return lambda table, pairs: _search(table, pairs, shift)


def _right(table: Tensor, pairs: Pairs) -> int:
    return sum(row == b for row, (_, b) in zip(found(table, pairs), pairs, strict=True))


def _planted(seed: int, n: int, d_model: int, noise: float) -> tuple[Tensor, list[tuple[int, int]]]:
    """A table whose pairs share a direction, more or less, and as many rows beside them."""
    starts, others = drawn(seed, n, d_model), drawn(seed + 1, n, d_model)
    ends = starts + drawn(seed + 2, 1, d_model) + noise * drawn(seed + 3, n, d_model)
    lengths = drawn(seed + 4, 3 * n, 1).abs() + 0.5
    return torch.cat([starts, ends, others]) * lengths, [(i, n + i) for i in range(n)]


exercise = Exercise(
    "embeddings.found",
    number=6,
    solution=found,
    inputs=[
        _planted(31, 4, 3, 0.3),
        _planted(41, 5, 4, 0.6),
        _planted(52, 5, 2, 0.4),
        _planted(63, 6, 5, 1.0),
    ],
    hints=(
        "For pair k the direction must not know the answer: which pairs may take part in the mean "
        "of table[b] − table[a], and which one not?",
        "For each pair: the mean difference of the *other* pairs, added to row a, is where you "
        "look. Take the cosine with every row of the table, set that of row a itself to −∞, and "
        "note where the largest is.",
    ),
    then=(
        "Now the baselines, before you believe it: the nearest row without any direction, and a "
        "random direction of the same length."
    ),
    raises={
        r"ZeroDivisionError|RuntimeError: stack expects a non-empty": (
            "for some pair no other pair was left to average over."
        ),
        r"ValueError: (?:too many|not enough) values to unpack|TypeError: cannot unpack": (
            "`pairs` is a list of pairs of row numbers: `for a, b in pairs` takes them one by one."
        ),
    },
    mistakes={
        "the pair that is asked for takes part in the mean, so the direction knows its answer: "
        "leave it out.": _by(lambda table, pairs, k: _differences(table, pairs).mean(dim=0)),
        "the row that one starts from is often the nearest to where one arrives; leave it out.": (
            lambda table, pairs: _search(table, pairs, without_start=False)
        ),
        "the difference has the wrong sign: from a to b it is table[b] − table[a].": _by(
            lambda table, pairs, k: -_mean_of_others(table, pairs, k)
        ),
        "the differences are added up; a direction of the usual length is their mean.": _by(
            lambda table, pairs, k: _differences(table, _others(pairs, k)).sum(dim=0)
        ),
        "no direction was added: this is the nearest row of each start.": _by(
            lambda table, pairs, k: 0 * table[0]
        ),
        "these are the largest dot products, in which long rows win; take the cosine.": (
            lambda table, pairs: _search(table, pairs, score=lambda t, goal: t @ goal)
        ),
        "these are the smallest distances; take the cosine.": (
            lambda table, pairs: _search(
                table, pairs, score=lambda t, goal: -(t - goal).norm(dim=-1)
            )
        ),
        "the search is among the pairs' second rows alone; search the whole table.": (
            lambda table, pairs: _search(table, pairs, among=[b for _, b in pairs])
        ),
        "the direction is that of a single other pair; average over all others.": Either(
            _by(lambda t, pairs, k: _differences(t, _others(pairs, k))[0]),
            _by(lambda t, pairs, k: _differences(t, _others(pairs, k))[-1]),
            _by(lambda t, pairs, k: _differences(t, pairs)[0]),
        ),
        "each pair's own difference was added, which leads to the answer by construction; use the "
        "other pairs'.": Either(
            _by(lambda table, pairs, k: table[pairs[k][1]] - table[pairs[k][0]]),
            lambda table, pairs: [b for _, b in pairs],
        ),
        "this counts how many are right; return the row found for each pair.": Either(
            _right,
            lambda table, pairs: _right(table, pairs) / len(pairs),
            lambda table, pairs: [
                row == b for row, (_, b) in zip(found(table, pairs), pairs, strict=True)
            ],
        ),
        "this is where the direction leads from the zero vector; add it to row a.": (
            lambda table, pairs: _search(
                table, pairs, lambda t, p, k: _mean_of_others(t, p, k) - t[p[k][0]]
            )
        ),
        "the pair's second row was left out of the search, so it can never be found; leave out the "
        "first.": lambda table, pairs: [
            int(
                _cosine(table, table[a] + _mean_of_others(table, pairs, k))
                .index_fill(0, torch.tensor([b]), -torch.inf)
                .argmax()
            )
            for k, (a, b) in enumerate(pairs)
        ],
    },
)
