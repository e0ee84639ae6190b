"""Variants of GPT-2 as learners get it wrong: the shipped model's parts, combined differently."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT


class Variant(GPT):
    """A GPT with one or more changes; ``_DEFAULTS`` explains their names."""

    def __init__(self, config: GPTConfig, **changes: Any) -> None:
        super().__init__(config)
        self.changes = _DEFAULTS | changes

    def forward(self, ids: Tensor, *_: Any, **__: Any) -> Tensor:
        """[B, T] → [B, T, V]."""
        how = self.changes
        first = how["first position"]
        assert self.position_embedding is not None
        positions = self.position_embedding.weight[first : first + ids.shape[1]]
        x = self.token_embedding(ids) + positions * how["positions"]
        blocks = list(self.blocks)[:: how["direction"]]
        for block in blocks[how["from block"] :]:
            x = how["block"](self, block, x)
        x = self._norm(self.norm, x) if how["last norm"] else x
        result: Tensor = how["output"](x, self.unembedding)
        return result

    def _norm(self, norm: Any, x: Tensor) -> Tensor:
        how = self.changes
        variance, mean = torch.var_mean(x, dim=-1, correction=how["less"], keepdim=True)
        outside = how["eps outside"]
        root = variance.sqrt() + norm.eps if outside else (variance + norm.eps).sqrt()
        normed: Tensor = (x - mean * how["mean"]) / root * norm.weight + norm.bias
        return normed

    def _attention(self, attention: Any, x: Tensor) -> Tensor:
        how, (B, T, d_model) = self.changes, x.shape
        H = how["heads"] or attention.n_heads
        parts = attention.qkv(x).chunk(3, dim=-1)
        q, k, v = (parts["qkv".index(name)] for name in how["order"])
        if how["split"]:
            q, k, v = (t.reshape(B, T, H, -1).transpose(1, 2) for t in (q, k, v))
        else:
            q, k, v = (t.reshape(B, H, T, -1) for t in (q, k, v))
        scores = q @ k.transpose(-2, -1) / how["scale"](q.shape[-1], d_model)
        if how["mask"]:
            future = torch.ones(T, T, dtype=torch.bool).triu(how["future"])
            scores = scores.masked_fill(future, how["hidden"])
        weights = scores.softmax(dim=how["softmax"])
        if how["mask late"]:
            weights = weights.tril()
        heads = weights @ v
        heads = heads.transpose(1, 2) if how["join"] else heads
        joined = heads.reshape(B, T, d_model)
        out: Tensor = attention.output(joined) if how["projection"] else joined
        return out

    def _feed_forward(self, feed_forward: Any, x: Tensor) -> Tensor:
        function: Callable[[Tensor], Tensor] = self.changes["function"]
        down: Tensor = feed_forward.down(function(feed_forward.up(x)))
        return down


def _pre(model: Variant, block: Any, x: Tensor) -> Tensor:
    x = x + model._attention(block.attention, model._norm(block.norm_1, x))
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def post(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block with norms after the additions."""
    x = model._norm(block.norm_1, x + model._attention(block.attention, x))
    return model._norm(block.norm_2, x + model._feed_forward(block.feed_forward, x))


def unnormed(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block without norms."""
    x = x + model._attention(block.attention, x)
    return x + model._feed_forward(block.feed_forward, x)


def stream_normed(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose norms change the stream itself."""
    x = model._norm(block.norm_1, x)
    x = x + model._attention(block.attention, x)
    x = model._norm(block.norm_2, x)
    return x + model._feed_forward(block.feed_forward, x)


def alone(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block without residual additions."""
    x = model._attention(block.attention, model._norm(block.norm_1, x))
    return model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def side_by_side(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose sub-layers both read the same stream."""
    attention = model._attention(block.attention, model._norm(block.norm_1, x))
    return x + attention + model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def one_norm(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose sub-layers both read through the first norm."""
    x = x + model._attention(block.attention, model._norm(block.norm_1, x))
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_1, x))


def attention_alone(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block without a feed-forward network."""
    return x + model._attention(block.attention, model._norm(block.norm_1, x))


def four_norms(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block with norms before the sub-layers and after the additions."""
    a, b = block.norm_1, block.norm_2
    x = model._norm(a, x + model._attention(block.attention, model._norm(a, x)))
    return model._norm(b, x + model._feed_forward(block.feed_forward, model._norm(b, x)))


def added_normed(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block that normalizes the sub-layers' outputs."""
    x = x + model._norm(block.norm_1, model._attention(block.attention, x))
    return x + model._norm(block.norm_2, model._feed_forward(block.feed_forward, x))


def first_addition_missing(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block in which attention's output replaces the stream."""
    x = model._attention(block.attention, model._norm(block.norm_1, x))
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def second_addition_missing(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block in which the feed-forward network's output replaces the stream."""
    x = x + model._attention(block.attention, model._norm(block.norm_1, x))
    return model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def attention_lost(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose feed-forward network adds to the stream from before attention."""
    y = x + model._attention(block.attention, model._norm(block.norm_1, x))
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_2, y))


def first_norm_missing(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose attention reads the stream without a norm."""
    x = x + model._attention(block.attention, x)
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))


def second_norm_missing(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose feed-forward network reads the stream without a norm."""
    x = x + model._attention(block.attention, model._norm(block.norm_1, x))
    return x + model._feed_forward(block.feed_forward, x)


def norms_exchanged(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block whose sub-layers read through each other's norm."""
    x = x + model._attention(block.attention, model._norm(block.norm_2, x))
    return x + model._feed_forward(block.feed_forward, model._norm(block.norm_1, x))


def feed_forward_first(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block with the sub-layers in the other order."""
    x = x + model._feed_forward(block.feed_forward, model._norm(block.norm_2, x))
    return x + model._attention(block.attention, model._norm(block.norm_1, x))


def stream_twice(model: Variant, block: Any, x: Tensor) -> Tensor:
    """A block that adds its input once more at the end."""
    return x + _pre(model, block, x)


def scores(x: Tensor, table: Tensor) -> Tensor:
    """The logits, [B, T, V]."""
    return x @ table.T


_DEFAULTS: dict[str, Any] = {
    "positions": 1,  # a factor of the embeddings
    "first position": 0,
    "direction": 1,  # of the blocks
    "from block": 0,
    "block": _pre,
    "last norm": True,
    "output": scores,
    "less": 0,  # than d_model, where the variance is divided
    "eps outside": False,
    "mean": 1,  # whether it is subtracted
    "heads": 0,  # so many, if not as configured
    "order": "qkv",
    "split": True,  # tokens before heads
    "scale": lambda d_head, d_model: math.sqrt(d_head),
    "mask": True,
    "future": 1,  # places ahead that are hidden first
    "hidden": -math.inf,  # a hidden score
    "mask late": False,
    "softmax": -1,
    "join": True,
    "projection": True,
    "function": lambda h: F.gelu(h, approximate="tanh"),
}
"""The settings of GPT-2."""
