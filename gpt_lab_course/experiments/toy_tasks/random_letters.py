"""What a model learns from random letters, with and without the causal mask.

A random letter cannot be predicted. A model without the mask seems to: it sees the next letter, and
copies it.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.model.masks import causal_mask, full_mask
from gpt_lab_course.experiments.training.descent import descend, token_loss

LETTERS = 16
LENGTH = 12
"""The number of input positions; each predicts the next letter."""


@dataclass(frozen=True)
class LetterScores:
    """The scores of a trained model on new texts.

    Attributes:
        loss: the mean cross-entropy, in nats.
        right: the share of letters that it predicts, at all positions except the last.
        right_at_the_end: the same at the last position, whose next letter is not in the input.
    """

    loss: float
    right: float
    right_at_the_end: float


def train_on_random_letters(*, causal: bool, steps: int = 150, seed: int = 5) -> LetterScores:
    """Train one block of attention and feed-forward, 32 wide, on uniformly random letters.

    All 16 letters are equally probable, so chance is 1/16, and the lowest loss without looking
    ahead is ln 16 = 2.77. Only the mask differs between the two kinds.

    Args:
        causal: whether a position sees only itself and those before it.
        steps: the number of steps of AdamW, each on 32 new texts.
        seed: the seed of the initial parameters and of all texts.
    """
    torch.manual_seed(seed)
    config = GPTConfig(LETTERS, LENGTH, d_model=32, n_heads=4, n_layers=1, dropout=0.0)
    model = GPT(config)
    mask = causal_mask(LENGTH) if causal else full_mask(LENGTH)
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-3)
    for _ in range(steps):
        descend(token_loss(*_predictions(model, mask, 32)), optimizer)
    with torch.no_grad():
        logits, targets = _predictions(model, mask, 20_000)
    right = (logits.argmax(dim=-1) == targets).double().mean(dim=0)  # [T]
    return LetterScores(
        token_loss(logits, targets).item(), right[:-1].mean().item(), right[-1].item()
    )


def _predictions(model: GPT, mask: Tensor, texts: int) -> tuple[Tensor, Tensor]:
    """Logits, [B, T, V], and their target letters, [B, T]."""
    text = torch.randint(LETTERS, (texts, LENGTH + 1))
    logits: Tensor = model(text[:, :-1], mask=mask)
    return logits, text[:, 1:]
