"""The checkers behind ``gpt_lab.check``: a folder a lesson, a file an exercise."""

from __future__ import annotations

import sys
from typing import Any

from gpt_lab.validation import did_you_mean
from gpt_lab_course.exercises import hints, solved
from gpt_lab_course.exercises.exercise import Exercise, Lesson
from gpt_lab_course.exercises.lessons import lessons_in
from gpt_lab_course.exercises.solved import Progress
from gpt_lab_course.exercises.verdict import Hint, Verdict

LESSONS: tuple[Lesson, ...] = lessons_in(sys.modules[__name__])

EXERCISES: dict[str, Exercise] = {
    exercise.name: exercise for lesson in LESSONS for exercise in lesson.exercises
}

_FORMER: dict[str, Exercise] = {e.formerly: e for e in EXERCISES.values() if e.formerly}


def check(name: str, answer: Any) -> Verdict:
    """Check an answer to one of the course's exercises.

    The answer runs with a time limit. Its result may have any sensible form: numbers, arrays and
    tensors, lists and tuples. ``progress`` lists the exercises that were solved.

    Args:
        name: the exercise's name, as its text gives it: ``"five_steps.ratio"``.
        answer: the function that the exercise asks for (not its result), or the value.

    Returns:
        A verdict that reads as a sentence and is true when the answer is right.

    Raises:
        KeyError: no exercise has that name.

    >>> check("five_steps.ratio", lambda a, b: a - b)
    ✗ five_steps.ratio: this is how far apart the scores are; softmax raises e to that power.
    """
    exercise = _named(name)
    verdict = exercise.examine(answer)
    if verdict:
        solved.record(exercise.name)
    return verdict


def hint(name: str) -> Hint:
    """Give the next hint for an exercise: the first call gives the first, the second one says more.

    Raises:
        KeyError: no exercise has that name.
    """
    return hints.next_hint(_named(name))


def solution(name: str, answer: Any) -> Any:
    """Your answer if it is right, otherwise the course's: for later cells that build on it.

    Raises:
        KeyError: no exercise has that name.

    >>> solution("five_steps.ratio", None)(2.0, 2.0)
    1.0
    """
    exercise = _named(name)
    return answer if exercise.examine(answer) else exercise.solution


def progress() -> Progress:
    """The solved and open exercises, by lesson.

    Progress is stored in one small file, ``progress().file``; delete it to start again. The
    environment variable ``GPT_LAB_PROGRESS`` names another file; if it is empty, nothing is stored.
    """
    lessons = [finished for lesson in LESSONS if (finished := lesson.without_drafts()).exercises]
    names = {_FORMER[name].name if name in _FORMER else name for name in solved.names()}
    return Progress(lessons, frozenset(names), solved.file())


def _named(name: str) -> Exercise:
    if isinstance(name, str) and (exercise := EXERCISES.get(name) or _FORMER.get(name)):
        return exercise
    hint = did_you_mean(name, EXERCISES)
    raise KeyError(f"no exercise {name!r}; there are {', '.join(EXERCISES)}{hint}")
