"""``python -m gpt_lab tune masked unmasked --output runs/tuned``: the lab model as an assistant."""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING

from gpt_lab.paths import to_path
from gpt_lab.validation import RefusedValueError, did_you_mean, integer, shown

if TYPE_CHECKING:
    from pathlib import Path

    from gpt_lab_course.tune.one_run import Job

ALL = "all"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "tune",
        help="tune the lab model into an assistant, in several ways",
        description="Tune the lab model by conversations or by rewards, and measure it. Each run "
        "is a file, and a folder with its model; the same command again goes on where it was "
        "stopped, and makes only what is missing. All runs together are table.json.",
    )
    parser.add_argument("arms", nargs="*", metavar="ARM", help=f"by name, or {ALL}; see --show")
    parser.add_argument("--output", metavar="FOLDER", help="for the runs and their table")
    parser.add_argument(
        "--seeds", type=int, default=3, metavar="N", help="runs of each arm; default: 3"
    )
    parser.add_argument("--steps", type=int, metavar="N", help="at most, for a quick try")
    parser.add_argument(
        "--one-in", type=int, default=1, metavar="N", help="measure with one question in N"
    )
    parser.add_argument("--show", action="store_true", help="print the arms, and stop")
    parser.add_argument(
        "--again",
        type=int,
        metavar="N",
        help="then make N of the runs again, chosen by lot, and print whether they are the same",
    )
    parser.set_defaults(run=_tune)


def _tune(options: argparse.Namespace) -> None:
    from gpt_lab_course.tune import kept  # here: other commands do not load torch
    from gpt_lab_course.tune.arms import ARMS

    for name in options.arms:
        if name not in (*ARMS, ALL):
            hint = did_you_mean(name, [*ARMS, ALL])
            raise RefusedValueError(f"there is no arm {shown(name)}{hint}; --show prints them")
    arms = [*ARMS] if ALL in options.arms else options.arms
    seeds, one_in = integer("--seeds", options.seeds), integer("--one-in", options.one_in)
    steps = None if options.steps is None else integer("--steps", options.steps)
    again = 0 if options.again is None else integer("--again", options.again)
    if options.show:
        for name in arms or ARMS:
            print(f"{name}: {ARMS[name].purpose} ({ARMS[name].family}, {ARMS[name].steps} steps)")
        return
    if not arms:
        raise RefusedValueError(f"which arms? {ALL}, or some of those that --show prints")
    if options.output is None:
        raise RefusedValueError("--output FOLDER is missing: where do the runs go?")
    output = to_path("--output", options.output)
    jobs = kept.plan(arms, seeds, steps=steps, one_in=one_in)
    table = kept.make(jobs, output)
    print(f"{output / kept.TABLE}: {len(table['runs'])} runs")
    for job in random.sample(jobs, min(again, len(jobs))):
        _again(job, output)


def _again(job: Job, output: Path) -> None:
    """Make a run again, from its beginning, and print whether it ends in the same numbers."""
    import shutil
    from tempfile import TemporaryDirectory

    from gpt_lab_course.tune import kept, one_run

    with TemporaryDirectory() as folder:
        place = to_path("folder", folder)
        if job.first:
            shutil.copytree(output / job.first.key, place / job.first.key)
        row, _ = one_run.timed(job, place)
    was = kept.find(output, job)
    same = "the same numbers" if row == was else f"other numbers: {kept.headline(row)}"
    print(f"{job.key} again: {same}")
