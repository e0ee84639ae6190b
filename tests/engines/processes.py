"""Programs that a test starts and ends, whatever happens between."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

PATIENCE = 120.0  # seconds until a browser has hung: a busy machine is slow, and not wrong
_NOBODY = "127.0.0.1:9"  # a proxy that is not there: other hosts cannot be reached
PROXY = {
    "proxyType": "manual",
    "httpProxy": _NOBODY,
    "sslProxy": _NOBODY,
    "noProxy": ["127.0.0.1", "localhost"],
}
_Found = TypeVar("_Found")


class EngineError(Exception):
    """A browser that did not start, did not answer, or refused what it was asked."""


@contextlib.contextmanager
def running(command: Sequence[str | Path], log: Path, **how: Any) -> Iterator[subprocess.Popen]:
    """A program whose output goes to a file; it and what it started are ended."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            list(map(str, command)),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a group of its own, so that all of it can be ended
            **how,
        )
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all of it has ended
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=5)


def wait_until(
    ask: Callable[[], _Found | None], what: str, process: subprocess.Popen, log: Path
) -> _Found:
    """What a program that starts answers as soon as it does.

    Raises:
        EngineError: It has ended, or does not answer; with the last that it said.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (answer := ask()) is not None:
            return answer
        if process.poll() is not None:
            break
        time.sleep(0.02)
    happened = "did not answer" if process.poll() is None else "ended"
    said = log.read_text("utf-8", "replace").strip()[-500:]
    raise EngineError(f"{what} {happened} before it was ready; it said: {said or 'nothing'}")
