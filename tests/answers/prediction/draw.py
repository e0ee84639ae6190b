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


def _or_equal(probabilities, number):
    total = 0.0
    for i, p in enumerate(probabilities):
        total += p
        if number <= total:
            return i


def _too_early(probabilities, number):
    total, i = 0.0, -1
    for p in probabilities:
        total += p
        if total > number:
            return i
        i += 1


def _not_summed(probabilities, number):
    for i, p in enumerate(probabilities):
        if p > number:
            return i
    return len(probabilities) - 1


def _reversed(probabilities, number):
    total = 0.0
    for i in reversed(range(len(probabilities))):
        total += probabilities[i]
        if total > number:
            return i


def _sorted(probabilities, number):
    sums = np.sort(np.array(probabilities))[::-1].cumsum()
    return int((sums <= number).sum())


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
    "greedy choice": lambda probabilities, number: probabilities.argmax(),
    "one too far": lambda probabilities, number: (probabilities.cumsum(0) <= number).sum() + 1,
    "one too early": _too_early,
    "on a border": _or_equal,
    "compared with the number one by one": _not_summed,
    "equally likely": lambda probabilities, number: int(len(probabilities) * number),
    "nearest to the number": lambda probabilities, number: torch.argmin(
        abs(probabilities - number)
    ),
    "is *nearest* to the number": lambda probabilities, number: np.argmin(
        abs(np.cumsum(np.array(probabilities)) - number)
    ),
    "this is a probability": lambda probabilities, number: probabilities[
        (probabilities.cumsum(0) <= number).sum()
    ],
    "the *sorted* probabilities": _sorted,
    "sorting is not needed": _sorted_and_back,
    "from behind": _reversed,
    "count the sums": lambda probabilities, number: sum(p < number for p in probabilities),
}
