"""Run an answer with a time limit, in a thread of its own.

A thread works everywhere: in Jupyter, in Colab, on Windows. When time is up, an exception is thrown
into it, which stops any loop of Python code. torch's default device belongs to a thread, so an
answer's tensors are on the CPU even if the notebook has chosen another device.

A call into C that never returns, like ``sum(itertools.count())``, cannot be stopped: it never
releases the interpreter. One that waits (``time.sleep``) is abandoned and ends by itself.
"""

from __future__ import annotations

import contextvars
import ctypes
import sys
import threading
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from gpt_lab_course.exercises.forms import plain
from gpt_lab_course.exercises.outcome import Outcome, StillRunning
from gpt_lab_course.exercises.shield import Screen, shielded

THREAD = "an answer to an exercise"
_PATIENCE = 2.0  # seconds for an answer to end after the exception


def run(
    function: Callable[..., Any], inputs: Sequence[tuple[Any, ...]], seconds: float
) -> list[Outcome]:
    """Call an answer with one input after the other, until a call does not return.

    Args:
        function: the answer. Each call gets copies of its arguments.
        inputs: the arguments of each call.
        seconds: the limit of computing time for all calls together. Elapsed time may be four times
            as long, so a busy machine does not make an answer wrong.

    Returns:
        An outcome for each call. Only the last can have an error: ``StillRunning`` if time was up.
    """
    outcomes: list[Outcome] = []
    ended = threading.Event()  # from then on nothing is thrown: a thread ends in Python code, too

    def work() -> None:
        try:
            for arguments in inputs:
                outcomes.append(call(function, arguments))
                if outcomes[-1].error is not None:
                    break
        except StillRunning:  # the exception came late, between two lines of this function
            pass
        except BaseException as error:  # of Python's own that an answer has replaced
            outcomes.append(Outcome(error=error))
        finally:
            ended.set()

    with shielded() as screen:
        context = contextvars.copy_context()
        thread = threading.Thread(target=context.run, args=(work,), name=THREAD, daemon=True)
        try:
            thread.start()
            in_time = _wait(ended, seconds)
        finally:  # a reader's own interrupt stops the answer, too
            stopped = _stop(thread, ended)
        done = [outcome for outcome in outcomes if outcome.error is None]
        if in_time or len(done) == len(inputs):
            return outcomes
        return [*done, Outcome(error=StillRunning(stopped), printed=screen.taken())]


def call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    """Call a function with copies of its arguments, without a time limit."""
    try:
        value = plain(function(*deepcopy(arguments)))
    except BaseException as error:
        return Outcome(error=error, message=_message(error), printed=_printed())
    return Outcome(value, printed=_printed())


def _message(error: BaseException) -> str:
    try:
        return str(error)
    except StillRunning:
        raise
    except BaseException:  # its class is the answer's
        return ""


def _printed() -> str:
    return sys.stdout.taken() if isinstance(sys.stdout, Screen) else ""


def _wait(ended: threading.Event, seconds: float) -> bool:
    """Whether an answer ends in time."""
    clock, work = time.monotonic(), time.process_time()
    while not ended.wait(min(0.1, seconds)):  # Windows cannot interrupt a long wait
        passed = time.monotonic() - clock
        worked = min(passed, time.process_time() - work)  # several cores at once count as one
        if max(worked, passed / 4) > seconds:
            return False
    return True


def _stop(thread: threading.Thread, ended: threading.Event) -> bool:
    """Raise an exception in a thread until it ends: a loop may catch unknown exceptions."""
    until = time.monotonic() + _PATIENCE
    while thread.ident is not None and not ended.wait(0.02) and time.monotonic() < until:
        identity, thrown = ctypes.c_ulong(thread.ident), ctypes.py_object(StillRunning)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(identity, thrown)
    if ended.is_set():
        thread.join(_PATIENCE)
    return not thread.is_alive()
