"""Runs steps beside each other, one a core, and prints each one's output whole."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import IO, NamedTuple, Protocol

PATIENCE = 15  # seconds that an interrupted step has to end what it started


class Step(NamedTuple):
    """A program of the environment with its arguments.

    Attributes:
        command: the program and its arguments.
        after: the steps that must have passed before.
        leaves_out: patterns of the paths that it does not read, ``("notebooks/*",)``; None for a
            step that makes something, or is so quick that it always runs.
        opens: patterns of what it opens although it leaves it out: what is in there is all the
            same to it.
        waits: whether it leaves its core idle now and then, as one does that waits for a browser.
        variables: what its environment has besides.
    """

    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    leaves_out: tuple[str, ...] | None = None
    opens: tuple[str, ...] = ()
    waits: bool = False
    variables: Mapping[str, str] = MappingProxyType({})


class Process(Protocol):
    """What of ``subprocess.Popen`` is used of a step."""

    pid: int
    returncode: int | None

    def poll(self) -> int | None:
        """The exit status; None while it runs."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end, at most so many seconds."""


class Result(NamedTuple):
    """How a step ended.

    Attributes:
        verdict: ``ok``, ``FAILED``, ``not run`` if what it needs failed, or ``skipped`` if it has
            passed with all that it reads as it is.
        seconds: how long it took.
        remark: what pytest said last, or why the step was not run.
        cpu_seconds: how long it, and the processes that it waited for, kept a core busy.
    """

    verdict: str
    seconds: float = 0.0
    remark: str = ""
    cpu_seconds: float = 0.0

    @property
    def passed(self) -> bool:
        """Whether what it tests is known to be right."""
        return self.verdict in ("ok", "skipped")


class _Running(NamedTuple):
    process: Process
    output: IO[bytes] | None  # None: it goes straight to the reader
    since: float


Start = Callable[[str, "IO[bytes] | None"], Process]


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    steps: Mapping[str, Step], start: Start, at_once: int, unchanged: Collection[str] = ()
) -> dict[str, Result]:
    """Run steps, at most ``at_once`` at a time, the first of them first.

    Several at a time have one more beside a step that ``waits``, and two beside more of these. A
    step waits for those of ``after`` that are among the steps, and is not run if one failed. One at
    a time writes straight to the terminal; several at a time are printed as they end. However this
    ends (Ctrl-C too), nothing that was started goes on.

    Args:
        steps: By name, in the order in which they are wanted.
        start: Starts a step, by its name, with this as its output.
        at_once: How many run beside each other.
        unchanged: Names of steps that are skipped.

    Returns:
        A result for each step, in the order in which they ended.
    """
    waiting, running, results = dict(steps), dict[str, _Running](), dict[str, Result]()
    at_once = min(at_once, len(steps))
    try:
        while waiting or running:
            for name in list(waiting):
                needs = [n for n in steps[name].after if n in steps]
                failed = [n for n in needs if n in results and not results[n].passed]
                if name in unchanged:
                    del waiting[name]
                    results[name] = Result("skipped", remark="unchanged since it passed")
                elif failed:
                    del waiting[name]
                    results[name] = Result("not run", remark=f"needs {failed[0]}")
                elif len(running) < _room(at_once, (steps[n] for n in running)) and all(
                    n in results for n in needs
                ):
                    del waiting[name]
                    running[name] = _begin(name, start, streams=at_once == 1)
            for name, one in list(running.items()):
                before = _cpu_seconds()
                if one.process.poll() is not None:
                    del running[name]
                    forked = getattr(one.process, "cpu_seconds", 0.0)
                    results[name] = _end(name, one, _cpu_seconds() - before + forked)
            time.sleep(0.05)
    finally:
        _stop([one.process for one in running.values()])
    return results


def _room(at_once: int, running: Iterable[Step]) -> int:
    """How many steps may run while these do."""
    return at_once + min(2, sum(step.waits for step in running)) if at_once > 1 else at_once


def _begin(name: str, start: Start, *, streams: bool) -> _Running:
    print(f"\n=== {name}" if streams else f"=== {name} begins", flush=True)
    output = None if streams else tempfile.TemporaryFile()  # noqa: SIM115  # _end closes it
    return _Running(start(name, output), output, time.monotonic())


def _cpu_seconds() -> float:
    """What all children took that were seen to have ended; always 0 on Windows."""
    return os.times().children_user + os.times().children_system


def _end(name: str, one: _Running, cpu_seconds: float) -> Result:
    seconds, remark = time.monotonic() - one.since, ""
    status = one.process.returncode
    if one.output:
        with one.output as file:
            file.seek(0)
            output = file.read()
        print(f"\n=== {name}, {seconds:.1f} s", flush=True)
        sys.stdout.buffer.write(output)
        print(flush=True)
        remark = _last_words(output.decode("utf-8", "replace"))
    return Result("FAILED" if status else "ok", seconds, remark, cpu_seconds)


def _last_words(output: str) -> str:
    """What pytest says in its last line, as ``41 passed, 2 skipped in 5.02s``."""
    said = re.findall(r"(?m)^=+ (.* in [\d.]+s.*?) =+$", output)
    return said[-1] if said else ""


def new_group() -> dict[str, object]:
    """What ``Popen`` needs for a process whose children can be stopped with it."""
    if os.name == "nt":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}  # type: ignore[attr-defined]
    return {"start_new_session": True}


def _stop(processes: list[Process]) -> None:
    """End processes and all that they started: politely, then not."""
    for process in processes:
        _signal(process, "SIGINT")
    end = time.monotonic() + PATIENCE
    for process in processes:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(max(0.0, end - time.monotonic()))
        _signal(process, "SIGKILL")  # what it has left, too
        process.wait()


def _signal(process: Process, name: str) -> None:
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True)
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, getattr(signal, name))


def summary(results: Mapping[str, Result]) -> str:
    """A line for each step: how it ended, how long it took, on how much of a core, and pytest's."""
    total = Result("", sum(one.seconds for one in results.values()))
    total = total._replace(cpu_seconds=sum(one.cpu_seconds for one in results.values()))
    width = max(map(len, [*results, "all"]))
    lines = [
        f"{one.verdict:<8}{name:<{width}}{one.seconds:8.1f} s {one.cpu_seconds:8.1f} s of a core"
        f"  {one.remark}".rstrip()
        for name, one in [*results.items(), ("all", total)]
    ]
    return "\n".join(["\n=== summary", *lines])
