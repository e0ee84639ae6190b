"""A sweep: all runs of a plan, each kept as soon as it is done."""

from __future__ import annotations

import dataclasses
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gpt_lab.atomic_files import write_whole
from gpt_lab.training import folder as folders
from gpt_lab_course.sweep import engines, kept
from gpt_lab_course.sweep.kept import Rows
from gpt_lab_course.sweep.one_run import Row
from gpt_lab_course.sweep.plan import Job, Plan

TABLE = "table.json"
A_LAYER, A_FLOP = 0.008, 4.5e-11
"""Seconds of one core for a step's work on a layer that is not in products, and for a FLOP."""


def sweep(
    plan: Plan,
    folder: Path,
    *,
    on: str | None = None,
    workers: int | None = None,
    say: Callable[[str], object] = print,
) -> dict[str, Any]:
    """Make the runs of a plan that a folder lacks, and write its table.

    A sweep that was stopped or killed goes on where it was: only runs that were under way are lost.
    A longer plan in the same folder makes only what is new.

    Args:
        plan: the plan.
        folder: for the runs, a file each, and for ``table.json``.
        on: the address of a Dask scheduler; this machine when left out.
        workers: processes on this machine; as many as it has cores when left out. With
            one, this process trains itself.
        say: is told of each finished run, with the time left.

    Returns:
        The table: see ``kept.table``.

    Raises:
        OSError: another sweep works in the folder, or a file cannot be written.
        RefusedError: a file is damaged, or as in ``engines``.
    """
    with folders.lock(folder):
        rows: dict[str, Row] = {}
        clock = _Clock(plan)
        try:
            for stage in (_searches, _repeats):
                while jobs := {j.key: j for j in stage(plan, rows) if j.key not in rows}:
                    for job in jobs.values():
                        clock.expect(job)
                        if (row := kept.find(folder, job)) is not None:
                            rows[job.key] = row
                            clock.was_there(job)
                    missing = [job for job in jobs.values() if job.key not in rows]
                    # The longest first, so that at the end no process waits for one of them.
                    missing.sort(key=lambda job: -clock.cost(job))
                    made = (
                        engines.here(missing, workers or _cores())
                        if on is None
                        else engines.on_dask(missing, on)
                    )
                    for job, row in made if missing else ():
                        kept.keep(folder, job, row)
                        rows[job.key] = row
                        say(clock.said(job, row))
        finally:
            table = kept.table(plan, rows)
            write_whole(folder / TABLE, kept.text(table).encode())
    return table


def _searches(plan: Plan, rows: Rows) -> Iterator[Job]:
    for entry in plan.entries:
        yield from kept.search(entry, rows)


def _repeats(plan: Plan, rows: Rows) -> Iterator[Job]:
    for entry in plan.entries:
        yield from kept.repeats(entry, rows)


def _cores() -> int:
    cores = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return len(cores)


def seconds(plan: Plan) -> float:
    """About how many seconds of one core a plan takes."""
    return _Clock(plan).left


class _Clock:
    """Counts finished runs, and guesses the time left from those made so far."""

    def __init__(self, plan: Plan) -> None:
        self._costs: dict[str, float] = {}
        self._names: dict[str, str] = {}
        for entry in plan.entries:
            layers = 1 + entry.first.shape["n_layers"]
            cost = entry.first.steps * (A_LAYER * layers + entry.flops * A_FLOP)
            sizes = " ".join(f"{k}={v}" for k, v in entry.first.shape.items())
            self._costs[_kind(entry.first)] = cost
            self._names[_kind(entry.first)] = f"{entry.group}: {sizes}"
        self._given = {job.key for entry in plan.entries for job in entry.search()}
        jobs = {j.key: j for e in plan.entries for j in (*e.search(), *e.repeats(*e.expected))}
        self.total, self.done = len(jobs), 0
        self.left = sum(self.cost(job) for job in jobs.values())
        self._began, self._made = time.monotonic(), 0.0

    def cost(self, job: Job) -> float:
        """About how many seconds of one core a run takes."""
        return self._costs[_kind(job)]

    def expect(self, job: Job) -> None:
        """Count a run of a further rate, which nobody could count before."""
        if job.seed == 0 and job.key not in self._given:
            self.total += 1
            self.left += self.cost(job)

    def was_there(self, job: Job) -> None:
        """Count a run that an earlier sweep made."""
        self.done += 1
        self.left -= self.cost(job)

    def said(self, job: Job, row: Row) -> str:
        """A line about a run that was just made."""
        self.done += 1
        self.left -= self.cost(job)
        self._made += self.cost(job)
        minutes = max(0.0, self.left) / self._made * (time.monotonic() - self._began) / 60
        result = row.get("failed") or f"excess {row['choosing']:.3f}"
        return (
            f"{self.done} of {self.total}: {self._names[_kind(job)]} steps={job.steps} "
            f"rate={job.rate:g} seed={job.seed}: {result}, {row['seconds']:.0f} s; "
            f"{minutes:.0f} min left"
        )


def _kind(job: Job) -> str:
    """The same for all rates and seeds."""
    return dataclasses.replace(job, rate=0.0, seed=0).key
