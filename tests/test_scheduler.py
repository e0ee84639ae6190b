"""The steps of `make test`: beside each other, each after what it needs, and all ended with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from tools import dev, scheduler, steps, turns
from tools.scheduler import Result, Step

MEET = """
import pathlib, sys, time
here, there = map(pathlib.Path, sys.argv[1:])
here.touch()
end = time.monotonic() + 30
while not there.exists():
    assert time.monotonic() < end, "alone"
    time.sleep(0.01)
"""
CHATTER = "import sys, time\nfor _ in range(20): print(sys.argv[1], flush=True); time.sleep(0.01)"


def python(code: str, *arguments: object, after: tuple[str, ...] = ()) -> Step:
    return Step((sys.executable, "-c", code, *map(str, arguments)), after)


def ran(todo: dict[str, Step], at_once: int) -> dict[str, Result]:
    def start(name: str, output: IO[bytes] | None) -> subprocess.Popen[bytes]:
        how = scheduler.new_group()
        return subprocess.Popen(todo[name].command, stdout=output, stderr=output, **how)

    return scheduler.run(todo, start, at_once)


def test_two_steps_run_at_the_same_time(tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    results = ran({"a": python(MEET, a, b), "b": python(MEET, b, a)}, at_once=2)
    assert {one.verdict for one in results.values()} == {"ok"}


def test_no_more_run_than_there_are_cores(tmp_path: Path) -> None:
    alone = "import os, sys, time; os.mkdir(sys.argv[1]); time.sleep(0.1); os.rmdir(sys.argv[1])"
    for at_once in (1, 2):
        todo = {str(i): python(alone, tmp_path / str(i % at_once)) for i in range(2 * at_once)}
        results = ran(todo, at_once)
        assert {one.verdict for one in results.values()} == {"ok"}, results


@pytest.mark.parametrize("waiting", [1, 2])
def test_more_run_beside_steps_that_wait(waiting: int, tmp_path: Path) -> None:
    meet = """import pathlib, sys, time
here = pathlib.Path(sys.argv[1]); (here / sys.argv[2]).touch(); end = time.monotonic() + 20
while len(list(here.iterdir())) < int(sys.argv[3]):
    assert time.monotonic() < end; time.sleep(0.02)"""
    names = [str(i) for i in range(2 + waiting)]
    todo = {name: python(meet, tmp_path, name, len(names)) for name in names}
    todo |= {name: todo[name]._replace(waits=True) for name in names[:waiting]}
    assert {one.verdict for one in ran(todo, 2).values()} == {"ok"}


def test_no_more_than_two_are_added(tmp_path: Path) -> None:
    count = """import pathlib, sys, time
