"""Overfitting of a small GPT, with and without feed-forward biases, or with dropout.

A GPT of one block and width 64 reads 800 letters of stories over and over, 120 steps of 16 rows of
32 letters; it is then tested on those letters and on 6,000 others.
"""

from __future__ import annotations

import torch

from gpt_lab.config import GPTConfig
from gpt_lab.lab_model import held_out
from gpt_lab.lab_model.evaluation import held_out_loss
from gpt_lab.model import GPT
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

_READ = 32


@float64()
def overfitted(
    *, biases: bool = True, dropout: float = 0.0, seed: int = 0, steps: int = 120
) -> tuple[float, float]:
    """Train, and return the loss on the training text and on the rest, in nats a letter.

    Args:
        biases: whether the feed-forward network has biases.
        dropout: as in ``GPTConfig``.
        seed: the seed of the initial weights and the batches.
        steps: the number of steps of AdamW at a learning rate of 3e-3.
    """
    stories = "\n".join(held_out("stories"))
    letters = sorted(set(stories))
    encoded = torch.tensor([letters.index(c) for c in stories])
    train, test = encoded[:800], encoded[2000:8000]
    torch.manual_seed(seed)
    gpt = GPT(GPTConfig(len(letters), _READ, 64, 4, 1, dropout=dropout))
    if not biases:
        for name in ("up", "down"):
            gpt.get_submodule(f"blocks.0.feed_forward.{name}").register_parameter("bias", None)
    optimizer = torch.optim.AdamW(gpt.parameters(), 3e-3, weight_decay=0, fused=True)
    for _ in range(steps):
        starts = torch.randint(len(train) - _READ, (16, 1))
        rows = train[starts + torch.arange(_READ + 1)]  # [16, _READ + 1]
        descend(token_loss(gpt(rows[:, :-1]), rows[:, 1:]), optimizer)
    gpt.eval()
    return held_out_loss(gpt, train, _READ), held_out_loss(gpt, test, _READ)
