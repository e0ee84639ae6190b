"""The rows of a table that point in the most similar directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn, numbers
from gpt_lab.exercises.mistakes import Either


def _cosines(table: Tensor, row: int) -> Tensor:
    return F.cosine_similarity(table, table[row : row + 1], dim=-1)  # [V]


def _best(scores: Tensor, without: int | None, k: int) -> Any:
    order = [i for i in scores.argsort(descending=True).tolist() if i != without]
    return order[:k]


def nearest(table: Tensor, row: int, k: int) -> Any:
    """The reference."""
    return _best(_cosines(table, row), row, k)


def _by(score: Callable[[Tensor, int], Tensor]) -> Either:
    """Another score than the cosine, without the row itself or with it."""
    return Either(
        lambda table, row, k: _best(score(table, row), row, k),
        lambda table, row, k: _best(score(table, row), None, k),
    )


def _shifted(table: Tensor, row: int, k: int) -> Any:
    """The row is taken out of the table first, and those behind it move up."""
    others = torch.cat([table[:row], table[row + 1 :]])
    return _best(F.cosine_similarity(others, table[row : row + 1], dim=-1), None, k)


_scales = numbers([[0.4], [2.0], [1.0], [3.0], [0.7], [1.4], [0.5], [2.5]])

exercise = Exercise(
    "embeddings.nearest",
    number=3,
    solution=nearest,
    inputs=[
        (drawn(11, 8, 3) * _scales, 2, 3),
        (drawn(12, 8, 3) * _scales, 0, 4),
        (drawn(13, 8, 4) * _scales, 5, 2),
        (drawn(14, 8, 2) * _scales, 3, 5),
        (drawn(15, 8, 3) * _scales, 6, 2),
    ],
    hints=(
        "The cosine of two vectors is their dot product, divided by both lengths. What is left to "
        "divide by when every row has been brought to length 1 first?",
        "`unit = table / table.norm(dim=-1, keepdim=True)`, and `unit @ unit[row]` has all V "
        "cosines. Sort them from the largest down. Which row always comes first, and is not "
        "wanted?",
    ),
    then=(
        "Ask for the neighbours of a few words of your own in the lab model's table, and of one "
        "that it can have met hardly ever."
    ),
    raises={
        r"RuntimeError: selected index k out of range": (
            "the largest k + 1 can be more than there are rows once one is taken out."
        ),
    },
    mistakes={
        "every row is nearest to itself; leave it out.": (
            lambda table, row, k: _best(_cosines(table, row), None, k)
        ),
        "the row itself is left out, but then one neighbour is missing: take k + 1 first.": (
            lambda table, row, k: nearest(table, row, k)[: k - 1]
        ),
        "that is one too many: k neighbours.": (
            lambda table, row, k: nearest(table, row, k + 1)[: k + 1]
        ),
        "these are the largest dot products, in which long rows win; divide by both lengths.": _by(
            lambda table, row: table @ table[row]
        ),
        "these are the smallest distances; asked is the cosine, which leaves lengths aside.": _by(
            lambda table, row: -(table - table[row]).norm(dim=-1)
        ),
        "the table's columns were brought to length 1; it is the rows that are vectors.": _by(
            lambda table, row: F.normalize(table, dim=0) @ F.normalize(table, dim=0)[row]
        ),
        "these are the farthest: a large cosine means near.": Either(
            lambda table, row, k: _best(-_cosines(table, row), row, k),
            lambda table, row, k: _best(-_cosines(table, row), None, k),
        ),
        "these are the cosines; asked are the numbers of the rows.": Either(
            lambda table, row, k: _cosines(table, row)[nearest(table, row, k)],
            lambda table, row, k: _cosines(table, row).sort(descending=True).values[:k],
            lambda table, row, k: _cosines(table, row),
        ),
        "opposite vectors are not near: the sign of the cosine counts.": _by(
            lambda table, row: _cosines(table, row).abs()
        ),
        "these are the right rows in the wrong order: the nearest first.": Either(
            lambda table, row, k: nearest(table, row, k)[::-1],
            lambda table, row, k: sorted(nearest(table, row, k)),
        ),
        "the row was taken out of the table, and all rows behind it have got a number less.": (
            _shifted
        ),
        "these are the rows' vectors; asked are their numbers.": (
            lambda table, row, k: table[nearest(table, row, k)]
        ),
    },
)
