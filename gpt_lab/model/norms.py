"""Normalization: each token's numbers brought to one scale.

Source: Ba et al. 2016 (layer normalization).
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class LayerNorm(nn.Module):
    """(x − mean) / √(variance + ε) · weight + bias, over each token's d_model numbers.

    The variance is the mean of the squares (no −1), and ε = 10⁻⁵ stands inside the root.
    """

    eps = 1e-5
    bias: nn.Parameter | None

    def __init__(self, d_model: int, bias: bool = True) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(d_model))
        self.register_parameter("bias", nn.Parameter(torch.zeros(d_model)) if bias else None)

    def forward(self, x: Tensor) -> Tensor:
        """[..., d_model] → [..., d_model]."""
        return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)
