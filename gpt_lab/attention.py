"""Attention: the scaled dot product, its masks, the heads, and the cache of keys and values.

Sources: Vaswani et al. 2017 (scaled dot product, heads); Shazeer 2019 (multi-query attention);
Ainslie et al. 2023 (grouped-query attention).
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.activations import NOTHING, Tap
from gpt_lab.config import GPTConfig, integer
from gpt_lab.linear import Linear


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    mask: Tensor | None = None,
    *,
    dropout: float = 0.0,
    tap: Tap = NOTHING,
) -> tuple[Tensor, Tensor]:
    """softmax(q·kᵀ / √d_head + mask)·v, step by step (Vaswani et al. 2017, equation 1).

    Args:
        q: queries, [..., T, d_head].
        k: keys, [..., S, d_head].
        v: values, [..., S, d_head].
        mask: booleans that broadcast to [..., T, S], True where a query may look; every query must
            be allowed to look somewhere. None lets all look everywhere.
        dropout: probability of zeroing a weight.
        tap: is shown ``scores`` (masked) and ``weights``.

    Returns:
        The weighted values, [..., T, d_head], and the weights, [..., T, S], whose rows sum to 1.
    """
    scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])  # [..., T, S]
    if mask is not None:
        scores = scores.masked_fill(~mask, -math.inf)
    scores = tap("scores", scores)
    weights = tap("weights", scores.softmax(dim=-1))  # [..., T, S]
    return F.dropout(weights, dropout) @ v, weights  # [..., T, d_head]


def fused_attention(
    q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None = None, *, dropout: float = 0.0
) -> Tensor:
    """``attention`` in one kernel, which never stores the weights (Dao et al. 2022).

    Args:
        q: queries, [B, H, T, d_head].
        k: keys, [B, H_kv, S, d_head], where H_kv divides H: each serves H/H_kv query heads.
        v: values, [B, H_kv, S, d_head].
        mask: booleans [T, S], as in ``attention``. None is the causal mask, which costs nothing
            here: the kernel skips what it hides.
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
        is_causal=mask is None and T > 1,  # a single query is the last: it may see every key
        enable_gqa=q.shape[1] != k.shape[1],
    )


def full_mask(T: int, S: int | None = None, *, device: torch.device | None = None) -> Tensor:
    """[T, S], all True: every token sees every other, as in an encoder.

    In all masks the T queries are the last of the S positions; S is T when left out.

    Raises:
        ValueError: there are more queries than positions.
    """
    S = T if S is None else S
    if not 1 <= T <= S:
        raise ValueError(f"T={T} queries are not between 1 and S={S} positions")
    return torch.ones(T, S, dtype=torch.bool, device=device)


def causal_mask(T: int, S: int | None = None, *, device: torch.device | None = None) -> Tensor:
    """[T, S], True at and before a query's own position: no token sees the future."""
    mask = full_mask(T, S, device=device)
    return mask.tril(mask.shape[1] - T)


def prefix_mask(
    T: int, S: int | None = None, *, prefix: int, device: torch.device | None = None
) -> Tensor:
    """[T, S]: the first ``prefix`` positions see each other; from there on it is causal.

    Raises:
        ValueError: ``prefix`` is negative.
    """
    if prefix < 0:
        raise ValueError(f"prefix={prefix} is negative")
    mask = causal_mask(T, S, device=device)
    mask[:, :prefix] = True
    return mask


def sliding_window_mask(
    T: int, S: int | None = None, *, window: int, device: torch.device | None = None
) -> Tensor:
    """[T, S]: causal, and no further back than the last ``window`` positions, its own included.

    Raises:
        ValueError: ``window`` is below 1.
    """
    if window < 1:
        raise ValueError(f"window={window} is below 1: a token would not even see itself")
    mask = causal_mask(T, S, device=device)
    return mask.triu(mask.shape[1] - T - window + 1)


