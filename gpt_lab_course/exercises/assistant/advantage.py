"""How much better each answer is than the others to the same question."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Groups = Sequence[Sequence[float]]
SMALL = 1e-4


def advantages(rewards: Groups) -> list[list[float]]:
    """The reference solution."""
    result = []
    for group in rewards:
        mean = statistics.fmean(group)
        spread = statistics.stdev(group)
        result.append([(reward - mean) / (spread + SMALL) for reward in group])
    return result


def same(a: Any, b: Any) -> bool:
    """Whether two results are equal up to 0.1%: how a division by 0 is avoided is left open."""
    return forms.same(a, b, relative=1e-3, absolute=1e-3)


def _by_row(rewards: Groups, *, population: bool) -> list[list[float]]:
    """As tensors divide: 0 / 0 is nan."""
    result = []
    for group in rewards:
        mean = statistics.fmean(group)
        spread = statistics.pstdev(group) if population else statistics.stdev(group)
        result.append([(one - mean) / spread if spread else math.nan for one in group])
    return result


_MEAN, _SPREAD = "statistics.fmean(group)", "statistics.stdev(group)"
_ALL = "[one for some in rewards for one in some]"
_MEAN_OF_ALL, _SPREAD_OF_ALL = f"statistics.fmean({_ALL})", f"statistics.stdev({_ALL})"
_RESULT = "(reward - mean) / (spread + SMALL)"
_TO_DIVIDE = (
    "where all answers of a group are equal, its deviation is 0, and so is what's divided by it. "
    "Add something small to the deviation, or give such a group zeros."
)

exercise = Exercise(
    "assistant.advantage",
    number=4,
    solution=advantages,
    same=same,
    inputs=[
        ([[1.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0]],),
        ([[0.0, 2.0, 1.0], [3.0, 3.0, 0.0]],),
        ([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0]],),
        ([[0.0, 0.0, 0.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0, 0.0]],),
    ],
    hints=(
        "One group at a time: its mean, and its standard deviation (`statistics.stdev`). Then each "
        "reward minus the mean, divided by the deviation.",
        "In a group where all answers are right, or all wrong, the deviation is 0. Add something "
        "small to it, such as 0.0001: 0 divided by something small is 0, and the other groups "
        "hardly notice.",
    ),
    then=(
        "A group whose answers are all wrong gets zeros: GRPO learns nothing from it. So what can "
        "it learn about a question that the model never answers right?"
    ),
    raises={r"ZeroDivisionError": _TO_DIVIDE},
    mistakes={
        "this takes the mean over all questions. Then an easy question's answers all look good, "
        "whatever they say. Compare an answer with the others to the *same* question.": Either(
            Mutant(_MEAN, _MEAN_OF_ALL),
            Mutant((_MEAN, _MEAN_OF_ALL), (_SPREAD, _SPREAD_OF_ALL)),
            Mutant((_MEAN, _MEAN_OF_ALL), (_SPREAD, _SPREAD_OF_ALL.replace("stdev", "pstdev"))),
            Mutant((_MEAN, _MEAN_OF_ALL), (_RESULT, "reward - mean")),
        ),
        "the mean is the group's own, and the deviation is that of all rewards. Take the group's "
        "own here, too.": Mutant(_SPREAD, _SPREAD_OF_ALL),
        _TO_DIVIDE: Either(
            lambda rewards: _by_row(rewards, population=False),
            Mutant(" + SMALL", ""),
        ),
        "the sign is wrong: an answer that's better than its group has an advantage above 0.": (
            Mutant("(reward - mean)", "(mean - reward)")
        ),
        "the division by the group's standard deviation is missing.": Mutant(
            _RESULT, "reward - mean"
        ),
        "the mean isn't subtracted: then no answer is worse than its group.": Mutant(
            "(reward - mean)", "reward"
        ),
        "this is the variance, the square of the deviation. Divide by its root.": Either(
            Mutant(_SPREAD, "statistics.variance(group)"),
            Mutant(_SPREAD, "statistics.pvariance(group)"),
        ),
        "this deviation divides by n, and the lesson's by n − 1: `statistics.stdev`, or "
        "`numpy.std(…, ddof=1)`.": Either(
            Mutant(_SPREAD, "statistics.pstdev(group)"),
            lambda rewards: _by_row(rewards, population=True),
        ),
        "these are the rewards themselves. How much better is each than its group?": Mutant(
            _RESULT, "reward"
        ),
        "this is one number for each group. Each *answer* has an advantage.": Either(
            Mutant("[(reward - mean) / (spread + SMALL) for reward in group]", "mean"),
            Mutant("[(reward - mean) / (spread + SMALL) for reward in group]", "spread"),
        ),
        "this is one flat list. Keep the groups: a list of lists, as in `rewards`.": Mutant(
            "result.append(", "result.extend("
        ),
    },
)
