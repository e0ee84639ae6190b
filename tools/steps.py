"""The steps of ``make test``, each a program of the environment that uses one core."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools import arithmetic, turns
from tools.passed import matches
from tools.scheduler import Step

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
_PYTEST = ("python", "-m", "pytest")
_TESTS = (*_PYTEST, "--ignore=tests/programs", "-p", "no:nbval")  # which is slow to import
_NO_HYPOTHESIS = ("-p", "no:hypothesispytest")  # so is this, which tests/ alone uses
_REMEMBER = ("--remember", "_build/passed/tests")  # each page and each file of its own
_NBVAL = (
    *(*_PYTEST, "-p", "tools.forked_kernels", "--nbval", "--nbval-current-env"),
    *("--nbval-cell-timeout=300", "--nbval-sanitize-with=tests/nbval.cfg", *_NO_HYPOTHESIS),
)

ENGINES = ("firefox", "webkit")  # besides Chromium: a mark and a step each
_CHROMIUM = " and ".join(f"not {engine}" for engine in ENGINES)
_PAGES = ("*.md", "book/images/*", "benchmarks/results/*")
_SCRIPTS = ("*.js", "*.ts", "*.css")  # the page's; what a notebook stores of a widget is its state
_PYTHON = ("*.py", "*.pyi", "*.ipynb", "gpt_lab/data/*")
_WIDGETS = ROOT / "gpt_lab" / "widgets"


@functools.cache  # some ten megabytes are read for it
def notebooks() -> dict[str, Step]:
    """A step for each notebook: laboratories first, which take longest, then the largest."""
    found = [p for p in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts]
    found = sorted(found, key=lambda p: (p.parent.name != "lab", -p.stat().st_size))
    return {
        path.relative_to(ROOT).as_posix(): Step(
            (*_NBVAL, path.relative_to(ROOT).as_posix()),
            leaves_out=_all_but(path),
            opens=(*_SCRIPTS, "tools/__init__.py", "tools/fork*"),
            after=("smollm2",) if "load_pretrained(" in path.read_text("utf-8") else (),
            variables=arithmetic.tested(),
        )
        for path in found
    }


def _all_but(notebook: Path) -> tuple[str, ...]:
    """What a notebook does not read: others, widgets that it does not name, the book, tests."""
    others = [p for p in NOTEBOOKS.rglob("*.ipynb") if p != notebook]
    source = notebook.read_text("utf-8").replace("_", "").lower()
    widgets = [p for p in _WIDGETS.glob("[!_]*/") if p.name.replace("_", "") not in source]
    left = [p.relative_to(ROOT).as_posix() + ("/*" if p.is_dir() else "") for p in others + widgets]
    return (
        *left,
        *_PAGES,
        *_SCRIPTS,
        "book/*",
        "tests/*.py",
        "tools/*",
        "recipe/*",
        "benchmarks/*",
        ".*",
    )


def _tests(step: str, leaves_out: tuple[str, ...], **how: Any) -> Step:
    """Tests that need no browser; ``tests/sorting.py`` says which of them."""
    chosen = f"{step} and not built and not browser and not whole and {_CHROMIUM}"
    return Step((*_TESTS, "tests", "-m", chosen, "-p", "no:logging"), leaves_out=leaves_out, **how)


def ordinary() -> dict[str, Step]:
    """The steps of a run: all, but of the engines besides Chromium only one.

    They go by turns, and all run when a script was changed.
    """
    engines = turns.share(ENGINES, turns.commit(), len(ENGINES))
    if any(matches(path, _SCRIPTS) for path in turns.changed()):
        engines = {*ENGINES}
    left = {*ENGINES} - engines
    return {name: step for name, step in all_steps().items() if name not in left}


def all_steps() -> dict[str, Step]:
    """All steps by name: quick ones first, then what others wait for, then what takes long."""
    zizmor = ("zizmor", "--offline", "--quiet", "--strict-collection", "--min-severity", "medium")
    return {
        "lint": Step(("ruff", "check")),
        "format": Step(("ruff", "format", "--check")),
        "js-lint": Step(("deno", "lint", "--quiet")),
        "js-format": Step(("deno", "fmt", "--check", "--quiet")),
        "imports": Step(("lint-imports", "--no-cache", "--no-logo")),
        "workflows": Step((*zizmor, ".github")),
        "chromium": Step(("python", "-m", "tools.chromium")),
        "engines": Step(
            ("python", "-m", "tools.engines"), after=("chromium",)
        ),  # one apt-get a time
        "smollm2": Step(("python", "-m", "tools.smollm2")),
        "book": Step(("python", "-m", "tools.book")),
        "package": _tests(
            "package",
            (*_PAGES, *_SCRIPTS, "notebooks/*", "gpt_lab/widgets/*/*"),
            after=("smollm2",),
            opens=("tests/engines/watch.js",),  # which all tests import, and none of these uses
        ),
        "site": Step(
            (*_TESTS, "tests", "-m", f"built and {_CHROMIUM}", *_REMEMBER),
            after=("book", "chromium"),
            leaves_out=(),
            waits=True,
        ),
        "browser": Step(
            (*_TESTS, "tests", "-m", f"browser and not built and {_CHROMIUM}", *_REMEMBER),
            after=("chromium",),
            leaves_out=(),  # what each file of tests reads is remembered with it
            waits=True,
        ),
        **{
            engine: Step(
                (*_TESTS, "tests", "-m", engine, *_REMEMBER),
                after=("book", "engines"),
                leaves_out=(),
                waits=True,
            )
            for engine in ENGINES
        },
        "programs": Step(
            (*_PYTEST, "tests/programs"),
            leaves_out=(*_PAGES, "notebooks/*"),
            opens=(*_PAGES, "notebooks/*"),  # a copy of the project is made, whatever is in it
        ),
        **notebooks(),
        "widgets": _tests("widgets", (*_PAGES, "notebooks/*")),
        "project": _tests("project", ()),
        "types": Step(("mypy",), leaves_out=(*_PAGES, *_SCRIPTS, "*.ipynb", "tests/*", "book/*")),
        "js-types": Step(("deno", "check", "--quiet"), leaves_out=(*_PAGES, *_PYTHON)),
        "js-unit": Step(
            ("deno", "test", "--quiet", "--allow-read=.", "--allow-net=127.0.0.1"),
            leaves_out=(*_PAGES, *_PYTHON),
        ),
        "bundles": Step(("python", "-m", "tools.widgets", "--check")),
        "doctest": Step(
            (
                *(*_PYTEST, "gpt_lab", "book", "--doctest-modules"),
                *("--ignore=gpt_lab/lab.py", *_NO_HYPOTHESIS),  # an alias
            ),
            leaves_out=(*_PAGES, *_SCRIPTS, "notebooks/*", "tests/*"),
            opens=_SCRIPTS,
        ),
    }


def every() -> dict[str, Step]:
    """What `make test-all` runs: every case of every step, and what is only run when named."""
    cases = {
        "package",
        "widgets",
        "project",
        "site",
        "browser",
        "programs",
        *ENGINES,
    }  # taken by tenths
    return {
        name: step._replace(command=(*step.command, "--every")) if name in cases else step
        for name, step in (all_steps() | when_named()).items()
    }


def when_named() -> dict[str, Step]:
    """Steps that ``make test`` leaves out."""
    return {"whole": Step((*_PYTEST, "tests", "-m", "whole"))}  # the lab model's card: minutes


def unit() -> dict[str, Step]:
    """The tests that stay within Python, whatever they read."""
    return {name: all_steps()[name] for name in ("package", "widgets", "project")}


GROUPS = {"notebooks": notebooks, "unit": unit}  # one name for several steps


def names() -> list[str]:
    """All that ``named`` takes."""
    return [*all_steps(), *when_named(), *GROUPS]


def named(chosen: Iterable[str]) -> dict[str, Step]:
    """The steps of these names, in their order.

    Raises:
        KeyError: There is no step of a name.
    """
    known = all_steps() | when_named()
    wanted: dict[str, Step] = {}
    for name in chosen:
        wanted |= GROUPS[name]() if name in GROUPS else {name: known[name]}
    return wanted
