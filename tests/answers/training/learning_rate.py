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


def _changed_rate(warm=None, fall=None):
    """A schedule as learners write it, with one of its two pieces replaced."""

    def rate(step, peak, warmup, total, final):
        if step < warmup:
            return warm(step, peak, warmup, final) if warm else peak * step / warmup
        if fall:
            return fall(step, peak, warmup, total, final)
        return _rate(step, peak, warmup, total, final)

    return rate


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
    "starts at `final`": _changed_rate(warm=lambda s, p, w, f: f + (p - f) * s / w),
    "off by one: at step 0": _changed_rate(warm=lambda s, p, w, f: p * (s + 1) / w),
    "off by one in the warm-up": _changed_rate(warm=lambda s, p, w, f: p * (s + 1) / (w + 1)),
    "it goes to `peak`": _changed_rate(warm=lambda s, p, w, f: s / w),
    "with `<=`": _rate_up_to_warmup,
    "Let the step choose": _rate_by_minimum,
    "not at step 0": _changed_rate(fall=lambda s, p, w, total, f: _half(s / total, p, f)),
    "never comes to its end": _changed_rate(
        fall=lambda s, p, w, total, f: _half((s - w) / total, p, f)
    ),
    "off by one in the fall": _changed_rate(
        fall=lambda s, p, w, total, f: _half((s - w) / (total - w - 1), p, f)
    ),
    "back at the peak": _changed_rate(
        fall=lambda s, p, w, total, f: _half(2 * (s - w) / (total - w), p, f)
    ),
    "a quarter of a turn": _changed_rate(
        fall=lambda s, p, w, total, f: f + (p - f) * math.cos(math.pi / 2 * (s - w) / (total - w))
    ),
    "takes radians": _changed_rate(
        fall=lambda s, p, w, total, f: _half(180 / math.pi * (s - w) / (total - w), p, f)
    ),
    "π is missing": _changed_rate(
        fall=lambda s, p, w, total, f: f + (p - f) * (1 + math.cos((s - w) / (total - w))) / 2
    ),
    "goes on to 0": _changed_rate(
        fall=lambda s, p, w, total, f: _half((s - w) / (total - w), p, 0)
    ),
    "starts above the peak": _changed_rate(
        fall=lambda s, p, w, total, f: f + _half((s - w) / (total - w), p, 0)
    ),
    "falls below `final`": _changed_rate(
        fall=lambda s, p, w, total, f: f + (p - f) * math.cos(math.pi * (s - w) / (total - w))
    ),
    "rises at the end": _changed_rate(
        fall=lambda s, p, w, total, f: (
            f + (p - f) * (1 - math.cos(math.pi * (s - w) / (total - w))) / 2
        )
    ),
    "cuts the curve off": _changed_rate(
        fall=lambda s, p, w, total, f: max(f, _half((s - w) / (total - w), p, 0))
    ),
    "stays at the peak": _changed_rate(fall=lambda s, p, w, total, f: p),
    "at once": _changed_rate(fall=lambda s, p, w, total, f: f),
    "only the fall is a cosine": _changed_rate(
        warm=lambda s, p, w, f: p / 2 * (1 - math.cos(s / w * math.pi))
    ),
    "rounds down": _changed_rate(
        fall=lambda s, p, w, total, f: _half((s - w) // (total - w), p, f)
    ),
    "bend it by a cosine": _changed_rate(
        fall=lambda s, p, w, total, f: p - (p - f) * (s - w) / (total - w)
    ),
}
