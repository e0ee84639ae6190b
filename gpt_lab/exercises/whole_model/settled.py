"""From which layer on an answer stays."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Answers = Sequence[Sequence[int]]


def settled(answers: Answers) -> list[int]:
    """The reference: for each position the first state from which on the answer is the last one."""
    found = []
    for position in range(len(answers[0])):
        column = [state[position] for state in answers]
        first = len(column) - 1
        while first and column[first - 1] == column[-1]:
            first -= 1
        found.append(first)
    return found


def _columns(answers: Answers) -> list[list[int]]:
    return [list(column) for column in zip(*answers, strict=True)]


def _last_other(column: list[int]) -> int:
    """The last state that says something else; −1 if none does."""
    return max((i for i, a in enumerate(column) if a != column[-1]), default=-1)


def _first_repeat(column: list[int]) -> int:
    """The first state that says the same as the next one."""
    return next((i for i in range(len(column) - 1) if column[i] == column[i + 1]), len(column) - 1)


exercise = Exercise(
    "whole_model.settled",
    number=4,
    solution=settled,
    inputs=[
        ([[4, 1, 2], [7, 1, 2], [7, 5, 2], [7, 5, 3]],),
        ([[9, 8], [3, 8], [9, 1], [9, 8], [9, 8]],),
        ([[6, 6, 1, 5], [6, 2, 1, 5], [2, 2, 4, 5], [6, 2, 4, 5]],),
        ([[5, 7, 9]],),
        ([[1], [1], [2], [1], [3], [1], [1]],),
    ],
    hints=(
        "Look at one column from the bottom row, which is the model's answer, upwards. How long "
        "does it stay the same? An earlier row that agreed and then changed its mind does not "
        "count.",
        "Start with `first = len(answers) - 1`, and make it one less as long as the row before it "
        "says the same as the last row at this position. Do that for each position.",
    ),
    then=(
        "Apply it to the answers of the logit lens, and see which words of a text are settled "
        "early, and which only in the last block."
    ),
    endless="`first` has to become smaller in each round, and 0 is the smallest there is.",
    raises={
        r"IndexError": (
            "there are as many positions as a row is long, and as many states as there are rows; "
            "are the two exchanged?"
        ),
    },
    mistakes={
        "this is the first state that agrees with the last one, even if a later one disagrees "
        "again; asked is from where on it *stays*.": lambda answers: [
            column.index(column[-1]) for column in _columns(answers)
        ],
        "counted from 1: the first row is state 0.": lambda answers: [
            first + 1 for first in settled(answers)
        ],
        "this is the last state that says something else; the next one is the first that stays.": (
            lambda answers: [_last_other(column) for column in _columns(answers)]
        ),
        "these are the lengths of the last stretches; asked is where they begin.": (
            lambda answers: [len(answers) - first for first in settled(answers)]
        ),
        "this counts all states that agree with the last one, also those before it changed its "
        "mind; asked is a place.": Either(
            lambda answers: [column.count(column[-1]) for column in _columns(answers)],
            lambda answers: [column.count(column[-1]) - 1 for column in _columns(answers)],
            lambda answers: [
                len(column) - column.count(column[-1]) for column in _columns(answers)
            ],
        ),
        "each state is compared with the next one; compare with the *last* one.": lambda answers: [
            _first_repeat(column) for column in _columns(answers)
        ],
        "this counts how often the answer changes; asked is from which state on it does not.": (
            lambda answers: [
                sum(a != b for a, b in itertools.pairwise(column)) for column in _columns(answers)
            ]
        ),
        "the axes are exchanged: a row is a state, a column is a position; go along the columns.": (
            lambda answers: settled(_columns(answers))
        ),
        "this is one number for the text; asked is one for each position.": Either(
            lambda answers: max(settled(answers)),
            lambda answers: settled(answers)[-1],
            lambda answers: settled(answers)[0],
            lambda answers: sum(settled(answers)) / len(settled(answers)),
        ),
        "these are the answers themselves; asked is the number of the state.": Either(
            lambda answers: list(answers[-1]),
            lambda answers: [answers[first][i] for i, first in enumerate(settled(answers))],
        ),
        "the states are counted from the end; state 0 is the first row.": lambda answers: [
            len(answers) - 1 - first for first in settled(answers)
        ],
    },
)
