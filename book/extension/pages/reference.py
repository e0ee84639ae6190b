"""The lists of the reference, generated from the packages.

``{{ reference.modules.model }}`` is each module of ``gpt_lab.model`` with its public names (those
of ``__all__``, where a module has one), ``{{ reference.names.figures }}`` the names that
``gpt_lab_course.figures`` exports, ``{{ reference.exported.training }}`` the same with the modules
that define them, ``{{ reference.widgets }}`` each widget, ``{{ reference.exercises }}`` a row for
each exercise. The docstring of a package is its page's introduction, and each of its modules has a
heading.

All of it was once a single page, ``book/api``: links to objects there are redirected.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType

from docutils import nodes
from sphinx.addnodes import desc_signature
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import gpt_lab
import gpt_lab_course.widgets
from gpt_lab_course.exercises import LESSONS

_PLACE = re.compile(r"\{\{ reference\.(\w+)(?:\.([\w.]+))? \}\}")
_ONE_PAGE = "book/api"


def insert_lists(app: Sphinx, docname: str, source: list[str]) -> None:
    """Insert the lists where a page names them."""
    if not _PLACE.search(source[0]):
        return
    for package in (gpt_lab, gpt_lab_course):
        for path in Path(package.__file__).parent.rglob("*.py"):
            app.env.note_dependency(str(path))
    source[0] = _PLACE.sub(lambda place: _LISTS[place[1]](place[2] or ""), source[0])


def modules(room: str) -> str:
    """All public modules of a subpackage, or a single module."""
    package = _room(room)
    if not hasattr(package, "__path__"):
        return _section(package.__name__)
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    below = [module.name for module in found if not module.ispkg and "._" not in module.name]
    return "\n\n".join([_introduction(package), *map(_section, below)])


def names(room: str) -> str:
    """The names that a subpackage exports, under its own name."""
    return _module(_room(room).__name__)


def exported(room: str) -> str:
    """The names that a subpackage exports, under the modules that define them."""
    package = _room(room)
    homes: dict[str, list[str]] = {}
    for name in package.__all__:
        if home := getattr(getattr(package, name), "__module__", None):  # constants have none
            homes.setdefault(home, []).append(name)
    sections = (_section(home, ", ".join(homes[home])) for home in sorted(homes))
    return "\n\n".join([_introduction(package), *sections])


def _introduction(package: ModuleType) -> str:
    return _directives([f"automodule:: {package.__name__}"])


def _section(module: str, members: str = "") -> str:
    return f"## `{module}`\n\n{_module(module, members)}"


def _module(module: str, members: str = "") -> str:
    return _directives([f"automodule:: {module}\n   :members: {members}".rstrip()])


def _room(name: str) -> ModuleType:
    """A subpackage of the course, if there is one of this name, or of ``gpt_lab``."""
    course = (Path(gpt_lab_course.__file__).parent / name.partition(".")[0]).is_dir()
    return importlib.import_module(f"{'gpt_lab_course' if course else 'gpt_lab'}.{name}")


def widgets(_: str) -> str:
    """Each widget, with its public methods and properties."""
    found = {name: getattr(gpt_lab_course.widgets, name) for name in gpt_lab_course.widgets.__all__}
    return _directives(_widget(name, cls) for name, cls in found.items())


def _widget(name: str, cls: type) -> str:
    asked = [n for n, value in vars(cls).items() if isinstance(value, property) and n[0] != "_"]
    members = f"\n   :members: {', '.join(asked)}" if asked else ""
    return f"autoclass:: gpt_lab_course.widgets.{name}{members}"


def exercises(_: str) -> str:
    """A row for each exercise: its number, its name, and its task."""
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
    """Leave out the fields of a named tuple, which its docstring explains."""
    return True if (inspect.getdoc(found) or "").startswith("Alias for field number") else None


def leave_out_members(app: Sphinx, domain: str, kind: str, content: nodes.Element) -> None:
    """Keep members of classes out of the page's contents."""
    if kind in ("attribute", "method", "property"):
        for signature in content.parent.findall(desc_signature):
            signature["_toc_name"] = ""


def move_objects(app: Sphinx, env: BuildEnvironment) -> None:
    """Redirect the old address of each object to its page (``moved``)."""
    if _ONE_PAGE not in env.found_docs:  # another book
        return
    objects = env.get_domain("py").data["objects"].values()
    pages = {f"{o.node_id.removeprefix('module-')}.": o.docname for o in objects}
    table = app.config.book_moved.get(_ONE_PAGE, {})
    app.config.book_moved = {**app.config.book_moved, _ONE_PAGE: {**common(pages), **table}}


def common(pages: Mapping[str, str]) -> dict[str, str]:
    """The shortest prefixes of names that are all on one page.

    >>> common({"a.b.": "one", "a.b.c.": "one", "a.d.": "two"})
    {'a.b.': 'one', 'a.d.': 'two'}
    """
    found: dict[str, set[str]] = {}
    for name, page in pages.items():
        for end in re.finditer(r"\.", name):
            found.setdefault(name[: end.end()], set()).add(page)
    alone = {start: page for start, (page, *others) in found.items() if not others}
    return {s: p for s, p in alone.items() if f"{s[:-1].rpartition('.')[0]}." not in alone}


_LISTS = {
    "modules": modules,
    "names": names,
    "exported": exported,
    "widgets": widgets,
    "exercises": exercises,
}


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.setup_extension("sphinx.ext.autodoc")  # which emits this event
    app.connect("autodoc-skip-member", skip_aliases)
    app.connect("source-read", insert_lists)
    app.connect("object-description-transform", leave_out_members)
    app.connect("env-updated", move_objects)
