"""Small models that need positions: they name the letter three positions back.

Letters are random, so the letters themselves do not help. The models differ only in their kind of
positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

PositionKind = Literal["learned", "sinusoidal", "rotary", "none"]

LETTERS, BACK, LENGTH, CONTEXT = 16, 3, 24, 96
"""The number of letters; the distance of the wanted one; the length of a row; the largest
context."""


def letters(n: int, length: int, seed: int) -> Tensor:
    """Random letters, [n, length]."""
    return torch.randint(LETTERS, (n, length), generator=torch.Generator().manual_seed(seed))


@dataclass(frozen=True)
class Reader:
    """A trained reader and its loss at each step, in nats a letter."""

    model: GPT
    losses: list[float]

    def right(self, length: int, first: int = BACK, *, seed: int = 99) -> float:
        """The share of letters that it names correctly from a position on, in 256 new rows."""
        rows = letters(256, length, seed)
        with torch.inference_mode():
            named = self.model(rows).argmax(dim=-1)[:, first:]
        right: float = (named == rows[:, first - BACK : -BACK]).float().mean().item()
        return right


@float64()
def reader(
    kind: PositionKind, *, seed: int = 0, size: float = 0.2, steps: int = 250, length: int = LENGTH
) -> Reader:
    """Train one block, 32 wide with two heads, on 16 rows a step.

    Args:
        kind: the kind of positions; ``"none"`` has a table of zeros that is not trained.
        seed: the seed of the initial weights and of the letters.
        size: the initial standard deviation of the letters' vectors.
        steps: the number of steps of AdamW, at a learning rate of 0.003.
        length: the length of the rows in training.
    """
    config = GPTConfig(
        LETTERS,
        CONTEXT,
        n_layers=1,
        d_model=32,
        d_ff=64,
        n_heads=2,
        dropout=0.0,
        positions="learned" if kind == "none" else kind,
        tie_embeddings=False,
    )
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        model = GPT(config)
        nn.init.normal_(model.token_embedding.weight, std=size)
    if kind == "none" and model.position_embedding is not None:
        nn.init.zeros_(model.position_embedding.weight).requires_grad_(False)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, fused=True)
    rows, losses = letters(steps * 16, length, seed), []
    for some in torch.split(rows, 16):
        logits = model(some)[:, BACK:]
        losses.append(descend(token_loss(logits, some[:, :-BACK]), optimizer))
    return Reader(model, losses)
