"""The standard streams, whatever state the caller left them in."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from typing import Any, TextIO


class ReaderGoneError(Exception):
    """The reader of standard output has closed the pipe, as in ``… count | head -1``."""


class OutputStream:
    """The standard output, in UTF-8. A closed pipe raises an error of its own.

    Every text can be written: a file name may have characters that UTF-8 cannot encode.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        if hasattr(stream, "reconfigure"):  # a notebook's stream has no encoding to set
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

    def write(self, text: str) -> int:
        """Write a text."""
        with _somebody_reading():
            return self._stream.write(text)

    def flush(self) -> None:
        """Flush all that was written."""
        with _somebody_reading():
            self._stream.flush()

    def discard(self) -> None:
        """Discard output that is not flushed yet."""
        discard(self._stream)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def discard(stream: TextIO) -> None:
    """Discard what a stream would still write when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextlib.contextmanager
def _somebody_reading() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EPIPE, errno.EINVAL):  # OSError on Windows
            raise ReaderGoneError from None
        raise


def replace_closed() -> None:
    """Replace a closed input or error stream (``2>&-``) by the null device.

    Otherwise the next opened file would get its number, and error messages of libraries would go
    into that file.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # likewise
