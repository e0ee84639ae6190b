"""A sweep of seconds, and what is done to it in processes of their own.

``python sweeps.py FOLDER KILLS SEED`` makes it in children that are killed at random moments.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path

TINY = {
    "seeds": 3,
    "rates": [0.01, 0.02],
    "budgets": [4],
    "marks": 2,
    "training": {"warm_up": 1, "batch_size": 4},
    "task": {"q": {"counts": {"one": 2, "fact": 1}, "people": 64, "names": 3}},
    "group": [
        {
            "name": "width",
            "task": "q",
            "base": {"n_heads": 1, "n_layers": 1, "d_ff": 4},
            "shapes": [{"d_model": 4}, {"d_model": 6}],
        }
    ],
}


WIDTHS = {**TINY, "group": [{**TINY["group"][0], "shapes": [{"d_model": d} for d in range(2, 12)]}]}
"""Forty runs, so that the children are killed between them and within them."""


def made(folder, table=TINY, **options):
    """A sweep's table, with the lines that it says left out."""
    from gpt_lab_course.sweep import plan, sweeping

    options = {"workers": 1, "say": lambda _: None, **options}
    return sweeping.sweep(plan.of_table(table), folder, **options)


def without_seconds(table):
    return [{k: v for k, v in run.items() if k != "seconds"} for run in table["runs"]]


def in_child(folder):
    """Sweep in a fork, so that the seconds that it takes to import torch are spent once."""
    child = os.fork()
    if child == 0:
        try:
            made(folder, WIDTHS)
            os._exit(0)
        finally:
            os._exit(1)
    return child


def kill(folder, kills, seed):
    """Sweep once undisturbed, and once in children killed at random moments; print what is left."""
    made(
        folder / "warm", WIDTHS
    )  # what torch imports at first use, the children need not import again
    start = time.perf_counter()
    assert os.waitpid(in_child(folder / "undisturbed"), 0)[1] == 0
    seconds = time.perf_counter() - start
    chance = random.Random(seed)
    for _ in range(kills):
        child = in_child(folder / "killed")
        time.sleep(0.15 * seconds * chance.random())
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        print(len([*(folder / "killed").glob("*[0-9a-f].json")]))
    made(folder / "killed", WIDTHS)


if __name__ == "__main__":
    import torch

    torch.set_num_threads(1)
    folder, *numbers = sys.argv[1:]
    kill(Path(folder), *map(int, numbers))
