"""``python -m gpt_lab sweep plan.toml --output runs/knobs``: many small models, by a plan."""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping
from typing import Any

from gpt_lab.paths import to_path
from gpt_lab.validation import RefusedValueError, integer

SHIPPED = "knobs"
"""The word for the plan that the course comes with."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "sweep",
        help="train many small models by a plan",
        description="Train the shapes of a plan: each with every learning rate and one seed, and "
        "then with the best of the rates and the other seeds. Each run is a file; the same command "
        "again makes only what is missing. All runs together are table.json.",
    )
    parser.add_argument(
        "plan", metavar="PLAN.toml", help=f"the plan, or {SHIPPED}: the one of lesson 9"
    )
    parser.add_argument("--output", metavar="FOLDER", help="for the runs and their table")
    parser.add_argument(
        "--only", action="append", default=[], metavar="GROUP", help="one group; again for more"
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes; default: as many as there are cores"
    )
    parser.add_argument(
        "--on",
        metavar="ADDRESS",
        help="a Dask scheduler, as tcp://127.0.0.1:8786, whose workers have one thread each. Start "
        "it with --host 127.0.0.1 and reach it through an SSH tunnel, or with TLS: it runs any "
        "code that it is sent",
    )
    parser.add_argument("--show", action="store_true", help="print what would be trained, and stop")
    parser.add_argument(
        "--again",
        type=int,
        metavar="N",
        help="then train N of the runs again, chosen by lot, and print how far apart they end",
    )
    parser.set_defaults(run=_sweep)


def _sweep(options: argparse.Namespace) -> None:
    from gpt_lab_course import data
    from gpt_lab_course.sweep import plan as plans  # here: other commands do not load torch
    from gpt_lab_course.sweep import sweeping

    workers = None if options.workers is None else integer("--workers", options.workers)
    again = 0 if options.again is None else integer("--again", options.again)
    shipped = data.FOLDER / f"{SHIPPED}.toml"
    path = shipped if options.plan == SHIPPED else to_path("PLAN", options.plan)
    plan = plans.load(path, options.only)
    hours = sweeping.seconds(plan) / 3600
    if options.show:
        for entry in plan.entries:
            sizes = " ".join(f"{name}={value}" for name, value in entry.first.shape.items())
            print(
                f"{entry.group}: {sizes} steps={entry.first.steps}, {entry.parameters[1]:,} active "
                f"parameters, {len(entry.rates)} rates, at most {entry.further} further ones, and "
                f"{entry.seeds - 1} more seeds"
            )
    more = " without further rates" if any(entry.further for entry in plan.entries) else ""
    print(f"{plan.runs} runs{more}, about {hours:.1f} hours of one core")
    if options.show:
        return
    if options.output is None:
        raise RefusedValueError("--output FOLDER is missing: where do the runs go?")
    output = to_path("--output", options.output)
    table = sweeping.sweep(plan, output, on=options.on, workers=workers)
    edges = sum(run["edge"] and run["seed"] == 0 for run in table["runs"])
    print(f"{output / sweeping.TABLE}: {len(table['runs'])} runs")
    if edges:
        print(f"{edges} shapes are best at the lowest or highest rate tried: try more of them")
    runs = table["runs"]
    for run in random.sample(runs, min(again, len(runs))):
        _again(table, run)


def _again(table: Mapping[str, Any], run: Mapping[str, Any]) -> None:
    """Train a run of the table again, and print how far apart the two end."""
    from gpt_lab_course.sweep import kept, one_run

    row = one_run.train(kept.job(table, run))
    apart = [
        abs(row["abilities"][name][0] - run["abilities"][name][0]) for name in row["abilities"]
    ]
    sizes = " ".join(f"{name}={value}" for name, value in run["shape"].items())
    print(
        f"{run['group']}: {sizes} steps={run['steps']} rate={run['rate']:g} seed={run['seed']}: "
        f"excess {run['choosing']}, again {row['choosing']}"
    )
    print(f"again: no ability further apart than {max(apart, default=0):.4f} nats")
