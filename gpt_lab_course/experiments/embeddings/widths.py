"""Train small models of several widths on little stories until they stop improving.

All have one block of two heads and tied embeddings. What differs is d_model, or only the width of
the token table. The learning rate is 0.04 / √d_model; it rises for 50 steps and then falls linearly
to 0, so that a run ends at its best. The token table starts with rows of length 1. With rows as
small as GPT-2's, models need several times as many steps until they use earlier words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor, nn
from torch.nn.utils.parametrize import register_parametrization

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab_course.experiments.toy_tasks.little_stories import little_stories
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

_stories = cache(little_stories)  # the same for all runs
LENGTH, BATCH, STORIES, HELD_OUT = 72, 8, 4000, 50


class NarrowTable(nn.Module):
    """A table of fewer columns, times a matrix that widens it to d_model."""

    def __init__(self, width: int, d_model: int) -> None:
        super().__init__()
        self.width = width
        self.widen = nn.Parameter(torch.randn(width, d_model) / width**0.5)

    def forward(self, table: Tensor) -> Tensor:
        """[V, d_model] → [V, d_model], of rank ``width``."""
        return table[:, : self.width] @ self.widen


@dataclass(frozen=True)
class WidthRun:
    """The result of a training run.

    Args:
        d_model: the model's width.
        table_width: the token table's width.
        seed: the seed of its initial weights and of the order of its stories.
        losses: (steps, nats a word on held-out stories, above the least possible loss), in order.
    """

    d_model: int
    table_width: int
    seed: int
    losses: tuple[tuple[int, float], ...]

    @property
    def best(self) -> float:
        """The smallest of its losses."""
        return min(loss for _, loss in self.losses)


@float64()
def train_width(
    d_model: int, seed: int, table_width: int | None = None, steps: int = 1000, every: int = 100
) -> WidthRun:
    """Train a model and measure it on held-out stories.

    Args:
        d_model: its width, an even number.
        seed: the seed of its initial weights and of the order of its stories.
        table_width: the token table's width, widened to d_model by one matrix; d_model when left
            out.
        steps: the number of steps of 8 stories.
        every: steps between two measurements.
    """
    learn, test = _stories(STORIES, LENGTH + 1, 0), _stories(HELD_OUT, LENGTH + 1, 1)
    torch.manual_seed(seed)
    model = _model(len(learn.words), d_model, table_width)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.04 * d_model**-0.5, fused=True)
    falling = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 50) * (1 - step / steps)
    )
    losses = []
    for step in range(1, steps + 1):
        rows = learn.ids[torch.randint(len(learn.ids), (BATCH,))]  # [8, T + 1]
        descend(_loss(model, rows), optimizer)
        falling.step()
        if step % every == 0:
            with torch.inference_mode():
                losses.append((step, _loss(model, test.ids).item() - test.least_loss))
    return WidthRun(d_model, table_width or d_model, seed, tuple(losses))


def _model(vocab_size: int, d_model: int, table_width: int | None) -> GPT:
    config = GPTConfig(
        vocab_size=vocab_size,
        context_length=LENGTH,
        d_model=d_model,
        n_heads=2,
        n_layers=1,
        dropout=0.0,
    )
    model = GPT(config)
    table = model.token_embedding
    nn.init.normal_(table.weight, std=d_model**-0.5)
    if table_width:
        register_parametrization(table, "weight", NarrowTable(table_width, d_model), unsafe=True)
    return model


def _loss(model: GPT, rows: Tensor) -> Tensor:
    """The mean loss on rows of T + 1 words, [B, T + 1]."""
    return token_loss(model(rows[:, :-1]), rows[:, 1:])
