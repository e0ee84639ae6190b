"""The standard streams, whatever whoever started the command has made of them."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from typing import Any, TextIO


class ReaderGoneError(Exception):
    """Whoever reads the standard output has had enough, as in ``… count | head -1``."""


class OutputStream:
    """The standard output, in UTF-8. A pipe that is closed is told from every other error.

    No text is refused for its characters: the name of a file may have some that UTF-8 does not.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        if hasattr(stream, "reconfigure"):  # a notebook's has no encoding to choose
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

    def write(self, text: str) -> int:
        """Write a text."""
        with _somebody_reading():
            return self._stream.write(text)

    def flush(self) -> None:
        """Hand on all that was written."""
        with _somebody_reading():
            self._stream.flush()

    def discard(self) -> None:
        """Let what is still to be written at the program's end go nowhere."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextlib.contextmanager
def _somebody_reading() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            raise ReaderGoneError from None
        raise


def replace_closed() -> None:
    """Put the null device in the place of an input or error stream that is closed (``2>&-``).

    Otherwise the next file that is opened would get its number, and what libraries say on the
    error stream would go into that file.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # likewise
