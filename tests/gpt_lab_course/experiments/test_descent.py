"""The loss and the step of the laboratories' small trainings, beside what they stand for."""

import math

import torch
from torch import nn

from gpt_lab_course.experiments.training.descent import descend, token_loss


def test_the_loss_is_the_mean_surprise() -> None:
    logits = torch.tensor([[[0.0, math.log(3)], [0.0, 0.0]]])  # [1, 2, V]
    wanted = -(math.log(3 / 4) + math.log(1 / 2)) / 2
    assert token_loss(logits, torch.tensor([[1, 0]])).item() == torch.tensor(wanted).item()


def test_a_step_goes_down_and_leaves_no_gradient() -> None:
    model = nn.Linear(1, 1, bias=False)
    nn.init.constant_(model.weight, 2.0)
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    assert descend(model.weight.square().sum(), optimizer) == 4.0
    assert model.weight.item() == torch.tensor(2 - 0.1 * 4).item()
    assert model.weight.grad is None


def test_clipped_gradients_are_one_long_together() -> None:
    model = nn.Linear(2, 1, bias=False)
    before = model.weight.detach().clone()
    optimizer = torch.optim.SGD(model.parameters(), 1.0)
    descend((torch.tensor([[300.0, 400.0]]) * model.weight).sum(), optimizer, clipped=model)
    torch.testing.assert_close(before - model.weight, torch.tensor([[0.6, 0.8]]))
