"""A run that is killed twenty times ends where the undisturbed one does."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file

from tests.support import ROOT, training_runs
from tests.support.training_runs import KILLED_STEPS

SCRIPT = Path(training_runs.__file__)
NAMES = ("model.safetensors", "checkpoint.safetensors", "step-000020.safetensors")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has neither fork nor SIGKILL")
def test_killed_twenty_times(tmp_path):
    run = subprocess.run(
        [sys.executable, SCRIPT, "kill", tmp_path, "20", "1"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=900,  # a disk may take its time over each of some hundred checkpoints
    )
    assert run.returncode == 0, run.stderr
    steps = [int(step) for step in run.stdout.split()]
    assert len(steps) == 20
    assert steps == sorted(steps)  # nothing older than the last checkpoint is ever lost
    assert 0 < steps[-1] < KILLED_STEPS
    killed, undisturbed = tmp_path / "killed", tmp_path / "undisturbed"
    for name in NAMES:
        ours, theirs = load_file(killed / name), load_file(undisturbed / name)
        assert ours.keys() == theirs.keys()
        assert all(torch.equal(ours[key], theirs[key]) for key in ours), name
    assert log(killed) == log(undisturbed)
    assert {p.name for p in killed.iterdir()} == {p.name for p in undisturbed.iterdir()}


def log(folder):
    """The lines of a log without the one thing that may differ."""
    records = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    for record in records:
        del record["seconds"]
    return records
