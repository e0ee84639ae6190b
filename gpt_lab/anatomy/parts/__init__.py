"""The parts that models are made of, each stated once: its tensors, and what it costs.

A part is written in symbols, such as ``d_model``; the model that it belongs to knows their numbers.
From the parts follow the counts, the formulas, the FLOPs, the bytes, the pies and the widgets. The
module in ``gpt_lab.model`` that computes a part has the same parameters, which a test holds.
"""

from gpt_lab.anatomy.parts.attention import Attention, LatentAttention
from gpt_lab.anatomy.parts.embedding import EmbeddingTable, Output
from gpt_lab.anatomy.parts.feed_forward import Experts, FeedForward
from gpt_lab.anatomy.parts.norm import Norm
from gpt_lab.anatomy.parts.part import Part, Weight
from gpt_lab.anatomy.parts.recurrent import GatedDelta, ShortConvolution, StateSpace

__all__ = [
    "Attention",
    "EmbeddingTable",
    "Experts",
    "FeedForward",
    "GatedDelta",
    "LatentAttention",
    "Norm",
    "Output",
    "Part",
    "ShortConvolution",
    "StateSpace",
    "Weight",
]
