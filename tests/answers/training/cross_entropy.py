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


def _subtracting(choose):
    def loss(logits, target):
        c = choose(logits, target)
        return c + math.log(sum(math.exp(x - c) for x in logits)) - logits[target]

    return loss


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
    "this is the probability": lambda z, t: _softmax(z, max(z))[t],
    "this is 1 − the probability": lambda z, t: 1 - _softmax(z, max(z))[t],
    "the sign": lambda z, t: torch.tensor(z).log_softmax(0)[t],
    "a logit is a score": lambda z, t: -z[t],
    "in bits": lambda z, t: _loss_by_differences(z, t) / math.log(2),
    "base 10": lambda z, t: _loss_by_differences(z, t) / math.log(10),
    "likes best": lambda z, t: _loss_by_differences(z, z.index(max(z))),
    "the mean over all tokens": lambda z, t: -torch.tensor(z).log_softmax(0).mean(),
    "counts from 0": lambda z, t: _loss_by_differences(z, t - 1),
    "still to be subtracted": lambda z, t: torch.tensor(z).logsumexp(0),
    "both or neither": lambda z, t: math.log(sum(math.exp(x - max(z)) for x in z)) - z[t],
    "as long as the logits are small": _naive,
    "the smallest is subtracted": _subtracting(lambda z, t: min(z)),
    "the first is subtracted": _subtracting(lambda z, t: z[0]),
    "the mean is subtracted": _subtracting(lambda z, t: sum(z) / len(z)),
    "the token's own logit is subtracted": lambda z, t: (
        -math.log(1 / sum(math.exp(x - z[t]) for x in z))
    ),
    "take the logarithm before you divide, ": lambda z, t: -math.log(_softmax(z, max(z))[t]),
    "almost impossible": lambda z, t: -torch.tensor(z).softmax(0).log()[t],
    "shares of the scores": lambda z, t: -math.log(z[t] / sum(z)),
    "the logarithm of the logit itself": lambda z, t: -math.log(z[t]),
    "below the largest": lambda z, t: max(z) - z[t],
    "divided by the largest": lambda z, t: -(torch.tensor(z) / max(z)).log_softmax(0)[t],
    "missing from the sum": lambda z, t: (
        np.logaddexp.reduce([x for i, x in enumerate(z) if i != t]) - z[t]
    ),
    "added up; asked": lambda z, t: -torch.tensor(z).double().log_softmax(0).sum(),
    "a least probability": lambda z, t: -math.log(_softmax(z, max(z))[t] + 1e-12),
    "*added* outside": lambda z, t: math.log(sum(math.exp(x - max(z)) for x in z)) - max(z) - z[t],
    "`logits` is a list": lambda z, t: math.log(sum(math.exp(z))) - z[t],
}
