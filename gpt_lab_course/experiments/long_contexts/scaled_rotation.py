"""What a rotary reader does in texts longer than those of its training, and what can be done.

The readers are those of :mod:`gpt_lab_course.experiments.toy_tasks.readers`, which name the letter
three places back. Here they read on: how often are they right at which places, which distances do
they look at, and what do they learn from a few more steps on long rows?
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
    """The share of letters named rightly, in 256 new rows, from one place up to the next.

    Args:
        model: the reader, in evaluation mode.
        ends: where each piece ends, in rising order. The first begins where there is a letter
            three places back.
        seed: of the rows.

    Raises:
        ValueError: the ends do not rise, or are outside the rows.
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
    """How the last place's attention is shared among distances, [T], 0 the first.

    The mean of both heads of block 0 in 64 rows.
    """
    name = "blocks.0.attention.weights"
    weights = model.activations(letters(64, T, seed), name)[name]  # [64, H, T, T]
    return weights[:, :, -1].mean(dim=(0, 1)).flip(0)


def learned_on(
    model: GPT, steps: int, *, length: int = CONTEXT, seed: int = 7, rate: float = 1e-3
) -> GPT:
    """A copy of a reader, after so many more steps on 16 rows each.

    Args:
        model: the reader; it is not changed.
        steps: how many steps of AdamW.
        length: of the rows.
        seed: of the rows.
        rate: the learning rate.
    """
    model = copy.deepcopy(model).train()
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, fused=True)
    rows = letters(steps * 16, length, seed)
    for some in torch.split(rows, 16) if steps else ():
        descend(token_loss(model(some)[:, BACK:], some[:, :-BACK]), optimizer)
    return model.eval()
