"""`prediction.softmax` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch


def _by_hand(logits, temperature):
    scaled = [float(x) / temperature for x in logits]
    top = max(scaled)
    powers = [math.exp(x - top) for x in scaled]
    return [x / sum(powers) for x in powers]


def _numpy(logits, temperature):
    scaled = (np.array(logits) - np.max(np.array(logits))) / temperature
    return np.exp(scaled) / np.exp(scaled).sum()


def _log_space(logits, temperature):
    scaled = logits / temperature
    return (scaled - scaled.logsumexp(dim=0)).exp()


def _plain_math(logits, temperature):
    powers = [math.exp(x / temperature) for x in logits.tolist()]
    total = sum(powers)
    return [x / total for x in powers]


def _torch_naive(logits, temperature):
    powers = torch.exp(logits / temperature)
    return powers / powers.sum()


def _late_shift(logits, temperature):
    powers = torch.exp(logits / temperature - logits.max())
    return powers / powers.sum()


def _mean_shift(logits, temperature):
    scaled = logits / temperature
    powers = torch.exp(scaled - scaled.mean())
    return powers / powers.sum()


def _mean_shift_in_numpy(logits, temperature):
    scaled = np.array(logits, dtype=float) / temperature
    with np.errstate(all="ignore"):
        powers = np.exp(scaled - scaled.mean())
        return powers / powers.sum()


RIGHT = [
    _by_hand,
    _numpy,
    _log_space,
    lambda logits, temperature: torch.softmax(logits / temperature, dim=0),
    lambda logits, temperature: tuple(torch.nn.functional.softmax(logits / temperature, -1)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "for a temperature of 1 alone": lambda logits, temperature: torch.softmax(logits, 0),
    "do not multiply": lambda logits, temperature: torch.softmax(logits * temperature, 0),
    "comes too late": lambda logits, temperature: torch.softmax(logits, 0) / temperature,
    "are multiplied by": lambda logits, temperature: temperature * logits.softmax(0),
    "to the power of 1/T": lambda logits, temperature: logits.softmax(0) ** (1 / temperature),
    "these are powers of e": lambda logits, temperature: torch.exp(logits / temperature),
    "the largest of these is 1": lambda logits, temperature: (
        (p := (logits / temperature).softmax(0)) / p.max()
    ),
    "divided by their sum; softmax": lambda logits, temperature: logits / sum(logits),
    "scores of 1,000 are too much": _torch_naive,
    "subtract the largest": _plain_math,
    "is subtracted after": _late_shift,
    "not their mean": _mean_shift,
    "the *largest* of the divided scores": _mean_shift_in_numpy,
    "not 2": lambda logits, temperature: (
        2 ** ((logits - logits.max()).double() / temperature)
        / (2 ** ((logits - logits.max()).double() / temperature)).sum()
    ),
    "logarithms of probabilities": lambda logits, temperature: torch.log_softmax(
        logits / temperature, 0
    ),
    "a sigmoid": lambda logits, temperature: torch.sigmoid(logits / temperature),
    "the divided scores": lambda logits, temperature: [x / temperature for x in logits],
    "the signs are turned": lambda logits, temperature: torch.softmax(-logits / temperature, 0),
}
