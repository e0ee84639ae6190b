"""RMSNorm: layer norm without the mean and the shift."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.ready_made import norms
from gpt_lab_course.exercises.tensors import drawn, numbers


def rms_norm(x: Tensor, weight: Tensor, eps: float) -> Tensor:
    """The reference solution: [T, d_model] → [T, d_model]."""
    mean_square = (x**2).mean(dim=-1, keepdim=True)
    return x / (mean_square + eps).sqrt() * weight


_DIVIDED = "x / (mean_square + eps).sqrt()"


exercise = Exercise(
    "today.rms_norm",
    number=1,
    solution=rms_norm,
    inputs=[
        (numbers([[1.0, 2.0, 3.0, 6.0]]), torch.ones(4), 1e-5),
        (numbers([[3.0, 3.0, 3.0], [0.0, 0.0, 0.0]]), numbers([1.0, 2.0, -1.0]), 1e-5),
        (drawn(71, 3, 4), drawn(72, 4), 1e-5),
        (numbers([[0.002, 0.0, -0.001], [1.0, 1.5, 2.5]]), numbers([2.0, 1.0, 0.5]), 1e-5),
        (numbers([[1.0, 2.0], [3.0, -1.0], [5.0, 0.0]]), numbers([2.0, 3.0]), 1.0),
    ],
    hints=(
        "RMS is short for *root mean square*, and the three words are three steps, from right to "
        "left: square each number, take the mean of the squares, take its root.",
        "`mean_square = (x**2).mean(dim=-1, keepdim=True)` is one number a row. Add `eps` to it, "
        "take the root, divide `x` by that, and multiply by `weight`.",
    ),
    then=(
        "Call it with `2 * x` and with `x + 5`. Layer norm sees neither; one of the two changes "
        "what RMSNorm gives."
    ),
    ready_made=norms("take the squares, their mean and the root yourself."),
    raises={
        r"RuntimeError: The size of tensor a \(\d+\) must match the size of tensor b": (
            "the mean is one number a row: keep its axis with `keepdim=True`, so that it stands "
            "beside the row."
        ),
        r"ValueError: operands could not be broadcast": (
            "the mean is one number a row: keep its axis with `keepdims=True`, so that it stands "
            "beside the row."
        ),
    },
    mistakes={
        "this is layer norm, which subtracts the mean first; RMSNorm subtracts nothing.": Either(
            Mutant(
                ("    mean_square", "    x = x - x.mean(dim=-1, keepdim=True)\n    mean_square")
            ),
        ),
        "the mean is subtracted before the squares are taken, so this divides by the standard "
        "deviation; the squares are of `x` itself.": Either(
            Mutant(
                "(x**2).mean(dim=-1, keepdim=True)", "x.var(dim=-1, keepdim=True, correction=0)"
            ),
            Mutant("(x**2).mean(dim=-1, keepdim=True)", "x.var(dim=-1, keepdim=True)"),
        ),
        "eps belongs inside the root, beside the mean of the squares; here it is added after the "
        "root.": Mutant("(mean_square + eps).sqrt()", "(mean_square.sqrt() + eps)"),
        "eps is missing: a row of zeros would be divided by zero.": Mutant(" + eps", ""),
        "the root is missing: it is the root of the mean of the squares that divides.": Mutant(
            ".sqrt()", ""
        ),
        "the squares are added up, which makes every row as long as `weight`'s numbers say; take "
        "their mean, or a wider model would get smaller numbers.": Mutant("2).mean", "2).sum"),
        "the squares are averaged along the tokens: each token is normalized for itself, along its "
        "d_model numbers (`dim=-1`).": Mutant("dim=-1", "dim=0"),
        "there is one mean for the whole text; each token is normalized for itself "
        "(`dim=-1`).": Mutant("dim=-1", "dim=(0, 1)"),
        "the scale is missing: multiply by `weight` at the end.": Mutant(" * weight", ""),
        "the scale is `weight` itself; one is added to it here, as in Gemma's models.": Mutant(
            "* weight", "* (1 + weight)"
        ),
        "the scale comes last, after the division, which would undo a part of it.": Mutant(
            (" * weight", ""), ("    mean_square =", "    x = x * weight\n    mean_square =")
        ),
        "the mean is of the numbers without their signs; take the mean of their squares, and the "
        "root of that.": Mutant(
            ("(x**2)", "x.abs()"), ("(mean_square + eps).sqrt()", "(mean_square + eps)")
        ),
        "this divides by the mean, and not by the root of the mean square.": Mutant(
            ("(x**2)", "x"), ("(mean_square + eps).sqrt()", "(mean_square + eps)")
        ),
        "the row is multiplied by the root; it has to be divided by it.": Mutant(
            _DIVIDED, "x * (mean_square + eps).sqrt()"
        ),
    },
)
