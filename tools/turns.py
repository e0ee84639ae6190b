"""What an ordinary run takes of cases that only multiply: a part, and the commit says which.

No case waits long for its turn, since another commit takes other ones; `make test-all` takes all.
"""

from __future__ import annotations

import functools
import hashlib
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = 10  # a run takes one of so many
RECENT = 5  # commits: what they changed is taken, too
_IMPORT = r"^from gpt_lab\.(experiments|teaching)(?:\.(\w+))? import (\([^)]*\)|.*)"


@functools.cache
def commit() -> str:
    """The commit that lies here; an empty string without git, which takes a part like others."""
    return _git("rev-parse", "HEAD").strip()


def place(name: str, at: str) -> int:
    """A number by which the cases of a commit are drawn, alike on every machine."""
    return int(hashlib.sha256(f"{at} {name}".encode()).hexdigest(), 16)


def takes(name: str, at: str) -> bool:
    """Whether a case is of a commit's tenth, by itself: each has the same chance."""
    return place(name, at) % PARTS == 0


def share(names: Iterable[str], at: str, parts: int = PARTS) -> set[str]:
    """The cases of a commit where each is dear: always as many, but for one that is left over."""
    drawn = sorted(names, key=lambda name: place(name, at))
    rest = place("one more", at) % parts < len(drawn) % parts
    return set(drawn[: len(drawn) // parts + rest])


@functools.cache
def changed() -> frozenset[str]:
    """The files that were changed in the last commits, or that no commit has yet."""
    last = _git("log", f"-{RECENT}", "--format=", "--name-only", "-z")
    here = _git("ls-files", "-z", "--modified", "--others", "--exclude-standard")
    return frozenset(filter(None, (last + here).replace("\n", "").split("\0")))


@functools.cache
def experiments(source: str) -> frozenset[str]:
    """The modules of experiments and of teaching that Python code imports, by their paths."""
    found = re.findall(_IMPORT, source, re.MULTILINE)
    return frozenset(
        f"gpt_lab/{room}/{name}.py"
        for room, module, names in found
        for name in ([module] if module else re.findall(r"\w+", names))
    )


def _git(*arguments: str) -> str:
    try:
        command = ["git", "-C", str(ROOT), *arguments]
        return subprocess.run(command, capture_output=True, encoding="utf-8").stdout
    except OSError:
        return ""
