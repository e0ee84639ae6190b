"""How far a model's word is from what is so."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers, whole
from gpt_lab.exercises.mistakes import Either

Bin = tuple[list[float], list[float]]
"""What was said in a bin, and whether it was right."""


def calibration_error(said: Tensor, right: Tensor, n_bins: int) -> float:
    """The reference."""
    return _over(said, right, n_bins, lambda gap, n: abs(gap) * n) / len(said)


def _bins(said: Tensor, right: Tensor, n_bins: int, last: bool = True) -> Iterator[Bin]:
    """The bins that are not empty; `last` puts what is 1 into the last one."""
    for b in range(n_bins):
        pairs = [
            (s, r)
            for s, r in zip(said.tolist(), right.tolist(), strict=True)
            if (min(int(s * n_bins), n_bins - 1) if last else int(s * n_bins)) == b
        ]
        if pairs:
            yield [s for s, _ in pairs], [float(r) for _, r in pairs]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _over(
    said: Tensor,
    right: Tensor,
    n_bins: int,
    of: Callable[[float, int], float],
    last: bool = True,
) -> float:
    """A sum over bins of a function of the gap and of how many there are."""
    bins = _bins(said, right, n_bins, last)
    return sum(of(_mean(right) - _mean(said), len(said)) for said, right in bins)


def _gaps(said: Tensor, right: Tensor, n_bins: int) -> list[float]:
    return [abs(_mean(r) - _mean(s)) for s, r in _bins(said, right, n_bins)]


def _with_centres(said: Tensor, right: Tensor, n_bins: int) -> float:
    total = 0.0
    for s, r in _bins(said, right, n_bins):
        centre = (min(int(s[0] * n_bins), n_bins - 1) + 0.5) / n_bins
        total += abs(_mean(r) - centre) * len(s)
    return total / len(said)


def _equal_counts(said: Tensor, right: Tensor, n_bins: int) -> float:
    """Bins that share the sorted predictions out evenly, whatever their widths."""
    order = said.argsort(stable=True)
    bins = zip(said[order].tensor_split(n_bins), right[order].tensor_split(n_bins), strict=True)
    gaps = [float((s.double() - r.double()).sum()) for s, r in bins]
    return sum(map(abs, gaps)) / len(said)


exercise = Exercise(
    "prediction.calibration_error",
    number=7,
    solution=calibration_error,
    inputs=[
        (numbers([0.9, 0.8, 0.7, 0.6]), whole([1, 1, 1, 0]), 2),
        (numbers([0.1, 0.2, 0.9, 0.9, 0.9, 0.8]), whole([0, 1, 1, 1, 0, 1]), 2),
        (numbers([0.15, 0.23, 0.55, 0.65, 0.95, 0.93, 0.85]), whole([0, 0, 1, 0, 1, 1, 0]), 10),
        (numbers([1.0, 1.0, 0.3]), whole([1, 0, 1]), 4),
        (numbers([0.3, 0.35, 0.45, 0.83, 0.87]), whole([1, 1, 0, 0, 1]), 5),
    ],
    hints=(
        "For one bin: how probable did the model say it was, on average, and how often was it "
        "right? The gap between the two is what counts, whichever is larger.",
        "`(said * n_bins).long()` is each prediction's bin; 1.0 belongs to the last. Skip empty "
        "bins, weight each gap by how many predictions there are in its bin, and divide by the "
        "number of all at the end.",
    ),
    then=(
        "It is an estimate, and depends on the bins: with few predictions a bin, even a perfect "
        "model gets an error above 0, by chance."
    ),
    raises={
        r"ZeroDivisionError": "a bin without predictions has no mean: skip it.",
        r"IndexError|RuntimeError: .*(?:index|bounds|size)": (
            "a probability of 1.0 would be in a bin of its own, one after the last: it belongs to "
            "the last one."
        ),
        r"RuntimeError: mean\(\)": (
            "`right` has whole numbers, and their mean is none: `.float()` first."
        ),
    },
    mistakes={
        "an empty bin has no mean, and its nan spoils the sum: skip it.": (
            lambda said, right, n_bins: (
                calibration_error(said, right, n_bins)
                if len(list(_bins(said, right, n_bins))) == n_bins
                else math.nan
            )
        ),
        "a bin with many predictions counts for more: weight the gaps by how many there are.": (
            Either(
                lambda said, right, n_bins: _mean(_gaps(said, right, n_bins)),
                lambda said, right, n_bins: sum(_gaps(said, right, n_bins)) / n_bins,
            )
        ),
        "the gaps are added up and not averaged: weight each by its share of the predictions.": (
            lambda said, right, n_bins: sum(_gaps(said, right, n_bins))
        ),
        "this is the largest gap; asked is their weighted mean.": (
            lambda said, right, n_bins: max(_gaps(said, right, n_bins))
        ),
        "gaps in both directions cancel here: take each without its sign.": Either(
            lambda said, right, n_bins: (
                _over(said, right, n_bins, lambda gap, n: gap * n) / len(said)
            ),
            lambda said, right, n_bins: (
                -_over(said, right, n_bins, lambda gap, n: gap * n) / len(said)
            ),
            lambda said, right, n_bins: abs(float(said.double().mean() - right.double().mean())),
        ),
        "this compares each prediction with 0 or 1; compare the *means* of a bin.": (
            lambda said, right, n_bins: float((said - right).abs().mean())
        ),
        "this is the mean of squares (Brier's score); asked are gaps between the means of a bin.": (
            lambda said, right, n_bins: float(((said - right) ** 2).mean())
        ),
        "the gaps are squared; take them without their sign instead.": Either(
            lambda said, right, n_bins: (
                _over(said, right, n_bins, lambda gap, n: gap * gap * n) / len(said)
            ),
            lambda said, right, n_bins: math.sqrt(
                _over(said, right, n_bins, lambda gap, n: gap * gap * n) / len(said)
            ),
        ),
        "these bins have equally many predictions each; they are asked to be equally *wide*.": (
            _equal_counts
        ),
        "this takes a bin's middle for what the model said; take the mean of what it said.": (
            _with_centres
        ),
        "predictions of 1.0 are lost: they belong to the last bin.": (
            lambda said, right, n_bins: (
                _over(said, right, n_bins, lambda gap, n: abs(gap) * n, last=False) / len(said)
            )
        ),
        "the weighted gaps are not divided by the number of predictions.": (
            lambda said, right, n_bins: _over(said, right, n_bins, lambda gap, n: abs(gap) * n)
        ),
        "the weighted gaps are divided by the number of bins; divide by that of predictions.": (
            lambda said, right, n_bins: (
                _over(said, right, n_bins, lambda gap, n: abs(gap) * n) / n_bins
            )
        ),
        "this is how often it was right; asked is how far that is from what it said.": (
            lambda said, right, n_bins: float(right.double().mean())
        ),
    },
)
