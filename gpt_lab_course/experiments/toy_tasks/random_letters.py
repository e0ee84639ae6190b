"""What a model learns from random letters, with the causal mask and without it.

Nobody can predict a letter that is drawn at random. A model without the mask does so all the same:
it sees the next letter, and copies it.
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
"""Places in a text that the model reads; each is asked for the letter at the next."""


@dataclass(frozen=True)
class LetterScores:
    """How a trained model does on texts that it has not seen.

    Attributes:
        loss: mean of −ln p of the right letter, in nats.
        right: share of letters that it predicts, at all places but the last.
        right_at_the_end: the same at the last place, whose next letter is in no input.
    """

    loss: float
    right: float
    right_at_the_end: float


def train_on_random_letters(*, causal: bool, steps: int = 150, seed: int = 5) -> LetterScores:
    """Train one block of attention and feed-forward, 32 wide, on letters that a die has drawn.

    Each of the 16 letters is as likely as the others at every place, so chance is 1/16, and no
    honest loss is below ln 16 = 2.77. All is equal in both kinds but the mask.

    Args:
        causal: whether a place sees itself and those before it, or all of them.
        steps: steps of AdamW, each on 32 fresh texts.
        seed: of the first parameters and of all texts.
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
    """Logits, [B, T, V], and the letters that they were to predict, [B, T]."""
    text = torch.randint(LETTERS, (texts, LENGTH + 1))
    logits: Tensor = model(text[:, :-1], mask=mask)
    return logits, text[:, 1:]
