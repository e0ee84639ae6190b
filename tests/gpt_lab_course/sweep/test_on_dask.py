"""A sweep on Dask's workers, which are processes of this machine."""

import contextlib
import json
import os
import subprocess
import sys
import time

import pytest

from gpt_lab.validation import RefusedError
from gpt_lab_course.sweep import engines
from tests.support import ROOT
from tests.support.sweeps import made, without_seconds

distributed = pytest.importorskip("distributed", reason="the extra [sweep] is not installed")


@contextlib.contextmanager
def cluster(folder, workers, threads=1):
    """The address of a scheduler, and its workers, which this machine alone can reach."""
    local = ("--host", "127.0.0.1", "--no-dashboard")
    file = folder / "scheduler.json"
    started = []

    def start(name, *options):
        command = [sys.executable, "-m", f"distributed.cli.dask_{name}", *local, *options]
        path = {**os.environ, "PYTHONPATH": str(ROOT)}
        started.append(subprocess.Popen(command, env=path, stderr=subprocess.DEVNULL))

    try:
        start("scheduler", "--port", "0", "--scheduler-file", file)
        deadline = time.monotonic() + 120
        while not file.is_file() or not file.read_text().strip().endswith("}"):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        for _ in range(workers):
            start("worker", address, "--nthreads", str(threads), "--no-nanny")
        if workers:
            with distributed.Client(address, timeout="60s", set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=120)
        yield address, started[1:]
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_the_table_is_the_same_though_a_worker_is_killed(tmp_path):
    lines = []

    def say(text):
        lines.append(text)
        if len(lines) == 2:
            workers[0].kill()

    with cluster(tmp_path, 2) as (address, workers):
        found = made(tmp_path / "dask", on=address, say=say)
    assert len(lines) == 8
    assert without_seconds(found) == without_seconds(made(tmp_path / "here"))


def test_a_worker_of_two_threads_is_refused(tmp_path):
    with (
        cluster(tmp_path, 1, threads=2) as (address, _),
        pytest.raises(RefusedError, match="computes in 2 threads"),
    ):
        made(tmp_path / "runs", on=address)


def test_a_scheduler_without_workers_is_refused(tmp_path):
    with (
        cluster(tmp_path, 0) as (address, _),
        pytest.raises(RefusedError, match="has no workers; start them: dask worker"),
    ):
        made(tmp_path / "runs", on=address)


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://127.0.0.1:1"])
def test_no_scheduler_is_one_line(address, tmp_path, monkeypatch):
    monkeypatch.setattr(engines, "WAIT", "1s")
    with pytest.raises((RefusedError, OSError)):
        made(tmp_path, on=address)
