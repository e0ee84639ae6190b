"""`training.learning_rate` as learners solve it: rightly in other forms, and wrongly."""

import math
from fractions import Fraction

import numpy as np
import torch


def _rate(step, peak, warmup, total, final):
    if step < warmup:
        return step / warmup * peak
    return final + 0.5 * (peak - final) * (
        1 + math.cos((step - warmup) / (total - warmup) * math.pi)
    )


def _rate_by_sine(step, peak, warmup, total, final):
    if step < warmup:
        return torch.tensor(peak) * step / warmup
    done = Fraction(step - warmup, total - warmup)
    return np.float64(peak - (peak - final) * math.sin(math.pi / 2 * done) ** 2)


def _rate_by_interpolation(step, peak, warmup, total, final):
    if warmup and step <= warmup:
        return np.interp(step, [0, warmup], [0, peak])
    x = torch.linspace(0, math.pi, total - warmup + 1, dtype=torch.float64)[step - warmup]
    return final + (peak - final) * (1 + torch.cos(x)) / 2


def _half(done, peak, final):
    return final + (peak - final) * (1 + math.cos(math.pi * done)) / 2


def _rate_up_to_warmup(step, peak, warmup, total, final):
    if step <= warmup:
        return peak * step / warmup
    return _rate(step, peak, warmup, total, final)


def _rate_by_minimum(step, peak, warmup, total, final):
    line = peak * step / warmup if warmup else peak
    return min(line, _half((step - warmup) / (total - warmup), peak, final))


RIGHT = [_rate, _rate_by_sine, _rate_by_interpolation]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "rise in a straight line": lambda step, p, w, total, f: _half(step / total, p, f),
    "with `<=`": _rate_up_to_warmup,
    "Let the step choose": _rate_by_minimum,
}
