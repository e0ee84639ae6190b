"""What only multiplies cases: a run takes a tenth of them, the commit says which.

Marked ``@pytest.mark.every``. ``make test-all`` takes all of them (``--every``), and so does
naming a test by its own name. Cases of a group, ``@pytest.mark.every(group="corpus")``, are taken
together: they share a fixture that takes long to make.
"""

from __future__ import annotations

import functools
import hashlib
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = 10


@functools.cache
def commit() -> str:
    """The commit that lies here; an empty string without git, which is a tenth like others."""
    try:
        command = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
        return subprocess.run(command, capture_output=True, encoding="utf-8").stdout.strip()
    except OSError:
        return ""


def takes(name: str, at: str) -> bool:
    """Whether the tenth of a commit has a case."""
    return int(hashlib.sha256(f"{at} {name}".encode()).hexdigest(), 16) % PARTS == 0


def beyond(few: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Cases as parameters of a test: all that are not of a few are marked."""
    return [
        pytest.param(case, marks=() if few(case) else pytest.mark.every, id=str(case))
        for case in cases
    ]


def keep(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not of this commit's tenth."""
    named = any("::" in argument for argument in config.args)
    if config.getoption("--every") or named:
        return
    kept, left = [], []
    for item in items:
        mark = item.get_closest_marker("every")
        name = mark.kwargs.get("group", item.nodeid) if mark else ""
        (kept if not mark or takes(name, commit()) else left).append(item)
    items[:] = kept
    if left:
        config.hook.pytest_deselected(items=left)
