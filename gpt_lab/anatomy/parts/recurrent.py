"""Recurrent layers of hybrid models: instead of a cache, they have a state of constant size.

Sources: Gu and Dao 2023 (Mamba); Dao and Gu 2024 (Mamba-2); Yang et al. 2024 (gated delta rule);
MiniMax 2025 (lightning attention); Kimi 2025 (a decay for each channel).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts.part import Part, Weight, linear, product
from gpt_lab.validation import RefusedValueError


@dataclass(frozen=True)
class Recurrent(Part):
    """A part whose memory does not grow with the length of the text."""

    conv_bias: bool = True

    def filters(self, name: str, width: str) -> Iterator[Weight]:
        """The weights of a causal convolution per channel; ``kernel`` is its length."""
        yield Weight(f"{name} filter weight", (width, "kernel"), "conv.weight")
        if self.conv_bias:
            yield Weight(f"{name} filter bias", (width,), "conv.bias")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Refuse: the stored numbers depend on how the recurrence is computed.

        Raises:
            ValueError: always.
        """
        raise RefusedValueError(
            f"what {self.component} keeps for its backward pass depends on its kernel: "
            "activation_bytes knows attention and feed-forward networks"
        )


@dataclass(frozen=True)
class StateSpace(Recurrent):
    """A selective state space: Mamba, or Mamba-2, where each head has one decay.

    Every channel of d_ssm has a state of d_state numbers. Each token scales the state, adds to it,
    and reads it.

    Attributes:
        heads: whether it is Mamba-2, whose B and C are d_bc wide, d_state for each group of heads.
        projection_bias: whether the input and output projections have biases.
        norms: whether Mamba's step, B and C (Jamba), or Mamba-2's result are normalized.
    """

    heads: bool = False
    projection_bias: bool = False
    norms: bool = False

    def weights(self) -> Iterator[Weight]:
        """Input projection, convolution, step and decay, output projection."""
        yield from linear("input", "d_model", "d_ssm", "input", self.projection_bias)
        yield from linear("gate", "d_model", "d_ssm", "input", self.projection_bias)
        if self.heads:
            for name, width in (("B", "d_bc"), ("C", "d_bc"), ("step", "H_ssm")):
                yield from linear(name, "d_model", width, "input", self.projection_bias)
            for name, width in (("input", "d_ssm"), ("B", "d_bc"), ("C", "d_bc")):
                yield from self.filters(name, width)
            for name in ("step offset", "decay", "skip"):
                yield Weight(name, ("H_ssm",), name.replace(" ", "_"))
            if self.norms:
                yield Weight("norm", ("d_ssm",), "norm.weight")
        else:
            yield from self.filters("input", "d_ssm")
            for name, width in (("step down", "r_dt"), ("B", "d_state"), ("C", "d_state")):
                yield Weight(f"{name} weight", ("d_ssm", width), "select.weight")
            yield from linear("step", "r_dt", "d_ssm", "step", True)
            yield Weight("decay", ("d_ssm", "d_state"), "decay", elementwise=True)
            yield Weight("skip", ("d_ssm",), "skip")
            if self.norms:
                for name, width in (("step", "r_dt"), ("B", "d_state"), ("C", "d_state")):
                    yield Weight(f"{name} norm", (width,), f"{name}_norm.weight")
        yield from linear("output", "d_ssm", "d_model", "output", self.projection_bias)

    def flops(self) -> Polynomial:
        """The projections, the convolution, and the updates and reads of the state."""
        return super().flops() + product("d_ssm", "d_state", times=4)

    def cached(self) -> Polynomial:
        """The state, and the convolution's last inputs."""
        inputs = product("d_ssm", "kernel")
        if self.heads:
            inputs += product("d_bc", "kernel", times=2)
        return product("d_ssm", "d_state") + inputs


@dataclass(frozen=True)
class GatedDelta(Recurrent):
    """Linear attention by the gated delta rule: each head updates a matrix from keys to values.

    Attributes:
        channels: whether each channel of the keys has its own decay, not each head (Kimi).
        short: whether decay and gate are projected through a vector as wide as a head.
    """

    conv_bias: bool = False
    channels: bool = False
    short: bool = False

    def weights(self) -> Iterator[Weight]:
        """Queries, keys, values and a gate; the write and decay rates; the output projection."""
        decays = "d_key" if self.channels else "H_value"
        for name, width in (("query", "d_key"), ("key", "d_key"), ("value", "d_value")):
            yield Weight(f"{name} weight", ("d_model", width), "qkvz.weight")
        for name, width in (("gate", "d_value"), ("forget", decays)):
            if self.short:
                yield Weight(f"{name} down weight", ("d_model", "d_head_v"), f"{name}_down.weight")
            start = "d_head_v" if self.short else "d_model"
            yield Weight(f"{name} weight", (start, width), f"{name}.weight")
        yield Weight("write weight", ("d_model", "H_value"), "ba.weight")
        for name, width in (("query", "d_key"), ("key", "d_key"), ("value", "d_value")):
            yield from self.filters(name, width)
        yield Weight("step offset", (decays,), "step_offset")
        yield Weight("decay", ("H_value",), "decay")
        yield Weight("norm", ("d_head_v",), "norm.weight")
        yield Weight("output weight", ("d_value", "d_model"), "output.weight")

    def flops(self) -> Polynomial:
        """The projections, the convolution, and reads and updates of the state."""
        return super().flops() + product("d_value", "d_head_k", times=6)

    def cached(self) -> Polynomial:
        """A matrix a head, d_head_k × d_head_v, and the convolution's last inputs."""
        inputs = product("d_key", "kernel", times=2) + product("d_value", "kernel")
        return product("d_value", "d_head_k") + inputs


@dataclass(frozen=True)
class LightningAttention(Recurrent):
    """Linear attention with a fixed decay for each head, and a gate (MiniMax-01)."""

    def weights(self) -> Iterator[Weight]:
        """Queries, keys and values; the norm and the gate of the heads; the output projection."""
        for name in ("query", "key", "value"):
            yield Weight(f"{name} weight", ("d_model", "d_q"), "qkv.weight")
        yield Weight("norm", ("d_q",), "norm.weight")
        yield Weight("gate weight", ("d_model", "d_q"), "gate.weight")
        yield Weight("output weight", ("d_q", "d_model"), "output.weight")

    def flops(self) -> Polynomial:
        """The projections, and the state: what is added to it, and what is read."""
        return super().flops() + product("d_q", "d_head", times=4)

    def cached(self) -> Polynomial:
        """A matrix a head."""
        return product("d_q", "d_head")


@dataclass(frozen=True)
class ShortConvolution(Recurrent):
    """A gated convolution over the last few tokens, as wide as the stream (LFM2)."""

    conv_bias: bool = False

    def weights(self) -> Iterator[Weight]:
        """Two gates and an input, the convolution, the output projection."""
        for name in ("before", "after", "input"):
            yield from linear(name, "d_model", "d_model", "input", self.conv_bias)
        yield from self.filters("input", "d_model")
        yield from linear("output", "d_model", "d_model", "output", self.conv_bias)

    def cached(self) -> Polynomial:
        """The convolution's last inputs."""
        return product("d_model", "kernel")
