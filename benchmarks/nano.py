"""A contestant: GPT-2 in PyTorch's own modules, in the design that nanoGPT made well known.

One linear layer for queries, keys and values, fused attention, GELU between two linear layers, and
the output layer tied to the embedding (Karpathy 2022, https://github.com/karpathy/nanoGPT).
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT


class NanoBlock(nn.Module):
    """Attention and MLP, each after a norm."""

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        d_model = config.d_model
        self.n_heads = config.n_heads
        self.norm_1, self.norm_2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)
        self.qkv, self.output = nn.Linear(d_model, 3 * d_model), nn.Linear(d_model, d_model)
        self.mlp = nn.Sequential(
            nn.Linear(d_model, config.d_ff),
            nn.GELU(approximate="tanh"),
            nn.Linear(config.d_ff, d_model),
        )

    def forward(self, x: Tensor) -> Tensor:
        """[B, T, d_model] → same."""
        B, T, d_model = x.shape
        q, k, v = self.qkv(self.norm_1(x)).split(d_model, dim=2)
        q, k, v = (t.view(B, T, self.n_heads, -1).transpose(1, 2) for t in (q, k, v))
        heads = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.output(heads.transpose(1, 2).reshape(B, T, d_model))
        out: Tensor = x + self.mlp(self.norm_2(x))
        return out


class Nano(nn.Module):
    """The model, without dropout, with the weights of one of ours."""

    def __init__(self, ours: GPT) -> None:
        super().__init__()
        config = ours.config
        self.token_embedding = nn.Embedding(config.vocab_size, config.d_model)
        self.position_embedding = nn.Embedding(config.context_length, config.d_model)
        self.blocks = nn.ModuleList(NanoBlock(config) for _ in range(config.n_layers))
        self.norm = nn.LayerNorm(config.d_model)
        self.head = nn.Linear(config.d_model, config.vocab_size, bias=False)
        self.head.weight = self.token_embedding.weight
        # the same tensors in the same order; matrices of linear layers are the other way round
        matrices = {id(m.weight) for m in self.modules() if isinstance(m, nn.Linear)}
        matrices.discard(id(self.token_embedding.weight))
        order = [*self._in_our_order()]
        with torch.no_grad():
            for mine, theirs in zip(ours.parameters(), order, strict=True):
                theirs.copy_(mine.T if id(theirs) in matrices else mine)

    def _in_our_order(self) -> list[nn.Parameter]:
        parts: list[nn.Module] = [self.token_embedding, self.position_embedding]
        for block in self.blocks:
            parts += [block.norm_1, block.qkv, block.output, block.norm_2, *block.mlp]
        return [p for part in (*parts, self.norm) for p in part.parameters()]

    def forward(self, ids: Tensor) -> Tensor:
        """[B, T] → logits, [B, T, V]."""
        positions = torch.arange(ids.shape[1], device=ids.device)
        x = self.token_embedding(ids) + self.position_embedding(positions)
        for block in self.blocks:
            x = block(x)
        logits: Tensor = self.head(self.norm(x))
        return logits
