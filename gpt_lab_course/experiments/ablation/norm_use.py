"""What the lab model's norms contribute: trained scales and shifts, and each token's own scale."""

from __future__ import annotations

import copy

import torch
from torch import Tensor, nn

from gpt_lab.lab_model import load_lab_model
from gpt_lab.model import GPT
from gpt_lab.model.norms import LayerNorm
from gpt_lab_course.experiments.answers.capitals import capital_questions


def untrained_norms(*, blocks: bool, last: bool) -> GPT:
    """The lab model with norm scales of 1 and shifts of 0, as before training.

    Args:
        blocks: whether to change the norms of the blocks.
        last: whether to change the final norm.
    """
    model = copy.deepcopy(load_lab_model()[0])
    norms = [module for module in model.modules() if isinstance(module, LayerNorm)]
    for norm in norms[:-1] * blocks + norms[-1:] * last:
        _fill(norm.weight, 1.0)
        _fill(norm.bias, 0.0)
    return model


class AverageNorm(nn.Module):
    """A layer norm that divides every token by the same number, the average over many tokens.

    Args:
        norm: the norm whose scale and shift are used.
        own_start: whether the first token is still divided by its own standard deviation.
    """

    def __init__(self, norm: LayerNorm, own_start: bool) -> None:
        super().__init__()
        self.norm, self.own_start = norm, own_start
        self.average: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        """[B, T, d_model] → same. The first call measures the average, without the first token."""
        centered = x - x.mean(dim=-1, keepdim=True)
        own = (centered.square().mean(dim=-1, keepdim=True) + self.norm.eps).sqrt()  # [B, T, 1]
        if self.average is None:
            self.average = own[:, 1:].mean()
            divide = own
        else:
            divide = self.average.expand_as(own).clone()
            if self.own_start:
                divide[:, 0] = own[:, 0]
        assert self.norm.bias is not None
        normed: Tensor = centered / divide * self.norm.weight + self.norm.bias
        return normed


@torch.no_grad()
def average_norms(*, own_start: bool) -> GPT:
    """The lab model with norms that divide by their average over the questions for capitals."""
    model = copy.deepcopy(load_lab_model()[0])
    for owner in (*model.blocks, model):
        for name, module in [*owner.named_children()]:
            if isinstance(module, LayerNorm):
                setattr(owner, name, AverageNorm(module, own_start))
    model(capital_questions().ids)
    return model


def without_biases(*, up: bool, shift: bool) -> GPT:
    """The lab model without some constant inputs of its feed-forward neurons.

    Args:
        up: whether to remove the biases of the first matrices.
        shift: whether to remove the shifts of the norms before them.
    """
    model = copy.deepcopy(load_lab_model()[0])
    for name, parameter in model.named_parameters():
        if (up and name.endswith("up.bias")) or (shift and name.endswith("norm_2.bias")):
            _fill(parameter, 0.0)
    return model


def _fill(parameter: Tensor | None, value: float) -> None:
    assert parameter is not None
    nn.init.constant_(parameter, value)
