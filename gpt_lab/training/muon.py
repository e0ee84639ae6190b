"""Muon: momentum for matrices, every direction of it made equally long.

Sources: Jordan et al. 2024; for the size of a step, which is that of AdamW's, Liu et al. 2025
(arXiv:2502.16982). It is 0.2·√max(m, n) for a matrix [m, n], the same as for its transpose: our
matrices are stored the other way round than the paper's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer


class Muon(Optimizer):
    """The optimizer.

    PyTorch has one too, but it takes a parameter for one matrix. Ours may be several matrices side
    by side, as queries, keys and values are here. They have to be treated one by one: when training
    starts, the gradients of the values are some thirty times as large as the others, and would take
    nearly all of a common step.

    Args:
        groups: parameter groups of matrices [m, n]; ``"widths"`` lists the columns of the matrices
            that stand side by side in each, and is ``[n]`` when left out.
        lr: the learning rate.
        weight_decay: share of a matrix that a step of learning rate 1 takes away.
        momentum: how much of the earlier gradients is kept, in [0, 1).
        dtype: what the matrices are multiplied in; their own precision, and at least float32, when
            left out. bfloat16 is precise enough, and quicker where there are instructions for it; a
            processor without takes some ten times as long.
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
        ahead = gradient.lerp(average, momentum)  # Nesterov's: where the average will be
        parts = torch.split(ahead, group["widths"] or [ahead.shape[1]], dim=1)
        steps = [orthogonalize(p, self.dtype) * (0.2 * math.sqrt(max(p.shape))) for p in parts]
        step = torch.cat(steps, dim=1)
        weight.mul_(1 - group["lr"] * group["weight_decay"])
        weight.add_(step, alpha=-group["lr"])


def orthogonalize(matrix: Tensor, dtype: torch.dtype | None = None) -> Tensor:
    """The matrix [m, n] with all singular values brought to about 1, its directions kept.

    Five turns of a polynomial in the matrix do it, which costs less than a decomposition. They come
    out between about 0.7 and 1.2, which is near enough, and so is bfloat16.
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
