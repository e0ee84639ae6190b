"""Recorded runs on repeating letters: models of one block and of two, with two seeds each.

What is fixed: the letters, the width, the batches of a seed. What varies: one block or two, and the
seed; the second seed's runs have half of the first one's 1,200 steps. At each mark, a model is
tested on stretches as long as in training and on longer ones, and the attention of its heads is
measured.

``python -m gpt_lab_course.experiments.toy_tasks.copying_runs`` repeats the runs in four minutes of
one core, and writes the file that :func:`recorded` reads. ``--steps 2`` makes only the first steps
and prints them.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from gpt_lab_course import data
from gpt_lab_course.experiments.toy_tasks import copying

FILE = "copying_runs.json"
STEPS, EVERY = (1200, 600), 100
"""The number of steps for each seed, and the steps between two marks."""

BLOCKS = {"two blocks": 2, "one block": 1}
LONGER = (15, 16)
"""The shortest and the longest stretch outside the training distribution."""


class Mark(NamedTuple):
    """Measurements of a model at one step.

    Attributes:
        step: the number of steps.
        right: the share of letters predicted correctly, in stretches as long as in training.
        longer: the same share in longer stretches.
        previous: for each block, the highest mean attention of a head to the letter before.
        induction: for each block, the highest mean attention of a head to the letters after earlier
            occurrences.
    """

    step: int
    right: float
    longer: float
    previous: tuple[float, ...]
    induction: tuple[float, ...]


Curve = list[Mark]


def run(name: str, seed: int, until: int, every: int = EVERY) -> Curve:
    """Make a run, or its first steps.

    Args:
        name: one of ``BLOCKS``.
        seed: the seed of the initial weights and of the batches.
        until: the last step.
        every: steps between marks.
    """
    as_trained, longer = copying.unseen_rows(), copying.unseen_rows(LONGER)
    model = copying.fresh(BLOCKS[name], seed)
    curve = []
    for step in itertools.chain([0], copying.training(model, until, seed)):
        if step % every == 0:
            known = copying.measured(model.eval(), as_trained)
            share = copying.measured(model, longer).right
            mark = Mark(step, known.right, share, known.previous, known.induction)
            curve.append(_rounded(mark))
    return curve


def _rounded(mark: Mark) -> Mark:
    right, longer = (round(share, 3) for share in (mark.right, mark.longer))
    previous, induction = (
        tuple(round(share, 3) for share in shares) for shares in (mark.previous, mark.induction)
    )
    return Mark(mark.step, right, longer, previous, induction)


def made(until: int | None = None) -> Iterator[tuple[str, list[Curve]]]:
    """Make all runs, or their first steps: a name, and its curve for each seed."""
    for name in BLOCKS:
        yield (
            name,
            [run(name, seed, n if until is None else until) for seed, n in enumerate(STEPS)],
        )


@cache
def recorded() -> dict[str, list[Curve]]:
    """The recorded runs: name → a curve for each seed."""
    found = json.loads(data.read(FILE))
    return {
        name: [
            [Mark(n, right, longer, tuple(p), tuple(i)) for n, right, longer, p, i in curve]
            for curve in curves
        ]
        for name, curves in found.items()
    }


def at(name: str, step: int) -> list[Mark]:
    """The measurements at a step, for each seed with that many steps."""
    return [mark for curve in recorded()[name] for mark in curve if mark.step == step]


def written(runs: Mapping[str, list[Curve]]) -> str:
    """The runs as the text of their file: a seed a line."""
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(curve) for curve in curves) + "\n]"
        for name, curves in runs.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Record the runs, or print their first steps."""
    parser = argparse.ArgumentParser(
        prog="python -m gpt_lab_course.experiments.toy_tasks.copying_runs"
    )
    parser.add_argument("--steps", type=int, help="only so many are made, and printed")
    until: int | None = parser.parse_args().steps
    text = written(dict(made(until)))
    if until is None:
        data.write({FILE: text.encode("utf-8")})
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
