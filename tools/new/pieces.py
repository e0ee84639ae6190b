"""The files of each kind of piece, and the names that it may have."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.dev import ROOT
from tools.notebooks import LABORATORIES, LESSONS

NOTEBOOKS = ROOT / "notebooks"
EXERCISES = ROOT / "gpt_lab_course" / "exercises"
ANSWERS = ROOT / "tests" / "gpt_lab_course" / "exercises" / "answers"
WIDGETS = ROOT / "gpt_lab_course" / "widgets"


@dataclass(frozen=True)
class NewFiles:
    """The new files of a piece.

    Args:
        files: each new file, with its template and the values of the template's names.
        advice: a sentence on what to write in them.
        tests: the tests for the piece.
    """

    files: dict[Path, tuple[str, dict[str, object]]]
    advice: str
    tests: str


def lesson(name: str) -> NewFiles:
    """A lesson with two exercises: ``"11_toy"``.

    Raises:
        ValueError: it cannot have that name.
    """
    number, word = _numbered(name, "lesson")
    if taken := [path.stem for path in LESSONS if path.stem[:2] == name[:2]]:
        raise ValueError(f"lesson {number} is there already: {taken[0]}")
    if (EXERCISES / word).exists() or (EXERCISES / f"{word}.py").exists():
        raise ValueError(
            f"gpt_lab_course/exercises has {word!r} already; call the lesson otherwise"
        )
    before = max((path for path in LESSONS if path.stem < name), default=LESSONS[0])
    names = {"number": number, "name": word, "title": _title(word), **_link(before, "")}
    files = {
        NOTEBOOKS / f"{name}.ipynb": ("lesson.md", names),
        EXERCISES / word / "__init__.py": ("lesson.py", names),
    }
    return NewFiles(
        _exercise_files(word, "first", 1) | _exercise_files(word, "second", 2) | files,
        "the question, the promise below the heading, and what is marked as still to be written; "
        f"`python tools/dev.py notebooks notebooks/{name}.ipynb` runs it, and "
        f"`python -m tools.lesson_form notebooks/{name}.ipynb` measures it.",
        f"tests/notebooks notebooks/{name}.ipynb",
    )


def laboratory(name: str) -> NewFiles:
    """A laboratory of an existing lesson: ``"03_toy"``.

    Raises:
        ValueError: it cannot have that name.
    """
    number, word = _numbered(name, "laboratory")
    lessons = [path for path in LESSONS if path.stem[:2] == name[:2]]
    if not lessons:
        raise ValueError(f"there is no lesson {number}, which the laboratory would belong to")
    if name in [path.stem for path in LABORATORIES]:
        raise ValueError(f"notebooks/lab/{name}.ipynb is there already")
    names = {"number": number, "title": _title(word), **_link(lessons[0], "../")}
    path = NOTEBOOKS / "lab" / f"{name}.ipynb"
    return NewFiles(
        {path: ("laboratory.md", names)},
        "the promise, and for each experiment its question, your prediction, its control and its "
        "verdict. Long measuring code goes into a module of gpt_lab_course/experiments. "
        f"`python tools/dev.py notebooks notebooks/lab/{name}.ipynb` runs it.",
        f"tests/notebooks notebooks/lab/{name}.ipynb",
    )


def exercise(name: str) -> NewFiles:
    """An exercise of an existing lesson: ``"attention.toy"``.

    Raises:
        ValueError: it cannot have that name.
    """
    group, _, word = name.partition(".")
    if not (_is_word(group) and _is_word(word)):
        raise ValueError(f"an exercise is called lesson.name, as attention.head; not {name!r}")
    from gpt_lab_course import exercises as package  # needs torch, which the other pieces do not

    exercises = {one.name: one.exercises for one in package.LESSONS}
    if group not in exercises:
        raise ValueError(f"no lesson {group!r} has exercises; there are {', '.join(exercises)}")
    if (EXERCISES / group / f"{word}.py").exists():
        raise ValueError(f"gpt_lab_course/exercises/{group}/{word}.py is there already")
    number = max((one.number for one in exercises[group]), default=0) + 1
    return NewFiles(
        _exercise_files(group, word, number),
        "the question, the solution and its inputs, three mistakes with the sentences that help, "
        "and answers as learners write them. Ask it in a notebook, and take `draft=True` away.",
        "tests/gpt_lab_course/exercises",
    )


def widget(name: str) -> NewFiles:
    """A widget: ``"ToyWidget"``.

    Raises:
        ValueError: it cannot have that name.
    """
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]+", name) or keyword.iskeyword(name):
        raise ValueError(f"a widget is called in CamelCase, as HeadWidth; not {name!r}")
    folder = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    flat = folder.replace("_", "")
    taken = [path.stem for path in WIDGETS.iterdir() if path.stem.replace("_", "") == flat]
    if taken:
        raise ValueError(f"gpt_lab_course/widgets has {taken[0]!r} already")
    from gpt_lab import __all__ as public

    if name in public:
        raise ValueError(f"gpt_lab has {name!r} already")
    names = {"Class": name, "style": folder.replace("_", "-"), "title": _title(folder)}
    files = {
        WIDGETS / folder / "__init__.py": ("widget.py", names),
        WIDGETS / folder / "widget.css": ("widget.css", names),
        WIDGETS / folder / "widget.ts": ("widget.ts", names),
    }
    return NewFiles(
        files,
        f"its settings and docstring in gpt_lab_course/widgets/{folder}/__init__.py, and what it "
        "draws in widget.ts beside it. `python tools/dev.py widgets` makes what is made of them.",
        "tests/gpt_lab_course/widgets",
    )


KINDS: dict[str, Callable[[str], NewFiles]] = {
    "lesson": lesson,
    "laboratory": laboratory,
    "exercise": exercise,
    "widget": widget,
}


def _numbered(name: str, kind: str) -> tuple[int, str]:
    number, _, word = name.partition("_")
    if not re.fullmatch(r"\d\d", number, re.ASCII) or not _is_word(word):
        raise ValueError(f"a {kind} is called NN_name, as 03_attention; not {name!r}")
    return int(number), word


def _is_word(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z][a-z0-9_]*", text)) and not keyword.iskeyword(text)


def _title(word: str) -> str:
    return word.replace("_", " ").capitalize()


def _link(path: Path, folder: str) -> dict[str, str]:
    return {"before": f"{folder}{path.name}", "before_title": f"lesson {int(path.stem[:2])}"}


def _exercise_files(
    group: str, word: str, number: int
) -> dict[Path, tuple[str, dict[str, object]]]:
    names = {"lesson": group, "name": word, "number": number}
    return {
        EXERCISES / group / f"{word}.py": ("exercise.py", names),
        ANSWERS / group / f"{word}.py": ("answers.py", names),
    }
