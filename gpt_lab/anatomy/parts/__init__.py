"""The parts of models, each defined once: its tensors, and what it costs.

A part uses symbols, such as ``d_model``; its model has their values. Counts, formulas, FLOPs,
bytes, pies and widgets are all computed from parts. A test checks that the module in
``gpt_lab.model`` that computes a part has the same parameters.
"""

from gpt_lab.anatomy.parts.attention import Attention, Indexer, LatentAttention
from gpt_lab.anatomy.parts.embedding import EmbeddingTable, LayerInput, LayerTable, Output
from gpt_lab.anatomy.parts.feed_forward import Experts, FeedForward
from gpt_lab.anatomy.parts.norm import Norm
from gpt_lab.anatomy.parts.part import Part, Weight
from gpt_lab.anatomy.parts.recurrent import (
    GatedDelta,
    LightningAttention,
    ShortConvolution,
    StateSpace,
)

__all__ = [
    "Attention",
    "EmbeddingTable",
    "Experts",
    "FeedForward",
    "GatedDelta",
    "Indexer",
    "LatentAttention",
    "LayerInput",
    "LayerTable",
    "LightningAttention",
    "Norm",
    "Output",
    "Part",
    "ShortConvolution",
    "StateSpace",
    "Weight",
]
