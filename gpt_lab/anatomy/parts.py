"""The parts that models are made of, each stated once: its tensors, and what it costs.

A part is written in symbols, such as ``d_model``; the model that it belongs to knows their numbers.
From the parts follow the counts, the formulas, the FLOPs, the bytes, the pies and the widgets. The
module in ``gpt_lab.model`` that computes a part has the same parameters, which a test holds.

Sources: Radford et al. 2019 (GPT-2's parts); Ainslie et al. 2023 (grouped-query attention); Zhang
and Sennrich 2019 (RMSNorm); Shazeer 2020 (gated feed-forward networks); DeepSeek-AI 2024 (latent
attention); Dai et al. 2024 (shared experts).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from gpt_lab.anatomy.formula import Polynomial

_product = Polynomial.product


@dataclass(frozen=True)
class Weight:
    """One tensor of parameters.

    Attributes:
        name: what it is called in a count: ``query weight``.
        shape: in symbols, the input's width before the output's.
        parameter: its name in the module that computes the part. Tensors with the same one stand
            side by side in it: queries, keys and values.
        routed: whether its first axis is the experts, of which a token passes only some.
    """

    name: str
    shape: tuple[str, ...]
    parameter: str
    routed: bool = False

    @property
    def count(self) -> Polynomial:
        """How many numbers it has."""
        return _product(*self.shape)

    @property
    def active(self) -> Polynomial:
        """How many of them one token uses."""
        return _product("k", *self.shape[1:]) if self.routed else self.count


@dataclass(frozen=True)
class Part:
    """What all parts can say of themselves; most have only to state their weights.

    Attributes:
        component: what it counts to, such as ``attention``; a block's two norms are one component.
        module: its name in the model, or in the block; empty where the model itself has it.
        note: a remark for a part without parameters.
    """

    component: str
    module: str = ""
    note: str = ""

    def weights(self) -> Iterator[Weight]:
        """Its tensors."""
        yield from ()

    def flops(self) -> Polynomial:
        """Floating-point operations for one token: 2 for each weight of a matrix product.

        The symbol ``keys`` is the number of positions that the token attends to.
        """
        return Polynomial.sum(
            _product(*symbols, times=2 * factor)
            for weight in self.weights()
            if len(weight.shape) > 1
            for symbols, factor in weight.active.terms.items()
        )

    def cached(self) -> Polynomial:
        """Numbers that generation keeps for each token."""
        return Polynomial.sum(())

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """Numbers that a forward pass keeps for its backward pass, for each token, without dropout.

        Args:
            attention_weights: whether the weights of each head, ``keys`` a token, are kept.
        """
        return Polynomial.sum(())


def _linear(name: str, d_in: str, d_out: str, parameter: str, bias: bool) -> Iterator[Weight]:
    yield Weight(f"{name} weight", (d_in, d_out), f"{parameter}.weight")
    if bias:
        yield Weight(f"{name} bias", (d_out,), f"{parameter}.bias")


@dataclass(frozen=True)
class Table(Part):
    """An embedding: a row for each token or position. Looking one up is not a product."""

    rows: str = "V"

    def weights(self) -> Iterator[Weight]:
        """One table, [rows, d_model]."""
        yield Weight("weight", (self.rows, "d_model"), "weight")

    def flops(self) -> Polynomial:
        """None."""
        return Polynomial.sum(())


@dataclass(frozen=True)
class Output(Part):
    """The last product: a score for each token of the vocabulary."""

    tied: bool = True

    def weights(self) -> Iterator[Weight]:
        """[V, d_model], unless it is the token embedding, used a second time."""
        if not self.tied:
            yield Weight("weight", ("V", "d_model"), "output_embedding")

    def flops(self) -> Polynomial:
        """The same, tied or not."""
        return _product("V", "d_model", times=2)

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """The logits."""
        return _product("V")


@dataclass(frozen=True)
class Norm(Part):
    """A normalization of the stream; RMSNorm is one without a shift."""

    bias: bool = True
    name: str = ""

    def weights(self) -> Iterator[Weight]:
        """A scale, and perhaps a shift."""
        before = f"{self.name} " if self.name else ""
        yield Weight(f"{before}scale", ("d_model",), "weight")
        if self.bias:
            yield Weight(f"{before}shift", ("d_model",), "bias")

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """Its input and its output."""
        return _product("d_model", times=2)


@dataclass(frozen=True)
class Attention(Part):
    """Multi-head attention; grouped-query attention where keys and values are narrower.

    Attributes:
        queries: the width of all query heads together.
        keys: that of all key heads together, and of all value heads.
        qkv_bias: whether the three projections have biases.
        output_bias: whether the projection after the heads has one.
        qk_norm: whether queries and keys are normalized, each head alone or over the full width.
        sinks: whether each head has a score of its own for attending to nothing.
    """

    queries: str = "d_model"
    keys: str = "d_model"
    qkv_bias: bool = True
    output_bias: bool = True
    qk_norm: Literal["head", "width"] | None = None
    sinks: bool = False

    def weights(self) -> Iterator[Weight]:
        """Queries, keys and values side by side, and the projection back to the stream."""
        yield from _linear("query", "d_model", self.queries, "qkv", self.qkv_bias)
        yield from _linear("key", "d_model", self.keys, "qkv", self.qkv_bias)
        yield from _linear("value", "d_model", self.keys, "qkv", self.qkv_bias)
        if self.qk_norm:
            head = self.qk_norm == "head"
            yield Weight("query norm", ("d_head" if head else self.queries,), "query_norm.weight")
            yield Weight("key norm", ("d_head" if head else self.keys,), "key_norm.weight")
        if self.sinks:
            yield Weight("sinks", ("H",), "sinks")
        yield from _linear("output", self.queries, "d_model", "output", self.output_bias)

    def flops(self) -> Polynomial:
        """The projections, and the products with all keys and all values."""
        return super().flops() + _product("keys", self.queries, times=4)

    def cached(self) -> Polynomial:
        """A key and a value for each key/value head."""
        return _product(self.keys, times=2)

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """Queries, keys, values (before their norm as well) and the joined heads."""
        pairs = 2 if self.qk_norm else 1
        numbers = [_product(self.queries, times=pairs + 1), _product(self.keys, times=pairs + 1)]
        if attention_weights:
            numbers.append(_product("H", "keys"))
        return Polynomial.sum(numbers)


@dataclass(frozen=True)
class LatentAttention(Part):
    """Multi-head latent attention: keys and values come out of one short vector a token.

    Each query and key has a part without a position, d_nope wide over all heads, and one that is
    turned by it: d_rope wide, a single one for the keys of all heads.

    Attributes:
        query_rank: whether queries come out of a short vector, too.
    """

    query_rank: bool = True

    def weights(self) -> Iterator[Weight]:
        """Down to the short vectors, their norms, and up from them."""
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
        scores = _product("keys", "d_q", times=2) + _product("keys", "d_v", times=2)
        return super().flops() + scores

    def cached(self) -> Polynomial:
        """The short vector, and the turned part of the key."""
        return _product("r_kv") + _product("d_rope")

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """The short vectors before and after their norms, queries, keys, values, joined heads."""
        numbers = [_product("r_kv", times=2), _product("d_rope"), _product("d_nope")]
        numbers += [_product("d_q"), _product("d_v", times=2)]
        if self.query_rank:
            numbers.append(_product("r_q", times=2))
        if attention_weights:
            numbers.append(_product("H", "keys"))
        return Polynomial.sum(numbers)


@dataclass(frozen=True)
class FeedForward(Part):
    """Two matrices with a nonlinear function between them, or three of which one is a gate."""

    gated: bool = False
    bias: bool = True

    def weights(self) -> Iterator[Weight]:
        """Up to d_ff and down again."""
        if self.gated:
            yield from _linear("gate", "d_model", "d_ff", "gate", self.bias)
        yield from _linear("up", "d_model", "d_ff", "up", self.bias)
        yield from _linear("down", "d_ff", "d_model", "down", self.bias)

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """Before and after the function; with a gate also what it multiplies, and the product."""
        return _product("d_ff", times=4 if self.gated else 2)


@dataclass(frozen=True)
class Experts(Part):
    """A mixture of experts: E gated feed-forward networks, of which each token passes k.

    Attributes:
        bias: whether the experts' matrices have biases.
        router_bias: whether the scores by which the router chooses have one.
        shared: whether there are experts that every token passes, d_shared wide together.
        shared_gate: whether a gate scales what those give.
    """

    bias: bool = False
    router_bias: bool = False
    shared: bool = False
    shared_gate: bool = False

    def weights(self) -> Iterator[Weight]:
        """The router, the experts, and those that are shared."""
        yield from _linear("router", "d_model", "E", "router", self.router_bias)
        for name, d_in, d_out in (
            ("gate", "d_model", "d_expert"),
            ("up", "d_model", "d_expert"),
            ("down", "d_expert", "d_model"),
        ):
            yield Weight(f"{name} weights", ("E", d_in, d_out), f"{name}.weight", routed=True)
            if self.bias:
                yield Weight(f"{name} biases", ("E", d_out), f"{name}.bias", routed=True)
        if self.shared:
            yield from _linear("shared gate", "d_model", "d_shared", "shared.gate", False)
            yield from _linear("shared up", "d_model", "d_shared", "shared.up", False)
            yield from _linear("shared down", "d_shared", "d_model", "shared.down", False)
        if self.shared_gate:
            yield Weight("shared scale", ("d_model", "1"), "shared_scale.weight")

    def flops(self) -> Polynomial:
        """The router, and the experts that a token passes. Adding biases does not count."""
        return Polynomial.sum(
            _product(*symbols, times=2 * factor)
            for weight in self.weights()
            if not weight.name.endswith(("bias", "biases"))
            for symbols, factor in weight.active.terms.items()
        )

    def kept(self, attention_weights: bool = True) -> Polynomial:
        """The router's scores, and what k experts and the shared ones keep."""
        numbers = [_product("E"), _product("k", "d_expert", times=4)]
        if self.shared:
            numbers.append(_product("d_shared", times=4))
        return Polynomial.sum(numbers)
