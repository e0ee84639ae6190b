"""The linear map x·W + b."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Linear(nn.Module):
    """x·W + b with W [d_in, d_out], the order in which GPT-2's release stores its matrices.

    Args:
        d_in: width of the input.
        d_out: width of the output.
        bias: whether b is added; it is initialized to zero.
        std: standard deviation of W's normal initialization; 0.02 is GPT-2's.
    """

    bias: nn.Parameter | None

    def __init__(self, d_in: int, d_out: int, bias: bool = True, std: float = 0.02) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(d_in, d_out))
        self.register_parameter("bias", nn.Parameter(torch.zeros(d_out)) if bias else None)
        nn.init.normal_(self.weight, std=std)

    def forward(self, x: Tensor) -> Tensor:
        """[..., d_in] → [..., d_out]."""
        return F.linear(x, self.weight.T, self.bias)  # x @ W + b

    def extra_repr(self) -> str:
        """The sizes, for ``print(model)``."""
        d_in, d_out = self.weight.shape
        return f"{d_in}, {d_out}, bias={self.bias is not None}"
