"""Recorded runs: rotary readers relearn to look three back after RoPE scaling.

What is fixed: the readers of :mod:`gpt_lab_course.experiments.toy_tasks.readers` for three seeds,
linear scaling by 4, and long rows of training at ten times the learning rate of
:func:`gpt_lab_course.experiments.long_contexts.scaled_rotation.learned_on`. What varies is the
number of steps.

``python -m gpt_lab_course.experiments.long_contexts.relearning`` makes the runs again, half a
minute of one core, and writes what :func:`recorded` reads. A notebook calls :func:`run` for the
first steps.
"""

from __future__ import annotations

import json
from functools import cache

from gpt_lab.rope_scaling import RopeScaling
from gpt_lab_course import data
from gpt_lab_course.experiments.long_contexts.scaled_rotation import learned_on, right_by_place
from gpt_lab_course.experiments.patching.exchanged import exchanged
from gpt_lab_course.experiments.toy_tasks.readers import reader

FILE = "relearning.json"
SEEDS, RATE, ENDS = 3, 0.01, (24, 36, 48, 96)
MARKS = (200, 400)


def run(seed: int, steps: int) -> list[float]:
    """The share right in four ranges of positions, up to each of ``ENDS``, after training.

    Args:
        seed: the seed of the reader.
        steps: the number of steps of AdamW on 16 rows of 96 letters.
    """
    model = reader("rotary", seed=seed).model.eval()
    slowed = exchanged(model, rope_scaling=RopeScaling("linear", 4))
    return right_by_place(learned_on(slowed, steps, rate=RATE), ENDS)


@cache
def recorded() -> dict[int, list[list[float]]]:
    """The recorded runs: steps → for each seed the shares that ``run`` gives."""
    found = json.loads(data.read(FILE))
    return {int(steps): shares for steps, shares in found.items()}


def written(runs: dict[int, list[list[float]]]) -> str:
    """The runs as the text of their file: one number of steps a line."""
    lines = (f'"{steps}": {json.dumps(shares)}' for steps, shares in runs.items())
    return "{" + ",\n".join(lines) + "}\n"


def main() -> None:
    """Record the runs."""
    runs = {
        steps: [[round(share, 3) for share in run(seed, steps)] for seed in range(SEEDS)]
        for steps in MARKS
    }
    data.write({FILE: written(runs).encode("utf-8")})


if __name__ == "__main__":
    main()
