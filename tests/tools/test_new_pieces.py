"""A new lesson, laboratory, exercise and widget change no file that exists, and pass the tests."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import dev
from tools.dev import PYTHON, ROOT, VENV, javascript_environment
from tools.new.pieces import KINDS
from tools.notebooks import LESSONS

PIECES = ("lesson 97_toy", "laboratory 03_toy", "exercise attention.toy", "widget ToyWidget")
FILES = """\
gpt_lab_course/exercises/attention/toy.py
gpt_lab_course/exercises/toy/__init__.py
gpt_lab_course/exercises/toy/first.py
gpt_lab_course/exercises/toy/second.py
gpt_lab_course/widgets/toy_widget/__init__.py
gpt_lab_course/widgets/toy_widget/declared.ts
gpt_lab_course/widgets/toy_widget/widget.css
gpt_lab_course/widgets/toy_widget/widget.ts
notebooks/97_toy.ipynb
notebooks/lab/03_toy.ipynb
tests/gpt_lab_course/exercises/answers/attention/toy.py
tests/gpt_lab_course/exercises/answers/toy/first.py
tests/gpt_lab_course/exercises/answers/toy/second.py
"""
UNITS = (
    "tests/gpt_lab_course/exercises/test_exercises.py",
    "tests/gpt_lab_course/test_discovery.py",
    *(f"tests/notebooks/test_{name}.py" for name in ("lessons", "asked_exercises", "notebooks")),
)
OF_THE_PIECES = "toy or Toy or numbered or asked_once or in_order or every_exercise or stub"


def at_once(folder: Path, commands: Iterable[tuple[str, ...]]) -> dict[tuple[str, ...], str]:
    """Run programs of the environment in a folder, beside each other; the output of each."""
    environment = {**javascript_environment(), "PYTHONPATH": str(folder), "OMP_NUM_THREADS": "1"}
    environment |= {"GPT_LAB_VENV": str(VENV), "GPT_LAB_PROGRESS": ""}
    running = {}
    for command in commands:
        program = str(PYTHON.with_name(command[0] + PYTHON.suffix))
        running[command] = subprocess.Popen(
            [program, *command[1:]],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
    said = {command: process.communicate()[0] for command, process in running.items()}
    failed = {command: said[command] for command, process in running.items() if process.returncode}
    assert not failed, "\n".join(f"{' '.join(command)}\n{text}" for command, text in failed.items())
    return said


def git(folder: Path, *arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=folder, encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's files, under version control, with the four pieces."""
    folder = tmp_path_factory.mktemp("copy")
    listed = git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in filter(os.path.isfile, (ROOT / name for name in listed.rstrip("\0").split("\0"))):
        path = folder / name.relative_to(ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(name, path)
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    at_once(folder, [("python", "-m", "tools.bundles")])
    said = at_once(folder, [("python", "-m", "tools.new", *piece.split()) for piece in PIECES])
    for text in said.values():
        assert "Write next: " in text
        assert "Then check it: python tools/dev.py test " in text
    return folder


def test_they_change_no_file_that_exists(copy: Path) -> None:
    assert git(copy, "diff", "--name-only") == ""
    assert git(copy, "ls-files", "--others", "--exclude-standard") == FILES


def test_they_pass_the_tests_that_concern_them(copy: Path) -> None:
    script = "gpt_lab_course/widgets/toy_widget/widget.ts"
    nbval = ("--nbval", "--nbval-current-env", "--nbval-sanitize-with=tests/nbval.cfg")
    pytest = ("python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    said = at_once(
        copy,
        [
            ("ruff", "check"),
            ("ruff", "format", "--check"),
            ("deno", "lint", "--quiet", script),
            ("deno", "fmt", "--check", "--quiet", script),
            ("deno", "check", "--quiet", script),
            (*pytest, *nbval, "notebooks/97_toy.ipynb", "notebooks/lab/03_toy.ipynb"),
            (*pytest, "-p", "no:nbval", *UNITS, "-k", OF_THE_PIECES),
        ],
    )
    assert " passed" in [*said.values()][-1]
    question = "import gpt_lab; print(gpt_lab.ToyWidget().count, 'ToyWidget' in dir(gpt_lab))"
    assert [*at_once(copy, [("python", "-c", question)]).values()] == ["5 True\n"]


@pytest.mark.parametrize(
    ("piece", "message"),
    [
        ("lesson toy", "a lesson is called NN_name, as 03_attention; not 'toy'"),
        ("lesson 11_class", "a lesson is called NN_name"),
        ("lesson 11_../x", "a lesson is called NN_name"),
        ("lesson 03_toy", "lesson 3 is there already: 03_attention"),
        ("lesson 97_training", "gpt_lab_course/exercises has 'training' already"),
        ("lesson 97_running", "gpt_lab_course/exercises has 'running' already"),
        ("laboratory 3_toy", "a laboratory is called NN_name"),
        ("laboratory 98_toy", "there is no lesson 98, which the laboratory would belong to"),
        ("exercise toy", "an exercise is called lesson.name, as attention.head; not 'toy'"),
        ("exercise attention.Toy", "an exercise is called lesson.name"),
        ("exercise atention.toy", "no lesson 'atention' has exercises; there are five_steps, "),
        ("exercise attention.head", "gpt_lab_course/exercises/attention/head.py is there already"),
        ("widget toy_widget", "a widget is called in CamelCase, as HeadWidth; not 'toy_widget'"),
        ("widget LiveGpt", "gpt_lab_course/widgets has 'live_gpt' already"),
        ("widget Packs", "gpt_lab_course/widgets has 'packs' already"),
        ("widget Table", "gpt_lab has 'Table' already"),
    ],
)
def test_a_bad_name_is_refused_in_a_line(piece: str, message: str) -> None:
    kind, name = piece.split()
    with pytest.raises(ValueError, match=message.replace(".", r"\.").replace("(", r"\(")) as error:
        KINDS[kind](name)
    assert "\n" not in str(error.value)


def test_the_command_line_says_so_too() -> None:
    command = [sys.executable, "-m", "tools.new", "lesson", LESSONS[0].stem]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert result.returncode == 1
    assert result.stderr == f"lesson 0 is there already: {LESSONS[0].stem}\n"


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    from tools.new.writing import write

    (tmp_path / "there.css").write_text("", "utf-8")
    names = {"style": "toy"}
    files = {tmp_path / name: ("widget.css", names) for name in ("new.css", "there.css")}
    with pytest.raises(FileExistsError):
        write(files)
    assert [path.name for path in tmp_path.iterdir()] == ["there.css"]


def test_dev_hands_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []
    monkeypatch.setattr(dev, "set_up", lambda: ran.append("set up"))
    monkeypatch.setattr(dev, "run", lambda *command: ran.append(command) or 7)
    options = argparse.Namespace(kind="lesson", name="11_toy")
    assert dev.new(options) == 7
    assert ran == ["set up", ("python", "-m", "tools.new", "lesson", "11_toy")]
