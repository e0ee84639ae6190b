"""The expected calibration error: how far probabilities are from frequencies."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers, whole


def calibration_error(said: Tensor, right: Tensor, n_bins: int) -> float:
    """The reference solution."""
    bins = (said * n_bins).long().clamp(max=n_bins - 1)
    gaps = []
    for b in range(n_bins):
        s, r = said[bins == b].double(), right[bins == b].double()
        if len(s):
            gaps.append((float(r.mean() - s.mean()), len(s)))
    return sum(abs(gap) * n for gap, n in gaps) / len(said)


_RESULT = "sum(abs(gap) * n for gap, n in gaps) / len(said)"


def _equal_counts(said: Tensor, right: Tensor, n_bins: int) -> float:
    """A mistake: bins with equal numbers of predictions, whatever their widths."""
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
        "an empty bin has no mean, and its nan spoils the sum: skip it.": Mutant(
            "len(s):", "True:"
        ),
        "a bin with many predictions counts for more: weight the gaps by how many there "
        "are.": Either(
            Mutant(_RESULT, "sum(abs(gap) for gap, _ in gaps) / len(gaps)"),
            Mutant(_RESULT, "sum(abs(gap) for gap, _ in gaps) / n_bins"),
        ),
        "the gaps are added up and not averaged: weight each by its share of the "
        "predictions.": Mutant(_RESULT, "sum(abs(gap) for gap, _ in gaps)"),
        "this is the largest gap. Return their weighted mean.": Mutant(
            _RESULT, "max(abs(gap) for gap, _ in gaps)"
        ),
        "gaps in both directions cancel here: take each without its sign.": Either(
            Mutant("abs(gap)", "gap"),
            Mutant("abs(gap)", "-gap"),
            lambda said, right, n_bins: (said.double().mean() - right.double().mean()).abs(),
        ),
        "this compares each prediction with 0 or 1; compare the *means* of a "
        "bin.": lambda said, right, n_bins: (said - right).abs().mean(),
        "this is the mean of squares (Brier's score). Return gaps between the means of a "
        "bin.": lambda said, right, n_bins: ((said - right) ** 2).mean(),
        "the gaps are squared; take them without their sign instead.": Either(
            Mutant("abs(gap)", "gap**2"),
            Mutant(_RESULT, "(sum(gap**2 * n for gap, n in gaps) / len(said)) ** 0.5"),
        ),
        "these bins have equally many predictions each; they are asked to be equally "
        "*wide*.": _equal_counts,
        "this takes a bin's middle for what the model said; take the mean of what it said.": Mutant(
            "s.mean()", "(b + 0.5) / n_bins"
        ),
        "predictions of 1.0 are lost: they belong to the last bin.": Mutant(
            ".clamp(max=n_bins - 1)", ""
        ),
        "the weighted gaps are not divided by the number of predictions.": Mutant(
            " / len(said)", ""
        ),
        "the weighted gaps are divided by the number of bins; divide by that of "
        "predictions.": Mutant("len(said)", "n_bins"),
        "this is how often it was right. Return how far that is from what it "
        "said.": lambda said, right, n_bins: right.double().mean(),
    },
)
