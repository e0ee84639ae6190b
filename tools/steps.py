"""The steps of ``make test``, each a program of the environment that uses one core."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tools.scheduler import Step

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
_PYTEST = ("pytest", "--ignore=tests/programs", "-p", "no:nbval")  # which is slow to import
_NBVAL = (
    *("pytest", "--nbval", "--nbval-current-env", "--nbval-cell-timeout=120"),
    "--nbval-sanitize-with=tests/nbval.cfg",
)

ENGINES = ("firefox", "webkit")  # besides Chromium: a mark and a step each
_CHROMIUM = " and ".join(f"not {engine}" for engine in ENGINES)
_PAGES = ("*.md", "book/references.bib", "book/images/*", "benchmarks/*")
_SCRIPTS = ("*.js", "*.css")  # the page's; what a notebook stores of a widget is its state


def notebooks() -> dict[str, Step]:
    """A step for each notebook, the largest first: they run beside each other."""
    found = [p for p in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts]
    names = [p.relative_to(ROOT).as_posix() for p in sorted(found, key=lambda p: -p.stat().st_size)]
    return {name: Step((*_NBVAL, name), leaves_out=_all_but(name, names)) for name in names}


def _all_but(notebook: str, names: list[str]) -> tuple[str, ...]:
    """What a notebook does not read: other notebooks, the book around it, tests."""
    others = (name for name in names if name != notebook)
    return (*others, *_PAGES, *_SCRIPTS, "book/*", "tests/*.py", "recipe/*", ".*")


def ordinary() -> dict[str, Step]:
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
        "book": Step(("python", "-m", "tools.book")),
        "unit": Step(
            (
                *_PYTEST,
                "tests",
                "-m",
                f"not browser and not whole and {_CHROMIUM}",
                "-p",
                "no:logging",
            ),
            leaves_out=(),
        ),
        "site": Step(
            (*_PYTEST, "tests", "-m", f"built and {_CHROMIUM}", "-n2"),
            after=("book", "chromium"),
            leaves_out=(),
        ),
        "browser": Step(
            (*_PYTEST, "tests", "-m", f"browser and not built and {_CHROMIUM}"),
            after=("chromium",),
            leaves_out=("book/*.md", "index.md", "benchmarks/*", "notebooks/*"),
        ),
        **{
            engine: Step(
                (*_PYTEST, "tests", "-m", engine), after=("book", "engines"), leaves_out=()
            )
            for engine in ENGINES
        },
        **notebooks(),
        "programs": Step(("pytest", "tests/programs"), leaves_out=(*_PAGES, "notebooks/*")),
        "types": Step(("mypy",)),
        "js-types": Step(("deno", "check", "--quiet")),
        "js-unit": Step(("deno", "test", "--quiet", "--allow-read=.", "--allow-net=127.0.0.1")),
        "bundles": Step(("python", "-m", "tools.widgets", "--check")),
        "doctest": Step(
            (
                "pytest",
                "gpt_lab",
                "book",
                "--doctest-modules",
                "--ignore=gpt_lab/lab.py",
            ),  # an alias
            leaves_out=(*_PAGES, *_SCRIPTS, "notebooks/*", "tests/*"),
        ),
    }


def every() -> dict[str, Step]:
    """What `make test-all` runs: every case of every step, and what is only run when named."""
    cases = {"unit", "site", "browser", *ENGINES}  # those whose tests are taken by tenths
    return {
        name: step._replace(command=(*step.command, "--every")) if name in cases else step
        for name, step in (ordinary() | when_named()).items()
    }


def when_named() -> dict[str, Step]:
    """Steps that ``make test`` leaves out."""
    return {"whole": Step(("pytest", "tests", "-m", "whole"))}  # the lab model's card: minutes


GROUPS = {"notebooks": notebooks}  # one name for several steps


def names() -> list[str]:
    """All that ``named`` takes."""
    return [*ordinary(), *when_named(), *GROUPS]


def named(chosen: Iterable[str]) -> dict[str, Step]:
    """The steps of these names, in their order.

    Raises:
        KeyError: There is no step of a name.
    """
    known = ordinary() | when_named()
    wanted: dict[str, Step] = {}
    for name in chosen:
        wanted |= GROUPS[name]() if name in GROUPS else {name: known[name]}
    return wanted
