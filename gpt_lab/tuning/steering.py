"""Steering: add a vector to the residual stream while the model runs (Turner et al. 2023).

The vector is the mean stream of some questions minus that of others. No weight changes; without the
edit the model is as before.
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
    """The difference of two means of an activation at the questions' last tokens, [width].

    Args:
        model: the model.
        towards: questions whose answers are to be imitated.
        away: questions whose answers are to be left.
        name: the activation, such as ``blocks.4.output``.

    Raises:
        ValueError: one side has no question, or there is no such activation.
    """
    if not towards or not away:
        raise RefusedValueError("a direction needs questions on both of its sides")
    return _mean_at_end(model, towards, name) - _mean_at_end(model, away, name)


def add_vector(asked: Sequence[Example], vector: Tensor, size: float = 1.0) -> Edit:
    """An edit that adds a vector at each question's last token and at all later ones.

    Args:
        asked: the questions, in the order in which they will be read.
        vector: the vector, [width].
        size: its factor.
    """
    ends = torch.tensor([len(one.question) - 1 for one in asked])

    def edit(x: Tensor) -> Tensor:  # [N, T, width]
        after = torch.arange(x.shape[1]) >= ends[:, None]  # [N, T]
        return x + size * vector * after[..., None]

    return edit


def _mean_at_end(model: GPT, asked: Sequence[Example], name: str) -> Tensor:
    (x,) = seen_at(model, asked, [name], [len(one.question) - 1 for one in asked])
    return x.mean(dim=0)
