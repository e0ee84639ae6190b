"""Small models that have to know where a letter stands: they name the one three places back.

Letters are drawn at random, so which letters there are does not help. The models differ in how
they are told the places, and in nothing else.
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
"""How many letters; how far back the wanted one stands; how long a row is; the most positions."""


def letters(n: int, length: int, seed: int) -> Tensor:
    """Random letters, [n, length]."""
    return torch.randint(LETTERS, (n, length), generator=torch.Generator().manual_seed(seed))


@dataclass(frozen=True)
class Reader:
    """A trained reader and its loss at each step, in nats a letter."""

    model: GPT
    losses: list[float]

    def right(self, length: int, first: int = BACK, *, seed: int = 99) -> float:
        """The share of letters that it names rightly from a place on, in 256 new rows."""
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
        kind: how it is told the places; ``"none"`` has a table of zeros that never changes.
        seed: of the first weights and of the letters.
        size: the standard deviation with which the letters' vectors start.
        steps: how many steps of AdamW, at a rate of 0.003.
        length: of the rows in training.
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
