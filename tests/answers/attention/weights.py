"""`attention.weights` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch
from torch.nn import functional as F


def _numpy(scores):
    scores = np.asarray(scores)
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def _by_logarithms(scores):
    return torch.exp(scores - torch.logsumexp(scores, dim=-1, keepdim=True))


def _rows(scores):
    if scores.ndim > 1:
        return [_rows(part) for part in scores]
    powers = [float(torch.exp(score - scores.max())) for score in scores]
    return [power / sum(powers) for power in powers]


def _keepdim_forgotten(scores):
    powers = torch.exp(scores - scores.max(dim=-1, keepdim=True).values)
    return powers / torch.sum(powers, dim=-1)


def _numpy_unprotected(scores):
    powers = np.exp(scores.numpy())
    return powers / powers.sum(-1, keepdims=True)


RIGHT = [lambda scores: F.softmax(scores, dim=-1), _numpy, _by_logarithms, _rows]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the last one is always `-1`": lambda scores: scores.softmax(dim=2),
    "too large for a float: subtract the row": lambda s: (
        (powers := np.vectorize(math.exp)(s)) / powers.sum(-1, keepdims=True)
    ),
    "gives everything to the largest": lambda s: torch.eq(s, s.amax(-1, keepdim=True)) * 1.0,
    "the signs are turned round": lambda scores: F.softmin(scores, dim=-1),
    "by `keepdim=True`": _keepdim_forgotten,
    "right for small scores": _numpy_unprotected,
}
