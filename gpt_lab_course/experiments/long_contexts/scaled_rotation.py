"""Rotary readers in texts longer than those of their training, and remedies.

The readers are those of :mod:`gpt_lab_course.experiments.toy_tasks.readers`, which name the letter
three positions back. The functions here measure where they are right in longer rows, which
distances they attend to, and what a few more training steps on long rows change.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.readers import BACK, CONTEXT, letters
from gpt_lab_course.experiments.training.descent import descend, token_loss


@torch.inference_mode()
def right_by_place(model: GPT, ends: Sequence[int], *, seed: int = 99) -> list[float]:
    """The share of letters named correctly in 256 new rows, by range of positions.

    Args:
        model: the reader, in evaluation mode.
        ends: the end of each range, in increasing order. The first one starts where there is a
            letter three positions back.
        seed: the seed of the rows.

    Raises:
        ValueError: the ends do not increase, or are outside the rows.
    """
    sizes = [end - start for start, end in zip((BACK, *ends), ends, strict=False)]
    if min(sizes, default=0) < 1 or ends[-1] > CONTEXT:
        raise RefusedValueError(f"ends={list(ends)} do not rise from above {BACK} to {CONTEXT}")
    rows = letters(256, ends[-1], seed)
    named = model(rows).argmax(dim=-1)[:, BACK:]
    hits = (named == rows[:, :-BACK]).float().mean(dim=0)  # [places]
    return [part.mean().item() for part in hits.split(sizes)]


@torch.inference_mode()
def attention_by_distance(model: GPT, T: int = CONTEXT, *, seed: int = 5) -> Tensor:
    """The last position's attention by distance, [T], with distance 0 first.

    It is the mean of both heads of block 0 in 64 rows.
    """
    name = "blocks.0.attention.weights"
    weights = model.activations(letters(64, T, seed), name)[name]  # [64, H, T, T]
    return weights[:, :, -1].mean(dim=(0, 1)).flip(0)


def learned_on(
    model: GPT, steps: int, *, length: int = CONTEXT, seed: int = 7, rate: float = 1e-3
) -> GPT:
    """Train a copy of a reader further, on 16 rows a step.

    Args:
        model: the reader; it is not changed.
        steps: the number of steps of AdamW.
        length: the length of the rows.
        seed: the seed of the rows.
        rate: the learning rate.
    """
    model = copy.deepcopy(model).train()
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, fused=True)
    rows = letters(steps * 16, length, seed)
    for some in torch.split(rows, 16) if steps else ():
        descend(token_loss(model(some)[:, BACK:], some[:, :-BACK]), optimizer)
    return model.eval()
