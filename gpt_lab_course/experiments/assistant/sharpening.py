"""What rewards do to pass@k: exactly, from the probability of each question's right answer.

A run has a probability for each question, and an arm has several runs, one of each seed. The
questions are the same in all of them. So an interval here is that of the questions: it says how far
a mean may be off for other questions of the kind, and takes them as independent. The range of the
seeds stands beside it.
"""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from gpt_lab.tuning import pass_at_k
from gpt_lab.validation import RefusedValueError, integer
from gpt_lab_course.mean import Mean

Seeds = Sequence[Sequence[float]]
"""The probability of the right answer: of each seed, of each question, [S][N]."""


class Passes(NamedTuple):
    """pass@k of an arm.

    Printed, it is the mean in percent, its 95% interval (Student's, over questions) and, with two
    seeds or more, the lowest and the highest seed in parentheses.
    """

    seeds: tuple[float, ...]
    """The mean over questions, of each seed."""
    questions: tuple[float, ...]
    """The mean over seeds, of each question."""

    @property
    def mean(self) -> float:
        """The mean over questions and seeds."""
        return statistics.fmean(self.questions)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the mean, within 0 … 1."""
        found = Mean(self.questions)
        return max(0.0, found.low), min(1.0, found.high)

    def __str__(self) -> str:
        low, high = (f"{100 * end:.0f}" for end in self.interval)
        said = f"{self.mean:.0%} [{low}, {high}]"
        if len(self.seeds) == 1:
            return said
        least, most = (f"{100 * end(self.seeds):.0f}" for end in (min, max))
        return f"{said} ({least}–{most})"


def each_pass(probabilities: Sequence[float], k: int) -> list[float]:
    """pass@k of each question, [N]: the chance that one of k samples or more is right.

    >>> each_pass([0.5, 0.0], 2)
    [0.75, 0.0]
    """
    return [pass_at_k([min(1.0, p)], k) for p in probabilities]  # rounding may exceed 1


def passes(found: Seeds, k: int) -> Passes:
    """pass@k of an arm, from the probabilities of each seed, [S][N]."""
    every = [each_pass(seed, k) for seed in _alike(found)]
    return Passes(
        tuple(statistics.fmean(seed) for seed in every),
        tuple(statistics.fmean(each) for each in zip(*every, strict=True)),
    )


def change(before: Seeds, after: Seeds, k: int) -> Mean:
    """The change of pass@k in percentage points, with its 95% interval.

    Both are of the same questions. The change is taken question by question, over the mean of the
    seeds, so that the interval is Student's over questions.
    """
    ours, theirs = passes(after, k).questions, passes(before, k).questions
    if len(ours) != len(theirs):
        raise RefusedValueError(f"{len(theirs)} questions before, and {len(ours)} after")
    return Mean([100 * (now - then) for now, then in zip(ours, theirs, strict=True)])


def guesser(answers: int, k: int) -> float:
    """pass@k of somebody who draws one of so many answers with equal chances.

    >>> round(guesser(2, 3), 3)
    0.875
    """
    return pass_at_k([1 / integer("answers", answers, least=1)], k)


def overtaken(before: Sequence[float], after: Sequence[float], most: int = 64) -> int | None:
    """The first k at which a model before its training has at least the pass@k of the one after.

    Args:
        before: the probability of each right answer before, [N].
        after: the same after, [N].
        most: the largest k that is tried. Beyond it, both may be 1 but for rounding.

    Returns:
        That k, or None where the model after is ahead at each of them.
    """
    clipped = [[min(1.0, p) for p in each] for each in (before, after)]
    for k in range(1, integer("most", most, least=1) + 1):
        then, now = (pass_at_k(each, k) for each in clipped)
        if then >= now:
            return k
    return None


class Start(NamedTuple):
    """The questions whose right answer began with a probability in a range."""

    low: float
    high: float
    n: int
    before: float
    """The mean probability before."""
    after: float
    """The mean probability after, over questions and seeds."""
    risen: float
    """The share of questions whose probability is higher after."""


def by_start(before: Sequence[float], after: Seeds, edges: Sequence[float]) -> list[Start]:
    """What became of questions, by the probability with which their right answer began.

    Args:
        before: the probability of each right answer before, [N].
        after: the same after, of each seed, [S][N].
        edges: the ends of the ranges, rising; a range has its low end and lacks its high one.

    Returns:
        A row for each range with a question.
    """
    ended = passes(after, 1).questions
    rows = []
    for low, high in itertools.pairwise(edges):
        pairs = [(p, q) for p, q in zip(before, ended, strict=True) if low <= p < high]
        if pairs:
            then, now = zip(*pairs, strict=True)
            risen = statistics.fmean(q > p for p, q in pairs)
            means = statistics.fmean(then), statistics.fmean(now)
            rows.append(Start(low, high, len(pairs), *means, risen))
    return rows


def _alike(found: Seeds) -> Seeds:
    if not found or not all(len(seed) == len(found[0]) > 0 for seed in found):
        raise RefusedValueError("each seed needs a probability for each of the same questions")
    return found
