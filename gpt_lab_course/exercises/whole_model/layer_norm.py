"""Layer normalization."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.ready_made import norms


def layer_norm(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    """The reference solution: [T, d_model] → [T, d_model]."""
    centered = x - x.mean(dim=-1, keepdim=True)
    variance = (centered**2).mean(dim=-1, keepdim=True)
    return centered / (variance + eps).sqrt() * weight + bias


_MEAN = "x.mean(dim=-1, keepdim=True)"
_SQUARES = "(centered**2).mean(dim=-1, keepdim=True)"
_WHOLE = (_MEAN, "x.mean()"), (_SQUARES, "(centered**2).mean()")
_WHOLE_LESS = (_MEAN, "x.mean()"), (_SQUARES, "x.var()")
_ONE_LESS = "(centered**2).mean(dim=-1, keepdim=True)", "x.var(dim=-1, keepdim=True)"
_ROOT = "(variance + eps).sqrt()"
_EPS_OUTSIDE = "(variance + eps).sqrt()", "(variance.sqrt() + eps)"


_T = torch.tensor
_WEIGHT, _BIAS = _T([1.0, 2.0, 0.5, -1.0]), _T([0.0, 0.25, -1.0, 3.0])


exercise = Exercise(
    "whole_model.layer_norm",
    number=1,
    solution=layer_norm,
    inputs=[
        (_T([[1.0, 2.0, 3.0, 6.0], [4.0, 0.0, 1.0, 1.0]]), torch.ones(4), torch.zeros(4), 1e-5),
        (_T([[4.0, -2.0, 0.5, 1.0], [30.0, 10.0, 20.0, 90.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[0.002, 0.0, -0.001, 0.004], [1.0, 1.5, 2.5, -4.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[5.0, 5.0, 5.0, 5.0], [1.0, 0.0, 2.0, 7.0]]), _WEIGHT, _BIAS, 1e-5),
        (_T([[1.0, 2.0, 9.0], [3.0, 1.0, 4.0]]), _T([2.0, 1.0, 3.0]), _T([1.0, 0.0, 2.0]), 1.0),
    ],
    hints=(
        "Take one row and go in four steps: its mean, what is left when the mean is gone, the mean "
        "of the squares of that, and the division. Which of these steps give a single number for "
        "the row, so that they have to keep their axis?",
        "`centered = x - x.mean(dim=-1, keepdim=True)`, and the variance is the mean of "
        "`centered**2` along the same axis. Divide by the root of variance plus `eps`, and only "
        "then multiply by `weight` and add `bias`.",
    ),
    then=(
        "Call it with `2 * x` and with `x + 5`: what a sub-layer reads does not depend on how long "
        "the stream is, nor on its mean."
    ),
    ready_made=norms("take the mean, the variance and the root yourself."),
    raises={
        r"RuntimeError: The size of tensor a \(\d+\) must match the size of tensor b": (
            "mean and variance are one number for each row, and have lost their axis. Keep it with "
            "`keepdim=True`, so that each number meets its own row."
        ),
        r"ValueError: operands could not be broadcast": (
            "mean and variance are one number for each row, and have lost their axis. Keep it with "
            "`keepdims=True`, so that each number meets its own row."
        ),
    },
    mistakes={
        "the variance is the mean of the squares: divide by d_model, not by one less "
        "(`correction=0`, or `unbiased=False`).": Mutant(*_ONE_LESS),
        "eps belongs inside the root, beside the variance. Here it is added after the "
        "root.": Mutant(*_EPS_OUTSIDE),
        "eps is missing. A token whose numbers are all equal has variance 0, and would be divided "
        "by 0.": Mutant(" + eps", ""),
        "this divides by the variance. Divide by its root.": Mutant(".sqrt()", ""),
        "two things: this divides by the variance, not by its root; and the variance should be the "
        "mean of the squares (`correction=0`, or `unbiased=False`).": Mutant(
            _ONE_LESS, (".sqrt()", "")
        ),
        "`x.std` is the root of the variance already, and here another root is taken. Take the "
        "root of variance plus eps, once.": Either(
            Mutant(_SQUARES, "x.std(dim=-1, keepdim=True)"),
            Mutant(_SQUARES, "x.std(dim=-1, keepdim=True, correction=0)"),
        ),
        "this divides by the length of the centered vector. Divide by the root of the *mean* of "
        "the squares, plus eps.": Either(
            Mutant("(variance + eps).sqrt()", "centered.norm(dim=-1, keepdim=True)"),
            Mutant("(variance + eps).sqrt()", "(centered.norm(dim=-1, keepdim=True) + eps)"),
            Mutant(
                "(variance + eps).sqrt()", "centered.norm(dim=-1, keepdim=True).clamp_min(1e-12)"
            ),
        ),
        "the mean is not subtracted: only the spread is brought to 1.": Mutant("centered /", "x /"),
        "this is RMSNorm, which subtracts no mean. Layer norm does, before it squares.": Mutant(
            "x - x.mean(dim=-1, keepdim=True)", "x"
        ),
        "the squares are added up. Take their mean, or a wider model would get smaller "
        "numbers.": Mutant("2).mean", "2).sum"),
        "the mean and the variance are taken along the tokens. Each token is treated alone: take "
        "both along its d_model numbers, with `dim=-1`.": Either(
            *(
                Mutant(("x.mean(dim=-1", "x.mean(dim=0"), (_SQUARES, squares), (_ROOT, root))
                for squares, root in (
                    ("(centered**2).mean(dim=0)", _ROOT),
                    ("x.var(dim=0)", _ROOT),
                    ("x.var(dim=0)", "(variance.sqrt() + eps)"),
                    ("x.var(dim=0)", "variance.sqrt()"),
                )
            )
        ),
        "mean and variance are taken over the whole tensor. Each token is treated alone: take "
        "both over its own row, with `dim=-1`.": Either(
            Mutant(*_WHOLE),
            Mutant(*_WHOLE, _EPS_OUTSIDE),
            Mutant(*_WHOLE_LESS),
            Mutant(*_WHOLE_LESS, _EPS_OUTSIDE),
            Mutant(*_WHOLE_LESS, (" + eps", "")),
        ),
        "the mean is the row's own, but the variance is that of the whole tensor. Take it over "
        "the row, too, with `dim=-1`.": Either(
            Mutant(_SQUARES, "(centered**2).mean()"),
            Mutant(_SQUARES, "x.var()"),
            Mutant((_SQUARES, "x.var()"), _EPS_OUTSIDE),
            Mutant((_SQUARES, "x.var()"), (" + eps", "")),
        ),
        "the variance is the row's own, but the mean is that of the whole tensor. Take it over "
        "the row, too, with `dim=-1`.": Either(
            Mutant(_MEAN, "x.mean()"),
            Mutant((_MEAN, "x.mean()"), _ONE_LESS),
            Mutant((_MEAN, "x.mean()"), (_SQUARES, "x.var(dim=-1, keepdim=True, correction=0)")),
        ),
        "scale and shift are missing: multiply by `weight` and add `bias` at the end.": Either(
            Mutant(" * weight + bias", ""),
            Mutant((" * weight + bias", ""), _ONE_LESS),
            Mutant((" * weight + bias", ""), _ONE_LESS, _EPS_OUTSIDE),
            Mutant((" * weight + bias", ""), _ONE_LESS, (" + eps", "")),
        ),
        "the scale is missing: multiply by `weight` before `bias` is added.": Mutant(
            " * weight", ""
        ),
        "the shift is missing: add `bias` at the end.": Mutant(" + bias", ""),
        "first the scale, then the shift. Here `bias` is multiplied by `weight`, too.": Mutant(
            "+ bias", "+ weight * bias"
        ),
        "the scale is `weight` itself. Here 1 is added to it.": Mutant(
            "* weight", "* (1 + weight)"
        ),
        "scale and shift come last. Here the normalization undoes them.": Either(
            Mutant(
                (" * weight + bias", ""),
                ("    centered =", "    x = x * weight + bias\n    centered ="),
            ),
            Mutant((" * weight", ""), ("    centered =", "    x = x * weight\n    centered =")),
        ),
        "the mean is subtracted. Now divide by the root of variance plus eps.": Mutant(
            " / (variance + eps).sqrt()", ""
        ),
        "two things: `x.std` divides by one less than d_model, unless you say `correction=0`; and "
        "eps belongs inside the root, beside the variance.": Mutant(_ONE_LESS, _EPS_OUTSIDE),
        "two things: `x.std` divides by one less than d_model, unless you say `correction=0`; and "
        "eps is missing, inside the root, beside the "
        "variance.": Mutant(_ONE_LESS, (" + eps", "")),
    },
)
