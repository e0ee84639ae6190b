"""Feed-forward networks as parts: a single one, or a mixture of experts.

Sources: Radford et al. 2019; Shazeer 2020 (the gate); Dai et al. 2024 (shared experts).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts.part import Part, Weight, linear, product


@dataclass(frozen=True)
class FeedForward(Part):
    """Two matrices with a nonlinear function between them, or three, one of them a gate."""

    gated: bool = False
    bias: bool = True

    def weights(self) -> Iterator[Weight]:
        """The projections up to d_ff and down again."""
        if self.gated:
            yield from linear("gate", "d_model", "d_ff", "gate", self.bias)
        yield from linear("up", "d_model", "d_ff", "up", self.bias)
        yield from linear("down", "d_ff", "d_model", "down", self.bias)

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The hidden layer before and after the function; with a gate, its factor and product."""
        return product("d_ff", times=4 if self.gated else 2)


@dataclass(frozen=True)
class Experts(Part):
    """A mixture of experts: E gated feed-forward networks, of which each token passes k.

    Attributes:
        bias: whether the experts' matrices have biases.
        router_bias: whether the router's scores
            have a bias.
        shared: whether there are experts that every token uses, d_shared wide together.
        shared_gate: whether a gate scales the output of the shared experts.
    """

    bias: bool = False
    router_bias: bool = False
    shared: bool = False
    shared_gate: bool = False

    def weights(self) -> Iterator[Weight]:
        """The router, the experts, and the shared experts."""
        yield from linear("router", "d_model", "E", "router", self.router_bias)
        for name, d_in, d_out in (
            ("gate", "d_model", "d_expert"),
            ("up", "d_model", "d_expert"),
            ("down", "d_expert", "d_model"),
        ):
            yield Weight(f"{name} weights", ("E", d_in, d_out), f"{name}.weight", routed=True)
            if self.bias:
                yield Weight(f"{name} biases", ("E", d_out), f"{name}.bias", routed=True)
        if self.shared:
            yield from linear("shared gate", "d_model", "d_shared", "shared.gate", False)
            yield from linear("shared up", "d_model", "d_shared", "shared.up", False)
            yield from linear("shared down", "d_shared", "d_model", "shared.down", False)
        if self.shared_gate:
            yield Weight("shared scale", ("d_model", "1"), "shared_scale.weight")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The router's scores, and the activations of k experts and the shared ones."""
        numbers = [product("E"), product("k", "d_expert", times=4)]
        if self.shared:
            numbers.append(product("d_shared", times=4))
        return Polynomial.sum(numbers)
