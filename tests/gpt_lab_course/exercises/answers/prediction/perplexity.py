"""`prediction.perplexity` as learners solve it: rightly in other forms, and wrongly."""

import math
from fractions import Fraction

import numpy as np
import torch


def _perplexity_numpy(texts):
    losses, tokens = np.array(texts).T
    return np.exp(np.average(losses, weights=tokens))


def _perplexity_product(texts):
    tokens = sum(n for _, n in texts)
    return math.prod(math.exp(loss) ** Fraction(n, tokens) for loss, n in texts)


def _perplexity_torch(texts):
    table = torch.tensor(texts)
    return torch.exp((table[:, 0] * table[:, 1]).sum() / table[:, 1].sum())


def _sum_of_losses(texts):
    return sum(loss * n for loss, n in texts)


def _unpacked_at_once(texts):
    losses, tokens = texts
    return math.exp(sum(losses) / sum(tokens))


RIGHT = [
    _perplexity_numpy,
    _perplexity_product,
    _perplexity_torch,
    lambda texts: math.e ** (_sum_of_losses(texts) / sum(n for _, n in texts)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "averages averages": lambda texts: math.exp(np.mean([loss for loss, _ in texts])),
    "the weights are right; but": lambda texts: np.average(
        [math.exp(loss) for loss, _ in texts], weights=[n for _, n in texts]
    ),
    "the hardest text": lambda texts: math.exp(max(texts)[0]),
    "a list of pairs": _unpacked_at_once,
    "take its loss": lambda texts: math.exp(sum(text * 1.0 for text in texts)),
}
