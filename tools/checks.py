"""What ``make check`` and ``make test`` run: plain commands, one after the other.

Each can be run alone, in the environment: ``pytest tests/gpt_lab/model``, ``ruff check``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

Command = tuple[str, ...]

_PYTEST = ("pytest", "--numprocesses=logical", "--dist=loadfile")  # a file's tests stay together
_NBVAL = ("--nbval", "--nbval-current-env", "--nbval-sanitize-with=tests/nbval.cfg")

LINT: tuple[Command, ...] = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("deno", "lint", "--quiet"),
    ("deno", "fmt", "--check", "--quiet"),
    ("deno", "check", "--quiet"),
    ("mypy",),
    ("lint-imports", "--no-cache", "--no-logo"),
    ("zizmor", "--offline", "--quiet", "--strict-collection", "--min-severity=medium", ".github"),
    ("python", "-m", "tools.widgets", "--check"),
    ("deno", "test", "--quiet", "--allow-read=.", "--allow-net=127.0.0.1"),
    ("pytest", "--doctest-modules", "--ignore=gpt_lab/lab.py", "gpt_lab", "gpt_lab_course", "book"),
)
"""Formatters, linters, types, imports, and the examples in docstrings."""

_QUICK = ("-m", "not browser and not built and not engines and not slow")

UNITS: tuple[Command, ...] = ((*_PYTEST, *_QUICK, "tests"),)
"""The tests that need neither a browser nor the built book."""

BROWSERS: tuple[Command, ...] = (
    ("python", "-m", "tools.chromium"),
    ("python", "-m", "tools.engines"),
)
"""Finds the browsers, and installs those that are not there."""

FILES: tuple[Command, ...] = (("python", "-m", "tools.smollm2"), ("python", "-m", "tools.book"))
"""Fetches the one released model that is measured, and builds the book."""


def tests_in(*folders: str) -> tuple[Command, ...]:
    """Every test in these folders or files, and every cell of every notebook in them."""
    return (*BROWSERS, *FILES, (*_PYTEST, *_NBVAL, "--nbval-cell-timeout=600", *folders))


def quick_tests_in(*folders: str) -> tuple[Command, ...]:
    """The tests in these folders or files that need no browser and no book, and all cells."""
    return ((*_PYTEST, *_NBVAL, *_QUICK, *folders),)


CHECK = (*LINT, *UNITS)
TEST = (*LINT, *tests_in("tests", "notebooks"))


def run_all(commands: Iterable[Command], run: Callable[..., int]) -> int:
    """Run all commands, even after failures, and print a summary.

    Returns:
        0 if all commands have succeeded; else 1.
    """
    said, failed = [], False
    for command in commands:
        print(f"\n=== {' '.join(command)}", flush=True)
        begin = time.monotonic()
        status = run(*command)
        verdict = "FAILED" if status else "ok"
        said.append(f"{verdict:8}{time.monotonic() - begin:7.1f} s  {' '.join(command)}")
        failed |= status != 0
    print("\n=== summary", *said, sep="\n", flush=True)
    return int(failed)
