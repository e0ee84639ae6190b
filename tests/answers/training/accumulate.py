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


def _average(parts):
    return [sum(column) / len(parts) for column in zip(*(g for g, _ in parts), strict=True)]


def _running_average(parts):
    mean = np.array(parts[0][0])
    for g, _ in parts[1:]:
        mean = (mean + g) / 2
    return mean


def _summed(parts):
    return np.sum([g for g, _ in parts], axis=0)


def _weighted(parts):
    return np.sum([np.array(g) * n for g, n in parts], axis=0)


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


def _first_twice(parts):
    total = np.array(parts[0][0]) * parts[0][1]
    for g, n in parts:
        total = total + np.array(g) * n
    return total / _tokens(parts)


RIGHT = [
    _accumulate_numpy,
    _accumulate_torch,
    _accumulate_running,
    _accumulate_fractions,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this averages averages": _average,
    "weight each gradient by its number": _running_average,
    "in effect larger": _summed,
    "now divide by the number of tokens": _weighted,
    "and by the number of parts once": lambda parts: _weighted(parts) / _tokens(parts) / len(parts),
    "rounds down": lambda parts: _weighted(parts) // _tokens(parts),
    "not of parts": lambda parts: _weighted(parts) / len(parts),
    "repeats the list": _repeated,
    "of a *mean* already": lambda parts: np.sum([np.array(g) / n for g, n in parts], axis=0),
    "the last part alone": _overwritten,
    "the first part alone": _first_only,
    "the first part is counted twice": _first_twice,
    "the wrong axis": lambda parts: [sum(x * n for x in g) for g, n in parts],
    "added up to one number": lambda parts: (
        sum(sum(x * n for x in g) for g, n in parts) / _tokens(parts)
    ),
    "one behind the other": lambda parts: [x for g, _ in parts for x in g],
    "side by side": lambda parts: [np.array(g) * n / _tokens(parts) for g, n in parts],
    "of the longest part; divide": lambda parts: _weighted(parts) / max(n for _, n in parts),
    "of the last part; divide": lambda parts: _weighted(parts) / parts[-1][1],
    "multiply its numbers": lambda parts: [g * (n / _tokens(parts)) for g, n in parts],
    "need not be as many": lambda parts: [
        sum(g[i] * n for g, n in parts) for i in range(len(parts) + 9)
    ],
}
