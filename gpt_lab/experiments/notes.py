"""Notes at the beginning, questions ever after: how far back does a small model still know?

A row begins with notes, each a token that pairs a name with a color. Then come questions, each a
name of which there is a note, and each is to be answered by its color. What a model answers so many
tokens after the notes says how far it sees: through one look, or through tokens that pass on what
they saw. Nothing else tells the color, and no positions are needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.experiments.descent import descend, token_loss
from gpt_lab.model.gpt import GPT

NAMES, COLORS = 8, 16
"""How many different names and colors there are."""

V = NAMES * COLORS + NAMES
"""Tokens: a note of each name and color, then a question for each name. A color's ID is its number,
among the answers alone."""

LR=1e-2
QUESTIONS = 24
"""Questions in a row: the last is asked so many tokens after the last note."""


def rows(n: int, notes: int, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Rows of notes and questions, and the answers.

    Args:
        n: how many rows.
        notes: how many notes, of different names.
        generator: draws names, colors and questions.

    Returns:
        IDs [n, notes + QUESTIONS], and colors [n, QUESTIONS].
    """
    names = torch.rand(n, NAMES, generator=generator).argsort(-1)[:, :notes]  # [n, notes]
    colors = torch.randint(COLORS, (n, notes), generator=generator)
    asked = torch.randint(notes, (n, QUESTIONS), generator=generator)
    questions = NAMES * COLORS + names.gather(1, asked)
    return torch.cat([names * COLORS + colors, questions], dim=1), colors.gather(1, asked)


@dataclass(frozen=True)
class Listener:
    """A trained model and what it was trained on."""

    model: GPT
    notes: int

    def right(self, *, seed: int = 99) -> list[float]:
        """The share of answers that are right, 1, 2, … ``QUESTIONS`` tokens after the notes.

        1,000 new rows are asked.
        """
        ids, answers = rows(1000, self.notes, torch.Generator().manual_seed(seed))
        with torch.inference_mode():
            named = self.model(ids)[:, self.notes :].argmax(dim=-1)
        shares: list[float] = (named == answers).float().mean(dim=0).tolist()
        return shares


def listener(
    n_layers: int,
    window: int | None = None,
    *,
    notes: int = 1,
    window_layers: Sequence[int] | None = None,
    steps: int = 200,
    seed: int = 0,
) -> Listener:
    """Train a model without positions, 32 wide with two heads, on 32 rows a step.

    Args:
        n_layers: blocks.
        window: tokens that a block looks back, its own included; None for all.
        notes: how many notes a row begins with.
        window_layers: the blocks that have the window; all when left out.
        steps: how many steps of AdamW, at a rate of 0.003.
        seed: of the first weights and of the rows.
    """
    config = GPTConfig(
        V,
        NAMES + QUESTIONS,
        d_model=32,
        n_heads=2,
        n_layers=n_layers,
        norm="rms",
        bias=False,
        dropout=0.0,
        positions="none",
        tie_embeddings=False,
        sliding_window=window,
        window_layers=None if window_layers is None else tuple(window_layers),
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(config)
        torch.nn.init.normal_(model.token_embedding.weight, std=0.2)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LR, fused=True)
    generator = torch.Generator().manual_seed(seed)
    for _ in range(steps):
        ids, answers = rows(32, notes, generator)
        descend(token_loss(model(ids)[:, notes:], answers), optimizer, clipped=model)
    return Listener(model.eval(), notes)


def gradient_by_distance(model: GPT, T: int = 24, seed: int = 0) -> Tensor:
    """How much the last token's logits move with each input, [T], the nearest first.

    The gradient of a random mixture of the last logits with respect to the vector that a token
    enters with: its length. Where no way leads from a token to the last one it is exactly 0.

    Args:
        model: the model, in evaluation mode.
        T: tokens in the text, which is random.
        seed: of the text and the mixture.
    """
    generator = torch.Generator().manual_seed(seed)
    ids = torch.randint(model.config.vocab_size, (1, T), generator=generator)
    mixture = torch.randn(model.config.vocab_size, generator=generator)
    vectors = F.embedding(ids, model.token_embedding.weight.detach()).requires_grad_()
    edits = {"embedding.token": lambda _: vectors}
    logits = model.activations(ids, "logits", edits=edits)["logits"]  # [1, T, V]
    (gradient,) = torch.autograd.grad(logits[0, -1] @ mixture, vectors)
    lengths: Tensor = gradient[0].norm(dim=-1).flip(0)
    return lengths
