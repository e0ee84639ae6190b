"""A table, cut to its first principal directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from gpt_lab.exercises import forms
from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn, numbers
from gpt_lab.exercises.mistakes import Either

Answer = Callable[[Tensor, int], Any]

D = 4  # the width of every table here


def _directions(centred: Tensor) -> Tensor:
    """Rows of length 1, the one along which the table spreads most first."""
    directions: Tensor = torch.linalg.svd(centred, full_matrices=False).Vh
    return directions


def _kept(centred: Tensor, directions: Tensor) -> Tensor:
    return centred @ directions.T @ directions


def _cut(table: Tensor, k: int) -> Tensor:
    mean = table.mean(dim=0)
    return _kept(table - mean, _directions(table - mean)[:k]) + mean


def cut(table: Tensor, k: int) -> Any:
    """The reference."""
    return _cut(table, k).tolist()


def _centred(answer: Answer) -> Answer:
    """An answer for the centred table, with the mean added back to its result."""
    return lambda table, k: answer(table - table.mean(dim=0), k) + table.mean(dim=0)


def _scaled(table: Tensor, k: int) -> Tensor:
    """Columns brought to variance 1 first, as statistics packages like to."""
    mean, spread = table.mean(dim=0), table.std(dim=0)
    scaled = (table - mean) / spread
    return _kept(scaled, _directions(scaled)[:k]) * spread + mean


def _zeroed(table: Tensor, k: int) -> Tensor:
    return torch.cat([table[:, :k], torch.zeros_like(table[:, k:])], dim=1)


def _stretched(seed: int, n: int) -> Tensor:
    """A table away from 0 that spreads along each of its directions by another length."""
    spread = numbers([4.0, 2.0, 1.0, 0.5])
    return drawn(seed, n, D) * spread @ drawn(seed + 10, D, D) + 1


def _same(a: Any, b: Any) -> bool:
    """Directions come with either sign, so coordinates along them are compared without it."""
    if isinstance(b, list) and isinstance(b[0], list) and len(b[0]) < D:
        a, b = ([[abs(x) for x in row] for row in rows] for rows in (a, b))
    return forms.same(a, b, relative=1e-3, absolute=1e-3)


exercise = Exercise(
    "embeddings.cut",
    number=7,
    solution=cut,
    same=_same,
    inputs=[
        (_stretched(71, 7), 1),
        (_stretched(72, 9), 2),
        (_stretched(73, 8), 1),
        (_stretched(74, 6), 3),
    ],
    hints=(
        "A direction is a vector of length 1, and how far a row reaches along it is a dot "
        "product. From which point are the rows seen, so that their common part is no direction?",
        "Subtract the mean row. `torch.linalg.svd(centred, full_matrices=False).Vh` has the "
        "directions as rows, the first one first. With `kept` its first k rows, "
        "`centred @ kept.T @ kept` is what lies along them; then add the mean again.",
    ),
    then=(
        "What is lost is the squared distance between the table and its cut. Compare it with the "
        "squares of the singular values from k on."
    ),
    raises={
        r"RuntimeError: (?:mat1 and mat2|The size of tensor)|ValueError: (?:matmul|operands)": (
            "which axis is it? Directions have as many numbers as a row of the table, and `Vh` has "
            "them as rows."
        ),
    },
    mistakes={
        "the mean was not subtracted, so the first direction points at it, and says nothing of how "
        "the rows differ.": lambda table, k: _kept(table, _directions(table)[:k]),
        "the mean was subtracted and not added back.": (
            lambda table, k: _cut(table, k) - table.mean(dim=0)
        ),
        "the mean was added and never subtracted.": (
            lambda table, k: _kept(table, _directions(table)[:k]) + table.mean(dim=0)
        ),
        "these are the last k directions, along which the table spreads least.": _centred(
            lambda centred, k: _kept(centred, _directions(centred)[-k:])
        ),
        "these are the first k columns; principal directions lie across the columns.": Either(
            lambda table, k: table[:, :k], _zeroed, _centred(_zeroed)
        ),
        "these are the coordinates along the directions, k numbers a row; go back to d_model.": (
            Either(
                lambda table, k: (
                    (table - table.mean(dim=0)) @ _directions(table - table.mean(dim=0))[:k].T
                ),
                lambda table, k: table @ _directions(table - table.mean(dim=0))[:k].T,
                lambda table, k: table @ _directions(table)[:k].T,
            )
        ),
        "this is what the cut takes away; asked is what it keeps.": Either(
            lambda table, k: table - _cut(table, k),
            lambda table, k: table - _cut(table, k) + table.mean(dim=0),
        ),
        "`Vh` has the directions as rows; these are its columns.": _centred(
            lambda centred, k: _kept(centred, _directions(centred).T[:k])
        ),
        "the directions are those of the centred table, but the table itself was multiplied: "
        "subtract the mean there, too.": Either(
            lambda table, k: _kept(table, _directions(table - table.mean(dim=0))[:k]),
            lambda table, k: (
                _kept(table, _directions(table - table.mean(dim=0))[:k]) + table.mean(dim=0)
            ),
        ),
        "k directions are kept, one more than that here.": _centred(
            lambda centred, k: _kept(centred, _directions(centred)[: k + 1])
        ),
        "only direction number k is kept; keep the first k.": Either(
            _centred(lambda centred, k: _kept(centred, _directions(centred)[k - 1 : k])),
            _centred(lambda centred, k: _kept(centred, _directions(centred)[k : k + 1])),
        ),
        "the mean of each row was taken; what all rows have in common is each column's mean.": (
            lambda table, k: (
                _kept(
                    table - table.mean(dim=1, keepdim=True),
                    _directions(table - table.mean(dim=1, keepdim=True))[:k],
                )
                + table.mean(dim=1, keepdim=True)
            )
        ),
        "the columns were brought to the same spread first, which changes the directions.": _scaled,
    },
)
