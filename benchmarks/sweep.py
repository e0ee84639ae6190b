"""A sweep on one Dask worker and on two, in turn: how many times as fast are two?

Run from the project's root, with the extra ``[sweep]``, on two quiet cores: ``python -m
benchmarks.sweep``. Workers have one thread each, so two of them can be twice as fast at best.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import distributed

from benchmarks.measure import Limits, run_sections, table, take_turns, times_as_fast
from gpt_lab_course.sweep import plan, sweeping

COUNTS = (1, 2)
PLAN: dict[str, Any] = {
    "seeds": 3,
    "rates": [0.01, 0.02],
    "marks": 2,
    "training": {"warm_up": 20},
    "task": {"q": {"counts": {"one": 6, "two": 4, "fact": 6}, "people": 256, "names": 6}},
    "group": [
        {
            "name": "width",
            "task": "q",
            "base": {"n_heads": 2, "n_layers": 2},
            "shapes": [{"d_model": 32}, {"d_model": 40}, {"d_model": 48}, {"d_model": 56}],
        }
    ],
}


def cluster(workers: int) -> distributed.LocalCluster:
    """A scheduler that only this machine can reach, and so many processes of one thread."""
    return distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0"
    )


def swept(address: str, steps: int) -> Callable[[], object]:
    """A whole sweep of so many steps a run, that finds nothing made before."""

    def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            made = plan.of_table({**PLAN, "budgets": [steps]})
            sweeping.sweep(made, Path(folder), on=address, say=lambda line: None)

    return run


def workers(limits: Limits, rounds: int, steps: int = 150) -> str:
    with contextlib.ExitStack() as stack:
        clusters = {str(n): stack.enter_context(cluster(n)) for n in COUNTS}
        addresses = {name: one.scheduler_address for name, one in clusters.items()}
        for address in addresses.values():
            swept(address, 21)()  # its workers import and compile
        tasks = {name: swept(address, steps) for name, address in addresses.items()}
        times = take_turns(tasks, max(3, rounds // 8), warm_up=0)
    runs = plan.of_table({**PLAN, "budgets": [steps]}).runs
    rows = [
        [n, f"{statistics.median(times[n]):.1f}", f"{times_as_fast(times, n, '1'):.2f} ×"]
        for n in tasks
    ]
    return table([f"workers, for {runs} runs", "seconds", "as fast"], rows)


if __name__ == "__main__":
    run_sections(__doc__, {"sweep": workers}, "sweep", contextlib.nullcontext)
