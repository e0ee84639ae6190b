"""Steering: a vector is added to the residual stream while the model runs (Turner et al. 2023).

The vector is a difference: the mean stream of some questions minus that of others. No weight
changes; whoever takes the edit away has the model as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.tuning.examples import Example, seen_at
from gpt_lab.validation import RefusedValueError


def direction(model: GPT, towards: Sequence[Example], away: Sequence[Example], name: str) -> Tensor:
    """The difference of two means of an activation, where the questions end, [width].

    Args:
        model: the model.
        towards: questions like whose the answer shall become.
        away: questions to start from.
        name: the activation, such as ``blocks.4.output``.

    Raises:
        ValueError: one side has no question, or there is no such activation.
    """
    if not towards or not away:
        raise RefusedValueError("a direction needs questions on both of its sides")
    return _mean_at_end(model, towards, name) - _mean_at_end(model, away, name)


def add_vector(asked: Sequence[Example], vector: Tensor, size: float = 1.0) -> Edit:
    """An edit that adds a vector where each question ends and at all that is written after it.

    Args:
        asked: the questions, in the order in which they will be read.
        vector: what is added, [width].
        size: how many times.
    """
    ends = torch.tensor([len(one.question) - 1 for one in asked])

    def edit(x: Tensor) -> Tensor:  # [N, T, width]
        after = torch.arange(x.shape[1]) >= ends[:, None]  # [N, T]
        return x + size * vector * after[..., None]

    return edit


def _mean_at_end(model: GPT, asked: Sequence[Example], name: str) -> Tensor:
    (x,) = seen_at(model, asked, [name], [len(one.question) - 1 for one in asked])
    return x.mean(dim=0)
