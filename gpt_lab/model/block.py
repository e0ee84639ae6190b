"""A transformer block: attention, then the feed-forward network, each added to the stream.

Sources: Radford et al. 2019 and its released code; OLMo Team 2024, section 3.2 (norms after each
sub-layer).
"""

from __future__ import annotations

from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.attention import MultiHeadAttention
from gpt_lab.model.cache import LayerCache
from gpt_lab.model.feed_forward import FeedForward
from gpt_lab.model.norms import make_norm


class Block(nn.Module):
    """Two additions to the residual stream, each computed from a normalized copy of it (pre-norm).

    L blocks make 2·L additions. So that the stream does not grow with depth, the projections that
    write to it are initialized smaller than other weights, by 1/√(2·L) (Radford et al. 2019,
    section 2.3).

    Args:
        config: sizes and switches.
        block: its number, counted from 0.
    """

    def __init__(self, config: GPTConfig, block: int = 0) -> None:
        super().__init__()
        self.norm_1 = make_norm(config)
        self.attention = MultiHeadAttention(config, block)
        self.norm_2 = make_norm(config)
        self.feed_forward = FeedForward(config)
        self.dropout = nn.Dropout(config.dropout)

    def forward(
        self,
        x: Tensor,
        mask: Tensor | None = None,
        cache: LayerCache | None = None,
        hooks: Hooks = NO_HOOKS,
    ) -> Tensor:
        """[B, T, d_model] → [B, T, d_model]; arguments as in ``MultiHeadAttention``."""
        normed = hooks("norm_1", self.norm_1(x))  # [B, T, d_model]
        gathered = self.attention(normed, mask, cache, hooks.scoped("attention"))
        x = x + self.dropout(gathered)
        x = hooks("middle", x)  # [B, T, d_model]
        normed = hooks("norm_2", self.norm_2(x))  # [B, T, d_model]
        x = x + self.dropout(self.feed_forward(normed, hooks.scoped("feed_forward")))
        return hooks("output", x)  # [B, T, d_model]


class OutputNormBlock(Block):
    """A block whose sub-layers read the stream itself, and whose outputs are normalized.

    OLMo 2 has its norms there, which limits the length of each addition.
    """

    def forward(
        self,
        x: Tensor,
        mask: Tensor | None = None,
        cache: LayerCache | None = None,
        hooks: Hooks = NO_HOOKS,
    ) -> Tensor:
        """As in ``Block``."""
        gathered = self.attention(x, mask, cache, hooks.scoped("attention"))
        normed = hooks("norm_1", self.norm_1(gathered))  # [B, T, d_model]
        x = hooks("middle", x + self.dropout(normed))  # [B, T, d_model]
        bent = self.feed_forward(x, hooks.scoped("feed_forward"))
        normed = hooks("norm_2", self.norm_2(bent))  # [B, T, d_model]
        return hooks("output", x + self.dropout(normed))  # [B, T, d_model]


def make_block(config: GPTConfig, block: int) -> Block:
    """Make the block of a configuration; ``block`` counts from 0."""
    return (Block if config.norm_place == "input" else OutputNormBlock)(config, block)
