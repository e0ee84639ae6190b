"""Layer normalization of some tokens."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def layer_norm(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Any:
    """The reference: [T, d_model] → [T, d_model], as lists."""
    return F.layer_norm(x, x.shape[-1:], weight, bias, eps).tolist()


def _with(
    x: Tensor,
    weight: Tensor | float,
    bias: Tensor | float,
    eps: float,
    *,
    dims: int | tuple[int, ...] = -1,
    less: int = 0,
) -> Tensor:
    """The norm over other axes, or with another number to divide the squares by."""
    variance, mean = torch.var_mean(x, dim=dims, correction=less, keepdim=True)
    return (x - mean) / (variance + eps).sqrt() * weight + bias


def _parts(x: Tensor) -> tuple[Tensor, Tensor]:
    """What is left without the mean, and the variance, [T, d_model] and [T, 1]."""
    variance, mean = torch.var_mean(x, dim=-1, correction=0, keepdim=True)
    return x - mean, variance


def _no_eps(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    centred, variance = _parts(x)
    return centred / variance.sqrt() * weight + bias


def _eps_outside(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    centred, variance = _parts(x)
    return centred / (variance.sqrt() + eps) * weight + bias


def _no_root(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    centred, variance = _parts(x)
    return centred / (variance + eps) * weight + bias


def _mean_stays(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    return x / (_parts(x)[1] + eps).sqrt() * weight + bias


def _rms(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    return x / ((x**2).mean(dim=-1, keepdim=True) + eps).sqrt() * weight + bias


def _length(x: Tensor, weight: Tensor, bias: Tensor, eps: float) -> Tensor:
    centred, _ = _parts(x)
    return centred / ((centred**2).sum(dim=-1, keepdim=True) + eps).sqrt() * weight + bias


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
        "(`correction=0`, or `unbiased=False`).": lambda x, w, b, e: _with(x, w, b, e, less=1),
        "eps belongs inside the root, beside the variance; here it is added after the root.": (
            _eps_outside
        ),
        "eps is missing: a token whose numbers are all equal has variance 0, and cannot be divided "
        "by its root.": _no_eps,
        "divide by the standard deviation, which is the root of the variance; the root is "
        "missing.": _no_root,
        "the mean is not subtracted: only the spread is brought to 1.": _mean_stays,
        "this is RMSNorm, which subtracts no mean; layer norm does, before it squares.": _rms,
        "the squares are added up; take their mean, or a wider model would get smaller numbers.": (
            _length
        ),
        "the mean and the variance are taken along the tokens: each token is normalized for "
        "itself, along its d_model numbers (`dim=-1`).": lambda x, w, b, e: _with(
            x, w, b, e, dims=0
        ),
        "there is one mean for the whole text; each token is normalized for itself (`dim=-1`).": (
            lambda x, w, b, e: _with(x, w, b, e, dims=(0, 1))
        ),
        "scale and shift are missing: multiply by `weight` and add `bias` at the end.": (
            lambda x, w, b, e: _with(x, 1.0, 0.0, e)
        ),
        "the scale is missing: multiply by `weight` before `bias` is added.": (
            lambda x, w, b, e: _with(x, 1.0, b, e)
        ),
        "the shift is missing: add `bias` at the end.": lambda x, w, b, e: _with(x, w, 0.0, e),
        "first the scale, then the shift: here `bias` is multiplied by `weight`, too.": (
            lambda x, w, b, e: _with(x, w, w * b, e)
        ),
        "the scale is `weight` itself; one is added to it here.": (
            lambda x, w, b, e: _with(x, 1 + w, b, e)
        ),
        "scale and shift come last, after the normalization, which would undo them.": Either(
            lambda x, w, b, e: _with(x * w + b, 1.0, 0.0, e),
            lambda x, w, b, e: _with(x * w, 1.0, b, e),
        ),
        "the mean is gone and the spread is not: divide by the root of variance plus eps.": (
            lambda x, w, b, e: _parts(x)[0] * w + b
        ),
    },
)
