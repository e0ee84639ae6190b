"""Tests in a browser that have passed are left out while what they read stays as it is.

With ``--remember=FOLDER``, as ``make test`` has it; with ``--again``, all run and are remembered
anew. A page of the built book reads what it can load: itself, and what all pages load. A file of
tests of widgets reads the widgets that it names, and all that is no widget's or other test's own.
What a page does load is held against that (``beyond``), so nothing goes stale unseen.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import gpt_lab.widgets
from tests import sorting
from tools.passed import Passed, matches
from tools.steps import ENGINES

ROOT = Path(__file__).resolve().parent.parent
HTML = ROOT / "_build" / "html"
_SCRIPT = re.compile(r"/widgets/(\w+)\.(?:js|css)$")
# Pages, which others link and do not load, and what is for robots and other books.
_ALONE = ("*.html", "objects.inv", "sitemap.xml", ".buildinfo", "_sources/*")
_IF_NAMED = ("searchindex.js", "_images/*")
# What tests in a browser read of the project: not that of which the book is built, nor other tests.
_NOT_READ = (
    "notebooks/*",
    "*.md",
    "tests/test_*.py",
    "tests/answers/*",
    "tests/programs/*",
    "recipe/*",
)


_WIDGET = re.compile(rf"\b(?:{'|'.join(gpt_lab.widgets.__all__)})\b")


def _named(source: str) -> set[str]:
    """The widgets that a text names, by their classes."""
    return {*_WIDGET.findall(source)}


@functools.cache
def _project() -> dict[str, str]:
    return Passed(ROOT, ROOT).digests


@functools.cache
def _built() -> dict[str, str]:
    """The digest of each built file by its path."""
    files = [path for path in HTML.rglob("*") if path.is_file()]
    return {
        path.relative_to(HTML).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


def page_loads(page: str) -> Callable[[str], bool]:
    """A function that says of a built file whether a page of the book may load it."""
    source = (HTML / page).read_text("utf-8")
    widgets = _named(source)

    def loads(path: str) -> bool:
        if script := _SCRIPT.search(path):
            return script[1] in widgets
        if matches(path, _ALONE):
            return path == page
        return not matches(path, _IF_NAMED) or Path(path).name in source

    return loads


@functools.cache
def shown_on(page: str) -> set[str]:
    """The widgets that a page of the book shows; none before it is built."""
    if not (HTML / page).exists():
        return set()
    return {*re.findall(r'data-widget="(\w+)"', (HTML / page).read_text("utf-8"))}


def _widgets_of(item: pytest.Item) -> set[str]:
    """The widgets that an item opens: its page's, its parameter's, or those that its file names."""
    if page := page_of(item):
        return shown_on(page)
    one = _parameter(item)
    return {one} if one in gpt_lab.widgets.__all__ else _named(sorting.source_of(item.path))


def _parameter(item: pytest.Item) -> str:
    return str(item.callspec.params.get("name", "")) if hasattr(item, "callspec") else ""


def _folders(widgets: Iterable[str]) -> list[str]:
    """The folders of widgets, ``live_gpt`` for ``LiveGPT``."""
    wanted = {*map(str.lower, widgets)}
    folders = (ROOT / "gpt_lab" / "widgets").glob("[!_]*/")
    return [folder.name for folder in folders if folder.name.replace("_", "") in wanted]


def folders_of(item: pytest.Item) -> list[str]:
    """The folders of the widgets that an item opens."""
    return _folders(_widgets_of(item))


def _left_out(widgets: set[str]) -> list[str]:
    """Patterns of all other widgets than these."""
    others = {*gpt_lab.widgets.__all__} - widgets
    return [f"gpt_lab/widgets/{folder}/*" for folder in _folders(others)]


def page_of(item: pytest.Item) -> str:
    """The page of the book that an item is about, where it is about one alone."""
    marked = item.get_closest_marker("page")
    return item.callspec.params["name"] if marked else ""  # type: ignore[attr-defined]


def key_of(item: pytest.Item) -> str:
    """What an item is remembered with; empty for an item that is never left out."""
    if page_of(item) or _parameter(item) in gpt_lab.widgets.__all__:
        return item.nodeid
    engine = next((name for name in ENGINES if item.get_closest_marker(name)), "")
    if item.get_closest_marker("built") or not (engine or item.get_closest_marker("browser")):
        return ""
    return item.path.relative_to(ROOT).as_posix() + (engine and f" in {engine}")


def fingerprint(items: list[pytest.Item]) -> str:
    """One hash of what the items of a key read; empty without git."""
    own, page = items[0].path, page_of(items[0])
    patterns = [*_NOT_READ]
    lines = sorted(item.nodeid for item in items)
    if page:  # what the book is built from is in what was built
        patterns += ["gpt_lab/*", "book/*", "benchmarks/*", "_config.yml", "_toc.yml"]
        loads = page_loads(page)
        lines += [f"{digest} {path}" for path, digest in _built().items() if loads(path)]
    else:
        patterns += _left_out(_widgets_of(items[0]))
    own_path = own.relative_to(ROOT).as_posix()
    for path, digest in _project().items():
        if path == own_path or not matches(path, patterns):
            lines.append(f"{digest} {path}")
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest() if _project() else ""


def beyond(item: pytest.Item, urls: Iterable[str]) -> list[str]:
    """What the pages of a test have loaded of what they are not known to load."""
    paths = {unquote(urlsplit(url).path) for url in urls}
    if page := page_of(item):
        loads = page_loads(page)
        built = {path.split("/_build/html/")[-1].lstrip("/") for path in paths} & _built().keys()
        return sorted(path for path in built if not loads(path))
    if key_of(item):
        loaded = {script[1] for path in paths if (script := _SCRIPT.search(path))}
        return sorted((loaded & {*gpt_lab.widgets.__all__}) - _widgets_of(item))
    return []


class Remembered:
    """A plugin that leaves out what has passed, and remembers what passes.

    Args:
        folder: where the hashes are kept.
        again: whether nothing is left out.
    """

    def __init__(self, folder: Path, *, again: bool) -> None:
        self._passed, self._again = Passed(ROOT, folder), again
        self._prints: dict[str, str] = {}
        self._waiting: dict[str, set[str]] = {}
        self._some_are_left_out = False

    @pytest.hookimpl(trylast=True)  # after `-m` and the tenth have chosen
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out what has passed with what it reads as it is."""
        groups = defaultdict(list)
        for item in items:
            if key := key_of(item):
                groups[key].append(item)
        self._prints = {key: fingerprint(group) for key, group in groups.items()}
        same = {
            k for k, one in self._prints.items() if not self._again and self._passed.has(k, one)
        }
        self._waiting = {k: {i.nodeid for i in group} for k, group in groups.items()}
        left = [item for item in items if key_of(item) in same]
        if left:
            self._some_are_left_out = True
            items[:] = [item for item in items if key_of(item) not in same]
            config.hook.pytest_deselected(items=left)
        for key in self._prints.keys() - same:
            self._passed.remove(key)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """All that was chosen has passed before: that is no failure."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._some_are_left_out:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """A test has ended: has all of its key passed?"""
        for key, waiting in self._waiting.items():
            if nodeid in waiting:
                waiting.discard(nodeid)
                if not waiting:
                    self._passed.add(key, self._prints[key])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """What has failed is not remembered."""
        if report.failed:
            for waiting in self._waiting.values():
                if report.nodeid in waiting:
                    waiting.add("failed")
