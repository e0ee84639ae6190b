"""Normalization as a part.

Sources: Ba et al. 2016 (layer normalization); Zhang and Sennrich 2019 (RMSNorm).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts.part import Part, Weight, product


@dataclass(frozen=True)
class Norm(Part):
    """A normalization of the residual stream; RMSNorm is one without a shift."""

    bias: bool = True
    name: str = ""

    def weights(self) -> Iterator[Weight]:
        """A scale, and a shift if it has one."""
        before = f"{self.name} " if self.name else ""
        yield Weight(f"{before}scale", ("d_model",), "weight")
        if self.bias:
            yield Weight(f"{before}shift", ("d_model",), "bias")

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Its input and its output."""
        return product("d_model", times=2)
