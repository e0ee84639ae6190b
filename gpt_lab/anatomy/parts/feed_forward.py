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
    """Two matrices with a nonlinear function between them, or three, one of them a gate.

    Attributes:
        gated: whether there is a gate.
        bias: whether the matrices have biases.
        width: the width of the hidden layer.
        shaped: whether the function has two parameters (xIELU).
    """

    gated: bool = False
    bias: bool = True
    width: str = "d_ff"
    shaped: bool = False

    def weights(self) -> Iterator[Weight]:
        """The projections up to the hidden layer and down again."""
        if self.gated:
            yield from linear("gate", "d_model", self.width, "gate", self.bias)
        yield from linear("up", "d_model", self.width, "up", self.bias)
        if self.shaped:
            yield Weight("slope above 0", ("1",), "above.weight")
            yield Weight("slope below 0", ("1",), "below.weight")
        yield from linear("down", self.width, "d_model", "down", self.bias)

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The hidden layer before and after the function; with a gate, its factor and product."""
        return product(self.width, times=4 if self.gated else 2)


@dataclass(frozen=True)
class Experts(Part):
    """A mixture of experts: E feed-forward networks, of which each token passes k.

    Attributes:
        bias: whether the experts' matrices have biases.
        router_bias: whether the router's scores have a bias.
        choice_bias: whether the correction of the router's choice is a parameter.
        shared: whether there are experts that every token uses, d_shared wide together.
        shared_gate: whether a gate scales the output of the shared experts.
        gated: whether each expert has a gate.
        scales: whether the router's input and each expert's output are scaled (Gemma 4).
        norms: the number of norms before and after the experts.
        inner: the experts' width of input and output; d_model, or a smaller one.
    """

    bias: bool = False
    router_bias: bool = False
    choice_bias: bool = False
    shared: bool = False
    shared_gate: bool = False
    gated: bool = True
    scales: bool = False
    norms: int = 0
    inner: str = "d_model"

    def weights(self) -> Iterator[Weight]:
        """The router, the experts, and the shared experts."""
        yield from linear("router", "d_model", "E", "router", self.router_bias)
        if self.choice_bias:
            yield Weight("choice", ("E",), "choice")
        if self.scales:
            yield Weight("router scale", ("d_model",), "router_scale")
            yield Weight("scales", ("E",), "scales")
        if self.inner != "d_model":
            yield Weight("inward weight", ("d_model", self.inner), "inward.weight")
            yield Weight("outward weight", (self.inner, "d_model"), "outward.weight")
        ups = ("gate", "up") if self.gated else ("up",)
        for name, d_in, d_out in (
            *((up, self.inner, "d_expert") for up in ups),
            ("down", "d_expert", self.inner),
        ):
            yield Weight(f"{name} weights", ("E", d_in, d_out), f"{name}.weight", routed=True)
            if self.bias:
                yield Weight(f"{name} biases", ("E", d_out), f"{name}.bias", routed=True)
        if self.shared:
            for name in ups:
                yield from linear(f"shared {name}", "d_model", "d_shared", f"shared.{name}", False)
            yield from linear("shared down", "d_shared", "d_model", "shared.down", False)
        if self.shared_gate:
            yield Weight("shared scale", ("d_model", "1"), "shared_scale.weight")
        for i in range(1, self.norms + 1):
            yield Weight(f"experts' norm {i}", ("d_model",), f"norm_{i}.weight")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The router's scores, and what k experts and the shared ones keep."""
        a_network = 4 if self.gated else 2
        numbers = [product("E"), product("k", "d_expert", times=a_network)]
        if self.shared:
            numbers.append(product("d_shared", times=a_network))
        return Polynomial.sum(numbers)
