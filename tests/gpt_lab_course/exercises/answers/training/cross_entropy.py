"""`training.cross_entropy` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch
from torch.nn import functional as F


def _softmax(logits, subtract):
    powers = [math.exp(x - subtract) for x in logits]
    return [p / sum(powers) for p in powers]


def _loss_by_differences(logits, target):
    """Stable in another way: log(1 + …) of what the others are above the token, largest out."""
    rest = [x - logits[target] for x in logits]
    top = max(rest)
    return top + math.log(sum(math.exp(x - top) for x in rest))


def _loss_by_numpy(logits, target):
    z = np.array(logits, dtype=np.float32)
    z = z - z.max()
    return (np.log(np.exp(z).sum()) - z)[target]


def _naive(logits, target):
    total = sum(math.exp(x) for x in logits)
    return -math.log(math.exp(logits[target]) / total)


def _too_much(logits, target):
    c = 2 * max(logits)
    return c + math.log(sum(math.exp(x - c) for x in logits)) - logits[target]


RIGHT = [
    _loss_by_differences,
    _loss_by_numpy,
    lambda logits, target: F.cross_entropy(torch.tensor(logits), torch.tensor(target)),
    lambda logits, target: torch.logsumexp(torch.tensor(logits), 0) - logits[target],
    lambda logits, target: -torch.tensor(logits).log_softmax(0)[target],
    lambda logits, target: np.logaddexp.reduce(logits) - logits[target],
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "look at what is subtracted": _too_much,
    "the sign is wrong: a": lambda z, t: math.log(_softmax(z, max(z))[t]),
    "the logarithm of 1 −": lambda z, t: -math.log(1 - _softmax(z, max(z))[t]),
    "but not from the token's own": lambda z, t: (
        -math.log(math.exp(z[t]) / sum(math.exp(x - max(z)) for x in z))
    ),
    "the sign": lambda z, t: torch.tensor(z).log_softmax(0)[t],
    "as long as the logits are small": _naive,
    "Take the logarithm before you divide: ": lambda z, t: -math.log(_softmax(z, max(z))[t]),
    "almost impossible": lambda z, t: -torch.tensor(z).softmax(0).log()[t],
    "missing from the sum": lambda z, t: (
        np.logaddexp.reduce([x for i, x in enumerate(z) if i != t]) - z[t]
    ),
    "`logits` is a list": lambda z, t: math.log(sum(math.exp(z))) - z[t],
}
