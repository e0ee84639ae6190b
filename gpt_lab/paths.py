"""Checks of paths from outside: valid names, and regular files rather than pipes or devices."""

from __future__ import annotations

import os
from pathlib import Path

from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown


def to_path(name: str, value: object) -> Path:
    """Convert a value to a path, with a leading ``~`` expanded to the user's home folder.

    Args:
        name: the name of the value, for the message.
        value: a string or an ``os.PathLike`` of one.

    Raises:
        TypeError: it is neither, for example bytes.
        ValueError: it is empty, or has characters that no file name can have.
    """
    text = value.__fspath__() if isinstance(value, os.PathLike) else value
    if not isinstance(text, str):
        raise RefusedTypeError(f"{name}={shown(value)} is not a path: a string or a pathlib.Path")
    try:
        if not text or b"\0" in os.fsencode(text):
            raise ValueError
    except ValueError:  # a lone surrogate cannot be encoded
        raise RefusedValueError(f"{name}={shown(text)} is not a path") from None
    return Path(os.path.expanduser(text))  # leaves an unknown ~user as it is


def is_file(path: Path) -> bool:
    """Whether there is a regular file at a path; False if there is nothing.

    Raises:
        IsADirectoryError: there is a folder.
        OSError: there is a device, a pipe or a socket, which might block or have no end.
    """
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory, not a file")
    if path.is_file():
        return True
    if path.exists():
        raise OSError(f"{path} is a device, a pipe or a socket, not a file")
    return False


def existing(path: Path, hint: str = "") -> Path:
    """Return the path unchanged if there is a regular file.

    Args:
        path: the path.
        hint: appended to the message if there is nothing.

    Raises:
        FileNotFoundError: there is nothing.
        OSError: as for ``is_file``.
    """
    if not is_file(path):
        raise FileNotFoundError(f"{path} is missing{hint}")
    return path


def read(path: Path, hint: str = "", most: int = -1) -> bytes:
    """Return the content of a regular file.

    Args:
        path: the path.
        hint: appended to the message if there is nothing.
        most: the number of bytes to read at most; -1 reads all.

    Raises:
        OSError: as for ``existing``, or the file cannot be read.
    """
    try:
        with existing(path, hint).open("rb") as file:
            return file.read(most)
    except OSError as error:
        if error.filename is None and error.errno:  # the system names a file if opening fails only
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise
