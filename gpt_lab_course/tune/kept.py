"""The runs of a folder: a file each, and one table of all."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from gpt_lab.atomic_files import write_whole
from gpt_lab.paths import is_file, read
from gpt_lab.training.folder import CHECKPOINT, MODEL, lock
from gpt_lab.validation import RefusedValueError, parsed
from gpt_lab_course.sweep.kept import text
from gpt_lab_course.tune import one_run
from gpt_lab_course.tune.arms import ARMS
from gpt_lab_course.tune.one_run import EVERY_ROW, FORMAT, Job, Row

TABLE = "table.json"


def plan(
    arms: Sequence[str], seeds: int, *, steps: int | None = None, one_in: int = 1
) -> list[Job]:
    """The runs of some arms, with those from which they begin: the first seed of all, then more.

    Args:
        arms: their names.
        seeds: how many seeds, from 0 on.
        steps: the most that each makes.
        one_in: measure with one question in this many.
    """
    jobs: dict[str, Job] = {}
    for seed in range(seeds):
        for name in arms:
            job = Job(name, seed, steps, one_in)
            if job.first:
                jobs.setdefault(job.first.key, job.first)
            jobs.setdefault(job.key, job)
    return [job for job in jobs.values() if job.arm != "before" or job.seed == 0]


def find(folder: Path, job: Job) -> Row | None:
    """A run that is in the folder, with its model.

    Raises:
        ValueError: its file is damaged, or of a run with other settings.
    """
    found = _find(folder, job.key, job.plain())
    return found and found[1]


def _find(folder: Path, key: str, settings: Row) -> tuple[Row, Row] | None:
    """The job, with some settings, and the row of a run. Errors as in :func:`find`."""
    path = folder / f"{key}.json"
    if not is_file(path) or not is_file(folder / key / MODEL):
        return None
    found = parsed(read(path), path)
    job, row = (found.get("job"), found.get("row")) if isinstance(found, dict) else (None, None)
    if not (isinstance(job, dict) and isinstance(row, dict) and row.keys() >= EVERY_ROW):
        raise RefusedValueError(f"{path} is damaged: it holds no whole run; remove it")
    if job | settings != job:
        raise RefusedValueError(
            f"{path} is of a run with other settings, {job}: take another folder"
        )
    return job, row


def _table(folder: Path) -> dict[str, Any]:
    """All runs that are in a folder, whichever command made them. Errors as in :func:`find`."""
    names = (path.stem.rpartition("-") for path in folder.glob("*-*.json"))
    there = {(arm, int(seed)) for arm, _, seed in names if arm in ARMS and seed.isdecimal()}
    runs = []
    for arm, seed in sorted(there, key=lambda run: ([*ARMS].index(run[0]), run[1])):
        settings = {"format": FORMAT, "arm": arm, "seed": seed}
        if found := _find(folder, Job(arm, seed).key, settings):
            runs.append(found[0] | found[1])
    return {"arms": {run["arm"]: ARMS[run["arm"]].purpose for run in runs}, "runs": runs}


def make(jobs: Iterable[Job], folder: Path, say: Callable[[str], object] = print) -> dict[str, Any]:
    """Make the runs that a folder lacks, and write its table.

    What was stopped or killed goes on where it was. Each run is kept as soon as it is done, and is
    then in the table, with all others that are in the folder.

    Args:
        jobs: the runs, in their order.
        folder: for the runs: a file each, a folder each with its model, and ``table.json``.
        say: is told of each finished run.

    Returns:
        The table: ``arms``, by name what they are for, and ``runs``, each with its job and row, by
        arm and seed.

    Raises:
        OSError: another process tunes in the folder, or a file cannot be written.
        ValueError: a file is damaged, or of another run. The table keeps what it has.
    """
    jobs = [*jobs]
    with lock(folder):
        table = _table(folder)  # what is damaged is refused before anything is made
        for number, job in enumerate(jobs, start=1):
            if find(folder, job) is None:
                row, seconds = one_run.timed(job, folder)
                content = json.dumps({"job": job.plain(), "row": row})
                write_whole(folder / f"{job.key}.json", content.encode())
                say(f"{number} of {len(jobs)}: {job.key}: {headline(row)}, {seconds:.0f} s")
                table = _table(folder)
                write_whole(folder / TABLE, text(table).encode())
            (folder / job.key / CHECKPOINT).unlink(missing_ok=True)
        write_whole(folder / TABLE, text(table).encode())
    return table


def headline(row: Row) -> str:
    """What a run came to, in a line."""
    trained, new = (statistics.fmean(row["sums"][half]) for half in ("trained", "new"))
    line = f"sums {trained:.2f} trained, {new:.2f} held out"
    if "chat" in row:
        right, n, _ = row["chat"]["capital"]["new"]
        line += f", {right} of {n} held-out capitals in chat"
    return line
