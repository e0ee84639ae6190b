"""The runs of a sweep on the disk: a file each, and one table of all."""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gpt_lab.atomic_files import write_whole
from gpt_lab.paths import is_file, read
from gpt_lab.validation import RefusedValueError, parsed
from gpt_lab_course import data
from gpt_lab_course.sweep.one_run import Row
from gpt_lab_course.sweep.plan import Entry, Job, Plan
from gpt_lab_course.sweep.tasks import task

RECORDED = "knobs.json"
"""The table that the book comes with."""

Rows = Mapping[str, Row]
"""Runs by their jobs' keys."""


def find(folder: Path, job: Job) -> Row | None:
    """A run that is in the folder.

    Raises:
        ValueError: its file is damaged.
    """
    path = folder / f"{job.key}.json"
    if not is_file(path):
        return None
    found = parsed(read(path), path)
    if not isinstance(found, dict) or found.get("job") != _plain(job):
        raise RefusedValueError(f"{path} is damaged: it is not of the run of its name; remove it")
    row: Row = found["row"]
    return row


def keep(folder: Path, job: Job, row: Row) -> None:
    """Write a run's file, whole or not at all."""
    text = json.dumps({"job": _plain(job), "row": row})
    write_whole(folder / f"{job.key}.json", text.encode())


def _plain(job: Job) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(job)))  # as it is read back
    return plain


class Choice(NamedTuple):
    """The rate that a search found.

    Attributes:
        rate: the one with the lowest excess on the half of the held-out text that chooses.
        edge: whether it is the lowest or highest of those tried, so that a better one may lie
            outside.
    """

    rate: float
    edge: bool


def search(entry: Entry, rows: Rows) -> list[Job]:
    """The runs of an entry's search, as far as those that are done tell which there are."""
    jobs = entry.search()
    for _ in range(entry.further):
        if any(job.key not in rows for job in jobs):
            break
        best = _best(jobs, rows)
        if not best.edge:
            break
        lowest = best.rate == min(job.rate for job in jobs)
        rate = best.rate / 2 if lowest else best.rate * 2
        jobs.append(dataclasses.replace(entry.first, rate=rate))
    return jobs


def best_rate(entry: Entry, rows: Rows) -> Choice:
    """The best rate of an entry whose search is done; the lowest, if no run could go on.

    Once tied rates have all their seeds, the mean of the seeds decides among them.
    """
    searched, means = search(entry, rows), {}
    for rate in _tied(entry, rows):
        jobs = [dataclasses.replace(entry.first, rate=rate), *entry.repeats(rate)]
        if any(job.key not in rows for job in jobs):
            return _best(searched, rows)
        excesses = [rows[job.key]["choosing"] for job in jobs]
        if None not in excesses:
            means[rate] = sum(excesses) / len(excesses)
    if not means:
        return _best(searched, rows)
    return _choice(min(means, key=means.__getitem__), searched)


def repeats(entry: Entry, rows: Rows) -> list[Job]:
    """The runs with other seeds of an entry whose search is done."""
    return entry.repeats(*_tied(entry, rows))


def _tied(entry: Entry, rows: Rows) -> list[float]:
    """The best rate of the search, and those that one seed cannot tell from it."""
    searched = search(entry, rows)
    found = {job.rate: rows[job.key]["choosing"] for job in searched}
    best = _best(searched, rows).rate
    lowest = found[best]
    return [
        rate
        for rate, excess in found.items()
        if rate == best
        or entry.tied == math.inf
        or (excess is not None and excess - lowest <= entry.tied * abs(lowest))
    ]


def _best(searched: list[Job], rows: Rows) -> Choice:
    found = {job.rate: rows[job.key]["choosing"] for job in searched}
    rated = {rate: excess for rate, excess in found.items() if excess is not None}
    return _choice(min(rated, key=rated.__getitem__) if rated else min(found), searched)


def _choice(rate: float, searched: list[Job]) -> Choice:
    rates = [job.rate for job in searched]
    return Choice(rate, len(rates) > 1 and rate in (min(rates), max(rates)))


def table(plan: Plan, rows: Rows) -> dict[str, Any]:
    """All runs of a plan that are there.

    Returns:
        ``comparison``; ``tasks``: by name the settings; ``levels``: by task and ability the floor
        and the chance; ``groups``: by name the question; ``runs``: for each group and run its
        settings, its counts and costs, what ``one_run.train`` returns, and ``chosen``: whether its
        rate is the best of its shape, task and budget (``edge``: though at the edge of those
        tried).
    """
    runs = []
    for entry in plan.entries:
        searched = search(entry, rows)
        done = all(job.key in rows for job in searched)
        choice = best_rate(entry, rows) if done else None
        for job in [*searched, *(repeats(entry, rows) if done else [])]:
            if job.key in rows:
                chosen = choice is not None and job.rate == choice.rate
                runs.append(
                    {
                        "group": entry.group,
                        "task": entry.task,
                        "shape": job.shape,
                        "steps": job.steps,
                        "rate": job.rate,
                        "seed": job.seed,
                        "training": job.training,
                        "marks": job.marks,
                        "chosen": chosen,
                        "edge": chosen and choice is not None and choice.edge,
                        "parameters": entry.parameters[0],
                        "active": entry.parameters[1],
                        "flops": entry.flops * rows[job.key]["steps_made"],
                        **rows[job.key],
                    }
                )
    levels = {
        name: {ability: [*level] for ability, level in task(settings).levels().items()}
        for name, settings in plan.tasks.items()
    }
    return {
        "comparison": plan.comparison,
        "tasks": dict(plan.tasks),
        "levels": levels,
        "groups": dict(plan.questions),
        "runs": runs,
    }


def job(table: Mapping[str, Any], run: Mapping[str, Any]) -> Job:
    """The job of a table's run: whoever trains it again gets its numbers."""
    own = {field.name: run[field.name] for field in dataclasses.fields(Job) if field.name != "task"}
    return Job(task=table["tasks"][run["task"]], **own)


def text(table: Mapping[str, Any]) -> str:
    """A table as the text of its file: JSON with a run a line."""
    head = json.dumps({name: part for name, part in table.items() if name != "runs"})
    runs = ",\n".join(json.dumps(run) for run in table["runs"])
    return f'{head[:-1]},\n"runs": [\n{runs}\n]}}\n'


@cache
def recorded() -> dict[str, Any]:
    """The table that the book comes with, as :func:`table` returns it."""
    found: dict[str, Any] = json.loads(data.read(RECORDED))
    return found
