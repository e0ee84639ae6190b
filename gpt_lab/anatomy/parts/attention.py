"""Attention as a part: multi-head, grouped-query, or latent.

Sources: Radford et al. 2019; Ainslie et al. 2023 (grouped queries); DeepSeek-AI 2024 (latent).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts.part import Part, Weight, linear, product


@dataclass(frozen=True)
class Attention(Part):
    """Multi-head attention; grouped-query attention where keys and values are narrower.

    Attributes:
        queries: the width of all query heads together.
        keys: the width of all key heads together, and of all value heads together.
        qkv_bias: whether the three projections have biases.
        output_bias: whether the projection after the heads has one.
        qk_norm: whether queries and keys are normalized, each head alone or over the full width.
        sinks: whether each head has a score of its own for attending to nothing.
        gate: whether the heads' outputs are scaled elementwise by one more projection.
        window: whether a token attends only to the tokens within a sliding window.
    """

    queries: str = "d_model"
    keys: str = "d_model"
    qkv_bias: bool = True
    output_bias: bool = True
    qk_norm: Literal["head", "width"] | None = None
    sinks: bool = False
    gate: bool = False
    window: bool = False

    def weights(self) -> Iterator[Weight]:
        """Query, key and value weights side by side, and the output projection."""
        yield from linear("query", "d_model", self.queries, "qkv", self.qkv_bias)
        yield from linear("key", "d_model", self.keys, "qkv", self.qkv_bias)
        yield from linear("value", "d_model", self.keys, "qkv", self.qkv_bias)
        if self.gate:
            yield from linear("gate", "d_model", self.queries, "gate", self.qkv_bias)
        if self.qk_norm:
            head = self.qk_norm == "head"
            yield Weight("query norm", ("d_head" if head else self.queries,), "query_norm.weight")
            yield Weight("key norm", ("d_head" if head else self.keys,), "key_norm.weight")
        if self.sinks:
            yield Weight("sinks", ("H",), "sinks")
        yield from linear("output", self.queries, "d_model", "output", self.output_bias)

    def flops(self) -> Polynomial:
        """The projections, and the products with all keys and all values."""
        seen = "near" if self.window else "keys"
        return super().flops() + product(seen, self.queries, times=4)

    def cached(self) -> Polynomial:
        """The key and value of each key/value head, for every token that can be attended to."""
        return product("near" if self.window else "T", self.keys, times=2)

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Queries, keys, values (also before their norm) and the concatenated heads."""
        pairs = 2 if self.qk_norm else 1
        numbers = [product(self.queries, times=pairs + 1), product(self.keys, times=pairs + 1)]
        if attention_weights:
            numbers.append(product("H", "keys"))
        return Polynomial.sum(numbers)


@dataclass(frozen=True)
class LatentAttention(Part):
    """Multi-head latent attention: keys and values are projected from one latent vector a token.

    Each query and key has a part without position, d_nope wide over all heads, and a rotated part,
    d_rope wide, which the keys of all heads share.

    Attributes:
        query_rank: whether queries are projected from a latent vector, too.
    """

    query_rank: bool = True

    def weights(self) -> Iterator[Weight]:
        """The down-projections to the latent vectors, their norms, and the up-projections."""
        start = "d_model"
        if self.query_rank:
            start = "r_q"
            yield Weight("query down weight", ("d_model", "r_q"), "query_down.weight")
            yield Weight("query norm", ("r_q",), "query_norm.weight")
        yield Weight("query weight", (start, "d_q"), "query.weight")
        yield Weight("key-value down weight", ("d_model", "r_kv"), "kv_down.weight")
        yield Weight("rotary key weight", ("d_model", "d_rope"), "kv_down.weight")
        yield Weight("key-value norm", ("r_kv",), "kv_norm.weight")
        yield Weight("key weight", ("r_kv", "d_nope"), "kv.weight")
        yield Weight("value weight", ("r_kv", "d_v"), "kv.weight")
        yield Weight("output weight", ("d_v", "d_model"), "output.weight")

    def flops(self) -> Polynomial:
        """The projections, and the products with all keys and all values."""
        scores = product("keys", "d_q", times=2) + product("keys", "d_v", times=2)
        return super().flops() + scores

    def cached(self) -> Polynomial:
        """The latent vector, and the rotary part of the key."""
        return product("T", "r_kv") + product("T", "d_rope")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The latent vectors before and after their norms, queries, keys, values, joined heads."""
        numbers = [product("r_kv", times=2), product("d_rope"), product("d_nope")]
        numbers += [product("d_q"), product("d_v", times=2)]
        if self.query_rank:
            numbers.append(product("r_q", times=2))
        if attention_weights:
            numbers.append(product("H", "keys"))
        return Polynomial.sum(numbers)
