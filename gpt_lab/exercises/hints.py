"""Hints, one at a time: who asks again gets the next."""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.verdict import Hint

_given: dict[str, int] = {}  # how many hints of each exercise this session has shown


def next_hint(exercise: Exercise) -> Hint:
    """The exercise's next hint; when all were given, where its solution is."""
    number = _given.get(exercise.name, 0)
    if number >= len(exercise.hints):
        text = "the solution is below the exercise in its notebook, folded in; open it there."
        return Hint(exercise.name, "No more hints", text)
    _given[exercise.name] = number + 1
    title = f"Hint {number + 1} of {len(exercise.hints)}"
    return Hint(exercise.name, title, exercise.hints[number])


def forget() -> None:
    """Begin with the first hints again."""
    _given.clear()