here = pathlib.Path(sys.argv[1]); mine = here / sys.argv[2]; mine.touch(); time.sleep(0.3)
assert len(list(here.iterdir())) <= 4; time.sleep(0.3); mine.unlink()"""
    todo = {str(i): python(count, tmp_path, i)._replace(waits=True) for i in range(6)}
    assert {one.verdict for one in ran(todo, 2).values()} == {"ok"}


def test_output_is_printed_whole(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    ran({name: python(CHATTER, name * 3) for name in "ab"}, at_once=2)
    said = [line for line in capfdbinary.readouterr().out.split() if line in (b"aaa", b"bbb")]
    assert said in ([b"aaa"] * 20 + [b"bbb"] * 20, [b"bbb"] * 20 + [b"aaa"] * 20)


def test_a_step_waits_for_what_it_needs(tmp_path: Path) -> None:
    made = tmp_path / "made"
    make = "import pathlib, sys, time; time.sleep(0.3); pathlib.Path(sys.argv[1]).touch()"
    need = "import pathlib, sys; assert pathlib.Path(sys.argv[1]).exists()"
    results = ran({"last": python(need, made, after=("first",)), "first": python(make, made)}, 2)
    assert [(name, one.verdict) for name, one in results.items()] == [
        ("first", "ok"),
        ("last", "ok"),
    ]
    (alone,) = ran({"last": python(need, made, after=("first",))}, 2).values()
    assert alone.verdict == "ok"  # named without what it needs: as it lies there


def test_what_needs_a_failed_step_is_not_run_and_is_no_success(tmp_path: Path) -> None:
    todo = {
        "bad": python("raise SystemExit(3)"),
        "next": python("print()", after=("bad",)),
        "last": python("print()", after=("next",)),
        "other": python("print()"),
    }
    verdicts = {name: one.verdict for name, one in ran(todo, at_once=2).items()}
    assert verdicts == {"bad": "FAILED", "next": "not run", "last": "not run", "other": "ok"}


def test_the_summary_has_pytest_s_last_line() -> None:
    said = (
        "= 3 passed in 0.01s =\n" + "=" * 8 + " 4 failed, 1 passed in 62.10s (0:01:02) " + "=" * 8
    )
    results = ran({"unit": python(f"print({said!r})"), "lint": python("print('fine')")}, at_once=2)
    lines = scheduler.summary(results).splitlines()
    assert sum(line.endswith("4 failed, 1 passed in 62.10s (0:01:02)") for line in lines) == 1
    assert sum(line.split()[:2] == ["ok", "lint"] for line in lines) == 1


BUSY = "import time\nwhile time.process_time() < 0.5: pass"


@pytest.mark.skipif(os.name == "nt", reason="Windows does not tell what children took")
def test_the_summary_has_what_each_step_and_all_took_of_the_cores() -> None:
    deep = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {BUSY!r}])"
    steps = {
        "busy": python(deep),
        "idle": python("import time; time.sleep(0.6)"),
        "two": python(BUSY),
    }
    results = ran(steps, at_once=3)
    assert 0.5 < results["busy"].cpu_seconds < 1.5  # what it started, too
    assert results["idle"].cpu_seconds < 0.4
    total = float(scheduler.summary(results).splitlines()[-1].split(" s ")[1].strip())
    assert total == pytest.approx(sum(one.cpu_seconds for one in results.values()), abs=0.06)


INTERRUPTED = """
import subprocess, sys
from tools import scheduler
child = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', %r]).wait()" % (
    "import os, pathlib, signal, sys, time; signal.signal(signal.SIGINT, signal.SIG_IGN);"
    "pathlib.Path('pid').write_text(str(os.getpid())); time.sleep(60)"
)
scheduler.PATIENCE = 0.5
todo = {name: scheduler.Step((sys.executable, "-c", child)) for name in "ab"}
scheduler.run(todo, lambda name, output: subprocess.Popen(
    todo[name].command, stdout=output, **scheduler.new_group()), 2)
"""


@pytest.mark.skipif(os.name == "nt", reason="no signals as these on Windows")
def test_ctrl_c_ends_all_that_was_started(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(steps.ROOT)}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    running = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], cwd=tmp_path, env=environment, **quiet
    )
    written = tmp_path / "pid"
    end = time.monotonic() + 30
    while not (written.exists() and written.read_text()):
        assert time.monotonic() < end
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    assert running.wait(30) != 0
    grandchild = int(written.read_text())
    while _lives(grandchild):
        assert time.monotonic() < end, "it goes on"
        time.sleep(0.02)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return (
        not Path(f"/proc/{pid}/stat").exists() or ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    )


def test_every_step_and_notebook_has_a_name() -> None:
    notebooks = {
        path.relative_to(steps.ROOT).as_posix() for path in steps.NOTEBOOKS.rglob("*.ipynb")
    }
    notebooks = {name for name in notebooks if "checkpoints" not in name}
    assert set(steps.named(["notebooks"])) == notebooks
    for step in steps.ordinary().values():
        assert set(step.after) <= set(steps.ordinary())
    assert set(steps.named(["unit"])) == {"package", "widgets", "project"}
    with pytest.raises(KeyError, match="units"):
        steps.named(["units"])


def test_test_all_leaves_nothing_out() -> None:
    every = steps.every()
    assert {*steps.all_steps(), "whole"} == set(every)
    assert {*steps.notebooks(), *steps.ENGINES} < set(every)
    for name in ("package", "widgets", "project", "site", "browser", "programs"):
        assert every[name].command == (*steps.ordinary()[name].command, "--every")


def test_a_run_takes_every_notebook_and_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "changed", frozenset)
    taken: set[str] = set()
    for n in range(20):
        monkeypatch.setattr(turns, "commit", lambda at=f"{n:040x}": at)
        now = set(steps.ordinary())
        assert set(steps.all_steps()) - {*steps.ENGINES} <= now
        assert len(now & {*steps.ENGINES}) == 1
        taken |= now
    assert {*steps.ENGINES} < taken
    monkeypatch.setattr(turns, "changed", lambda: frozenset({"gpt_lab/widgets/kit/address.ts"}))
    assert {*steps.ENGINES} < set(steps.ordinary())


def test_what_a_step_compiles_is_there_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    asks = "import sys; print(sys.dont_write_bytecode)"
    command, how = dev.in_environment(("python", "-c", asks))
    assert subprocess.check_output(command, **how, encoding="utf-8") == "False\n"
