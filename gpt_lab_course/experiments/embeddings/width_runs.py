"""Recorded runs of models of several widths on little stories, with several seeds.

A run is :func:`gpt_lab_course.experiments.embeddings.widths.train_width`. What varies is d_model,
or only the token table's width.

``python -m gpt_lab_course.experiments.embeddings.width_runs`` makes the runs again, two minutes of
one core, and writes what :func:`recorded` reads. ``--seeds 1`` makes the first of each kind and
prints them.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from typing import NamedTuple

from gpt_lab_course import data
from gpt_lab_course.experiments.embeddings.widths import WidthRun, train_width

FILE = "width_runs.json"


class WidthPlan(NamedTuple):
    """The settings of a kind of run: widths, steps, interval of measurements, and seeds."""

    d_model: int
    table_width: int | None = None
    steps: int = 1000
    every: int = 50
    seeds: int = 3


KINDS = {
    "width 8": WidthPlan(8),
    "width 16": WidthPlan(16),
    "width 32": WidthPlan(32),
    "width 32, table 8": WidthPlan(32, table_width=8),
}


def run(name: str, seed: int) -> WidthRun:
    """Make a run of a kind, with losses rounded as in the record.

    Args:
        name: one of ``KINDS``.
        seed: the seed of the initial weights and of the order of the stories.
    """
    kind = KINDS[name]
    made = train_width(kind.d_model, seed, kind.table_width, kind.steps, kind.every)
    return _as_run(name, seed, [(step, round(loss, 4)) for step, loss in made.losses])


def _as_run(name: str, seed: int, losses: list[tuple[int, float]]) -> WidthRun:
    kind = KINDS[name]
    return WidthRun(kind.d_model, kind.table_width or kind.d_model, seed, tuple(losses))


@cache
def recorded() -> dict[str, list[WidthRun]]:
    """The recorded runs: name → a run for each seed, from 0."""
    return {
        name: [
            _as_run(name, seed, [(int(step), loss) for step, loss in losses])
            for seed, losses in enumerate(curves)
        ]
        for name, curves in json.loads(data.read(FILE)).items()
    }


def apart(one: WidthRun, other: WidthRun) -> float:
    """The largest difference between the losses of two runs with the same steps, in nats."""
    pairs = zip(one.losses, other.losses, strict=True)
    return max(abs(a - b) for (_, a), (_, b) in pairs)


def written(runs: dict[str, list[WidthRun]]) -> str:
    """The runs as the text of their file: a seed a line."""
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(run.losses) for run in some) + "\n]"
        for name, some in runs.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Record the runs, or print the first ones."""
    parser = argparse.ArgumentParser(
        prog="python -m gpt_lab_course.experiments.embeddings.width_runs"
    )
    parser.add_argument("--seeds", type=int, help="only so many of each kind, and printed")
    most: int | None = parser.parse_args().seeds
    runs = {
        name: [run(name, seed) for seed in range(kind.seeds if most is None else most)]
        for name, kind in KINDS.items()
    }
    if most is None:
        data.write({FILE: written(runs).encode("utf-8")})
    else:
        print(written(runs), end="")


if __name__ == "__main__":
    main()
