"""Tiny training runs, and what is done to them in processes of their own.

``python training_runs.py kill FOLDER KILLS SEED`` trains in children that it kills;
``torchrun training_runs.py train RUNS`` trains with several processes, one run after the other.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

import numpy as np
import torch
from safetensors import safe_open
from safetensors.torch import load_file

from gpt_lab.training import Phase, Run, TokenData, TrainingConfig
from gpt_lab.training.world import process_group

END = 0
KILLED_STEPS = 80
CONFIG = TrainingConfig(
    n_layers=2,
    d_model=16,
    n_heads=2,
    context_length=12,
    steps=8,
    batch_size=4,
    warm_up=2,
    precision="float32",
    phases=(Phase(0.5, {"words": 1.0, "pairs": 1.0}), Phase(1.0, {"words": 0.7, "pairs": 0.3})),
    evaluate_every=4,
    evaluation_batches=1,
    checkpoint_every=2,
    snapshots=(0.25,),
)


def corpus(vocab_size=40):
    """Documents of random tokens; every second token of "pairs" follows from the one before."""
    draw = np.random.default_rng(7)
    words = draw.integers(1, vocab_size, 900)
    words[::9] = END
    pairs = draw.integers(1, vocab_size // 2, 900)
    pairs[1::2] = pairs[::2] + vocab_size // 2
    pairs[::10] = END
    train = {"words": words[:700], "pairs": pairs[:700]}
    held_out = {"words": words[700:], "pairs": pairs[700:]}
    return TokenData(train, held_out, vocab_size=vocab_size, end_of_text=END)


def run(config=CONFIG, output=None):
    """All records of a run, and the run."""
    started = Run(config, corpus(), output, device="cpu")
    return [*started], started


def losses(records):
    return [record["loss"] for record in records if "loss" in record]


def without_seconds(records):
    return [{k: v for k, v in record.items() if k != "seconds"} for record in records]


def same_tensors(one, other):
    ours, theirs = load_file(one), load_file(other)
    return ours.keys() == theirs.keys() and all(torch.equal(ours[k], theirs[k]) for k in ours)


def finish(config, folder):
    for _ in Run(config, corpus(), folder, device="cpu"):
        pass


def in_child(config, folder):
    """Train in a fork, so that the seconds that it takes to import torch are spent once."""
    child = os.fork()
    if child == 0:
        try:
            finish(config, folder)
            os._exit(0)
        finally:
            os._exit(1)
    return child


def kill(folder, kills, seed):
    """Train once undisturbed, and once in child processes that are killed at random moments.

    The moments share out 0.7 of the time that the undisturbed run took: every child is killed
    before it can be done. Writing is most of what such a small run does, so that many of them are
    killed within it.
    """
    finish(CONFIG, None)  # what torch imports at first use, the children need not import again
    config = CONFIG.replace({"steps": KILLED_STEPS, "checkpoint_every": 1, "evaluate_every": 10})
    start = time.perf_counter()
    assert os.waitpid(in_child(config, folder / "undisturbed"), 0)[1] == 0
    seconds = time.perf_counter() - start
    draws = [random.Random(seed + i).random() for i in range(kills)]
    for draw in draws:
        child = in_child(config, folder / "killed")
        time.sleep(0.7 * seconds * draw / sum(draws))
        os.kill(child, signal.SIGKILL)
        assert os.waitpid(child, 0)[1] == signal.SIGKILL, "it was done before it was killed"
        checkpoint = folder / "killed" / "checkpoint.safetensors"
        print(read_step(checkpoint) if checkpoint.exists() else 0)
    finish(config, folder / "killed")


def read_step(checkpoint):
    """The step of a checkpoint, which must be whole."""
    with safe_open(checkpoint, framework="pt") as file:
        return json.loads(file.metadata()["progress"])["step"]


def together(runs):
    """Train with all of torchrun's processes, in two parts where there is a step to stop after."""
    with process_group("cpu") as device:
        for one in runs:
            config = CONFIG.replace(one.get("changes", {}))
            fsdp, stop = one.get("fsdp", False), one.get("stop")
            for last in (stop, config.steps) if stop else (config.steps,):
                for record in Run(config, corpus(), one["folder"], device=device, fsdp=fsdp):
                    if record["step"] == last < config.steps:
                        break


if __name__ == "__main__":
    torch.set_num_threads(1)
    action, *rest = sys.argv[1:]
    if action == "kill":
        folder, *numbers = rest
        kill(Path(folder), *map(int, numbers))
    else:
        together(*map(json.loads, rest))
