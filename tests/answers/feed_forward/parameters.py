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
    with torch.device("meta"):
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


WRONG = {
    "that is one of the matrices": lambda d, f, b, g: d * f + f * b,
    "counted always": lambda d, f, b, g: (2 + g) * d * f + (1 + g) * f + d,
    "never counted": lambda d, f, b, g: (3 if g else 2) * d * f,
    "there is a third matrix": _plain,
    "the gate is counted always": lambda d, f, b, g: 3 * d * f + b * (2 * f + d),
    "the gate has a bias too": lambda d, f, b, g: (2 + g) * d * f + b * (f + d),
    "down's has d_model numbers": lambda d, f, b, g: (2 + g) * (d * f + b * f),
    "up's has d_ff numbers": lambda d, f, b, g: (2 + g) * (d * f + b * d),
    "down has a bias too": lambda d, f, b, g: (2 + g) * d * f + b * (1 + g) * f,
    "up has a bias too": lambda d, f, b, g: (2 + g) * d * f + b * d,
    "here it is taken to be 4": lambda d, f, b, g: (2 + g) * d * 4 * d + b * ((1 + g) * 4 * d + d),
    "not square": lambda d, f, b, g: (2 + g) * d * d + b * ((1 + g) * f + d),
    "not of all twelve": lambda d, f, b, g: 12 * _module(d, f, b, g),
}
