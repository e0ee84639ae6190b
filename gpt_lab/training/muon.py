"""Muon: momentum for matrices, with all singular values made equal.

Sources: Jordan et al. 2024; for the step size, which matches AdamW's, Liu et al. 2025
(arXiv:2502.16982). It is 0.2·√max(m, n) for a matrix [m, n] and for its transpose: our matrices are
transposed compared with the paper's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer


class Muon(Optimizer):
    """The Muon optimizer.

    PyTorch has one too, but it treats each parameter as one matrix. Here a parameter may be several
    concatenated matrices, such as queries, keys and values. They are updated separately: early in
    training, the gradients of the values are some thirty times as large as the others, and would
    dominate a common step.

    Args:
        groups: parameter groups of matrices [m, n]; ``"widths"`` lists the numbers of columns of
            the matrices concatenated in each, ``[n]`` when left out.
        lr: the learning rate.
        weight_decay: the share of a matrix by which a step of learning rate 1 shrinks it.
        momentum: the decay of the gradients' average, in [0, 1).
        dtype: the precision of the matrix products; that of the matrices, but at least float32,
            when left out. bfloat16 is precise enough, and faster if the processor has instructions
            for it; otherwise some ten times slower.
    """

    def __init__(
        self,
        groups: Iterable[dict[str, Any]],
        lr: float,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        dtype: torch.dtype | None = None,
    ) -> None:
        defaults = {"lr": lr, "weight_decay": weight_decay, "momentum": momentum, "widths": None}
        super().__init__(groups, defaults)
        self.dtype = dtype

    @torch.no_grad()
    def step(self, closure: Callable[[], float] | None = None) -> None:  # type: ignore[override]
        """Update all matrices that have a gradient."""
        if closure is not None:
            raise TypeError("this optimizer takes no closure")
        for group in self.param_groups:
            for weight in group["params"]:
                if weight.grad is not None:
                    self._update(weight, weight.grad, group)

    def _update(self, weight: Tensor, gradient: Tensor, group: dict[str, Any]) -> None:
        state, momentum = self.state[weight], group["momentum"]
        if "momentum" not in state:
            state["momentum"] = torch.zeros_like(gradient)
        average = state["momentum"].lerp_(gradient, 1 - momentum)
        ahead = gradient.lerp(average, momentum)  # Nesterov momentum: a look-ahead of the average
        parts = torch.split(ahead, group["widths"] or [ahead.shape[1]], dim=1)
        steps = [orthogonalize(p, self.dtype) * (0.2 * math.sqrt(max(p.shape))) for p in parts]
        step = torch.cat(steps, dim=1)
        weight.mul_(1 - group["lr"] * group["weight_decay"])
        weight.add_(step, alpha=-group["lr"])


def orthogonalize(matrix: Tensor, dtype: torch.dtype | None = None) -> Tensor:
    """The matrix [m, n] with all singular values changed to about 1, and the same singular vectors.

    Five Newton-Schulz iterations of a polynomial cost less than a decomposition. The singular
    values end between about 0.7 and 1.2, which is close enough, also in bfloat16.
    """
    x: Tensor = matrix.to(dtype or torch.promote_types(matrix.dtype, torch.float32))
    tall = x.shape[0] > x.shape[1]
    if tall:
        x = x.T
    x = x / x.norm().clamp(min=1e-7)  # so that no singular value is above 1
    for _ in range(5):
        a, b, c = _POLYNOMIAL
        square = x @ x.T
        x = a * x + (b * square + c * square @ square) @ x
    x = x.T if tall else x
    return x.to(matrix.dtype)


_POLYNOMIAL = (3.4445, -4.7750, 2.0315)  # Jordan et al.'s: a·s + b·s³ + c·s⁵ for a singular value s
