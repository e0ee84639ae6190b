"""A small rotary model on rows longer than those of its training: the loss by position.

The text is that of :mod:`gpt_lab_course.experiments.training.letters`. What varies: the length of
the training rows, and changes of the model before the test.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.training import letters
from gpt_lab_course.experiments.training.descent import descend, float64

CONTEXT, LENGTH = 256, 64
"""The context length of these models, and the letters of a row in their first training."""

A_STEP = 512
"""Letters of a batch, for rows of any length."""


@float64()
def fresh(seed: int = 0) -> GPT:
    """An untrained model with rotary positions: two blocks, 64 wide with two heads."""
    config = GPTConfig(
        len(letters.alphabet()),
        CONTEXT,
        d_model=64,
        n_heads=2,
        n_layers=2,
        norm="rms",
        bias=False,
        dropout=0.0,
        positions="rotary",
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return GPT(config)


def trained(
    model: GPT, steps: int, *, length: int = LENGTH, seed: int = 0, rate: float = 8e-3
) -> GPT:
    """Train a copy of a model with AdamW on 512 letters a step.

    Args:
        model: an untrained model, or one to train further; it is not changed.
        steps: the number of steps. The learning rate rises for 20 of them and falls in the last
            half.
        length: letters of a row.
        seed: the seed of the rows.
        rate: the highest learning rate.
    """
    text, _ = letters.data()
    generator = torch.Generator().manual_seed(seed)
    model = copy.deepcopy(model).train()
    adamw = letters.optimizer(model, rate)
    for step in range(1, steps + 1):
        for group in adamw.param_groups:
            group["lr"] = rate * min(1, step / 20, 2 * (1 - step / (steps + 1)))
        starts = torch.randint(len(text) - length, (A_STEP // length,), generator=generator)
        loss = letters.loss_of(model, *_rows(text, starts.tolist(), length))
        descend(loss, adamw, clipped=model)
    return model.eval()


@torch.no_grad()  # no inference_mode: tensors cached by letters.data are used in training later
def loss_by_place(model: GPT, ends: Sequence[int] = (64, 128, 192, 256)) -> list[float]:
    """The mean held-out loss at positions 0 to 63, 64 to 127 and so on, in nats a letter.

    Args:
        model: the model, in evaluation mode.
        ends: the end of each range, in increasing order. The 64 rows start at evenly spaced
            positions of the text.
    """
    _, text = letters.data()
    starts = torch.linspace(0, len(text) - ends[-1] - 1, 64).long().tolist()
    inputs, targets = _rows(text, starts, ends[-1])
    losses = F.cross_entropy(model(inputs).transpose(1, 2), targets, reduction="none").mean(dim=0)
    sizes = [end - start for start, end in zip((0, *ends), ends, strict=False)]
    return [part.mean().item() for part in torch.split(losses, sizes)]


def _rows(ids: Tensor, starts: Sequence[int], length: int) -> tuple[Tensor, Tensor]:
    rows = torch.stack([ids[start : start + length + 1] for start in starts])
    return rows[:, :-1], rows[:, 1:]
