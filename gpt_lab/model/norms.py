"""Normalization of each token's vector: LayerNorm and RMSNorm.

Sources: Ba et al. 2016 (layer normalization); Zhang and Sennrich 2019 (RMSNorm); Henry et al. 2020
(queries and keys).
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig


class LayerNorm(nn.Module):
    """(x − mean) / √(variance + ε) · weight + bias, over each token's d_model numbers.

    The variance divides by d_model (not by d_model − 1), and ε is inside the root.
    """

    bias: nn.Parameter | None

    def __init__(self, d_model: int, bias: bool = True, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(d_model))
        self.register_parameter("bias", nn.Parameter(torch.zeros(d_model)) if bias else None)

    def forward(self, x: Tensor) -> Tensor:
        """[..., d_model] → [..., d_model]."""
        return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)


class RMSNorm(nn.Module):
    """x / √(mean of x² + ε) · weight: no mean is subtracted, and no bias is added."""

    def __init__(self, d_model: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(d_model))

    def forward(self, x: Tensor) -> Tensor:
        """[..., d_model] → [..., d_model]."""
        return F.rms_norm(x, self.weight.shape, self.weight, self.eps)


def make_norm(config: GPTConfig) -> nn.Module:
    """Make the norm of a configuration."""
    if config.norm == "rms":
        return RMSNorm(config.d_model, config.norm_eps)
    return LayerNorm(config.d_model, config.bias, config.norm_eps)


def make_qk_norms(config: GPTConfig) -> tuple[RMSNorm, RMSNorm] | tuple[None, None]:
    """Make norms for queries and keys, as wide as a head or as all heads; or None for both."""
    if config.qk_norm == "none":
        return None, None
    heads = (1, 1) if config.qk_norm == "head" else (config.n_heads, config.n_kv_heads)
    query, key = (RMSNorm(H * config.d_head, config.norm_eps) for H in heads)
    return query, key


def normalize_heads(norm: RMSNorm, heads: Tensor) -> Tensor:
    """Normalize [B, T, H, d_head] for each head or over all heads, by the norm's width."""
    rows = heads.reshape(*heads.shape[:2], -1, norm.weight.numel())
    normed: Tensor = norm(rows)
    return normed.view(heads.shape)
