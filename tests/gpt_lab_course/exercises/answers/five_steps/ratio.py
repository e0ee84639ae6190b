"""`five_steps.ratio` as learners solve it: rightly in other forms, and wrongly."""

import math
from fractions import Fraction

import numpy as np
import torch

E = 2.718281828459045


def _by_softmax(a, b):
    """Two tokens alone: their shares have the same ratio."""
    p = torch.tensor([a, b], dtype=torch.float64).softmax(dim=0)
    return p[0] / p[1]


RIGHT = [
    lambda a, b: math.exp(a) / math.exp(b),
    lambda a, b: np.exp(np.float64(a - b)),
    lambda a, b: E**a / E**b,
    _by_softmax,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "divides the scores themselves": lambda a, b: Fraction(a) / Fraction(b),
    "how far apart": lambda a, b: -(b - a),
    "upside down": lambda a, b: math.exp(b) / math.exp(a),
    "the first token's share": lambda a, b: torch.tensor([a, b]).double().softmax(0)[0].item(),
    "how *much* more": lambda a, b: E**a - E**b,
    "another number": lambda a, b: 10**a / 10**b,
    "far too large": lambda a, b: math.exp(1000 * a),
    "a logarithm undoes": lambda a, b: math.log(a) - math.log(b),
    "multiplies by e": lambda a, b: (a - b) * math.e,
    "have changed places": lambda a, b: a**math.e / b**math.e,
    "imported first": lambda a, b: exp(a - b),  # noqa: F821
    "use `math.e`": lambda a, b: 2.718**a / 2.718**b,
    "do not need it": lambda a, b: math.exp(a) / 1000 / 562.6,
    "this is rounded": lambda a, b: round(E ** (a - b)),
}
