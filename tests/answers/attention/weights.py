"""`attention.weights` as learners solve it: rightly in other forms, and wrongly."""

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
    "the columns sum to 1 here": lambda scores: torch.softmax(scores, -2),
    "over the first axis": lambda scores: F.softmax(scores, dim=0),
    "axis 1 is the last one as long as": lambda scores: torch.softmax(scores, 1),
    "all weights together sum to 1": lambda s: torch.softmax(s.reshape(-1), 0).reshape(s.shape),
    "divide by the sum of the row": torch.exp,
    "shares of the scores themselves": lambda s: s / torch.sum(s, dim=-1, keepdim=True),
    "the logarithms of the weights": lambda scores: F.log_softmax(scores, -1),
    "a sigmoid": torch.sigmoid,
    "gives everything to the largest": lambda s: torch.eq(s, s.amax(-1, keepdim=True)) * 1.0,
    "the signs are turned round": lambda scores: F.softmin(scores, dim=-1),
    "by `keepdim=True`": _keepdim_forgotten,
    "right for small scores": _numpy_unprotected,
    "the largest of *all* scores": lambda s: (
        (s - s.max()).exp() / (s - s.max()).exp().sum(-1, keepdim=True)
    ),
    "powers of 2": lambda s: (
        2.0 ** (s - s.amax(-1, keepdim=True))
        / (2.0 ** (s - s.amax(-1, keepdim=True))).sum(-1, keepdim=True)
    ),
    "every key has the same weight": lambda s: torch.ones(s.shape) / s.shape[-1],
    "the scores, unchanged": lambda scores: scores,
}
