"""The notebooks' exercises: asked in order, unsolved, and solved by their hidden solutions."""

import itertools
from pathlib import Path

import pytest

import gpt_lab
from gpt_lab_course.exercises import EXERCISES
from gpt_lab_course.exercises import LESSONS as WITH_EXERCISES
from tests.support.course import Asked, asked, headings
from tools.notebooks import LESSONS, NOTEBOOKS, place_of

ASKED = [
    pytest.param(
        path,
        exercise,
        id=f"{path.stem}-{exercise.name}",
    )
    for path in NOTEBOOKS
    for exercise in asked(path)
]


@pytest.mark.parametrize(("path", "exercise"), ASKED)
def test_an_exercise_is_unsolved_and_its_hidden_solution_is_right(
    path: Path, exercise: Asked
) -> None:
    name = exercise.name
    where = f"{path.name}, the cell that checks {name!r}"
    assert name in EXERCISES, f"{where}: there is no such exercise in gpt_lab_course/exercises"
    assert exercise.variable, f'{where}: end it with gpt_lab.check("{name}", your_function)'
    assert exercise.said, (
        f"{where} was not run: python tools/dev.py notebooks notebooks/{place_of(path)}"
    )
    assert exercise.said.startswith(f"○ {name}: no answer yet"), f"{where} is answered already"
    assert exercise.solution, f"{where}: write its solution below it, folded, as Python in a fence"
    names = {n: getattr(gpt_lab, n) for n in gpt_lab.__all__}
    exec(exercise.solution, names)
    verdict = gpt_lab.check(name, names[exercise.variable])
    assert verdict, f"{where}: its solution is wrong: {verdict}"


@pytest.mark.parametrize(("path", "exercise"), ASKED)
def test_an_exercise_has_the_number_of_its_heading(path: Path, exercise: Asked) -> None:
    lesson = int(path.name[:2])
    wanted = (lesson, EXERCISES[exercise.name].number)
    heading = f"### Exercise {lesson}.{wanted[1]} · …"
    assert exercise.number == wanted, f"{path.name}: {exercise.name} stands below no {heading!r}"


def test_an_exercise_is_asked_once_or_is_a_draft() -> None:
    names = [exercise.name for path in NOTEBOOKS for exercise in asked(path)]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{twice} are asked twice"
    finished = {name for name, exercise in EXERCISES.items() if not exercise.draft}
    lost = finished - set(names)
    assert not lost, f"no notebook asks {lost}: ask them, or write draft=True in their modules"


def test_a_lesson_comes_before_its_laboratories_and_asks_in_order() -> None:
    numbers = [
        (int(path.name[:2]), EXERCISES[exercise.name].number)
        for path in sorted(NOTEBOOKS, key=lambda path: (path.name[:2], path not in LESSONS))
        for exercise in asked(path)
    ]
    wrong = [(one, two) for one, two in itertools.pairwise(numbers) if two < one]
    assert not wrong, f"these exercises stand in another order than their numbers: {wrong}"


@pytest.mark.parametrize("lesson", WITH_EXERCISES, ids=lambda lesson: lesson.name)
def test_exercises_have_the_number_and_title_of_their_lesson(lesson) -> None:
    stem = f"{lesson.number:02}_{lesson.name}"
    found = [path for path in LESSONS if path.stem == stem]
    assert found, f"gpt_lab_course/exercises/{lesson.name} says NUMBER = {lesson.number}: no {stem}"
    title, begins = headings(found[0])[0][0], f"# {lesson.number} · {lesson.title}"
    assert title.startswith(begins), f"{stem} is headed {title!r}, and its exercises {begins!r}"
    assert len({one.number for one in WITH_EXERCISES}) == len(WITH_EXERCISES)
