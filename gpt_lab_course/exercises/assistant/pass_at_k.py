"""The chance that at least one of k samples is right, from the probability of one."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def pass_at_k(probabilities: Sequence[float], k: int) -> float:
    """The reference solution."""
    passes = [1 - (1 - p) ** k for p in probabilities]
    return sum(passes) / len(passes)


_PASS, _MEAN = "1 - (1 - p) ** k", "sum(passes) / len(passes)"

exercise = Exercise(
    "assistant.pass_at_k",
    number=5,
    solution=pass_at_k,
    inputs=[
        ([0.5, 0.0], 2),
        ([0.9, 0.1, 0.2], 1),
        ([0.05, 0.3, 0.8], 4),
        ([1.0, 0.01, 0.0, 0.5], 64),
    ],
    hints=(
        "One question first. It's easier to say when *none* of k samples is right: each of them "
        "has to be wrong. What's the probability of that?",
        "One sample is wrong with 1 − p, and k of them with (1 − p)^k. At least one is right in "
        "all other cases. Do that for each question, and take the mean last.",
    ),
    then=(
        "Guess among 20 answers, with p = 0.05, and compute pass@64. A large k says little where "
        "there are few answers."
    ),
    mistakes={
        "p^k is the chance that *all* k are right, so this is the chance that not all of them "
        "are. When is not even one right?": Mutant(_PASS, "1 - p**k"),
        "p^k is the chance that *all* k are right. One is enough.": Mutant(_PASS, "p**k"),
        "(1 − p)^k is the chance that *none* of them is right. You want all other cases.": Mutant(
            _PASS, "(1 - p) ** k"
        ),
        "the mean is taken too early: a question with p = 0 is never solved, however many samples "
        "you draw. Compute each question's pass@k, and then the mean.": Mutant(
            f"return {_MEAN}", "return 1 - (1 - sum(probabilities) / len(probabilities)) ** k"
        ),
        "k·p adds up chances that overlap, so it can be more than 1.": Either(
            Mutant(_PASS, "k * p"), Mutant(_PASS, "min(1, k * p)")
        ),
        "this takes the best question. The mean over all of them is asked for.": Either(
            Mutant(_MEAN, "max(passes)"), Mutant(f"return {_MEAN}", "return max(probabilities)")
        ),
        "this is pass@1: `k` changes nothing.": Mutant(_PASS, "p"),
        "this is the sum over the questions. Divide by how many there are.": Mutant(
            _MEAN, "sum(passes)"
        ),
        "this is one question's. Take the mean over all of them.": Either(
            Mutant(_MEAN, "passes[0]"), Mutant(_MEAN, "passes[-1]")
        ),
        "this is a list, one for each question. The mean over them is asked for.": Mutant(
            _MEAN, "passes"
        ),
        "all questions are multiplied: that's the chance that each of them is solved. Take the "
        "mean.": lambda probabilities, k: math.prod(1 - (1 - p) ** k for p in probabilities),
        "this is in percent; a chance is between 0 and 1.": Mutant(
            _MEAN, "100 * sum(passes) / len(passes)"
        ),
        "k is one too small or too large: k samples are all wrong with (1 − p)^k.": Either(
            Mutant("** k", "** (k - 1)"), Mutant("** k", "** (k + 1)")
        ),
    },
)
