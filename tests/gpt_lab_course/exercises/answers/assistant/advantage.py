"""`assistant.advantage` as learners solve it: rightly in other forms, and wrongly."""

import statistics

import numpy as np
import torch

from gpt_lab.tuning import group_advantages


def _zeros_apart(rewards):
    result = []
    for group in rewards:
        mean = sum(group) / len(group)
        spread = (sum((r - mean) ** 2 for r in group) / (len(group) - 1)) ** 0.5
        result.append(tuple((r - mean) / spread if spread else 0.0 for r in group))
    return tuple(result)


def _numpy(rewards):
    r = np.array(rewards)
    return (r - r.mean(1, keepdims=True)) / (r.std(1, ddof=1, keepdims=True) + 1e-8)


def _tensors(rewards, *, dim=1, correction=1, small=1e-4):
    r = torch.tensor(rewards, dtype=torch.float64)
    keep = {"dim": dim, "keepdim": True}
    return (r - r.mean(**keep)) / (r.std(**keep, correction=correction) + small)


RIGHT = [
    _zeros_apart,
    _numpy,
    _tensors,
    lambda rewards: group_advantages(torch.tensor(rewards)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the mean over all questions": lambda rewards: _tensors(rewards, dim=(0, 1)),
    "the deviation is that of all": lambda rewards: (
        (np.array(rewards) - np.mean(rewards, axis=1, keepdims=True))
        / (np.std(rewards, ddof=1) + 1e-4)
    ),
    "divides by n, and": lambda rewards: _tensors(rewards, correction=0),
    "deviation is 0": lambda rewards: [
        [(r - statistics.mean(g)) / statistics.stdev(g) for r in g] for g in rewards
    ],
    "so is what's divided by it": lambda rewards: _tensors(rewards, small=0),
    "the sign is wrong": lambda rewards: -_numpy(rewards),
    "is missing": lambda rewards: np.array(rewards) - np.mean(rewards, axis=1, keepdims=True),
    "one flat list": lambda rewards: _tensors(rewards).flatten(),
}
