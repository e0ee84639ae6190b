"""Which steps have passed with what they read as it is now: those need not run again.

A step reads every file of the project but those it leaves out (``Step.leaves_out``), and of these
it may know the names. What it read is remembered as one hash, in ``_build/passed``. Without git,
which knows the files, nothing is skipped.

That a step leaves out what it says is seen while it runs: ``reads/sitecustomize.py`` notes what
the Python programs of a step open. What other programs open (Deno, Chromium) is not seen.
"""

from __future__ import annotations

import fnmatch
import functools
import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterable
from pathlib import Path

READS = Path(__file__).resolve().parent / "reads"


class Passed:
    """The steps that have passed, each with the hash of what it read.

    Args:
        root: the project's folder.
        folder: where the hashes are kept, a file a step.
    """

    def __init__(self, root: Path, folder: Path) -> None:
        self._root, self._folder = root, folder

    @functools.cached_property
    def digests(self) -> dict[str, str]:
        """The SHA-256 of each file of the project, by its path; empty without git."""
        command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        try:
            output = subprocess.run(command, cwd=self._root, capture_output=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return {}
        paths = sorted({name for name in output.decode("utf-8").split("\0") if name})
        return {
            path: hashlib.sha256((self._root / path).read_bytes()).hexdigest()
            for path in paths
            if (self._root / path).is_file()
        }

    def fingerprint(self, command: Iterable[str], leaves_out: Collection[str]) -> str:
        """One hash of a command, of Python, of all files' names, and of what is in those read.

        It is empty without git.

        Args:
            command: the program and its arguments.
            leaves_out: patterns of paths, as ``notebooks/*``.
        """
        if not self.digests:
            return ""
        read = [
            f"{'' if matches(path, leaves_out) else digest} {path}"
            for path, digest in self.digests.items()
        ]
        return hashlib.sha256("\n".join([sys.version, *command, *read]).encode("utf-8")).hexdigest()

    def has(self, name: str, fingerprint: str) -> bool:
        """Whether a step has passed with this hash."""
        path = self._path(name)
        return bool(fingerprint) and path.is_file() and path.read_text("utf-8") == fingerprint

    def add(self, name: str, fingerprint: str) -> None:
        """Remember that a step has passed with this hash."""
        if fingerprint:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._path(name).write_text(fingerprint, "utf-8")

    def remove(self, name: str) -> None:
        """Forget a step: it is about to run, and may fail."""
        self._path(name).unlink(missing_ok=True)

    def opened(self, log: Path, leaves_out: Iterable[str], opens: Iterable[str]) -> list[str]:
        """The project's files that were opened of what a step leaves out.

        What git ignores (the environment, caches) is none of them.

        Args:
            log: what ``noting`` named.
            leaves_out: patterns of paths that the step leaves out.
            opens: patterns of what it may open all the same.
        """
        text = log.read_text("utf-8", "surrogateescape") if log.is_file() else ""
        paths = {*text.split("\n")} & self.digests.keys()
        return sorted(p for p in paths if matches(p, leaves_out) and not matches(p, opens))

    def _path(self, name: str) -> Path:
        return self._folder / file_of(name)


def file_of(name: str) -> str:
    """The name of a file for a step."""
    return name.replace("/", "--")


def matches(path: str, patterns: Iterable[str]) -> bool:
    """Whether a path fits one of the patterns, in which ``*`` stands for slashes, too."""
    return bool(_any_of(tuple(patterns)).match(path))


@functools.cache  # each step asks of a thousand paths
def _any_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(map(fnmatch.translate, patterns)) or r"(?!)")


def noting(environment: dict[str, str], log: Path) -> dict[str, str]:
    """The environment in which ``customized`` programs note into a file what they open."""
    log.parent.mkdir(parents=True, exist_ok=True)
    log.unlink(missing_ok=True)
    return {**environment, "GPT_LAB_READS": str(log)}


def customized(environment: dict[str, str]) -> dict[str, str]:
    """The environment in which Python programs start with ``reads/sitecustomize.py``."""
    path = os.pathsep.join(filter(None, [str(READS), environment.get("PYTHONPATH")]))
    return {**environment, "PYTHONPATH": path}
