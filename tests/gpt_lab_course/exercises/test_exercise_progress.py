"""Progress is kept in one small file, and hints come one at a time."""

import dataclasses
import json
import os
from pathlib import Path

import platformdirs
import pytest

import gpt_lab
from gpt_lab_course import exercises
from gpt_lab_course.exercises import EXERCISES, hints, solved

RATIO = EXERCISES["five_steps.ratio"].solution
NOTHING = """\
0 of 8 exercises solved
○ 0 · Five steps: 0 of 3, open: five_steps.ratio, five_steps.loop, five_steps.alike
○ 1 · Tokenization: 0 of 5, open: tokenization.merge, tokenization.encode, tokenization.decode, \
tokenization.beat, tokenization.bytes_per_token"""


@pytest.fixture(autouse=True)
def _two_lessons(monkeypatch):
    """Whatever lessons there are, these tests count the first two."""
    monkeypatch.setattr(exercises, "LESSONS", exercises.LESSONS[:2])


@pytest.fixture
def file(tmp_path, monkeypatch) -> Path:
    path = tmp_path / "a folder" / "progress.json"
    monkeypatch.setenv("GPT_LAB_PROGRESS", str(path))
    return path


def test_what_is_solved_is_kept_and_counted(file):
    assert repr(gpt_lab.progress()) == NOTHING
    assert not gpt_lab.check("five_steps.ratio", lambda a, b: 1)
    assert not file.exists(), "nothing is written before something is right"
    assert gpt_lab.check("five_steps.ratio", RATIO)
    assert json.loads(file.read_text()) == {"solved": ["five_steps.ratio"]}
    file.write_text('{"solved":["five_steps.ratio"]}')
    assert gpt_lab.check("five_steps.ratio", RATIO)
    assert file.read_text() == '{"solved":["five_steps.ratio"]}', "it is not written again"
    assert not gpt_lab.check("five_steps.ratio", lambda a, b: 1)
    for exercise in EXERCISES.values():
        if exercise.name.startswith(("five_steps", "tokenization.merge")):
            assert gpt_lab.check(exercise.name, exercise.solution)
    assert repr(gpt_lab.progress()).splitlines()[:3] == [
        "4 of 8 exercises solved",
        "✓ 0 · Five steps: 3 of 3",
        "○ 1 · Tokenization: 1 of 5, open: tokenization.encode, tokenization.decode, "
        "tokenization.beat, tokenization.bytes_per_token",
    ]
    html = gpt_lab.progress()._repr_html_()
    assert "<b>4 of 8 exercises solved</b>" in html
    assert "open: <code>tokenization.encode</code>" in html
    assert os.listdir(file.parent) == [file.name], "written aside, and renamed"
    gpt_lab.progress().file.unlink()
    assert repr(gpt_lab.progress()) == NOTHING


@pytest.mark.parametrize(
    "content",
    [
        *(b"{", b"\xff\xfe", b"[]", b"{}", b'{"solved": 3}', b'{"solved": null}', b"[" * 100_000),
        *(b'{"mine": [1, 2, 3]}', b'{"solved": [], "mine": 1}', b'{"solved": ["a", 3]}', b"a text"),
    ],
)
def test_a_file_of_somebody_else_or_a_damaged_one_stays_as_it_is(file, content):
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.warns(UserWarning, match=r"progress is not read: .*progress\.json is "):
        assert repr(gpt_lab.progress()) == NOTHING
    with pytest.warns(
        UserWarning, match="progress is not kept: .*; set GPT_LAB_PROGRESS"
    ) as warned:
        assert gpt_lab.check("five_steps.ratio", RATIO)
    assert len(warned) == 1
    assert len(str(warned[0].message).splitlines()) == 1
    assert file.read_bytes() == content
    assert os.listdir(file.parent) == [file.name]


def test_an_empty_file_is_begun(file):
    file.parent.mkdir()
    file.touch()
    assert gpt_lab.check("five_steps.ratio", RATIO)
    assert gpt_lab.progress().solved == {"five_steps.ratio"}


def test_exercises_of_another_version_stay_in_the_file(file):
    file.parent.mkdir()
    file.write_text('{"solved": ["attention.mask"]}')
    assert repr(gpt_lab.progress()) == NOTHING
    gpt_lab.check("five_steps.ratio", RATIO)
    assert json.loads(file.read_text())["solved"] == ["attention.mask", "five_steps.ratio"]


def test_what_cannot_be_written_is_warned_of(tmp_path, monkeypatch):
    (tmp_path / "taken").write_text("a file where a folder is wanted")
    monkeypatch.setenv("GPT_LAB_PROGRESS", str(tmp_path / "taken" / "progress.json"))
    with pytest.warns(UserWarning, match="progress is not kept: .*; set GPT_LAB_PROGRESS to"):
        assert gpt_lab.check("five_steps.ratio", RATIO)


def test_without_the_variable_it_is_among_the_users_data(monkeypatch, tmp_path):
    monkeypatch.delenv("GPT_LAB_PROGRESS")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = platformdirs.user_data_path("gpt-lab", appauthor=False)
    assert gpt_lab.progress().file == folder / "progress.json"


def test_an_empty_variable_keeps_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("GPT_LAB_PROGRESS", "")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path)
    assert gpt_lab.check("five_steps.ratio", RATIO)
    assert solved.file() is None
    assert repr(gpt_lab.progress()) == NOTHING
    assert os.listdir(tmp_path) == []


@pytest.fixture
def fresh():
    hints.forget()
    yield
    hints.forget()


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("name", EXERCISES)
def test_hints_come_one_at_a_time_and_then_the_solution(name):
    first, second = EXERCISES[name].hints
    assert repr(gpt_lab.hint(name)) == f"Hint 1 of 2 · {name}: {first}"
    assert repr(gpt_lab.hint(name)) == f"Hint 2 of 2 · {name}: {second}"
    for _ in range(2):
        assert repr(gpt_lab.hint(name)).startswith(f"No more hints · {name}: the solution is below")


@pytest.mark.usefixtures("fresh")
def test_each_exercise_has_its_own_count_of_hints():
    gpt_lab.hint("training.clip")
    assert gpt_lab.hint("training.accumulate").title == "Hint 1 of 2"
    html = gpt_lab.hint("training.clip")._repr_html_()
    assert "<b>Hint 2 of 2</b> · training.clip<br>" in html
    assert "<code>limit / norm</code>" in html


def test_a_hint_for_nothing_is_refused():
    with pytest.raises(KeyError, match=r"did you mean 'training\.clip'"):
        gpt_lab.hint("training.clips")


def test_a_draft_can_be_checked_and_is_left_out(monkeypatch):
    first, *others = exercises.LESSONS[0].exercises
    draft = dataclasses.replace(first, draft=True)
    lesson = dataclasses.replace(exercises.LESSONS[0], exercises=(draft, *others))
    only = dataclasses.replace(exercises.LESSONS[1], exercises=(draft,))
    monkeypatch.setattr(exercises, "LESSONS", (lesson, only))
    assert [[e.name for e in c.exercises] for c in gpt_lab.progress().lessons] == [
        [e.name for e in others]
    ]
    assert gpt_lab.progress().chapters == gpt_lab.progress().lessons  # as it was called
    assert draft.examine(RATIO)
