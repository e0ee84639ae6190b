"""The reference page's lists, made of the package itself, so that no new name has to be listed.

``{{ reference.modules.model }}`` is each module of ``gpt_lab.model`` with its public names (those
of ``__all__``, where a module has one), ``{{ reference.names.figures }}`` what
``gpt_lab_course.figures`` itself offers, ``{{ reference.exported.training }}`` the same, each name
where it is defined,
``{{ reference.widgets }}`` each widget, ``{{ reference.exercises }}`` a row for each exercise.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from sphinx.application import Sphinx

import gpt_lab
import gpt_lab_course.widgets
from gpt_lab_course.exercises import LESSONS

_PLACE = re.compile(r"\{\{ reference\.(\w+)(?:\.(\w+))? \}\}")


def insert_lists(app: Sphinx, docname: str, source: list[str]) -> None:
    """Puts the lists where a page names them."""
    if not _PLACE.search(source[0]):
        return
    for package in (gpt_lab, gpt_lab_course):
        for path in Path(package.__file__).parent.rglob("*.py"):
            app.env.note_dependency(str(path))
    source[0] = _PLACE.sub(lambda place: _LISTS[place[1]](place[2] or ""), source[0])


def modules(room: str) -> str:
    """All public modules of a room of the package, or the room itself, if it is a module."""
    package = _room(room)
    names = [package.__name__]
    if hasattr(package, "__path__"):
        found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        names = [module.name for module in found if not module.ispkg and "._" not in module.name]
    return _directives(f"automodule:: {name}\n   :members:" for name in names)


def names(room: str) -> str:
    """What a room offers by its own name."""
    return _directives([f"automodule:: {_room(room).__name__}\n   :members:"])


def exported(room: str) -> str:
    """What a room offers by its own name, each at home, where other names refer to it."""
    package = _room(room)
    homes: dict[str, list[str]] = {}
    for name in package.__all__:
        if home := getattr(getattr(package, name), "__module__", None):  # constants have none
            homes.setdefault(home, []).append(name)
    return _directives(
        f"automodule:: {home}\n   :members: {', '.join(homes[home])}" for home in sorted(homes)
    )


def _room(name: str) -> ModuleType:
    """A room of the course, if it has one of this name, or of the package."""
    course = (Path(gpt_lab_course.__file__).parent / name).is_dir()
    return importlib.import_module(f"{'gpt_lab_course' if course else 'gpt_lab'}.{name}")


def widgets(_: str) -> str:
    """Each widget, with what else Python can ask of it."""
    found = {name: getattr(gpt_lab_course.widgets, name) for name in gpt_lab_course.widgets.__all__}
    return _directives(_widget(name, cls) for name, cls in found.items())


def _widget(name: str, cls: type) -> str:
    asked = [n for n, value in vars(cls).items() if isinstance(value, property) and n[0] != "_"]
    members = f"\n   :members: {', '.join(asked)}" if asked else ""
    return f"autoclass:: gpt_lab_course.widgets.{name}{members}"


def exercises(_: str) -> str:
    """A row for each exercise: its number, its name, and what it asks."""
    rows = ["| | exercise | what it asks |", "| --- | --- | --- |"]
    for lesson in LESSONS:
        for exercise in lesson.exercises:
            module = importlib.import_module(f"gpt_lab_course.exercises.{exercise.name}")
            asks = inspect.getdoc(module).partition("\n")[0] + " (a draft)" * exercise.draft
            rows.append(f"| {lesson.number}.{exercise.number} | `{exercise.name}` | {asks} |")
    return "\n".join(rows)


def _directives(lines: Iterable[str]) -> str:
    body = "\n\n".join(f".. {line}" for line in lines)
    return f"```{{eval-rst}}\n{body}\n```"


def skip_aliases(
    app: Sphinx, what: str, name: str, found: object, skip: bool, options: object
) -> bool | None:
    """Leaves out the fields of a named tuple: its docstring says what they are."""
    return True if (inspect.getdoc(found) or "").startswith("Alias for field number") else None


_LISTS = {
    "modules": modules,
    "names": names,
    "exported": exported,
    "widgets": widgets,
    "exercises": exercises,
}


def setup(app: Sphinx) -> None:
    """Registers what this module does with Sphinx."""
    app.setup_extension("sphinx.ext.autodoc")  # whose event this is
    app.connect("autodoc-skip-member", skip_aliases)
    app.connect("source-read", insert_lists)
