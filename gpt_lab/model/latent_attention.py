"""Multi-head latent attention: all heads' keys and values come from one latent vector a token.

Only that vector is cached, and a rotated key that all heads share: r_kv + d_rope numbers, 576 in
DeepSeek-V2. Its 128 heads would otherwise cache 128 keys of 192 and 128 values of 128 numbers.

Source: DeepSeek-AI 2024, DeepSeek-V2, section 2.1 and appendix C.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.attention import attention
from gpt_lab.model.cache import LayerCache
from gpt_lab.model.linear import Linear
from gpt_lab.model.masks import causal_mask
from gpt_lab.model.norms import RMSNorm
from gpt_lab.model.positions import rotate_by, rotation
from gpt_lab.validation import RefusedValueError, integer


class LatentAttention(nn.Module):
    """Attention from one latent vector a token, in two forms with equal results.

    The plain form computes each head's keys and values from the latents, as in training. The
    absorbed form does not: since q·(c·W) = (q·Wᵀ)·c, queries are projected into the latent space
    instead, and all heads attend to the same r_kv numbers. It needs no memory beyond the cache, and
    more multiplications if there are many queries.

    It can replace a block's ``attention``.

    Args:
        config: ``d_model``, ``n_heads`` (H), ``d_head`` (the width of a head's query and key
            without position), ``rope_theta``, ``rope_scaling``, ``norm_eps`` and ``dropout``.
        kv_rank: r_kv, the latent vector's width.
        d_rope: the width of the part of queries and keys that is rotated, even.
        d_value: the width of a head's values; ``d_head`` when left out.
        query_rank: r_q, the width of a latent vector for queries; when left out, queries are
            projected from the stream.
        absorbed: whether to use the absorbed form; may be changed at any time.

    Raises:
        TypeError: a size is not an integer.
        ValueError: a size is below 1, or ``d_rope`` is odd.
    """

    query_norm: RMSNorm | None

    def __init__(
        self,
        config: GPTConfig,
        *,
        kv_rank: int,
        d_rope: int,
        d_value: int | None = None,
        query_rank: int | None = None,
        absorbed: bool = False,
    ) -> None:
        super().__init__()
        H, d_model, eps = config.n_heads, config.d_model, config.norm_eps
        self.n_heads, self.dropout, self.absorbed = H, config.dropout, absorbed
        self.rope_theta, self.rope_scaling = config.rope_theta, config.rope_scaling
        self.r_kv, self.d_rope = integer("kv_rank", kv_rank), integer("d_rope", d_rope)
        if d_rope % 2:
            raise RefusedValueError(f"d_rope={d_rope} is odd; rotary positions take pairs")
        self.d_nope = config.d_head
        self.d_value = config.d_head if d_value is None else integer("d_value", d_value)
        d_in, self.query_norm = d_model, None
        if query_rank is not None:
            d_in = integer("query_rank", query_rank)
            self.query_down = Linear(d_model, d_in, bias=False)
            self.query_norm = RMSNorm(d_in, eps)
        self.query = Linear(d_in, H * (self.d_nope + self.d_rope), bias=False)
        self.kv_down = Linear(d_model, self.r_kv + self.d_rope, bias=False)
        self.kv_norm = RMSNorm(self.r_kv, eps)
        self.kv = Linear(self.r_kv, H * (self.d_nope + self.d_value), bias=False)
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        self.output = Linear(H * self.d_value, d_model, bias=False, std=residual_std)

    def empty_cache(self, batch_size: int = 1, capacity: int = 1) -> LayerCache:
        """A cache for latents and rotated keys of ``capacity`` tokens; advance its ``length``."""
        weight = self.output.weight
        c, k = (weight.new_empty(batch_size, 1, capacity, n) for n in (self.r_kv, self.d_rope))
        return LayerCache(c.detach(), k.detach(), 0)

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
            mask: booleans [T, S], True where a query may look; the causal mask when left out.
            cache: latents and rotated keys of earlier tokens, see ``empty_cache``; those of these
                tokens are added to it.
            hooks: of ``scores``, ``weights``, ``heads`` and ``output``.

        Returns:
            The addition to the residual stream, [B, T, d_model].
        """
        start, T = 0 if cache is None else cache.length, x.shape[1]
        theta, scaling = self.rope_theta, self.rope_scaling
        rotary = rotation(start, T, self.d_rope, theta, x.device, x.dtype, scaling)
        down = x if self.query_norm is None else self.query_norm(self.query_down(x))
        q = self.query(down).unflatten(-1, (self.n_heads, -1)).transpose(1, 2)
        q_nope, q_rope = q.split((self.d_nope, self.d_rope), dim=-1)  # [B, H, T, each]
        c, k_rope = self.kv_down(x)[:, None].split((self.r_kv, self.d_rope), dim=-1)
        c, k_rope = self.kv_norm(c), rotate_by(k_rope, *rotary)  # [B, 1, T, each]
        q_rope = rotate_by(q_rope, *rotary)
        if cache is not None:
            c, k_rope = cache.append(c, k_rope)  # [B, 1, S, each]
        if mask is None:
            mask = causal_mask(T, c.shape[2], device=x.device)
        look = self._absorbed if self.absorbed else self._plain
        heads = hooks("heads", look(q_nope, q_rope, c, k_rope, mask, hooks))  # [B, H, T, d_value]
        out: Tensor = self.output(heads.transpose(1, 2).flatten(2))
        return hooks("output", out)  # [B, T, d_model]

    def _up(self) -> tuple[Tensor, Tensor]:
        """The up-projections to keys and values, [H, r_kv, d_nope] and [H, r_kv, d_value]."""
        H = self.n_heads
        weight: Tensor = self.kv.weight
        keys, values = weight[:, : H * self.d_nope], weight[:, H * self.d_nope :]
        k, v = (t.view(self.r_kv, H, -1).transpose(0, 1) for t in (keys, values))
        return k, v

    def _plain(
        self, q_nope: Tensor, q_rope: Tensor, c: Tensor, k_rope: Tensor, mask: Tensor, hooks: Hooks
    ) -> Tensor:
        """Standard attention with keys and values computed for each head: [B, H, T, d_value]."""
        key_up, value_up = self._up()
        k_nope, v = c @ key_up, c @ value_up  # [B, H, S, d_nope or d_value]
        k = torch.cat((k_nope, k_rope.expand(-1, self.n_heads, -1, -1)), dim=-1)
        q = torch.cat((q_nope, q_rope), dim=-1)  # [B, H, T, d_nope + d_rope]
        dropout = self.dropout if self.training else 0.0
        return attention(q, k, v, mask, dropout=dropout, hooks=hooks)[0]

    def _absorbed(
        self, q_nope: Tensor, q_rope: Tensor, c: Tensor, k_rope: Tensor, mask: Tensor, hooks: Hooks
    ) -> Tensor:
        """Attention to the latents themselves, which all heads share: [B, H, T, d_value]."""
        key_up, value_up = self._up()
        q_latent = q_nope @ key_up.mT  # [B, H, T, r_kv]
        scores = q_latent @ c.mT + q_rope @ k_rope.mT  # [B, H, T, S]
        scores = scores / math.sqrt(self.d_nope + self.d_rope)
        scores = hooks("scores", scores.masked_fill(~mask, -math.inf))
        weights = hooks("weights", scores.softmax(dim=-1))
        weights = F.dropout(weights, self.dropout, self.training)
        return (weights @ c) @ value_up  # [B, H, T, r_kv] · [H, r_kv, d_value]
