"""The input and output of a model as parts: embedding tables, and the output projection.

Sources: Radford et al. 2019; Press and Wolf 2017 (tied embeddings).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts.part import Part, Weight, product


@dataclass(frozen=True)
class EmbeddingTable(Part):
    """An embedding: a row for each token or position. A look-up is not a matrix product."""

    rows: str = "V"
    shared: bool = False

    def weights(self) -> Iterator[Weight]:
        """One table, [rows, d_model]; if it is tied to the output, the output reads all rows."""
        yield Weight("weight", (self.rows, "d_model"), "weight", looked_up=not self.shared)

    def flops(self) -> Polynomial:
        """0: a look-up needs no floating-point operations."""
        return Polynomial.sum(())


@dataclass(frozen=True)
class Output(Part):
    """The output projection: a score for each token of the vocabulary."""

    tied: bool = True
    bias: bool = False

    def weights(self) -> Iterator[Weight]:
        """[V, d_model], unless it is tied to the token embedding."""
        if not self.tied:
            yield Weight("weight", ("V", "d_model"), "output_embedding")
        if self.bias:
            yield Weight("bias", ("V",), "output_bias")

    def flops(self) -> Polynomial:
        """Two for each number of the matrix, tied or not."""
        return product("V", "d_model", times=2)

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """The logits."""
        return product("V")


@dataclass(frozen=True)
class LayerTable(Part):
    """A second table, with a vector of each token for each layer (Gemma 4).

    The embedding, projected and normalized, is added to the rows that are looked up.
    """

    def weights(self) -> Iterator[Weight]:
        """The table, [rows, L · d_layer], the projection of the same width, and its norm."""
        yield Weight("layers' weight", ("V_layer", "d_layers"), "layers.weight", looked_up=True)
        yield Weight("layers' projection", ("d_model", "d_layers"), "projection.weight")
        yield Weight("layers' norm", ("d_layer",), "norm.weight")


@dataclass(frozen=True)
class LayerInput(Part):
    """A layer's use of its vector of a ``LayerTable``: gated, projected, normalized and added."""

    def weights(self) -> Iterator[Weight]:
        """The gate, the projection to d_model, and its norm."""
        yield Weight("layer's gate", ("d_model", "d_layer"), "layer_gate.weight")
        yield Weight("layer's projection", ("d_layer", "d_model"), "layer_projection.weight")
        yield Weight("layer's norm", ("d_model",), "layer_norm.weight")
