"""`assistant.pass_at_k` as learners solve it: rightly in other forms, and wrongly."""

import statistics
from fractions import Fraction

import numpy as np
import torch

from gpt_lab import tuning


def _step_by_step(probabilities, k):
    """The first right one is sample 1, or sample 2, …"""
    total = 0.0
    for p in probabilities:
        missed = 1.0
        for _ in range(k):
            total += missed * p
            missed *= 1 - p
    return total / len(probabilities)


RIGHT = [
    _step_by_step,
    lambda ps, k: 1 - np.mean((1 - np.array(ps)) ** k),
    lambda ps, k: (1 - (1 - torch.tensor(ps)) ** k).mean(),
    lambda ps, k: statistics.mean(1 - (1 - Fraction(p)) ** k for p in ps),
    tuning.pass_at_k,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "not even one right": lambda ps, k: np.mean(1 - np.array(ps) ** k),
    "One is enough": lambda ps, k: np.mean(np.array(ps) ** k),
    "*none* of them": lambda ps, k: np.mean((1 - np.array(ps)) ** k),
    "taken too early": lambda ps, k: 1 - (1 - np.mean(ps)) ** k,
    "can be more than 1": lambda ps, k: k * np.mean(ps),
    "`k` changes nothing": lambda ps, k: statistics.fmean(ps),
    "the best question": lambda ps, k: np.max(1 - (1 - np.array(ps)) ** k),
    "the sum over the questions": lambda ps, k: float((1 - (1 - np.array(ps)) ** k).sum()),
    "a list, one for each": lambda ps, k: 1 - (1 - torch.tensor(ps)) ** k,
}
