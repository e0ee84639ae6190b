"""A task that needs two look-ups at once: how many heads it takes.

A row has eight keys, and each has a value drawn at random. One query names two of the keys, and the
targets are both values, in the order of the keys. A single head can attend to both positions, half
to each, and gets the mean of two values: it knows *which two* they are, but not their order.
Guessing between them is right for 1/2 of the pairs that differ, and always for the 1/8 that are
equal: 1/2 · 7/8 + 1/8 = .56.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab_course.experiments.training.descent import descend, float64, token_loss


class _Layer(nn.Module):
    """One layer of attention without a mask, read only at the query."""

    def __init__(self, n_heads: int, n_kv_heads: int, width: int, keys: int) -> None:
        super().__init__()
        self.split = n_heads, n_kv_heads, n_kv_heads  # heads of queries, keys and values
        # rows for the keys and their values, and for a key named first or second
        self.rows = nn.Parameter(0.3 * torch.randn(4, keys, width))
        self.qkv = nn.Linear(width, sum(self.split) * (width // n_heads), bias=False)
        self.output = nn.Linear(width, 2 * keys)

    def forward(self, values: Tensor, asked: Tensor) -> Tensor:
        """Values of the keys, [B, K], and the two named keys, [B, 2] → logits [B, 2, K]."""
        keys, kinds, first, second = self.rows
        query = (first[asked[:, 0]] + second[asked[:, 1]]).unsqueeze(1)
        x = torch.cat([query, keys + kinds[values]], dim=1)  # [B, 1 + K, width]
        qkv = self.qkv(x).unflatten(-1, (sum(self.split), -1)).transpose(1, 2)
        q, k, v = qkv.split(self.split, dim=1)  # [B, H or H_kv, 1 + K, d_head]
        heads = F.scaled_dot_product_attention(
            q[:, :, :1], k[:, :, 1:], v[:, :, 1:], enable_gqa=q.shape[1] != k.shape[1]
        )  # [B, H, 1, d_head]
        logits: Tensor = self.output(heads.flatten(1))  # [B, 2·K]
        return logits.view(-1, 2, len(keys))


@float64()
def two_lookups(
    n_heads: int,
    n_kv_heads: int | None = None,
    *,
    width: int = 32,
    keys: int = 8,
    steps: int = 300,
    seed: int = 0,
) -> float:
    """Train a layer of attention to look up two values, and return the share that is right.

    Parameters, multiplications and the task are the same for every number of heads. What differs is
    the number of separate look-ups, and the width of each head.

    Args:
        n_heads: the number of heads, each ``width / n_heads`` wide.
        n_kv_heads: the number of key/value heads; ``n_heads`` when left out.
        width: d_model of the layer.
        keys: the number of keys in a row, and of different values.
        steps: the number of steps of AdamW, each on 64 new rows.
        seed: the seed of the initial parameters and of all rows.

    Returns:
        The share of right values in 10,000 new rows, 0 to 1.
    """
    torch.manual_seed(seed)
    layer = _Layer(n_heads, n_kv_heads or n_heads, width, keys)
    optimizer = torch.optim.AdamW(layer.parameters(), lr=0.01, weight_decay=0)
    for _ in range(steps):
        logits, wanted = _answers(layer, 64, keys)
        descend(token_loss(logits, wanted), optimizer)
    with torch.no_grad():
        logits, wanted = _answers(layer, 10_000, keys)
    return (logits.argmax(dim=-1) == wanted).double().mean().item()


def _answers(layer: _Layer, rows: int, keys: int) -> tuple[Tensor, Tensor]:
    """Logits, [B, 2, K], and target values, [B, 2]."""
    values = torch.randint(keys, (rows, keys))
    asked = torch.rand(rows, keys).argsort(dim=1)[:, :2]  # two different keys
    return layer(values, asked), values.gather(1, asked)
