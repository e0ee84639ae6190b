"""`feed_forward.parameters` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

from gpt_lab import GPTConfig
from gpt_lab.model.feed_forward import FeedForward


def _tensors(d_model, d_ff, bias, gated):
    up = torch.zeros(d_model, d_ff)
    n = up.numel() * (3 if gated else 2)
    if bias:
        n += torch.zeros(d_ff).numel() * (1 + gated) + d_model
    return torch.tensor(n)


def _module(d_model, d_ff, bias, gated):
    kind = "swiglu" if gated else "gelu"
    config = GPTConfig(d_model=d_model, n_heads=1, d_ff=d_ff, bias=bias, feed_forward=kind)
    return sum(p.numel() for p in FeedForward(config).parameters())


def _lists(d_model, d_ff, bias, gated):
    shapes = [(d_model, d_ff), (d_ff, d_model)]
    if gated:
        shapes.append((d_model, d_ff))
    if bias:
        shapes += [(columns,) for _, columns in shapes]
    return np.sum([np.prod(shape) for shape in shapes])


RIGHT = [_tensors, _module, _lists, lambda d, f, b, g: float(d * f * (2 + g) + b * (f + g * f + d))]


def _plain(d_model, d_ff, bias, gated):
    n = 2 * d_model * d_ff
    if bias:
        n += d_ff + d_model
    return n


def _down_as_wide_as_up(d_model, d_ff, bias, gated):
    weights = d_model * d_ff + d_ff * d_model
    return weights + 2 * d_ff if bias else weights


def _four_times(d_model, d_ff, bias, gated):
    wide = 4 * d_model
    n = d_model * wide + wide * d_model
    return n + wide + d_model if bias else n


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "up's and the gate's d_ff each": _down_as_wide_as_up,
    "takes d_ff to be 4": _four_times,
    "there is a third matrix": _plain,
    "the gate has a bias, too": lambda d, f, b, g: (2 + g) * d * f + b * (f + d),
    "down's has d_model numbers": lambda d, f, b, g: (2 + g) * (d * f + b * f),
}
