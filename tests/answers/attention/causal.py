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


def _where(scores, value, diagonal=0):
    return torch.where(torch.tril(torch.ones_like(scores), diagonal) > 0, scores, value)


RIGHT = [_numpy, _row_by_row, _renormalized, _added]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the mask comes after the softmax": lambda s: torch.tril(F.softmax(s, -1)),
    "a score of 0 is a score": lambda s: F.softmax(torch.tril(s), -1),
    "the other triangle": lambda s: F.softmax(
        s.masked_fill(torch.ones_like(s).tril(-1) == 1, -math.inf), -1
    ),
    "a token may look at itself": lambda s: F.softmax(_where(s, -math.inf, -1), -1),
    "one too far": lambda s: F.softmax(_where(s, -math.inf, 1), -1),
    "nothing is masked": lambda s: F.softmax(s, dim=-1),
    "not low enough": lambda s: F.softmax(_where(s, -10.0), -1),
    "down the columns": lambda s: F.softmax(_where(s, -math.inf), 0),
    "these are the masked scores": lambda s: _where(s, -math.inf),
    "the plain average": lambda s: torch.stack(
        [(torch.arange(len(s)) <= t) / (t + 1) for t in range(len(s))]
    ),
    "stands among the weights": lambda s: _where(F.softmax(s, -1), -math.inf),
    "hides nothing": lambda s: F.softmax(s + torch.ones_like(s).tril(), -1),
    "not yet divided": lambda s: torch.tril(torch.exp(s)),
    "this is the mask": lambda s: torch.tril(torch.ones(len(s), len(s))),
}
