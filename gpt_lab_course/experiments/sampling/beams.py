"""Beam search: the most probable continuation that a limited look ahead finds."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.model import KVCache
from gpt_lab.model.gpt import GPT


@torch.inference_mode()
def beam_search(model: GPT, prompts: Tensor, width: int, n: int) -> tuple[Tensor, Tensor]:
    """Keep the ``width`` most probable beginnings at each step; with width 1 this is greedy choice.

    Args:
        model: the model, in evaluation mode.
        prompts: B prompts of one length, [B, T].
        width: how many beginnings of each are kept.
        n: how many tokens are written; a text that ends goes on with the next one.

    Returns:
        The most probable continuation that was met for each prompt, [B, T + n], and the logarithm
        of the probability of its ``n`` tokens together, [B].
    """
    B, V = len(prompts), model.config.vocab_size
    new = beams = prompts.repeat_interleave(width, dim=0)  # [B · width, T]
    total = torch.full((B, width), -math.inf)
    total[:, 0] = 0.0  # at first all beams are the same: one of them counts
    cache = KVCache(model.config, B * width, prompts.shape[1] + n, dtype=model.unembedding.dtype)
    for _ in range(n):
        logs = model.next_logits(new, cache).log_softmax(-1)
        sums = total[..., None] + logs.view(B, width, V)
        total, best = sums.flatten(1).topk(width)  # [B, width] each
        rows = (best // V + width * torch.arange(B)[:, None]).flatten()
        new = (best % V).view(-1, 1)
        beams = torch.cat([beams[rows], new], dim=1)
        for past in (*cache.keys, *cache.values):
            past.copy_(past[rows])  # a beam's keys and values move with it
    return beams[::width], total[:, 0]


def different_pieces(rows: Tensor, n: int = 4) -> float:
    """Of all pieces of ``n`` tokens in all texts [B, T] together, the share that is distinct."""
    texts = rows.tolist()
    pieces = [tuple(t[i : i + n]) for t in texts for i in range(len(t) - n + 1)]
    return len({*pieces}) / len(pieces)
