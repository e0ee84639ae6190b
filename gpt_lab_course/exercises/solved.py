"""The exercises that a reader has solved, stored in a small local file."""

from __future__ import annotations

import html
import json
import os
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from gpt_lab.atomic_files import write_whole
from gpt_lab.paths import is_file, read
from gpt_lab.validation import RefusedValueError, parsed
from gpt_lab_course.exercises.exercise import Lesson
from gpt_lab_course.exercises.verdict import RIGHT, box

VARIABLE = "GPT_LAB_PROGRESS"


def file() -> Path | None:
    """The file of progress: ``$GPT_LAB_PROGRESS``, or a file in the user's data folder.

    None if the variable is empty or the user has no home folder; then nothing is stored.
    """
    named = os.environ.get(VARIABLE)
    try:
        if named is None:
            return platformdirs.user_data_path("gpt-lab", appauthor=False) / "progress.json"
        return Path(named).expanduser() if named else None
    except RuntimeError:  # no such user name, or no home for this user ID
        return None


def names() -> set[str]:
    """The names of the exercises that were solved; none, and a warning, if they cannot be read."""
    try:
        return _stored(file())
    except (OSError, ValueError) as error:
        _warn(f"progress is not read: {error}")
        return set()


def record(name: str) -> None:
    """Store that an exercise was solved; warn if that fails.

    Other or damaged files are not changed.
    """
    path = file()
    if path is None:
        if os.environ.get(VARIABLE) != "":
            _warn("progress is not kept: there is no home folder for it")
        return
    try:
        known = _stored(path)
        if name not in known:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"solved": sorted({*known, name})}, indent=1) + "\n"
            write_whole(path, text.encode("utf-8"))
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        _warn(f"progress is not kept: {error}")


def _stored(path: Path | None) -> set[str]:
    """The names in a file of progress; empty if there is no file, or an empty one.

    Raises:
        OSError: it cannot be read.
        ValueError: it is another file, or damaged.
    """
    content = read(path) if path is not None and is_file(path) else b""
    if not content:
        return set()
    found = parsed(content, path)
    listed = found["solved"] if isinstance(found, dict) and found.keys() == {"solved"} else None
    if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
        raise RefusedValueError(f"{path} is no file of progress, or a damaged one, and stays as is")
    return set(listed)


def _warn(message: str) -> None:
    warnings.warn(f"{message}; set {VARIABLE} to a file that can be written", stacklevel=4)


@dataclass(frozen=True)
class Progress:
    """The solved and open exercises, by lesson.

    Args:
        lessons: all lessons with exercises.
        solved: the names of the solved ones.
        file: the file that stores them; delete it to start again.
    """

    lessons: Sequence[Lesson]
    solved: frozenset[str]
    file: Path | None

    @property
    def chapters(self) -> Sequence[Lesson]:
        """The lessons, by their name in earlier editions."""
        return self.lessons

    def open(self, lesson: Lesson) -> list[str]:
        """The names of a lesson's unsolved exercises."""
        return [e.name for e in lesson.exercises if e.name not in self.solved]

    def __repr__(self) -> str:
        return "\n".join(self._lines("{}"))

    def _repr_html_(self) -> str:
        first, *others = self._lines("<code>{}</code>")
        lines = "<br>".join([f"<b>{first}</b>", *others])
        return box(lines, RIGHT)

    def _lines(self, name_form: str) -> list[str]:
        n_all = sum(len(lesson.exercises) for lesson in self.lessons)
        n_open = sum(len(self.open(lesson)) for lesson in self.lessons)
        lines = [f"{n_all - n_open} of {n_all} exercises solved"]
        for lesson in self.lessons:
            todo, n = self.open(lesson), len(lesson.exercises)
            mark = "○" if todo else "✓"
            title = f"{mark} {lesson.number} · {html.escape(lesson.title)}: {n - len(todo)} of {n}"
            names = ", ".join(name_form.format(name) for name in todo)
            lines.append(f"{title}, open: {names}" if todo else title)
        return lines
