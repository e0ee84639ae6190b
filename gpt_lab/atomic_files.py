"""Write files atomically: a file is complete or absent, even if the process is killed."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from gpt_lab.paths import is_file
from gpt_lab.validation import RefusedValueError, shown

ASIDE = ".gpt_lab-incomplete-"
"""The prefix of the temporary folders in which files are written first."""


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give a temporary path to write to, and move the file into place if nothing is raised.

    There is never half a file, and an existing file stays until the new one is on the disk. The new
    file is written to a folder next to it whose name starts with ``ASIDE``; this folder remains
    only if the process is killed. For a symbolic link, its target is replaced.

    Raises:
        FileNotFoundError: the folder does not exist.
        IsADirectoryError: there is a folder in the file's place.
        OSError: the path is something other than a file, such as a device; the folder may not be
            written to, or the disk is full.
        ValueError: no file can have that name, or its links form a cycle.
    """
    path = _place(path)
    with TemporaryDirectory(dir=path.parent, prefix=ASIDE) as folder:
        aside = Path(folder, path.name)
        aside.touch()
        mode = aside.stat().st_mode  # the user's permissions, not a library's
        yield aside
        aside.chmod(mode)
        with aside.open("rb+") as written:
            os.fsync(written.fileno())
        aside.replace(path)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically, as ``replacing`` does."""
    write_together({path: content})


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Write several files as ``replacing`` does; none is moved into place before all are written.

    Raises:
        OSError: as ``replacing`` does; then all files are as they were.
    """
    with contextlib.ExitStack() as stack:
        written = []
        for path, content in contents.items():
            place = _place(path)
            folder = stack.enter_context(TemporaryDirectory(dir=place.parent, prefix=ASIDE))
            aside = Path(folder, place.name)
            with aside.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            written.append((aside, place))
        for aside, place in written:
            aside.replace(place)


@contextlib.contextmanager
def making(folder: Path) -> Iterator[None]:
    """Create a folder; if something is raised, remove new folders that are empty."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for place in missing:  # innermost first
            with contextlib.suppress(OSError):
                place.rmdir()
        raise


def _place(path: Path) -> Path:
    """The final path of a file: with links resolved, in an existing folder, and not a device."""
    is_file(path)
    try:
        path = path.resolve()
    except (RuntimeError, ValueError) as error:  # a null byte (below 3.13), or not encodable
        raise RefusedValueError(f"{shown(str(path))} cannot be a file: {error}") from None
    if path.is_symlink():
        raise RefusedValueError(f"{shown(str(path))} cannot be a file: its links are a loop")
    if not path.parent.is_dir():
        raise FileNotFoundError(
            f"{path.parent} is not a directory: make it before writing {path.name}"
        )
    return path
