"""The feed-forward network: each token on its own, widened, bent and narrowed again.

Source: Hendrycks and Gimpel 2016 for GELU, in the tanh form that GPT-2's release uses.
"""

from __future__ import annotations

import math

from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NOTHING, Tap
from gpt_lab.model.linear import Linear


def gelu(x: Tensor) -> Tensor:
    """½·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))), element by element.

    The exact GELU is x·Φ(x); the two differ by up to 5·10⁻⁴, enough to move GPT-2's logits.
    """
    return F.gelu(x, approximate="tanh")


class FeedForward(nn.Module):
    """GPT-2's feed-forward network: two matrices with GELU between them, no gate."""

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        self.up = Linear(config.d_model, config.d_ff, bias=config.bias)
        self.down = Linear(config.d_ff, config.d_model, bias=config.bias, std=residual_std)

    def forward(self, x: Tensor, tap: Tap = NOTHING) -> Tensor:
        """[B, T, d_model] → same; the tap is shown ``up``, ``hidden`` and ``output``."""
        up = tap("up", self.up(x))  # [B, T, d_ff]
        hidden = tap("hidden", gelu(up))  # [B, T, d_ff]
        return tap("output", self.down(hidden))  # [B, T, d_model]
