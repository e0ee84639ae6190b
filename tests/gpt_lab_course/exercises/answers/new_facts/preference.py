"""`new_facts.preference` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch
from torch.nn import functional as F

RIGHT = [
    # overflows at a margin of −8,000, and is right wherever it gives a number
    lambda c, r, c0, r0, beta: -math.log(1 / (1 + math.exp(-beta * (c - c0 - r + r0)))),
    lambda c, r, c0, r0, beta: -F.logsigmoid(torch.tensor(beta * ((c - r) - (c0 - r0)))),
    lambda c, r, c0, r0, beta: np.logaddexp(0, -beta * (c - c0 - r + r0)),
    lambda c, r, c0, r0, beta: math.log1p(math.exp(beta * (r - r0 - c + c0))),
    # as Rafailov et al. derive it: of the two implicit rewards, a Bradley-Terry model
    lambda c, r, c0, r0, beta: (
        -math.log(
            math.exp(beta * (c - c0)) / (math.exp(beta * (c - c0)) + math.exp(beta * (r - r0)))
        )
    ),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the reference is missing": lambda c, r, c0, r0, beta: np.logaddexp(0, -beta * (c - r)),
    "the sign of the margin": lambda c, r, c0, r0, beta: np.logaddexp(0, beta * (c - c0 - r + r0)),
    "that's the probability": lambda c, r, c0, r0, beta: torch.sigmoid(
        torch.tensor(beta * (c - c0 - r + r0))
    ),
    "a minus in front": lambda c, r, c0, r0, beta: (
        -torch.sigmoid(torch.tensor(beta * (c - c0 - r + r0)))
    ),
    "`beta` is missing": lambda c, r, c0, r0, beta: np.logaddexp(0, -(c - c0 - r + r0)),
}
