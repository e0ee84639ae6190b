"""`new_facts.control` as learners solve it: rightly in other forms, and wrongly."""

import statistics

import numpy as np
import torch


def _one_by_one(edited, key, value, others):
    total = 0.0
    for other in others:
        total += edited(key, value) - edited(other, value)
    return total / len(others)


RIGHT = [
    _one_by_one,
    lambda e, k, v, others: e(k, v) - np.mean([e(o, v) for o in others]),
    lambda e, k, v, others: torch.tensor(e(k, v) - statistics.fmean(e(o, v) for o in others)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "may be an accident": lambda e, k, v, others: e(k, v) - e(others[0], v),
    "control of another claim": lambda e, k, v, others: (
        e(k, v) - statistics.fmean(e(k, o) for o in others)
    ),
    "call it several times": lambda e, k, v, others: e(k, v) - e(others, v),
    "Which value belongs": lambda e, k, v, others: e(k, v) - sum(e(o) for o in others),
    "a ratio": lambda e, k, v, others: e(k, v) / np.mean([e(o, v) for o in others]),
}
