"""`today.block` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch

from gpt_lab import GPTConfig
from gpt_lab.model.block import Block


def _module(d_model, n_heads, n_kv_heads, d_head, d_ff):
    config = GPTConfig(
        d_model=d_model,
        n_heads=n_heads,
        n_kv_heads=n_kv_heads,
        d_head=d_head,
        d_ff=d_ff,
        qkv_bias=False,
        bias=False,
        norm="rms",
        feed_forward="swiglu",
        positions="rotary",
    )
    with torch.device("meta"):
        return sum(p.numel() for p in Block(config).parameters())


def _shapes(d, h, k, dh, f, shift=False, heads=None):
    kv = k if heads is None else heads(h, k)
    shapes = [(d, h * dh), (d, kv * dh), (d, kv * dh), (h * dh, d), (d, f), (d, f), (f, d)]
    shapes += [(d,), (d,)] * (2 if shift else 1)
    return sum(math.prod(shape) for shape in shapes)


RIGHT = [
    _module,
    _shapes,
    lambda d, h, k, dh, f: d * (2 * dh * (h + k) + 3 * f + 2),
    lambda d, h, k, dh, f: np.array([d, 2 * d * h * dh, 2 * d * k * dh, 3 * d * f, d]).sum(),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a scale and no shift": lambda *sizes: _shapes(*sizes, shift=True),
    "not `n_heads`": lambda *sizes: _shapes(*sizes, heads=lambda h, k: h),
    "how many queries share": lambda *sizes: _shapes(*sizes, heads=lambda h, k: h // k),
    "three matrices": lambda d, h, k, dh, f: d * (2 * dh * (h + k) + 2 * f + 2),
}
