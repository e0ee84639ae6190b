"""Reduce a table to its first principal directions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn, numbers

D = 4  # the width of every table here


def cut(table: Tensor, k: int) -> Tensor:
    """The reference solution."""
    mean = table.mean(dim=0)
    centered = table - mean
    kept: Tensor = torch.linalg.svd(centered, full_matrices=False).Vh[:k]  # directions, as rows
    return centered @ kept.T @ kept + mean


_RESULT = "centered @ kept.T @ kept + mean"
_UNCENTRED = "table - mean", "table"
_COLUMNS = "torch.linalg.svd(centered, full_matrices=False).Vh[:k]", "torch.eye(D)[:k]"


def _stretched(seed: int, n: int) -> Tensor:
    """A table with a nonzero mean and a different variance along each direction."""
    spread = numbers([4.0, 2.0, 1.0, 0.5])
    return drawn(seed, n, D) * spread @ drawn(seed + 10, D, D) + 1


def _same(a: Any, b: Any) -> bool:
    """Compare coordinates along directions up to their signs."""
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
        "Subtract the mean row. `torch.linalg.svd(centered, full_matrices=False).Vh` has the "
        "directions as rows, the first one first. With `kept` its first k rows, "
        "`centered @ kept.T @ kept` is what lies along them; then add the mean again.",
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
        "the rows differ.": Mutant(_UNCENTRED, (" + mean", "")),
        "the mean was subtracted and not added back.": Mutant(" + mean", ""),
        "the mean was added and never subtracted.": Mutant(*_UNCENTRED),
        "these are the last k directions, along which the table spreads least.": Mutant(
            "[:k]", "[-k:]"
        ),
        "these are the first k columns; principal directions lie across the columns.": Either(
            lambda table, k: table[:, :k],
            Mutant(_UNCENTRED, _COLUMNS, (" + mean", "")),
            Mutant(*_COLUMNS),
        ),
        "these are the coordinates along the directions, k numbers a row; go back to "
        "d_model.": Either(
            Mutant(_RESULT, "centered @ kept.T"),
            Mutant(_RESULT, "table @ kept.T"),
            Mutant(_UNCENTRED, (_RESULT, "table @ kept.T")),
        ),
        "this is what the cut takes away. Return what it keeps.": Either(
            Mutant(_RESULT, f"table - ({_RESULT})"),
            Mutant(_RESULT, "table - centered @ kept.T @ kept"),
        ),
        "`Vh` has the directions as rows; these are its columns.": Mutant("Vh", "Vh.T"),
        "the directions are those of the centered table, but the table itself was multiplied: "
        "subtract the mean there, "
        "too.": Either(Mutant(_RESULT, "table @ kept.T @ kept"), Mutant("centered @", "table @")),
        "k directions are kept, one more than that here.": Mutant("[:k]", "[: k + 1]"),
        "only direction number k is kept; keep the first k.": Either(
            Mutant("[:k]", "[k - 1 : k]"), Mutant("[:k]", "[k : k + 1]")
        ),
        "the mean of each row was taken; what all rows have in common is each column's "
        "mean.": Mutant("dim=0", "dim=1, keepdim=True"),
        "the columns were brought to the same spread first, which changes the directions.": Mutant(
            ("table - mean", "(table - mean) / table.std(dim=0)"),
            ("@ kept +", "@ kept * table.std(dim=0) +"),
        ),
    },
)
