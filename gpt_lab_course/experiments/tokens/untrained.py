"""Untrained tokens: the positions of their rows, and what a model does with them.

Thirteen bytes occur in no UTF-8 text. Their rows in the token embedding show what happens to a
token that is never read. Other untrained tokens are recognized because their rows are close.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache

import torch
from torch import Tensor

from gpt_lab import data
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model import GPT

IMPOSSIBLE_BYTES = (0xC0, 0xC1, *range(0xF5, 0x100))
"""Bytes that no UTF-8 text has: they would start overlong or invalid characters."""


@cache
def _held_out() -> tuple[str, ...]:
    texts = json.loads(data.read("held-out.json"))
    return tuple(text for kind in texts.values() for text in kind)


def occurrences(tokenizer: LabTokenizer) -> Counter[int]:
    """How often each token occurs in the 303 held-out texts: ID → count."""
    return Counter(i for text in _held_out() for i in tokenizer.encode(text))


def impossible(tokenizer: LabTokenizer) -> list[int]:
    """The IDs of the bytes that occur in no text."""
    single = {tokenizer.token_bytes(i): i for i in range(256)}
    return [single[bytes([byte])] for byte in IMPOSSIBLE_BYTES]


def mean_cosine(table: Tensor, ids: Sequence[int]) -> float:
    """The mean cosine between pairs of different rows.

    Args:
        table: [V, d_model].
        ids: two or more rows.
    """
    rows = torch.nn.functional.normalize(table[list(ids)], dim=1)
    n = len(ids)
    return float(((rows @ rows.T).sum() - n) / (n * (n - 1)))


def draws(pool: Sequence[int], size: int, times: int, seed: int) -> list[list[int]]:
    """Random subsets of a pool."""
    generator = torch.Generator().manual_seed(seed)
    orders = (torch.randperm(len(pool), generator=generator)[:size] for _ in range(times))
    return [[pool[i] for i in order.tolist()] for order in orders]


def nearest_rows(table: Tensor, ids: Sequence[int]) -> list[int]:
    """All other rows of a table [V, d_model], sorted by closeness to the mean of some rows."""
    distances = (table - table[list(ids)].mean(dim=0)).norm(dim=1)
    return [i for i in distances.argsort().tolist() if i not in set(ids)]


@torch.inference_mode()
def copied(
    model: GPT,
    tokenizer: LabTokenizer,
    ids: Sequence[int],
    around: Sequence[int],
    times: int = 6,
    seed: int = 0,
) -> float:
    """The probability of a token when a row of random words is repeated up to it.

    Args:
        model: the model.
        tokenizer: its tokenizer; the end-of-text token stands in front.
        ids: the tokens to be copied, each the fourth of a row of six.
        around: the tokens from which the other five are drawn.
        times: the number of texts for each token.
        seed: the seed of the draw.

    Returns:
        The mean probability of the token after three rows and the first three words of a fourth.
    """
    found = []
    for i, token in enumerate(ids):
        for others in draws(around, 5, times, seed + i):
            row = [*others[:3], token, *others[3:]]
            text = [tokenizer.end_of_text, *row, *row, *row, *others[:3]]
            prompt = torch.tensor([text])  # [1, 22]
            found.append(float(model.next_logits(prompt)[0].softmax(dim=-1)[token]))
    return sum(found) / len(found)
