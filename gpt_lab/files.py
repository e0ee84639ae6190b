"""Files that are whole or not there, whatever stops the process that writes them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ASIDE = ".incomplete-"
"""How the folders begin in which files are written before they take their place."""


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path to write a file to, which then takes its place, if nothing was raised.

    There is never half a file, and one that was there stays until the new one is on the disk. It is
    written to a folder beside its place whose name starts with ``ASIDE``; that stays behind only
    where the process is killed.

    Raises:
        FileNotFoundError: the folder does not exist.
        IsADirectoryError: there is a folder in the file's place.
        OSError: the folder may not be written to, or the disk is full.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(
            f"{path.parent} is not a directory: make it before writing {path.name}"
        )
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory, not a file")
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
    with replacing(path) as aside:
        aside.write_bytes(content)
