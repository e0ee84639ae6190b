"""Recorded runs of lesson 8's small model and its controls, with several seeds each.

What is fixed: the text, the model's 109,120 parameters, the batches of a seed, the first 30 steps.
One thing varies: attention is removed, or it sees only the current letter, or the learning rate
falls along half a cosine to a tenth (Loshchilov and Hutter 2017; the tenth as in Brown et al. 2020,
appendix B) within the control's number of steps. Other runs memorize 2,000 letters, with and
without dropout.

``python -m gpt_lab_course.experiments.training.control_runs`` repeats the runs in half an hour of
one core, and writes the file that :func:`recorded` reads. ``--steps 4`` makes only the first steps
and prints them. ``--only NAME`` makes only runs whose names start like that.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterator
from functools import cache

import torch
from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab_course import data
from gpt_lab_course.experiments.training import letters
from gpt_lab_course.experiments.training.descent import descend

FILE = "control_runs.json"
LONG, SHORT = 1200, 400
LEARNING_RATE, LOWEST, WARM_UP = 3e-3, 0.1, 30
MARKS = (0, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1200)
"""The steps at which the held-out loss is measured."""

Curve = list[tuple[int, float]]
RUNS = {
    "with attention": (SHORT, 4, letters.T, False),
    "attention to the letter itself": (SHORT, 4, 1, False),
    "without attention": (SHORT, 4, 0, False),
    "falling rate, 400 steps": (SHORT, 3, letters.T, True),
    "steady rate, 1,200 steps": (LONG, 3, letters.T, False),
    "falling rate, 1,200 steps": (LONG, 3, letters.T, True),
}
"""Each run's steps and seeds, the number of letters that attention sees, and whether its rate
falls."""

BY_HEART = {0.0: 300, 0.2: 500}
"""The steps of runs on 2,000 letters, by their dropout: four seeds each, at a rate of 5e-3."""
BY_HEART_SEEDS, FEW, EVERY = 4, 2000, 25


class Silent(nn.Module):
    """A layer that adds nothing to the stream, instead of attention."""

    def forward(self, x: Tensor, *_: object, **__: object) -> Tensor:
        """[B, T, d_model] → zeros of the same shape."""
        return torch.zeros_like(x)


def fresh(seed: int, sees: int = letters.T, dropout: float = 0.0) -> GPT:
    """The lesson's model before training.

    Args:
        seed: the seed of its weights.
        sees: the number of letters that attention sees, including the current one; 0 for no
            attention.
        dropout: the dropout in training.
    """
    config = GPTConfig(
        vocab_size=len(letters.alphabet()),
        context_length=letters.T,
        d_model=64,
        n_heads=4,
        n_layers=2,
        dropout=dropout,
        sliding_window=sees if 0 < sees < letters.T else None,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(config)
    if not sees:
        for block in model.blocks:
            block.attention = Silent()
    return model


def rate(step: int, steps: int, falls: bool) -> float:
    """The learning rate at a step, counted from 1: it rises, then stays or falls to a tenth."""
    if step <= WARM_UP:
        return LEARNING_RATE * step / WARM_UP
    if not falls:
        return LEARNING_RATE
    turned = math.cos(math.pi * (step - WARM_UP) / (steps - WARM_UP))
    return LEARNING_RATE * (LOWEST + (1 - LOWEST) * (1 + turned) / 2)


def run(name: str, seed: int, until: int | None = None) -> Curve:
    """Make a run, or its first steps: pairs of step and held-out loss in nats a letter.

    Args:
        name: one of ``RUNS``.
        seed: the seed of the initial weights and of the batches.
        until: the last step; all when left out.
    """
    steps, _, sees, falls = RUNS[name]
    text, held_out = letters.data()
    model, generator = fresh(seed, sees), torch.Generator().manual_seed(seed)
    adamw = letters.optimizer(model, LEARNING_RATE)
    curve = [(0, round(letters.measured(model, held_out), 3))]
    for step in range(1, (steps if until is None else until) + 1):
        for group in adamw.param_groups:
            group["lr"] = rate(step, steps, falls)
        descend(letters.loss_of(model, *letters.batch(text, generator)), adamw, clipped=model)
        if step in MARKS:
            curve.append((step, round(letters.measured(model, held_out), 3)))
    return curve


def by_heart(dropout: float, seed: int, until: int | None = None) -> dict[str, Curve]:
    """Train on 2,000 letters: the losses on them and on the held-out text, step by step.

    Args:
        dropout: the dropout in training; losses are measured without it.
        seed: the seed of the initial weights, of the batches and of dropout.
        until: the last step; all when left out.
    """
    steps = BY_HEART[dropout] if until is None else until
    model, few = fresh(seed, dropout=dropout), letters.data()[0][:FEW]
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        found = letters.curves(model, steps, few, 5e-3, EVERY, seed=seed)
    return {of: [(int(s), round(x, 3)) for s, x in curve] for of, curve in found.items()}


def made(until: int | None = None, only: str = "") -> Iterator[tuple[str, list[Curve]]]:
    """Make all runs, some, or their first steps: a name, and its curve for each seed."""
    for name, (_, seeds, _, _) in RUNS.items():
        if name.startswith(only):
            yield name, [run(name, seed, until) for seed in range(seeds)]
    for dropout in BY_HEART:
        if by_heart_name(dropout, "").startswith(only):
            runs = [by_heart(dropout, seed, until) for seed in range(BY_HEART_SEEDS)]
            for of in ("training", "held out"):
                yield by_heart_name(dropout, of), [one[of] for one in runs]


def by_heart_name(dropout: float, of: str) -> str:
    """The name of the recorded losses of memorizing runs, on one of two texts."""
    return f"by heart, dropout {dropout}: {of}"


@cache
def recorded() -> dict[str, list[Curve]]:
    """The recorded runs: name → a curve for each seed."""
    found = json.loads(data.read(FILE))
    return {
        name: [[(int(step), loss) for step, loss in curve] for curve in curves]
        for name, curves in found.items()
    }


def at(name: str, step: int) -> list[float]:
    """The held-out losses of a run's seeds at a step, in nats a letter."""
    return [dict(curve)[step] for curve in recorded()[name]]


