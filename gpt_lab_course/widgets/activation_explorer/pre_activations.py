"""Histograms of the lab model's pre-activations, the inputs of its activation functions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gpt_lab.lab_model.tokenizer import LabTokenizer

LOW, HIGH, BINS = -6, 6, 120
"""The range of the histogram, and its number of bins, which are 0.1 wide."""

_TOKENS_OF_A_KIND = 512


@cache
def histograms() -> tuple[list[list[int]], int]:
    """Histograms of the pre-activations, one a block, on held-out texts of every kind.

    A row's first count is for values below ``LOW``, its last for ``HIGH`` or above. A bin includes
    its lower edge.

    Returns:
        ``BINS + 2`` counts for each block, and the number of tokens; each token gives d_ff values.
    """
    import torch

    from gpt_lab.lab_model import load_lab_model

    model, tokenizer = load_lab_model()
    n_layers, n_ctx = model.config.n_layers, model.config.context_length
    edges = LOW + torch.arange(BINS + 1) * ((HIGH - LOW) / BINS)
    counts = torch.zeros(n_layers, BINS + 2, dtype=torch.int64)
    tokens = 0
    for ids in rows(tokenizer, n_ctx):
        with torch.inference_mode():
            seen = model.activations(torch.tensor([ids]), "blocks.*.feed_forward.up")
        for layer, values in enumerate(seen.values()):  # [1, T, d_ff]
            bins = torch.bucketize(values.flatten(), edges, right=True)
            counts[layer] += torch.bincount(bins, minlength=BINS + 2)
        tokens += len(ids)
    return counts.tolist(), tokens


def rows(tokenizer: LabTokenizer, n_ctx: int) -> Iterator[list[int]]:
    """Held-out texts as token IDs, with about as many tokens of each kind."""
    from gpt_lab.lab_model import held_out

    for kind in ("prose", "stories", "facts", "drills"):
        left = _TOKENS_OF_A_KIND
        texts = iter(held_out(kind))
        while left > 0 and (text := next(texts, None)) is not None:
            ids = tokenizer.encode(text)
            for start in range(0, len(ids), n_ctx - 1):
                if left > 0:
                    row = [tokenizer.end_of_text, *ids[start : start + n_ctx - 1]]
                    left -= len(row)
                    yield row
