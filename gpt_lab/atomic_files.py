"""Files that are whole or not there, whatever stops the process that writes them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from gpt_lab.validation import RefusedValueError, shown

ASIDE = ".gpt_lab-incomplete-"
"""How the folders begin in which files are written before they take their place."""


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path to write a file to, which then takes its place, if nothing was raised.

    There is never half a file, and one that was there stays until the new one is on the disk. It is
    written to a folder beside its place whose name starts with ``ASIDE``; that stays behind only
    where the process is killed. Of a symbolic link, the file that it leads to is replaced.

    Raises:
        FileNotFoundError: the folder does not exist.
        IsADirectoryError: there is a folder in the file's place.
        OSError: something else than a file is there, a device for instance; the folder may not be
            written to, or the disk is full.
        ValueError: no file can have that name, or links lead from it to itself.
    """
    path = _place(path)
    with TemporaryDirectory(dir=path.parent, prefix=ASIDE) as folder:
        aside = Path(folder, path.name)
        aside.touch()
        mode = aside.stat().st_mode  # as the user wants new files; a library's may be private
        yield aside
        aside.chmod(mode)
        with aside.open("rb+") as written:
            os.fsync(written.fileno())
        aside.replace(path)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, as ``replacing`` does."""
    write_together({path: content})


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Write files as ``replacing`` does; none takes its place before all are written.

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
    """Make a folder; if something is raised, take away the new folders in which nothing is."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for place in missing:  # the innermost first
            with contextlib.suppress(OSError):
                place.rmdir()
        raise


def _place(path: Path) -> Path:
    """Where a file is to stand: behind links, in a folder, and in place of nothing but a file."""
    try:
        path = path.resolve()
    except (RuntimeError, ValueError) as error:  # Python below 3.13; a zero byte, no text
        raise RefusedValueError(f"{shown(str(path))} cannot be a file: {error}") from None
    if path.is_symlink():
        raise RefusedValueError(f"{shown(str(path))} cannot be a file: its links are a loop")
    if not path.parent.is_dir():
        raise FileNotFoundError(
            f"{path.parent} is not a directory: make it before writing {path.name}"
        )
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory, not a file")
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is a device, a pipe or a socket, not a file: take another name")
    return path
