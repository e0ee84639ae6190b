"""Running an answer where it can do little harm: no end, an exit and output are all caught.

The answer runs in a thread of its own while the caller waits, because that works everywhere: in
Jupyter's main thread, in Colab, on Windows. (A signal would reach Unix's main thread alone.) After
a time limit an exception is thrown into the thread, which stops any loop of Python code. torch's
default device is each thread's own, so that an answer's tensors are on the CPU whatever the
notebook has chosen.

What cannot be stopped is a single call into C that does not come back, ``sum(itertools.count())``
for example: it never lets go of the interpreter, so that the limit is not even noticed. One that
waits (``time.sleep``) is left behind and ends by itself. ``os._exit`` ends Python here as anywhere.
"""

from __future__ import annotations

import builtins
import contextlib
import contextvars
import copy
import ctypes
import io
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gpt_lab.exercises.forms import plain

THREAD = "an answer to an exercise"
_PATIENCE = 2.0  # seconds for an answer to end once it is thrown out
_LONGEST_OUTPUT = 2_000  # characters; a loop that prints would fill the memory


class StillRunning(SystemExit):
    """Thrown into an answer that does not end. As an exit, it leaves a thread without a word."""

    def __init__(self, stopped: bool = True) -> None:
        super().__init__()
        self.stopped = stopped


@dataclass(frozen=True)
class Outcome:
    """What came of one call: a plain value, or the error that ended it, and what was printed."""

    value: Any = None
    error: BaseException | None = None
    printed: str = ""


def run(
    function: Callable[..., Any], inputs: Sequence[tuple[Any, ...]], seconds: float
) -> list[Outcome]:
    """Call an answer with one input after the other, until one does not return.

    Args:
        function: the answer. Each call gets copies, so that it may change what it is given.
        inputs: the arguments of each call.
        seconds: how long all calls together may work, and a quarter of how long they may wait.

    Returns:
        An outcome for each call. Only the last can have an error, ``StillRunning`` if time was up.
    """
    outcomes: list[Outcome] = []
    ended = threading.Event()

    def work() -> None:
        try:
            for arguments in inputs:
                outcomes.append(_call(function, arguments))
                if outcomes[-1].error is not None:
                    break
        except StillRunning:  # it came late, between two lines of this function
            pass
        finally:
            ended.set()

    with _shielded() as screen:
        context = contextvars.copy_context()
        thread = threading.Thread(target=context.run, args=(work,), name=THREAD, daemon=True)
        thread.start()
        try:
            in_time = _wait(thread, ended, seconds)
        finally:  # a reader's own interrupt stops the answer, too
            stopped = _stop(thread, ended)
        if not in_time:
            done = [outcome for outcome in outcomes if outcome.error is None]
            outcomes = [*done, Outcome(error=StillRunning(stopped), printed=screen.taken())]
    return outcomes


def call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    """Call a function of the course's own: what it returns or raises, without a guard."""
    return _call(function, arguments)


def _call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    try:
        value = plain(function(*copy.deepcopy(arguments)))
    except BaseException as error:
        return Outcome(error=error, printed=_printed())
    return Outcome(value, printed=_printed())


def _wait(thread: threading.Thread, ended: threading.Event, seconds: float) -> bool:
    """Whether it ends in time. The turns are short because on Windows nobody can interrupt one.

    What counts is the time in which the process worked, at most four times as long by the clock: a
    machine that is busy with something else does not make an answer wrong.
    """
    clock, work = time.monotonic(), time.process_time()
    while not ended.wait(min(0.1, seconds)):
        if _imports(thread):  # torch may take longer, and half an import would break it for good
            clock, work = time.monotonic(), time.process_time()
        passed = time.monotonic() - clock
        worked = min(passed, time.process_time() - work)  # several cores at once count as one
        if max(worked, passed / 4) > seconds:
            return False
    return True


def _imports(thread: threading.Thread) -> bool:
    """Whether a thread is just importing a module."""
    frame = sys._current_frames().get(thread.ident or 0)
    while frame is not None:
        if frame.f_code.co_filename == "<frozen importlib._bootstrap>":
            return True
        frame = frame.f_back
    return False


def _stop(thread: threading.Thread, ended: threading.Event) -> bool:
    """Throw into a thread until it ends: a loop may catch what it does not know."""
    until = time.monotonic() + _PATIENCE
    while not ended.is_set() and thread.is_alive() and time.monotonic() < until:
        assert thread.ident is not None
        identity, thrown = ctypes.c_ulong(thread.ident), ctypes.py_object(StillRunning)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(identity, thrown)
        thread.join(0.02)
    if ended.is_set():
        thread.join(_PATIENCE)
    return not thread.is_alive()


class _Screen(io.StringIO):
    """Keeps the beginning of what is printed."""

    def write(self, text: str) -> int:
        super().write(text[: max(0, _LONGEST_OUTPUT - self.tell())])
        return len(text)

    def taken(self) -> str:
        """What was printed since the last time."""
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


def _printed() -> str:
    return sys.stdout.taken() if isinstance(sys.stdout, _Screen) else ""


@contextlib.contextmanager
def _shielded() -> Iterator[_Screen]:
    """For a while, printing goes nowhere, asking gets no reply, and exits only raise."""

    def no_input(*_: object) -> str:
        raise EOFError("an answer cannot ask for input")

    with contextlib.ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        screen = stack.enter_context(contextlib.redirect_stdout(_Screen()))
        stack.enter_context(_replaced(sys, "stdin", io.StringIO()))  # `exit` closes it
        stack.enter_context(_replaced(builtins, "input", no_input))
        shell = getattr(builtins, "get_ipython", lambda: None)()
        if shell is not None:  # there `exit` raises nothing, but asks the kernel to end
            stack.enter_context(_replaced(shell, "ask_exit", sys.exit))
        yield screen


@contextlib.contextmanager
def _replaced(holder: Any, name: str, value: Any) -> Iterator[None]:
    before = getattr(holder, name)
    setattr(holder, name, value)
    try:
        yield
    finally:
        setattr(holder, name, before)
