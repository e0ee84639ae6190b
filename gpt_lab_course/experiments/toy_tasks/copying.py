"""Repeating random letters: when a small model copies them, and with which heads.

A row repeats a stretch of different letters. To predict the next letter, a model has to find the
previous occurrence of the current one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from gpt_lab.model.gpt import GPT
from gpt_lab.training import TrainingConfig
from gpt_lab.training.optimizer import optimizers
from gpt_lab_course.experiments.training.descent import descend, float64
from gpt_lab_course.experiments.training.letters import loss_of

V, T = 32, 32
"""The number of letters, and the length of the input."""

LENGTHS = (6, 14)
"""The shortest and the longest stretch in training."""


def rows(n: int, generator: torch.Generator, lengths: tuple[int, int] = LENGTHS) -> Tensor:
    """Rows of repeating stretches, and the stretches' lengths.

    Args:
        n: the number of rows.
        generator: the random generator.
        lengths: the shortest and the longest stretch.

    Returns:
        IDs [n, T + 1]; within a stretch all letters differ.
    """
    low, high = lengths
    order = torch.rand(n, V, generator=generator, dtype=torch.float64)
    letters = order.argsort(-1)  # each row in its own order
    length = torch.randint(low, high + 1, (n, 1), generator=generator)
    return letters.gather(1, torch.arange(T + 1) % length)


@dataclass(frozen=True)
class Copying:
    """How well a model copies, and what its heads attend to, at a training step.

    Attributes:
        step: the number of steps.
        right: the share of repeated letters that it predicts correctly.
        induction: for each block, the highest mean attention of a head to the tokens after all
            earlier occurrences.
        previous: for each block, the highest mean attention of a head to the letter before.
    """

    step: int
    right: float
    induction: tuple[float, ...]
    previous: tuple[float, ...]


@torch.no_grad()
def measured(model: GPT, ids: Tensor, step: int = 0) -> Copying:
    """Measure a model on rows [n, T + 1]."""
    inputs, targets = ids[:, :-1], ids[:, 1:]
    same = inputs[:, :, None] == inputs[:, None, :]  # [n, T, T]
    earlier = same.tril(-1)
    again = earlier.any(-1)  # positions whose letter occurred before, [n, T]
    follows = nn.functional.pad(earlier[:, :, :-1], (1, 0))  # the positions after those
    seen = model.activations(inputs, ["blocks.*.attention.weights", "logits"])  # all in one pass
    found = seen.pop("logits").argmax(-1) == targets
    induction, previous = [], []
    for weights in seen.values():  # of each block, [n, H, T, T]
        there = (weights * follows[:, None]).sum(-1)  # [n, H, T]
        each = (there * again[:, None]).sum((0, 2)) / again.sum()
        induction.append(each.max().item())
        previous.append(weights.diagonal(-1, -2, -1).mean((0, 2)).max().item())
    right = found[again].float().mean().item()
    return Copying(step, right, tuple(induction), tuple(previous))


@float64()
def fresh(n_layers: int, seed: int = 0) -> GPT:
    """An untrained model of width 64 with four heads a block, in float64."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return GPT(_settings(n_layers).model(V))


def training(model: GPT, steps: int, seed: int = 0) -> Iterator[int]:
    """Train on repeating rows, 32 a step, by Muon and AdamW like the lab model.

    The learning rates rise for 30 steps and stay constant, so a longer run begins like a shorter
    one.

    Args:
        model: the model, trained in place.
        steps: the number of steps.
        seed: the seed of the rows.

    Yields:
        The number of each finished step.
    """
    generator = torch.Generator().manual_seed(seed)
    both = optimizers(model, _settings(model.config.n_layers))
    for step in range(1, steps + 1):
        ids = rows(32, generator)
        for optimizer in both:
            for group in optimizer.param_groups:
                group["lr"] = group["peak"] * min(1, step / 30)
        model.train()
        descend(loss_of(model, ids[:, :-1], ids[:, 1:]), *both, clipped=model)
        model.eval()
        yield step


def _settings(n_layers: int) -> TrainingConfig:
    return TrainingConfig(
        n_layers=n_layers,
        d_model=64,
        n_heads=4,
        context_length=T,
        precision="float32",
        learning_rate=3e-3,
        muon_learning_rate=1e-2,
    )


def unseen_rows(lengths: tuple[int, int] = LENGTHS) -> Tensor:
    """Held-out rows, [128, T + 1]."""
    return rows(128, torch.Generator().manual_seed(2), lengths)


def disordered(ids: Tensor, seed: int = 0) -> Tensor:
    """Rows of a first token and a stretch that comes twice, the second time in another order.

    Args:
        ids: as ``head_scores.repeated_tokens`` gives them, [n, 1 + 2·stretch].
        seed: the seed of the orders.
    """
    n, stretch = len(ids), ids.shape[1] // 2
    generator = torch.Generator().manual_seed(seed)
    order = torch.rand(n, stretch, generator=generator).argsort(-1)
    return torch.cat([ids[:, : 1 + stretch], ids[:, 1 + stretch :].gather(1, order)], dim=1)
