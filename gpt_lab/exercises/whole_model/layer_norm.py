"""Layer normalization of some tokens."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit, Either


def layer_norm(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    """The reference: [T, d_model] → [T, d_model]."""
    centred = x - x.mean(dim=-1, keepdim=True)
    variance = (centred**2).mean(dim=-1, keepdim=True)
    return centred / (variance + eps).sqrt() * weight + bias


_ONE_LESS = "(centred**2).mean(dim=-1, keepdim=True)", "x.var(dim=-1, keepdim=True)"
_EPS_OUTSIDE = "(variance + eps).sqrt()", "(variance.sqrt() + eps)"


_T = torch.tensor
_WEIGHT, _BIAS = _T([1.0, 2.0, 0.5, -1.0]), _T([0.0, 0.25, -1.0, 3.0])


exercise = Exercise(
    "whole_model.layer_norm",
    number=1,
    solution=layer_norm,
    inputs=[
        (_T([[1.0, 2.0, 3.0, 6.0]]), torch.ones(4), torch.zeros(4), 1e-5),
        (_T([[4.0, -2.0, 0.5, 1.0], [30.0, 10.0, 20.0, 90.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[0.002, 0.0, -0.001, 0.004], [1.0, 1.5, 2.5, -4.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[5.0, 5.0, 5.0, 5.0], [1.0, 0.0, 2.0, 7.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[1.0, 2.0, 9.0], [3.0, 1.0, 4.0]]), _T([2.0, 1.0, 3.0]), _T([1.0, 0.0, 2.0]), 1.0),
    ],
    hints=(
        "Take one row and go in four steps: its mean, what is left when the mean is gone, the mean "
        "of the squares of that, and the division. Which of these numbers are one a row, so that "
        "they have to keep their axis?",
        "`centred = x - x.mean(dim=-1, keepdim=True)`, and the variance is the mean of "
        "`centred**2` along the same axis. Divide by the root of variance plus `eps`, and only "
        "then multiply by `weight` and add `bias`.",
    ),
    then=(
        "Call it with `2 * x` and with `x + 5`: what a sub-layer reads does not depend on how long "
        "the stream is, nor on its mean."
    ),
    raises={
        r"RuntimeError: The size of tensor a \(\d+\) must match the size of tensor b": (
            "the mean and the variance are one number a row: keep their axis with `keepdim=True`, "
            "so that they stand beside the row."
        ),
        r"ValueError: operands could not be broadcast": (
            "the mean and the variance are one number a row: keep their axis with `keepdims=True`, "
            "so that they stand beside the row."
        ),
    },
    mistakes={
        "the variance divides by d_model, not by one less: it is the mean of the squares "
        "(`correction=0`, or `unbiased=False`).": Edit(*_ONE_LESS),
        "eps belongs inside the root, beside the variance; here it is added after the root.": Edit(
            *_EPS_OUTSIDE
        ),
        "eps is missing: a token whose numbers are all equal has variance 0, and cannot be divided "
        "by its root.": Edit(" + eps", ""),
        "divide by the standard deviation, which is the root of the variance; the root is "
        "missing.": Edit(".sqrt()", ""),
        "the mean is not subtracted: only the spread is brought to 1.": Edit("centred /", "x /"),
        "this is RMSNorm, which subtracts no mean; layer norm does, before it squares.": Edit(
            "x - x.mean(dim=-1, keepdim=True)", "x"
        ),
        "the squares are added up; take their mean, or a wider model would get smaller "
        "numbers.": Edit("2).mean", "2).sum"),
        "the mean and the variance are taken along the tokens: each token is normalized for "
        "itself, along its d_model numbers "
        "(`dim=-1`).": Edit(("x.mean(dim=-1", "x.mean(dim=0"), ("2).mean(dim=-1", "2).mean(dim=0")),
        "there is one mean for the whole text; each token is normalized for itself "
        "(`dim=-1`).": Edit(
            ("x.mean(dim=-1", "x.mean(dim=(0, 1)"), ("2).mean(dim=-1", "2).mean(dim=(0, 1)")
        ),
        "scale and shift are missing: multiply by `weight` and add `bias` at the end.": Edit(
            " * weight + bias", ""
        ),
        "the scale is missing: multiply by `weight` before `bias` is added.": Edit(" * weight", ""),
        "the shift is missing: add `bias` at the end.": Edit(" + bias", ""),
        "first the scale, then the shift: here `bias` is multiplied by `weight`, too.": Edit(
            "+ bias", "+ weight * bias"
        ),
        "the scale is `weight` itself; one is added to it here.": Edit(
            "* weight", "* (1 + weight)"
        ),
        "scale and shift come last, after the normalization, which would undo them.": Either(
            Edit(
                (" * weight + bias", ""),
                ("    centred =", "    x = x * weight + bias\n    centred ="),
            ),
            Edit((" * weight", ""), ("    centred =", "    x = x * weight\n    centred =")),
        ),
        "the mean is gone and the spread is not: divide by the root of variance plus eps.": Edit(
            " / (variance + eps).sqrt()", ""
        ),
        "two things: the variance divides by d_model, not by one less, as `x.std` does of itself; "
        "and eps belongs inside the root, beside the variance.": Edit(_ONE_LESS, _EPS_OUTSIDE),
        "two things: the variance divides by d_model, not by one less, as `x.std` does of itself; "
        "and eps is missing, beside the variance and inside the "
        "root.": Edit(_ONE_LESS, (" + eps", "")),
    },
)
