"""`training.perplexity` as learners solve it: rightly in other forms, and wrongly."""

import math
from fractions import Fraction

import numpy as np
import torch


def _tokens(texts):
    return sum(n for _, n in texts)


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
    "these are perplexities averaged": (
        lambda texts: np.mean([math.exp(loss) for loss, _ in texts])
    ),
    "the weights are right; but": lambda texts: np.average(
        [math.exp(loss) for loss, _ in texts], weights=[n for _, n in texts]
    ),
    "the mean loss of a token": lambda texts: _sum_of_losses(texts) / _tokens(texts),
    "not 2": lambda texts: 2 ** (_sum_of_losses(texts) / _tokens(texts)),
    "base and exponent": lambda texts: (_sum_of_losses(texts) / _tokens(texts)) ** math.e,
    "one more minus": lambda texts: math.exp(-_sum_of_losses(texts) / _tokens(texts)),
    "are added up; divide": lambda texts: math.exp(_sum_of_losses(texts)),
    "not of texts": lambda texts: np.exp(_sum_of_losses(texts) / len(texts)),
    "divided once more": lambda texts: math.exp(sum(x for x, _ in texts) / _tokens(texts)),
    "the first text": lambda texts: math.exp(texts[0][0]),
    "the last text": lambda texts: math.exp(texts[-1][0]),
    "the hardest text": lambda texts: math.exp(max(texts)[0]),
    "the two are swapped": lambda texts: np.exp(
        _sum_of_losses(texts) / sum(tokens for tokens, _ in texts)
    ),
    "this is rounded": lambda texts: round(math.exp(_sum_of_losses(texts) / _tokens(texts)), 2),
    "this is a logarithm": lambda texts: math.log(_sum_of_losses(texts) / _tokens(texts)),
    "a list of pairs": _unpacked_at_once,
    "neither weighted nor divided": lambda texts: math.exp(sum(x for x, _ in texts)),
    "take its loss": lambda texts: math.exp(sum(text * 1.0 for text in texts)),
}
