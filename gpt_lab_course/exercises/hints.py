"""Hints, one at a time: each call gives the next."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.verdict import Hint

_given: dict[str, int] = {}  # the number of hints of each exercise that this session has shown


def next_hint(exercise: Exercise) -> Hint:
    """The exercise's next hint; after the last one, where to find its solution."""
    number = _given.get(exercise.name, 0)
    if number >= len(exercise.hints):
        text = "the solution is below the exercise in its notebook, folded in; open it there."
        return Hint(exercise.name, "No more hints", text)
    _given[exercise.name] = number + 1
    title = f"Hint {number + 1} of {len(exercise.hints)}"
    return Hint(exercise.name, title, exercise.hints[number])


def forget() -> None:
    """Start again with the first hints."""
    _given.clear()
