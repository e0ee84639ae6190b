"""Exercises, widgets and public names are found where they lie, and nothing half-made passes."""

import ast
import importlib
import sys
from pathlib import Path

import pytest

import gpt_lab
from gpt_lab_course import widgets
from gpt_lab_course.exercises import EXERCISES, LESSONS
from gpt_lab_course.exercises.lessons import lessons_in
from tests.support import ROOT

ANSWERS = ROOT / "tests" / "gpt_lab_course" / "exercises" / "answers"
WIDGETS = sorted(
    path
    for path in (ROOT / "gpt_lab_course" / "widgets").glob("[!_]*/")
    if path.name != "kit" and path.is_dir()
)


def test_every_name_of_the_stub_is_there_and_no_other_is_written_down() -> None:
    tree = ast.parse((ROOT / "gpt_lab" / "__init__.pyi").read_text("utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    written = [alias.asname for node in imports for alias in node.names if node.module != "typing"]
    assert gpt_lab.__all__ == [*written, *widgets.__all__]
    for name in gpt_lab.__all__:
        assert getattr(gpt_lab, name) is not None
        assert name in dir(gpt_lab)


def test_an_unknown_name_is_refused() -> None:
    for module in (gpt_lab, widgets):
        with pytest.raises(AttributeError, match=f"module '{module.__name__}' has no .* 'Nothing'"):
            _ = module.Nothing


@pytest.mark.parametrize("folder", WIDGETS, ids=lambda path: path.name)
def test_a_folder_of_widgets_is_a_widget(folder: Path) -> None:
    wanted = folder.name.replace("_", "")
    where = folder.relative_to(ROOT)
    names = [name for name in widgets.__all__ if name.lower() == wanted]
    assert names, f"write a class {wanted!r}, in CamelCase, in {where}/__init__.py"
    cls = getattr(widgets, names[0])
    assert (cls.__doc__ or "").strip(), f"write a docstring for {names[0]}: what is to be seen"
    for file in ("widget.ts", "widget.css", "declared.ts"):
        assert (folder / file).is_file(), f"write {where / file} (make widgets makes declared.ts)"


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_is_named_after_its_file(name: str) -> None:
    module = importlib.import_module(f"gpt_lab_course.exercises.{name}")
    assert module.exercise is EXERCISES[name]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_exercises_of_a_lesson_are_numbered_from_one(lesson) -> None:
    numbers = {exercise.name: exercise.number for exercise in lesson.exercises}
    wanted = [*range(1, len(numbers) + 1)]
    assert [*numbers.values()] == wanted, f"number them {wanted}; they have {numbers}"


def test_every_exercise_has_answers_and_all_answers_have_an_exercise() -> None:
    answers = {".".join(path.relative_to(ANSWERS).parts)[:-3] for path in ANSWERS.rglob("*.py")}
    missing = EXERCISES.keys() - answers
    assert not missing, f"write answers as learners give them, in {ANSWERS}, for {missing}"
    assert not answers - EXERCISES.keys(), "there are answers to what is no exercise"


def test_a_new_lesson_and_its_exercises_are_found_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from gpt_lab_course.exercises.exercise import Exercise\n"
    for lesson, number in (("zebra", 1), ("ant", 2)):
        folder = tmp_path / "found_lessons" / lesson
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(f'NUMBER, TITLE = {number}, "{lesson}"\n', "utf-8")
        for name, place in (("last", 2), ("first", 1)):
            exercise = f'exercise = Exercise("{name}", 1, {{}}, number={place})\n'
            (folder / f"{name}.py").write_text(source + exercise, "utf-8")
        (folder / "helper.py").write_text("", "utf-8")
    (tmp_path / "found_lessons" / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    lessons = lessons_in(importlib.import_module("found_lessons"))
    assert [(c.number, c.name) for c in lessons] == [(1, "zebra"), (2, "ant")]
    assert [[e.name for e in c.exercises] for c in lessons] == [["first", "last"]] * 2
    for name in [name for name in sys.modules if name.startswith("found_lessons")]:
        del sys.modules[name]
