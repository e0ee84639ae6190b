"""Two processes train what one does, with copies of the model and with shards of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file

from gpt_lab.training import Run
from gpt_lab.training.log import read
from gpt_lab.training.loop import micro_batch_rows
from tests.support import ROOT, training_runs
from tests.support.training_runs import CONFIG, corpus, finish

SCRIPT = Path(training_runs.__file__)


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The folder of the same run, trained by one process."""
    folder = tmp_path_factory.mktemp("alone")
    finish(CONFIG, folder)
    return folder


@pytest.fixture(scope="module")
def together(tmp_path_factory):
    """The folders that two processes trained, with copies and with shards, and what they said.

    Both runs are of one start of torchrun, since most of its time is that of importing torch.
    """
    copies, shards = (tmp_path_factory.mktemp(name) for name in ("copies", "shards"))
    for record in Run(CONFIG, corpus(), copies, device="cpu"):
        if record["step"] == 3:
            break  # one step after the checkpoint
    runs = [
        {"folder": str(copies), "changes": {"micro_batch_size": 1}},
        {"folder": str(shards), "fsdp": True, "stop": 5},
    ]
    torchrun = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2"]
    done = subprocess.run(
        [*torchrun, "--standalone", SCRIPT, "train", json.dumps(runs)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    return copies, shards, done


def assert_same_run(one, other):
    """Muon's products are in bfloat16: what comes in another order is rounded otherwise."""
    for a, b in zip(read(one / "log.jsonl"), read(other / "log.jsonl"), strict=True):
        assert (a["step"], a.keys()) == (b["step"], b.keys())
        for name in ("loss", "held_out", "gradient_norm"):
            assert a.get(name) == pytest.approx(b.get(name), abs=1e-3)
    for name in ("model", "checkpoint", "step-000002"):
        ours, theirs = (load_file(f / f"{name}.safetensors") for f in (one, other))
        assert ours.keys() == theirs.keys()
        for key in ours:
            torch.testing.assert_close(ours[key], theirs[key], rtol=0.02, atol=2e-3)


def test_two_processes_go_on_with_what_one_began(together, alone):
    """Each passes its half of a batch row by row: gradients are accumulated, too."""
    copies, _, done = together
    assert (copies / "model.safetensors").exists(), done.stderr
    assert_same_run(copies, alone)


def test_two_processes_with_shards_train_what_one_does(together, alone):
    """They stop after step 5 and go on, so that shards are both written and read."""
    _, shards, done = together
    if torch.__version__ < "2.6":
        assert "fsdp=True needs PyTorch 2.6 or newer; this is 2.5" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    assert_same_run(shards, alone)


def test_a_batch_that_two_cannot_share_is_refused():
    message = "batch_size=5 is not divisible by the number of processes, 2"
    with pytest.raises(ValueError, match=message):
        micro_batch_rows(CONFIG.replace({"batch_size": 5}), ranks=2)
