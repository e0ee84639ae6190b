"""Outcomes of calling a function: made by ``running``, read by ``diagnosis``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class StillRunning(SystemExit):
    """Raised inside an answer that does not end. As a ``SystemExit``, it ends a thread silently."""

    def __init__(self, stopped: bool = True) -> None:
        super().__init__()
        self.stopped = stopped


@dataclass(frozen=True)
class Outcome:
    """The result of one call in plain Python, or the error that ended it, and what was printed."""

    value: Any = None
    error: BaseException | None = None
    message: str = ""  # the error's
    printed: str = ""


@dataclass(frozen=True)
class Difference:
    """The first call whose result is not the expected one.

    Args:
        call: the call as code, for a message: ``"`square(2)`"``.
        arguments: what the function was called with.
        got: the answer's result, in plain Python.
        expected: the solution's.
    """

    call: str
    arguments: tuple[Any, ...]
    got: Any
    expected: Any
