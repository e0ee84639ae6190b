"""The score of a patching experiment, and which pairs count for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Answers = Sequence[int]
Counts = Callable[[int, int, Answers, Answers], bool]


def _pair_counts(i: int, j: int, before: Answers, right: Answers) -> bool:
    """Both knew their answer, and it is not the same one."""
    return before[i] == right[i] and before[j] == right[j] and right[i] != right[j]


def carried_over(before: Answers, after: Answers, right: Answers, source: Answers) -> float:
    """The reference."""
    pairs = [(i, j) for i, j in enumerate(source) if _pair_counts(i, j, before, right)]
    return sum(after[i] == right[j] for i, j in pairs) / len(pairs)


def _counting(counts: Counts) -> Callable[..., float]:
    """The share among other pairs."""

    def share(before: Answers, after: Answers, right: Answers, source: Answers) -> float:
        pairs = [(i, j) for i, j in enumerate(source) if counts(i, j, before, right)]
        return sum(after[i] == right[j] for i, j in pairs) / len(pairs)

    return share


def _wanting(hit: Callable[[int, int, Answers, Answers, Answers], bool]) -> Callable[..., float]:
    """The share, among the right pairs, of another event."""

    def share(before: Answers, after: Answers, right: Answers, source: Answers) -> float:
        pairs = [(i, j) for i, j in enumerate(source) if _pair_counts(i, j, before, right)]
        return sum(hit(i, j, before, after, right) for i, j in pairs) / len(pairs)

    return share


def _hits(before: Answers, after: Answers, right: Answers, source: Answers) -> int:
    return sum(
        _pair_counts(i, j, before, right) and after[i] == right[j] for i, j in enumerate(source)
    )


exercise = Exercise(
    "feed_forward.carried_over",
    number=7,
    solution=carried_over,
    inputs=[
        # before, after, right, source
        ([1, 2, 3, 4, 9], [2, 3, 3, 1, 1], [1, 2, 3, 4, 5], [1, 2, 3, 0, 0]),
        ([1, 9, 3, 4], [2, 3, 3, 4], [1, 2, 3, 4], [1, 2, 3, 1]),
        ([1, 1, 3, 4, 5], [1, 1, 1, 3, 1], [1, 1, 3, 4, 5], [1, 0, 0, 2, 3]),
        ([7, 8, 9, 6, 5], [8, 9, 7, 8, 5], [7, 8, 9, 6, 5], [1, 2, 0, 2, 4]),
        ([3, 4, 2, 8], [4, 7, 2, 2], [3, 4, 2, 1], [1, 0, 0, 2]),
        ([1, 9, 3, 4], [2, 3, 3, 1], [1, 2, 3, 4], [1, 2, 3, 0]),
    ],
    hints=(
        "First decide which prompts can show anything: what if the model did not know the answer "
        "of the prompt before the patch? Or that of the prompt from which the patch was taken? Or "
        "if both have the same answer?",
        "Keep the prompts i, with j = source[i], where before[i] is right[i], before[j] is "
        "right[j], and right[i] differs from right[j]. Among these, in how many is after[i] equal "
        "to right[j]?",
    ),
    then=(
        "Which denominator did the last table that you read use? A share without its denominator "
        "is not a measurement yet."
    ),
    raises={
        r"ZeroDivisionError": "no pair is left: some do count in every one of these experiments.",
    },
    mistakes={
        "all prompts are counted; a prompt that the model could not answer before shows nothing, "
        "nor does a patch from one.": _counting(lambda i, j, before, right: True),
        "the prompt itself is asked whether the model knew it; the one from which the patch came "
        "has to be asked as well.": _counting(
            lambda i, j, before, right: before[i] == right[i] and right[i] != right[j]
        ),
        "the source is asked whether the model knew it; the prompt itself has to be asked as "
        "well.": _counting(
            lambda i, j, before, right: before[j] == right[j] and right[i] != right[j]
        ),
        "where both prompts have the same answer, nothing can be seen to be carried over.": (
            _counting(lambda i, j, before, right: before[i] == right[i] and before[j] == right[j])
        ),
        "whether the model knew the answers does not enter: look at `before`.": _counting(
            lambda i, j, before, right: right[i] != right[j]
        ),
        "this counts changed answers; asked is how many became the *source's*.": Either(
            _wanting(lambda i, j, before, after, right: after[i] != before[i]),
            _wanting(lambda i, j, before, after, right: after[i] != right[i]),
        ),
        "this counts the answers that stayed; asked are those that became the source's.": Either(
            _wanting(lambda i, j, before, after, right: after[i] == right[i]),
            _wanting(lambda i, j, before, after, right: after[i] == before[i]),
        ),
        "this is how many were carried over; asked is the share of the pairs that count.": _hits,
        "the right ones are counted, and divided by all prompts; divide by those that count.": (
            lambda before, after, right, source: _hits(before, after, right, source) / len(source)
        ),
        "`//` rounds down to a whole number: a share needs `/`.": lambda *given: (
            carried_over(*given) // 1
        ),
        "this is in percent; a share is between 0 and 1.": lambda *given: (
            100 * carried_over(*given)
        ),
        "the patch is put into prompt i, so `after[i]` tells; `after[source[i]]` is another "
        "prompt's.": _wanting(lambda i, j, before, after, right: after[j] == right[j]),
    },
)
