"""`prediction.draw` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _loop(probabilities, number):
    total = 0.0
    for i, p in enumerate(probabilities):
        total += p
        if number < total:
            return i
    return len(probabilities) - 1


def _subtracting(probabilities, number):
    for i, p in enumerate(probabilities.tolist()):
        if number < p:
            return i
        number -= p


def _too_early(probabilities, number):
    total, i = 0.0, -1
    for p in probabilities:
        total += p
        if total > number:
            return i
        i += 1


def _reversed(probabilities, number):
    total = 0.0
    for i in reversed(range(len(probabilities))):
        total += probabilities[i]
        if total > number:
            return i


def _sorted_and_back(probabilities, number):
    p, order = torch.sort(probabilities, descending=True)
    return order[(p.cumsum(0) > number).nonzero()[0, 0]]


RIGHT = [
    _loop,
    _subtracting,
    lambda probabilities, number: (probabilities.cumsum(0) <= number).sum(),
    lambda probabilities, number: np.searchsorted(
        np.cumsum(np.array(probabilities)), number, side="right"
    ),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the sum passes every number below 1": lambda probabilities, number: next(
        i for i in range(0) if number
    ),
    "one too early": _too_early,
    "is *nearest* to the number": lambda probabilities, number: np.argmin(
        abs(np.cumsum(np.array(probabilities)) - number)
    ),
    "sorting is not needed": _sorted_and_back,
    "from behind": _reversed,
}
