"""The linear map x·W + b, and how W lies in memory.

A token that is generated on its own passes every weight once, so its time is the time to read the
weights. A matrix product reads them fastest in one order, a compiled loop in the other; shapes and
values are the same either way. ``book/performance.md`` has the measurements.
"""

from __future__ import annotations

from typing import Literal

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Linear(nn.Module):
    """x·W + b with W [d_in, d_out], the way round in which GPT-2's release keeps its matrices.

    Args:
        d_in: width of the input.
        d_out: width of the output.
        bias: whether b is added; it starts at zero.
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
        return product(x, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The sizes, for ``print(model)``."""
        d_in, d_out = self.weight.shape
        return f"{d_in}, {d_out}, bias={self.bias is not None}"


def product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x·W + b for x [..., d_in] and W [d_in, d_out].

    When compiled, a single row is multiplied and summed in the open: the compiler makes one loop
    of it that streams W at nearly the speed of memory, which the library's product does not reach.
    """
    if torch.compiler.is_compiling() and x.numel() == x.shape[-1]:
        row = x.flatten().as_strided((x.numel(),), (1,))  # a place in memory: computed once, not
        y = (weight.T * row).sum(-1).view(*x.shape[:-1], -1)  # anew for each of the d_out columns
        return y if bias is None else y + bias
    return F.linear(x, weight.T, bias)


def store(weight: nn.Parameter, order: Literal["rows", "columns"]) -> None:
    """Lay a matrix out in memory by rows or by columns, in place; its values stay the same."""
    if order == "rows":
        weight.data = weight.data.contiguous()
    else:
        weight.data = weight.data.T.contiguous().T
