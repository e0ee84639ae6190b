"""Find the layer from which on an answer does not change."""

from __future__ import annotations

from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def settled(answers: Sequence[Sequence[int]]) -> list[int]:
    """The reference solution: the start of each position's last run of equal answers."""
    states = []
    for column in zip(*answers, strict=True):
        others = [i for i, answer in enumerate(column) if answer != column[-1]]
        states.append(max(others, default=-1) + 1)
    return states


_STATE = "max(others, default=-1) + 1"
_REPEAT = "next((i for i in range(len(column) - 1) if column[i] == column[i + 1]), len(column) - 1)"


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
        "again. Return from where on it *stays*.": Mutant(_STATE, "column.index(column[-1])"),
        "counted from 1: the first row is state 0.": Mutant("+ 1", "+ 2"),
        "this is the last state that says something else; the next one is the first that "
        "stays.": Mutant(" + 1", ""),
        "these are the lengths of the last stretches. Return where they begin.": Mutant(
            _STATE, f"len(column) - ({_STATE})"
        ),
        "this counts all states that agree with the last one, also those before it changed its "
        "mind. Return a place.": Either(
            Mutant(_STATE, "column.count(column[-1])"),
            Mutant(_STATE, "column.count(column[-1]) - 1"),
            Mutant(_STATE, "len(others)"),
        ),
        "each state is compared with the next one; compare with the *last* one.": Mutant(
            _STATE, _REPEAT
        ),
        "this counts how often the answer changes. Return from which state on it does not.": Mutant(
            _STATE, "sum(a != b for a, b in zip(column, column[1:]))"
        ),
        "the axes are exchanged: a row is a state, a column is a position; go along the "
        "columns.": Mutant("zip(*answers, strict=True)", "answers"),
        "this is one number for the text. Return one for each position.": Either(
            *(
                Mutant("return states", f"return {one}")
                for one in ("max(states)", "states[-1]", "states[0]", "sum(states) / len(states)")
            )
        ),
        "these are the answers themselves. Return the number of the state.": Either(
            lambda answers: answers[-1], Mutant(_STATE, f"column[{_STATE}]")
        ),
        "the states are counted from the end; state 0 is the first row.": Mutant(
            _STATE, f"len(column) - 1 - ({_STATE})"
        ),
    },
)
