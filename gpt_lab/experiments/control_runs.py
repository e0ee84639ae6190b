"""Recorded runs of lesson 8's small model beside their controls: several seeds each.

What is fixed: the text, the model's 109,120 parameters, the batches of a seed, the first 30 steps.
What varies is one thing: attention writes nothing throughout the training, or the learning rate
falls along half a cosine to a tenth (Loshchilov and Hutter 2017; the tenth as in Brown et al. 2020,
appendix B), within as many steps as the control makes.

``python -m gpt_lab.experiments.control_runs`` makes the runs again, half an hour of one core, and
writes what :func:`recorded` reads. ``--steps 4`` makes their beginnings and prints them.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from functools import cache

import torch
from torch import Tensor, nn

from gpt_lab import data
from gpt_lab.config import GPTConfig
from gpt_lab.experiments import letters
from gpt_lab.experiments.descent import descend
from gpt_lab.model.gpt import GPT

FILE = "control_runs.json"
LONG, SHORT = 1200, 400
LEARNING_RATE, LOWEST, WARM_UP = 3e-3, 0.1, 30
MARKS = (0, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1200)
"""The steps at which the held-out loss is measured."""

Curve = list[tuple[int, float]]
RUNS = {
    "with attention": (SHORT, 4, True, False),
    "without attention": (SHORT, 4, False, False),
    "falling rate, 400 steps": (SHORT, 3, True, True),
    "steady rate, 1,200 steps": (LONG, 3, True, False),
    "falling rate, 1,200 steps": (LONG, 3, True, True),
}
"""Each run's steps and seeds, whether it has attention, and whether its learning rate falls."""


class Silent(nn.Module):
    """In attention's place: it adds nothing to the stream."""

    def forward(self, x: Tensor, *_: object, **__: object) -> Tensor:
        """[B, T, d_model] → zeros of the same shape."""
        return torch.zeros_like(x)


def fresh(seed: int, attention: bool = True) -> GPT:
    """The lesson's model before its first step, with or without attention."""
    config = GPTConfig(
        vocab_size=len(letters.alphabet()),
        context_length=letters.T,
        d_model=64,
        n_heads=4,
        n_layers=2,
        dropout=0.0,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(config)
    if not attention:
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
    """Make a run, or its beginning: the step and the held-out loss in nats a letter, at each mark.

    Args:
        name: one of ``RUNS``.
        seed: of the model's first weights and of the batches.
        until: the last step to make; all when left out.
    """
    steps, _, attention, falls = RUNS[name]
    text, held_out = letters.data()
    model, generator = fresh(seed, attention), torch.Generator().manual_seed(seed)
    adamw = letters.optimizer(model, LEARNING_RATE)
    curve = [(0, round(letters.measured(model, held_out), 3))]
    for step in range(1, (steps if until is None else until) + 1):
        for group in adamw.param_groups:
            group["lr"] = rate(step, steps, falls)
        descend(letters.loss_of(model, *letters.batch(text, generator)), adamw, clipped=model)
        if step in MARKS:
            curve.append((step, round(letters.measured(model, held_out), 3)))
    return curve


def made(until: int | None = None) -> Iterator[tuple[str, list[Curve]]]:
    """All runs, or their beginnings: a name, and its curve for each seed."""
    for name, (_, seeds, _, _) in RUNS.items():
        yield name, [run(name, seed, until) for seed in range(seeds)]


@cache
def recorded() -> dict[str, list[Curve]]:
    """The runs as they were recorded: name → a curve for each seed."""
    found = json.loads(data.read(FILE))
    return {
        name: [[(int(step), loss) for step, loss in curve] for curve in curves]
        for name, curves in found.items()
    }


def at(name: str, step: int) -> list[float]:
    """The held-out losses of a run's seeds at a marked step, in nats a letter."""
    return [dict(curve)[step] for curve in recorded()[name]]


def spread(name: str, step: int) -> str:
    """The lowest and the highest loss of a run's seeds at a marked step: ``"2.21–2.25"``."""
    losses = at(name, step)
    return f"{min(losses):.2f}–{max(losses):.2f}"


def mean_curve(name: str) -> list[tuple[float, float]]:
    """The mean of a run's seeds, step by step: a curve."""
    curves = recorded()[name]
    return [(step, sum(at(name, step)) / len(curves)) for step, _ in curves[0]]


def written(runs: dict[str, list[Curve]]) -> str:
    """Runs as they stand in their file: a seed a line."""
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(curve) for curve in curves) + "\n]"
        for name, curves in runs.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Record the runs, or print their beginnings."""
    parser = argparse.ArgumentParser(prog="python -m gpt_lab.experiments.control_runs")
    parser.add_argument("--steps", type=int, help="only so many are made, and printed")
    until: int | None = parser.parse_args().steps
    text = written(dict(made(until)))
    if until is None:
        data.write({FILE: text.encode("utf-8")})
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
