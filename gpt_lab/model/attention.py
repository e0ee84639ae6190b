"""Scaled dot-product attention, and multi-head attention.

Sources: Vaswani et al. 2017 (scaled dot product, heads); Shazeer 2019 (multi-query attention);
Ainslie et al. 2023 (grouped-query attention); Jiang et al. 2023 (the sliding window in Mistral 7B).
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.cache import LayerCache
from gpt_lab.model.linear import Linear
from gpt_lab.model.masks import causal_mask, sliding_window_mask
from gpt_lab.model.norms import RMSNorm, make_qk_norms, normalize_heads
from gpt_lab.model.positions import rotate


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    mask: Tensor | None = None,
    *,
    dropout: float = 0.0,
    hooks: Hooks = NO_HOOKS,
) -> tuple[Tensor, Tensor]:
    """softmax(q·kᵀ / √d_head + mask)·v, step by step (Vaswani et al. 2017, equation 1).

    Args:
        q: queries, [..., T, d_head].
        k: keys, [..., S, d_head].
        v: values, [..., S, d_head].
        mask: booleans that broadcast to [..., T, S], True where a query may look; every query must
            be allowed to look somewhere. None allows all positions.
        dropout: probability of zeroing a weight.
        hooks: of ``scores`` (masked) and ``weights``.

    Returns:
        The weighted values, [..., T, d_head], and the weights, [..., T, S], whose rows sum to 1.
    """
    scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])  # [..., T, S]
    if mask is not None:
        scores = scores.masked_fill(~mask, -math.inf)
    scores = hooks("scores", scores)
    weights = hooks("weights", scores.softmax(dim=-1))  # [..., T, S]
    return F.dropout(weights, dropout) @ v, weights  # [..., T, d_head]


def fused_attention(
    q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None = None, *, dropout: float = 0.0
) -> Tensor:
    """``attention`` in one kernel, which never stores the weights (Dao et al. 2022).

    Args:
        q: queries, [B, H, T, d_head].
        k: keys, [B, H_kv, S, d_head], where H_kv divides H: each serves H/H_kv query heads.
        v: values, [B, H_kv, S, d_head].
        mask: booleans [T, S], as in ``attention``. None is the causal mask, for which the kernel
            skips masked positions.
        dropout: probability of zeroing a weight.

    Returns:
        The weighted values, [B, H, T, d_head].
    """
    T, S = q.shape[-2], k.shape[-2]
    if mask is None and 1 < T < S:  # a later chunk; the kernel's own flag would align top left
        mask = causal_mask(T, S, device=q.device)
    return F.scaled_dot_product_attention(
        q,
        k,
        v,
        attn_mask=mask,
        dropout_p=dropout,
        is_causal=mask is None and T > 1,  # a single query is the last one: it may see every key
        enable_gqa=q.shape[1] != k.shape[1],
    )


def fused_is_slow(q: Tensor) -> bool:
    """Whether ``attention`` is faster than ``fused_attention``.

    It is in training on a CPU in bfloat16, where the kernel's backward pass is slow: at 128 tokens
    the kernel takes three times as long, at 1,024 the same time. The price is that the weights,
    B·H·T·S numbers a layer, are stored for the backward pass.
    """
    on_cpu = q.device.type == "cpu" and q.dtype == torch.bfloat16
    return on_cpu and q.requires_grad and q.shape[-2] <= 256


class MultiHeadAttention(nn.Module):
    """H query heads on H_kv key/value heads: multi-head, grouped-query (H_kv < H), multi-query (1).

    Queries, keys and values are computed in one product with three concatenated matrices, as in
    GPT-2.

    Args:
        config: sizes and switches.
        block: its block, counted from 0, which decides whether it has a window and rotates.
    """

    query_norm: RMSNorm | None
    key_norm: RMSNorm | None

    def __init__(self, config: GPTConfig, block: int = 0) -> None:
        super().__init__()
        self.n_heads, self.n_kv_heads = config.n_heads, config.n_kv_heads
        self.dropout = config.dropout
        self.window = config.window(block)  # tokens that a query can look back, or None
        self.rope_theta = config.rope_theta if config.rotates(block) else None
        self.rope_scaling = config.rope_scaling
        d_model = config.d_model
        d_q, d_kv = config.n_heads * config.d_head, config.n_kv_heads * config.d_head
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        self.qkv = Linear(d_model, d_q + 2 * d_kv, bias=config.qkv_bias)
        self.query_norm, self.key_norm = make_qk_norms(config)
        self.output = Linear(d_q, d_model, bias=config.bias, std=residual_std)

    def forward(
        self,
        x: Tensor,
        mask: Tensor | None = None,
        cache: LayerCache | None = None,
        hooks: Hooks = NO_HOOKS,
    ) -> Tensor:
        """Attend from each token to those that the mask allows.

        Args:
            x: [B, T, d_model].
            mask: booleans [T, S], True where a query may look; the causal mask when left out, or
                the sliding window if the block has one.
            cache: keys and values of earlier tokens; those of these tokens are added to it.
            hooks: of ``q``, ``k``, ``v``, ``heads`` and ``output``, and ``scores`` and ``weights``,
                for which the explicit computation replaces the fused one.

        Returns:
            The addition to the residual stream, [B, T, d_model].
        """
        H, H_kv = self.n_heads, self.n_kv_heads
        qkv = self.qkv(x).unflatten(-1, (H + 2 * H_kv, -1))  # [B, T, H + 2·H_kv, d_head]
        q, k, v = qkv.split((H, H_kv, H_kv), dim=2)  # views, nothing is copied
        if self.query_norm is not None and self.key_norm is not None:
            q, k = normalize_heads(self.query_norm, q), normalize_heads(self.key_norm, k)
        q, k, v = (t.transpose(1, 2) for t in (q, k, v))
        if self.rope_theta is not None:
            start = 0 if cache is None else cache.length
            q, k = self.rotate(q, start), self.rotate(k, start)
        q = hooks("q", q)  # [B, H, T, d_head]
        k, v = hooks("k", k), hooks("v", v)  # [B, H_kv, T, d_head]
        if cache is not None:
            k, v = cache.append(k, v)  # [B, H_kv, S, d_head]
        if mask is None and self.window is not None and self.window < k.shape[2]:
            mask = sliding_window_mask(q.shape[2], k.shape[2], window=self.window, device=x.device)
        dropout = self.dropout if self.training else 0.0
        if hooks.has("scores", "weights") or fused_is_slow(q):
            if mask is None:
                mask = causal_mask(q.shape[2], k.shape[2], device=x.device)
            k, v = (t.repeat_interleave(H // H_kv, dim=1) for t in (k, v))  # [B, H, S, d_head]
            heads, _ = attention(q, k, v, mask, dropout=dropout, hooks=hooks)
        else:
            heads = fused_attention(q, k, v, mask, dropout=dropout)
        heads = hooks("heads", heads)  # [B, H, T, d_head]
        joined = heads.transpose(1, 2).flatten(2)  # [B, T, H·d_head]
        out: Tensor = self.output(joined)
        return hooks("output", out)  # [B, T, d_model]

    def rotate(self, x: Tensor, start: int) -> Tensor:
        """Rotate queries or keys, [B, H, T, d_head], by their positions, ``start`` on."""
        assert self.rope_theta is not None
        return rotate(x, start, self.rope_theta, self.rope_scaling)
