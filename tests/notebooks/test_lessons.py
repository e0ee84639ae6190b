"""The form of a lesson and of a laboratory, whichever there are: what each says, and where."""

import re
import sys
from pathlib import Path

import pytest

from tests.support.course import headings, notebook
from tools.lesson_form import MARGIN, form
from tools.notebooks import CLAIMS, LABORATORIES, LESSONS, NOTEBOOKS, ROOT

sys.path.append(str(ROOT / "book"))

from extension.pages import course

PAGES = {
    ROOT / f"{page.name}.ipynb": page
    for page in [*course.lessons(ROOT), *course.laboratories(ROOT), *course.claims(ROOT)]
}
every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
every_laboratory = pytest.mark.parametrize("path", LABORATORIES, ids=lambda path: path.stem)
every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def test_there_are_lessons_and_no_two_have_one_number() -> None:
    numbers = [path.name[:2] for path in LESSONS]
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert set(PAGES) == set(NOTEBOOKS)


@every_notebook
def test_a_notebook_is_named_and_headed_by_its_number(path: Path) -> None:
    assert re.fullmatch(r"\d\d_[a-z][a-z0-9_]*", path.stem), f"{path.name} is not NN_name.ipynb"
    kind = "Laboratory " if path in LABORATORIES else "Claims " if path in CLAIMS else ""
    begins = f"# {kind}{int(path.name[:2])} · "
    first = notebook(path).cells[0].source
    assert first.startswith(begins), f"begin {path.name} with {begins + 'Title'!r}"
    assert path not in LABORATORIES or any(path.name[:3] == p.name[:3] for p in LESSONS), (
        f"{path.name} has the number of no lesson"
    )


@every_notebook
def test_a_notebook_begins_with_a_promise(path: Path) -> None:
    promise = PAGES[path].promise
    advice = f"write in {path.name}, below its heading, a paragraph that says what a reader gets"
    assert re.fullmatch(r"[A-Z“\"$*].{40,}[.?!]", promise, re.DOTALL), advice
    assert "](" not in promise, "a promise is shown on the first page, where its links lead nowhere"


@every_notebook
def test_a_notebook_says_what_it_takes(path: Path) -> None:
    first = notebook(path).cells[0].source
    for wanted in ("**Time:** about", "**Needs:**", "[Open in Colab]"):
        assert wanted in first, f"write {wanted!r} into the first cell of {path.name}"


@every_lesson
def test_a_lesson_says_what_a_reader_will_be_able_to_do(path: Path) -> None:
    first = notebook(path).cells[0].source
    found = re.search(r"^After this lesson you can\n\n- ", first, re.MULTILINE)
    assert found, f"write 'After this lesson you can' and a list into the first cell of {path.name}"


@every_lesson
def test_no_lesson_needs_a_laboratory(path: Path) -> None:
    _, _, needs = notebook(path).cells[0].source.partition("**Needs:**")
    assert "(lab/" not in needs, f"{path.name} needs a laboratory: readers may skip those"


@every_lesson
def test_a_lesson_keeps_to_its_form(path: Path) -> None:
    excesses = form(path).beyond(MARGIN)
    assert not excesses, "\n".join([f"{path.name} asks too much of its reader:", *excesses])


@every_lesson
def test_exercises_stand_where_the_thing_was_built(path: Path) -> None:
    assert "## Exercises" not in [heading for heading, _ in headings(path)], (
        f"{path.name}: ask each exercise in the section that it is about"
    )


@every_laboratory
def test_a_laboratory_prints_numbers_and_no_booleans(path: Path) -> None:
    booleans = form(path).booleans
    assert not booleans, f"{path.name}: print the number that decides: {booleans}"


@every_notebook
def test_the_set_up_comes_first(path: Path) -> None:
    codes = [cell.source for cell in notebook(path).cells if cell.cell_type == "code"]
    set_up = next(c.source for c in notebook(LESSONS[0]).cells if c.cell_type == "code")
    assert codes[0] == set_up, f"the first code of {path.name} is not the set-up of the others"


@every_notebook
def test_a_section_begins_with_prose(path: Path) -> None:
    silent = [heading for heading, prose in headings(path) if not prose]
    assert not silent, f"{path.name}: say what these sections are about: {silent}"


@every_lesson
def test_a_lesson_ends_with_what_to_read_next_and_no_list_of_lessons(path: Path) -> None:
    """The page has links to the lesson before and to the one after: they are not written down."""
    assert "## What to read next" in [heading for heading, _ in headings(path)]
    text = "\n".join(cell.source for cell in notebook(path).cells)
    assert "**Next:**" not in text


@every_laboratory
def test_an_experiment_has_a_question_a_prediction_a_control_and_a_verdict(path: Path) -> None:
    text = "\n".join(cell.source for cell in notebook(path).cells if cell.cell_type == "markdown")
    counts = {w: text.count(f"**{w}.**") for w in ("Question", "Prediction", "Control", "Verdict")}
    assert min(counts.values()) >= 1, f"{path.name} has {counts}"
    assert len(set(counts.values())) == 1, f"{path.name}: each experiment has all four: {counts}"
