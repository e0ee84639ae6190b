"""Recorded trainings on letters that come again: models of one block and of two, two seeds each.

What is fixed: the letters, the width, the batches of a seed. What varies: one block or two, and the
seed; the second one's trainings make half of the first one's 1,200 steps. At each mark a model is
asked about stretches as long as in training and about longer ones, and its heads about what they
look at.

``python -m gpt_lab_course.experiments.toy_tasks.copying_runs`` makes the trainings again, four
minutes of one core, and writes what :func:`recorded` reads. ``--steps 2`` makes their beginnings
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
"""Steps of each seed, and how many lie between two marks."""

BLOCKS = {"two blocks": 2, "one block": 1}
LONGER = (15, 16)
"""The shortest and the longest stretch that no training has."""


class Mark(NamedTuple):
    """What is known of a model after so many steps.

    Attributes:
        step: steps made.
        right: the share of letters that it continues rightly, in stretches as long as in training.
        longer: the same share in longer stretches.
        previous: the most that a head of each block looks at the letter before.
        induction: the most that a head of each block looks at what followed the same letter.
    """

    step: int
    right: float
    longer: float
    previous: tuple[float, ...]
    induction: tuple[float, ...]


Curve = list[Mark]


def run(name: str, seed: int, until: int, every: int = EVERY) -> Curve:
    """Make a training, or its beginning; a longer one begins like a shorter one.

    Args:
        name: one of ``BLOCKS``.
        seed: of the model's first weights and of the batches.
        until: the last step to make.
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
    """All trainings, or their beginnings: a name, and its curve for each seed."""
    for name in BLOCKS:
        yield (
            name,
            [run(name, seed, n if until is None else until) for seed, n in enumerate(STEPS)],
        )


@cache
def recorded() -> dict[str, list[Curve]]:
    """The trainings as they were recorded: name → a curve for each seed."""
    found = json.loads(data.read(FILE))
    return {
        name: [
            [Mark(n, right, longer, tuple(p), tuple(i)) for n, right, longer, p, i in curve]
            for curve in curves
        ]
        for name, curves in found.items()
    }


def at(name: str, step: int) -> list[Mark]:
    """What is known at a mark: of each seed that was trained so long."""
    return [mark for curve in recorded()[name] for mark in curve if mark.step == step]


def written(runs: Mapping[str, list[Curve]]) -> str:
    """Trainings as they stand in their file: a seed a line."""
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(curve) for curve in curves) + "\n]"
        for name, curves in runs.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Record the trainings, or print their beginnings."""
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
