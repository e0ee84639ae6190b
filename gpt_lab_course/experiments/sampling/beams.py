"""Beam search for probable continuations."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.model import KVCache
from gpt_lab.model.gpt import GPT


@torch.inference_mode()
def beam_search(model: GPT, prompts: Tensor, width: int, n: int) -> tuple[Tensor, Tensor]:
    """Keep the ``width`` most probable beginnings at each step; width 1 is greedy decoding.

    Args:
        model: the model, in evaluation mode.
        prompts: B prompts of one length, [B, T].
        width: the number of beams.
        n: the number of new tokens; after the end of a text, another one begins.

    Returns:
        The most probable continuation found for each prompt, [B, T + n], and the log-probability of
        its ``n`` tokens, [B].
    """
    B, V = len(prompts), model.config.vocab_size
    new = beams = prompts.repeat_interleave(width, dim=0)  # [B · width, T]
    total = torch.full((B, width), -math.inf)
    total[:, 0] = 0.0  # at first all beams are equal: only one counts
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
    """The share of distinct n-grams among all texts, [B, T]."""
    texts = rows.tolist()
    pieces = [tuple(t[i : i + n]) for t in texts for i in range(len(t) - n + 1)]
    return len({*pieces}) / len(pieces)
