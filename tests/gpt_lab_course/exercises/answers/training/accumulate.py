"""`training.accumulate` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import numpy as np
import torch


def _accumulate_numpy(parts):
    gradients = np.array([g for g, _ in parts])
    return np.average(gradients, axis=0, weights=[n for _, n in parts])


def _accumulate_torch(parts):
    weights = torch.tensor([float(n) for _, n in parts])
    return weights / weights.sum() @ torch.tensor([g for g, _ in parts])


def _accumulate_running(parts):
    mean, seen = [0.0] * len(parts[0][0]), 0
    for g, n in parts:
        seen += n
        mean = [m + (x - m) * n / seen for m, x in zip(mean, g, strict=True)]
    return tuple(mean)


def _accumulate_fractions(parts):
    tokens = sum(n for _, n in parts)
    return (sum(Fraction(g[i]) * n for g, n in parts) / tokens for i in range(len(parts[0][0])))


def _tokens(parts):
    return sum(n for _, n in parts)


def _repeated(parts):
    total = [0.0] * len(parts[0][0])
    for g, n in parts:
        total = [t + x for t, x in zip(total, g * n, strict=False)]
    return [t / _tokens(parts) for t in total]


def _overwritten(parts):
    for g, n in parts:
        total = [x * n for x in g]
        tokens = n
    return [t / tokens for t in total]


def _first_only(parts):
    total = [0.0] * len(parts[0][0])
    tokens = 0
    for g, n in parts:
        total = [t + x * n for t, x in zip(total, g, strict=True)]
        tokens += n
        return [t / tokens for t in total]


RIGHT = [
    _accumulate_numpy,
    _accumulate_torch,
    _accumulate_running,
    _accumulate_fractions,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "does not calculate: multiply": lambda parts: [g * (n / _tokens(parts)) for g, n in parts],
    "go through its numbers": lambda parts: sum(g for g, _ in parts) / len(parts),
    "takes them one by one": lambda parts: [g for g, n, *_, tokens in parts],
    "repeats the list": _repeated,
    "the last part alone": _overwritten,
    "the first part alone": _first_only,
    "need not be as many": lambda parts: [
        sum(g[i] * n for g, n in parts) for i in range(len(parts) + 9)
    ],
}
