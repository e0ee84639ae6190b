"""The feed-forward network: two linear maps with a nonlinear function, for each token alone.

Sources: Hendrycks and Gimpel 2016 for GELU, in the tanh form that GPT-2's release uses; Shazeer
2020 for the gate (SwiGLU).
"""

from __future__ import annotations

import math

from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.linear import Linear


def gelu(x: Tensor) -> Tensor:
    """½·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))), elementwise.

    The exact GELU is x·Φ(x); the two differ by up to 5·10⁻⁴, enough to move GPT-2's logits.
    """
    return F.gelu(x, approximate="tanh")


class FeedForward(nn.Module):
    """Up to d_ff numbers, a nonlinear function, and down again; or three matrices with a gate."""

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        self.kind = config.feed_forward
        d_model, d_ff, bias = config.d_model, config.d_ff, config.bias
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        if self.kind == "swiglu":
            self.gate = Linear(d_model, d_ff, bias=bias)
        self.up = Linear(d_model, d_ff, bias=bias)
        self.down = Linear(d_ff, d_model, bias=bias, std=residual_std)

    def forward(self, x: Tensor, hooks: Hooks = NO_HOOKS) -> Tensor:
        """[B, T, d_model] → same; with hooks of ``up``, ``hidden``, ``output``, any ``gate``."""
        up = hooks("up", self.up(x))  # [B, T, d_ff]
        if self.kind == "swiglu":
            hidden = F.silu(hooks("gate", self.gate(x))) * up  # [B, T, d_ff]
        else:
            hidden = F.relu(up) if self.kind == "relu" else gelu(up)  # [B, T, d_ff]
        return hooks("output", self.down(hooks("hidden", hidden)))  # [B, T, d_model]
