"""Two processes train what one does, with copies of the model and with shards of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file
from training_runs import CONFIG, corpus, finish

from gpt_lab.training import Run
from gpt_lab.training.log import read
from gpt_lab.training.loop import micro_batch_rows

SCRIPT = Path(__file__).with_name("training_runs.py")


def together(folder, *options, stop=0, **changes):
    """Start a run with two processes; stop after a step and go on, if asked to."""
    root = str(SCRIPT.parent.parent)
    torchrun = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2"]
    return subprocess.run(
        [
            *torchrun,
            "--standalone",
            SCRIPT,
            "train",
            folder,
            str(stop),
            json.dumps(changes),
            *options,
        ],
        env={**os.environ, "PYTHONPATH": root, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The folder of the same run, trained by one process."""
    folder = tmp_path_factory.mktemp("alone")
    finish(CONFIG, folder)
    return folder


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


def test_two_processes_go_on_with_what_one_began(tmp_path, alone):
    """Each passes its half of a batch row by row: gradients are accumulated, too."""
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        if record["step"] == 3:
            break  # one step after the checkpoint
    done = together(tmp_path, micro_batch_size=1)
    assert done.returncode == 0, done.stderr
    assert_same_run(tmp_path, alone)


def test_two_processes_with_shards_train_what_one_does(tmp_path, alone):
    """They stop after step 5 and go on, so that shards are both written and read."""
    done = together(tmp_path, "fsdp", stop=5)
    if torch.__version__ < "2.6":
        assert "fsdp=True needs PyTorch 2.6 or newer; this is 2.5" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    assert_same_run(tmp_path, alone)


def test_a_batch_that_two_cannot_share_is_refused():
    message = "batch_size=5 is not divisible by the number of processes, 2"
    with pytest.raises(ValueError, match=message):
        micro_batch_rows(CONFIG.replace({"batch_size": 5}), ranks=2)