def spread(name: str, step: int) -> str:
    """The lowest and the highest loss of a run's seeds at a step: ``"2.21–2.25"``."""
    return span(at(name, step))


def span(losses: list[float]) -> str:
    """The lowest and the highest of several losses: ``"2.21–2.25"``."""
    return f"{min(losses):.2f}–{max(losses):.2f}"


def held_out_where(dropout: float, training: float) -> list[float]:
    """The held-out losses of memorizing runs at the step of a given training loss.

    Args:
        dropout: a key of ``BY_HEART``.
        training: the loss on the 2,000 letters, in nats, first reached between two measurements.

    Returns:
        One loss for each seed that reaches it, interpolated linearly.
    """
    names = (by_heart_name(dropout, of) for of in ("training", "held out"))
    found = []
    for low, high in zip(*(recorded()[name] for name in names), strict=True):
        points = [(a, b) for (_, a), (_, b) in zip(low, high, strict=True)]
        for (a, x), (b, y) in itertools.pairwise(points):
            if b <= training < a:
                found.append(x + (y - x) * (a - training) / (a - b))
                break
    return found


def mean_curve(name: str) -> list[tuple[float, float]]:
    """The mean of a run's seeds, step by step."""
    curves = recorded()[name]
    return [(step, sum(at(name, step)) / len(curves)) for step, _ in curves[0]]


def written(runs: dict[str, list[Curve]]) -> str:
    """The runs as the text of their file: a seed a line."""
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(curve) for curve in curves) + "\n]"
        for name, curves in runs.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Record the runs, or print their first steps."""
    parser = argparse.ArgumentParser(
        prog="python -m gpt_lab_course.experiments.training.control_runs"
    )
    parser.add_argument("--steps", type=int, help="only so many are made, and printed")
    parser.add_argument("--only", default="", help="the beginning of the names of those to make")
    options = parser.parse_args()
    until: int | None = options.steps
    runs = dict(made(until, options.only))
    if until is None and options.only:
        runs = recorded() | runs
    text = written(runs)
    if until is None:
        data.write({FILE: text.encode("utf-8")})
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
