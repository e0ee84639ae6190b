"""Steering: move the residual stream along a direction while the model runs (Turner et al. 2023).

The direction is the mean stream of some questions minus that of others. Its vector is added, or
what the stream has of it is projected out (Arditi et al. 2024). No weight changes; without the edit
the model is as before.
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
    return mean_at_end(model, towards, name) - mean_at_end(model, away, name)


def add_vector(asked: Sequence[Example], vector: Tensor, size: float = 1.0) -> Edit:
    """An edit that adds a vector at each question's last token and at all later ones.

    Args:
        asked: the questions, in the order in which they will be read.
        vector: the vector, [width].
        size: its factor.
    """
    return _from_end_on(asked, lambda x: x + size * vector)


def project_out(asked: Sequence[Example], vector: Tensor, center: Tensor | None = None) -> Edit:
    """An edit that takes a direction out at each question's last token and at all later ones.

    What the stream has of the direction becomes 0, or what ``center`` has of it. Zero need not be
    neutral: all streams of a model may lie on one side of it (Marshall et al. 2024).

    Args:
        asked: the questions, in the order in which they will be read.
        vector: the direction, [width]; its length does not matter.
        center: a stream, [width], such as the mean of questions that are to be imitated.

    Raises:
        ValueError: the vector is zero, and has no direction.
    """
    if not vector.any():
        raise RefusedValueError("vector is all zeros: it has no direction to project out")
    unit = vector / vector.norm()
    wanted = unit.new_zeros(()) if center is None else center @ unit

    def edit(x: Tensor) -> Tensor:  # [N, T, width]
        moved: Tensor = x + (wanted - x @ unit)[..., None] * unit
        return moved

    return _from_end_on(asked, edit)


def mean_at_end(model: GPT, asked: Sequence[Example], name: str) -> Tensor:
    """The mean of an activation at the questions' last tokens, [width]; see :func:`direction`."""
    (x,) = seen_at(model, asked, [name], [len(one.question) - 1 for one in asked])
    return x.mean(dim=0)


def _from_end_on(asked: Sequence[Example], edit: Edit) -> Edit:
    ends = torch.tensor([len(one.question) - 1 for one in asked])

    def edit_later(x: Tensor) -> Tensor:  # [N, T, width]
        is_later = torch.arange(x.shape[1]) >= ends[:, None]  # [N, T]
        return torch.where(is_later[..., None], edit(x), x)

    return edit_later
