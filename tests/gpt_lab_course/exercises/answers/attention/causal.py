"""`attention.causal` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch
from torch.nn import functional as F


def _numpy(scores):
    scores = np.array(scores)
    scores[np.triu_indices(len(scores), 1)] = -np.inf
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _row_by_row(scores):
    T = len(scores)
    return [
        [*torch.softmax(row[: t + 1], 0).tolist(), *[0.0] * (T - t - 1)]
        for t, row in enumerate(scores)
    ]


def _renormalized(scores):
    shares = torch.softmax(scores.double(), -1).tril()
    return shares / shares.sum(-1, keepdim=True)


def _added(scores):
    T = scores.shape[0]
    return F.softmax(scores + torch.full((T, T), -math.inf).triu(1), dim=-1)


RIGHT = [_numpy, _row_by_row, _renormalized, _added]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "turned around": lambda s: s.masked_fill(torch.ones_like(s).tril() == 1, -math.inf).softmax(-1),
    "the fill is +∞": lambda s: F.softmax(s + torch.full_like(s, math.inf).triu(1), -1),
    "keepdim=True": lambda s: s.exp().tril() / s.exp().tril().sum(dim=1),
    "0 · ∞ is no number": lambda s: F.softmax(s + (1 - torch.ones_like(s).tril()) * -math.inf, -1),
    "has another size": lambda s: s.masked_fill(torch.ones(9, 9).triu(1).bool(), -math.inf),
    "made of booleans": lambda s: s.masked_fill(torch.ones_like(s).triu(1), -math.inf),
    "the mask comes after the softmax": lambda s: torch.tril(F.softmax(s, -1)),
    "a score of 0 is a score": lambda s: F.softmax(torch.tril(s), -1),
    "the plain average": lambda s: torch.stack(
        [(torch.arange(len(s)) <= t) / (t + 1) for t in range(len(s))]
    ),
}
