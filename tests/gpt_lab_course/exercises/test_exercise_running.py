"""Answers run guarded: whatever they do, the notebook goes on, and on time."""

import builtins
import contextlib
import io
import itertools
import os
import signal
import sys
import threading
import time
import warnings

import pytest

from gpt_lab_course.exercises import running, shield
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.outcome import StillRunning
from gpt_lab_course.exercises.running import run


def seconds_of(function, seconds=0.1):
    """The last outcome of a function without arguments, and how long it took."""
    start = time.monotonic()
    (outcome,) = run(function, [()], seconds)
    return outcome, time.monotonic() - start


def answers_that_run():
    return [thread for thread in threading.enumerate() if thread.name == running.THREAD]


@pytest.fixture
def gone():
    """Set by the test's end, for answers that stop for nothing else."""
    event = threading.Event()
    yield event
    event.set()
    for thread in answers_that_run():
        thread.join(5)


def loop():
    while True:
        pass


def loop_that_catches_errors():
    while True:
        with contextlib.suppress(Exception):
            {}["missing"]


def endless_result():
    return filter(lambda number: number < 0, itertools.count())


@pytest.mark.parametrize("function", [loop, loop_that_catches_errors, endless_result])
def test_what_does_not_end_is_stopped(function):
    outcome, seconds = seconds_of(function)
    assert isinstance(outcome.error, StillRunning)
    assert outcome.error.stopped
    assert seconds < 20
    assert not answers_that_run()


def test_what_waits_is_left_behind_and_said_so(gone, monkeypatch):
    monkeypatch.setattr(running, "_PATIENCE", 0.2)
    exercise = Exercise("test.nap", lambda: 1, {}, inputs=[()], seconds=0.05)
    verdict = exercise.examine(lambda: gone.wait())
    assert "could not be stopped (restart the kernel)" in verdict.message


def test_what_catches_everything_is_left_behind(gone, monkeypatch):
    monkeypatch.setattr(running, "_PATIENCE", 0.2)

    def stubborn():
        while not gone.is_set():
            with contextlib.suppress(BaseException):
                while not gone.is_set():
                    pass

    outcome, seconds = seconds_of(stubborn)
    assert isinstance(outcome.error, StillRunning)
    assert seconds < 20


def test_trials_before_the_endless_one_are_kept():
    outcomes = run(lambda n: loop() if n == 3 else n, [(1,), (2,), (3,), (4,)], 0.1)
    assert [outcome.value for outcome in outcomes[:-1]] == [1, 2]
    assert isinstance(outcomes[-1].error, StillRunning)


def test_a_wait_is_given_more_time_than_work():
    """As on a machine that is busy with something else."""
    outcome, _ = seconds_of(lambda: time.sleep(0.3) or "done", 0.2)
    assert outcome.value == "done"


def test_it_works_outside_the_main_thread():
    found = []
    thread = threading.Thread(target=lambda: found.append(seconds_of(loop)))
    thread.start()
    thread.join(20)
    assert isinstance(found[0][0].error, StillRunning)


def test_an_import_may_take_longer(tmp_path, monkeypatch):
    (tmp_path / "slow_to_import.py").write_text("import time\ntime.sleep(0.6)\nVALUE = 7\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    def answer():
        import slow_to_import

        return slow_to_import.VALUE

    assert seconds_of(answer, 0.2)[0].value == 7


@pytest.mark.skipif(sys.platform == "win32", reason="signals reach Python otherwise there")
def test_a_readers_interrupt_stops_the_answer():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's job may ignore it
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            run(loop, [()], 20)
    finally:
        signal.signal(signal.SIGINT, before)
    assert not answers_that_run()


@pytest.mark.parametrize(
    "leave", [sys.exit, lambda: exit(), lambda: quit(3), lambda: exec("exit()")]
)
def test_an_exit_is_an_outcome(leave, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("still open"))
    outcome, _ = seconds_of(leave)
    assert type(outcome.error) is SystemExit
    assert sys.stdin.read() == "still open", "`exit` closes the standard input"


def test_printing_is_caught_and_kept_by_call(capsys):
    first, second = run(lambda n: print("n is", n), [(1,), (2,)], 1)
    assert (first.printed, second.printed) == ("n is 1\n", "n is 2\n")
    print("and back")
    assert capsys.readouterr().out == "and back\n"


def test_a_loop_that_prints_fills_no_memory():
    (outcome,) = run(lambda: [print("x" * 100) for _ in range(1000)] and None, [()], 5)
    assert outcome.printed.startswith("x" * 100)
    assert len(outcome.printed) <= shield._LONGEST_OUTPUT


def test_asking_gets_no_reply():
    before = builtins.input
    outcome, _ = seconds_of(lambda: input("? "))
    assert isinstance(outcome.error, EOFError)
    assert builtins.input is before


def test_warnings_are_the_answers_own_affair():
    def answer():
        warnings.warn("careful", stacklevel=1)
        return 1

    assert seconds_of(answer)[0].value == 1


def test_inputs_are_copied():
    given = [1, 2]
    run(lambda numbers: numbers.clear(), [(given,)], 1)
    assert given == [1, 2]