class KVCache:
    """The keys and values of the tokens seen so far, allocated once for all that will come.

    It belongs to whoever generates, never to the model: two generations have two caches.

    Args:
        config: the model's configuration.
        batch_size: B.
        capacity: how many tokens it can hold; the model's context length when left out.
        device: where it lies.
        dtype: its precision: that of the model.

    Attributes:
        length: how many tokens it holds.

    Raises:
        TypeError: a size is no integer.
        ValueError: ``batch_size`` is below 1, or ``capacity`` is outside 1 … ``context_length``.
    """

    def __init__(
        self,
        config: GPTConfig,
        batch_size: int = 1,
        capacity: int | None = None,
        *,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        batch_size = integer("batch_size", batch_size)
        capacity = config.context_length if capacity is None else integer("capacity", capacity, 0)
        if not 1 <= capacity <= config.context_length:
            raise ValueError(f"capacity={capacity} is outside 1 … {config.context_length}")
        # One place more than is ever filled: views of all that is there are then never the whole
        # tensor, for which a compiled step would have to be compiled anew.
        size = (batch_size, config.n_kv_heads, capacity + 1, config.d_head)

        def empty() -> list[Tensor]:  # L × [B, H_kv, capacity + 1, d_head]
            return [torch.empty(size, device=device, dtype=dtype) for _ in range(config.n_layers)]

        self.keys, self.values = empty(), empty()
        self.length = 0

    @property
    def batch_size(self) -> int:
        """B, sequences side by side."""
        return self.keys[0].shape[0]

    @property
    def capacity(self) -> int:
        """How many tokens fit."""
        return self.layer(0).capacity

    @property
    def nbytes(self) -> int:
        """Bytes of the keys and values that fit, filled or not."""
        return sum(t[:, :, : self.capacity].nbytes for t in (*self.keys, *self.values))

    def clear(self) -> None:
        """Forget everything."""
        self.length = 0

    def check(self, ids: Tensor, n_layers: int) -> None:
        """Refuse tokens, [B, T], that it cannot take, before anything is computed.

        Raises:
            ValueError: the batch or the number of blocks differs, or the tokens do not fit.
        """
        B, T = ids.shape
        if self.batch_size != B:
            raise ValueError(f"the cache is for {self.batch_size} sequences, these are {B}")
        if len(self.keys) != n_layers:
            raise ValueError(f"the cache is for {len(self.keys)} blocks, the model has {n_layers}")
        self.layer(0).check_room(T)

    def layer(self, index: int) -> LayerCache:
        """The part of the cache that belongs to one block."""
        return LayerCache(self.keys[index], self.values[index], self.length)


class LayerCache:
    """One block's keys and values, [B, H_kv, capacity + 1, d_head] each, filled to ``length``."""

    def __init__(self, keys: Tensor, values: Tensor, length: int) -> None:
        self.keys, self.values, self.length = keys, values, length
        self.capacity = keys.shape[2] - 1

    def check_room(self, T: int) -> None:
        """Refuse more tokens than there is room for.

        Raises:
            ValueError: the T tokens do not fit.
        """
        if self.length + T > self.capacity:
            raise ValueError(
                f"the cache holds {self.length} of {self.capacity} tokens; {T} more do not fit"
            )

    def append(self, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor]:
        """Write T tokens' keys and values, [B, H_kv, T, d_head], behind those that are there.

        Returns:
            Views of all S = length + T of them, [B, H_kv, S, d_head]; nothing is copied.

        Raises:
            ValueError: they do not fit: there is no room for T more, or the cache is for another
                batch, other heads, another precision or device.
            RuntimeError: gradients are being recorded, which would tie this call to earlier ones.
        """
        self.check_room(k.shape[2])
        mine, theirs = (
            ([t.shape[0], t.shape[1], t.shape[3]], t.dtype, t.device) for t in (self.keys, k)
        )
        if mine != theirs:
            raise ValueError(
                f"the cache takes [B, H_kv, d_head] = {mine[0]}, {mine[1]} on {mine[2]}; "
                f"these keys are {theirs[0]}, {theirs[1]} on {theirs[2]}"
            )
        if k.requires_grad:
            raise RuntimeError(
                "a KV cache is for inference: call the model within torch.inference_mode()"
            )
        end = self.length + k.shape[2]
        self.keys[:, :, self.length : end] = k
        self.values[:, :, self.length : end] = v
        return self.keys[:, :, :end], self.values[:, :, :end]


class MultiHeadAttention(nn.Module):
    """H query heads on H_kv key/value heads: multi-head, grouped-query (H_kv < H), multi-query (1).

    Queries, keys and values come out of one product: three matrices side by side, as in GPT-2.
    """

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        self.n_heads, self.n_kv_heads = config.n_heads, config.n_kv_heads
        self.d_head, self.dropout = config.d_head, config.dropout
        d_model, d_kv = config.d_model, config.n_kv_heads * config.d_head
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        self.qkv = Linear(d_model, d_model + 2 * d_kv, bias=config.qkv_bias)
        self.output = Linear(d_model, d_model, bias=config.bias, std=residual_std)

    def forward(
        self,
        x: Tensor,
        mask: Tensor | None = None,
        cache: LayerCache | None = None,
        tap: Tap = NOTHING,
    ) -> Tensor:
        """Let each token gather from those that it may see.

        Args:
            x: [B, T, d_model].
            mask: booleans [T, S], True where a query may look; the causal mask when left out.
            cache: keys and values of earlier tokens; those of these tokens are added to it.
            tap: is shown ``q``, ``k``, ``v``, ``heads`` and ``output``, and ``scores`` and
                ``weights``, for which the explicit computation takes the fused one's place.

        Returns:
            What is to be added to the residual stream, [B, T, d_model].
        """
        H, H_kv, d_head = self.n_heads, self.n_kv_heads, self.d_head
        qkv = self.qkv(x)  # [B, T, (H + 2·H_kv)·d_head]
        qkv = qkv.unflatten(-1, (H + 2 * H_kv, d_head)).transpose(
            1, 2
        )  # [B, H + 2·H_kv, T, d_head]
        q, k, v = qkv.split((H, H_kv, H_kv), dim=1)  # views, nothing is copied
        q, k, v = tap("q", q), tap("k", k), tap("v", v)  # [B, H, T, d_head], [B, H_kv, T, d_head]
        if cache is not None:
            k, v = cache.append(k, v)  # [B, H_kv, S, d_head]
        dropout = self.dropout if self.training else 0.0
        if tap.watches("scores", "weights") or _fused_is_slow(q):
            if mask is None:
                mask = causal_mask(q.shape[2], k.shape[2], device=x.device)
            k, v = (t.repeat_interleave(H // H_kv, dim=1) for t in (k, v))  # [B, H, S, d_head]
            heads, _ = attention(q, k, v, mask, dropout=dropout, tap=tap)
        else:
            heads = fused_attention(q, k, v, mask, dropout=dropout)
        heads = tap("heads", heads)  # [B, H, T, d_head]
        joined = heads.transpose(1, 2).flatten(2)  # [B, T, d_model]
        out: Tensor = self.output(joined)
        return tap("output", out)  # [B, T, d_model]


def _fused_is_slow(q: Tensor) -> bool:
    """Whether the step-by-step computation is the faster one.

    It is in training on a CPU in bfloat16, where the kernel's backward pass is slow: at 128 tokens
    the fused way takes three times as long, at 1,024 no longer. The price is that the weights,
    B·H·T·S numbers a layer, are kept for the backward pass.
    """
    on_cpu = q.device.type == "cpu" and q.dtype == torch.bfloat16
    return on_cpu and q.requires_grad and q.shape[-2] <= 256
