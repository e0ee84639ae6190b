"""Attention as a part: multi-head, grouped-query, or latent.

Sources: Radford et al. 2019; Ainslie et al. 2023 (grouped queries); DeepSeek-AI 2024 (latent)
and 2025 (V3.2: sparse).
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
        keys: the width of all key heads together.
        values: the width of all value heads together; that of the keys when left out.
        joined: the width of the concatenated heads; that of the queries when left out.
        heads: the number of query heads.
        d_head: the width of one head.
        qkv_bias: whether the three projections have biases.
        output_bias: whether the projection after the heads has one.
        qk_norm: whether queries and keys are normalized, each head alone or over the full width.
        sinks: whether each head has a score of its own for attending to nothing.
        gate: whether one more projection scales the heads' outputs: elementwise, or head by head.
        window: whether a token attends only to the tokens within a sliding window.
        one_pair: whether the keys before norm and rotation are the values, too.
        reuse: whether keys and values are those of an earlier layer.
    """

    queries: str = "d_model"
    keys: str = "d_model"
    values: str = ""
    joined: str = ""
    heads: str = "H"
    d_head: str = "d_head"
    qkv_bias: bool = True
    output_bias: bool = True
    qk_norm: Literal["head", "width"] | None = None
    sinks: bool = False
    gate: Literal["width", "head"] | None = None
    window: bool = False
    one_pair: bool = False
    reuse: bool = False

    def weights(self) -> Iterator[Weight]:
        """Query, key and value weights side by side, and the output projection."""
        own, joined = not self.reuse, self.joined or self.queries
        yield from linear("query", "d_model", self.queries, "qkv", self.qkv_bias)
        if own:
            yield from linear("key", "d_model", self.keys, "qkv", self.qkv_bias)
        if own and not self.one_pair:
            yield from linear("value", "d_model", self.values or self.keys, "qkv", self.qkv_bias)
        if self.gate:
            width = self.queries if self.gate == "width" else self.heads
            yield from linear("gate", "d_model", width, "gate", self.qkv_bias)
        if self.qk_norm:
            head = self.d_head if self.qk_norm == "head" else None
            yield Weight("query norm", (head or self.queries,), "query_norm.weight")
            if own:
                yield Weight("key norm", (head or self.keys,), "key_norm.weight")
        if self.sinks:
            yield Weight("sinks", (self.heads,), "sinks")
        yield from linear("output", joined, "d_model", "output", self.output_bias)

    def flops(self) -> Polynomial:
        """The projections, and the products with all keys and all values."""
        seen = "near" if self.window else "keys"
        scores = product(seen, self.queries, times=2)
        return super().flops() + scores + product(seen, self.joined or self.queries, times=2)

    def cached(self) -> Polynomial:
        """The key and value of each key/value head, for every token that can be attended to."""
        if self.reuse:
            return super().cached()
        kept = "near" if self.window else "T"
        return product(kept, self.keys) + product(kept, self.values or self.keys)

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Queries, keys, values (also before their norm) and the concatenated heads."""
        pairs = 2 if self.qk_norm else 1
        numbers = [product(self.queries, times=pairs), product(self.joined or self.queries)]
        if not self.reuse:
            numbers += [product(self.keys, times=pairs), product(self.values or self.keys)]
        if attention_weights:
            numbers.append(product(self.heads, "keys"))
        return Polynomial.sum(numbers)


@dataclass(frozen=True)
class LatentAttention(Part):
    """Multi-head latent attention: keys and values are projected from one latent vector a token.

    Each query and key has a part without position, d_nope wide over all heads, and a rotated part,
    d_rope wide, which the keys of all heads share.

    Attributes:
        query_rank: whether queries are projected from a latent vector, too.
        bias: whether the down-projections and the output projection have biases.
        gate: whether one more projection scales the output of each head.
        chosen: whether a token attends to w tokens only, chosen by an ``Indexer``.
    """

    query_rank: bool = True
    bias: bool = False
    gate: bool = False
    chosen: bool = False

    def weights(self) -> Iterator[Weight]:
        """The down-projections to the latent vectors, their norms, and the up-projections."""
        start = "d_model"
        if self.query_rank:
            start = "r_q"
            yield from linear("query down", "d_model", "r_q", "query_down", self.bias)
            yield Weight("query norm", ("r_q",), "query_norm.weight")
        yield Weight("query weight", (start, "d_q"), "query.weight")
        yield from linear("key-value down", "d_model", "r_kv", "kv_down", self.bias)
        yield from linear("rotary key", "d_model", "d_rope", "kv_down", self.bias)
        yield Weight("key-value norm", ("r_kv",), "kv_norm.weight")
        yield Weight("key weight", ("r_kv", "d_nope"), "kv.weight")
        yield Weight("value weight", ("r_kv", "d_v"), "kv.weight")
        if self.gate:
            yield Weight("gate weight", ("d_model", "H"), "gate.weight")
        yield from linear("output", "d_v", "d_model", "output", self.bias)

    def flops(self) -> Polynomial:
        """The projections, and the products with the keys and the values."""
        seen = "near" if self.chosen else "keys"
        scores = product(seen, "d_q", times=2) + product(seen, "d_v", times=2)
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


@dataclass(frozen=True)
class Indexer(Part):
    """The indexer of sparse attention, whose scores choose the tokens that are attended to.

    It has H_index query heads, and one key a token, d_index wide.
    """

    def weights(self) -> Iterator[Weight]:
        """Queries from the queries' latent vector, a key and its norm, a weight for each head."""
        yield Weight("index query weight", ("r_q", "d_q_index"), "index_query.weight")
        yield Weight("index key weight", ("d_model", "d_index"), "index_key.weight")
        yield Weight("index key scale", ("d_index",), "index_norm.weight")
        yield Weight("index key shift", ("d_index",), "index_norm.bias")
        yield Weight("index head weight", ("d_model", "H_index"), "index_heads.weight")

    def flops(self) -> Polynomial:
        """The projections, and a score for every token and head."""
        return super().flops() + product("keys", "d_q_index", times=2)

    def cached(self) -> Polynomial:
        """A key of every token."""
        return product("T", "d_index")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The queries, the key before and after its norm, and the heads' weights."""
        return product("d_q_index") + product("d_index", times=2) + product("H_index")
