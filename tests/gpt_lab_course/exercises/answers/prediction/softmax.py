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
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "by PyTorch's ready-made softmax: take": lambda logits, temperature: torch.softmax(
        logits / temperature, dim=0
    ),
    "by PyTorch's ready-made softmax": lambda logits, temperature: tuple(
        torch.nn.functional.softmax(logits / temperature, -1)
    ),
    "too large for a float: subtract the largest score": lambda logits, temperature: [
        math.exp(x / (temperature / 1_000)) for x in logits
    ],
    "all powers came out as 0": lambda logits, temperature: [
        1 / sum(math.exp(x - 1_000) for x in logits)
    ],
    "`math.exp` takes one number": lambda logits, temperature: math.exp(logits / temperature),
    "too large for a float. Subtract the largest": _plain_math,
    "is subtracted after": _late_shift,
    "for a temperature of 1 alone": lambda logits, temperature: (
        torch.exp(logits) / torch.exp(logits).sum()
    ),
    "above the line, and not in the sum below. Divide": lambda logits, temperature: [
        x / torch.exp(logits).sum() for x in torch.exp(logits / temperature)
    ],
    "fits one check alone": lambda logits, temperature: (
        (p := torch.exp((logits - 1000) / temperature)) / p.sum()
    ),
    "not their mean": _mean_shift,
    "the *largest* of the divided scores": _mean_shift_in_numpy,
}
