"""Find exercises by their place: a package for a lesson, a module for an exercise.

A lesson's package states its number and title (``NUMBER, TITLE = 3, "Attention"``), and a module's
``exercise`` its number in the lesson and its laboratories. A module without one is a helper.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

from gpt_lab_course.exercises.exercise import Exercise, Lesson


def lessons_in(package: ModuleType) -> tuple[Lesson, ...]:
    """The lessons in a package, in the order of their numbers."""
    found = [
        _lesson(importlib.import_module(f"{package.__name__}.{module.name}"))
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    ]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _lesson(package: ModuleType) -> Lesson:
    """A lesson with its exercises, ordered by number."""
    exercises: list[Exercise] = []
    for module in pkgutil.iter_modules(package.__path__):
        content = importlib.import_module(f"{package.__name__}.{module.name}")
        if exercise := getattr(content, "exercise", None):
            exercises.append(exercise)
    exercises.sort(key=lambda exercise: exercise.number)
    name = package.__name__.rpartition(".")[2]
    return Lesson(package.NUMBER, name, package.TITLE, tuple(exercises))
