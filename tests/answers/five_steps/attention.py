"""`five_steps.attention` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _real_linear(d, n_heads, qkv_bias):
    layers = [torch.nn.Linear(d, 3 * d, bias=qkv_bias), torch.nn.Linear(d, d)]
    return torch.tensor(sum(p.numel() for layer in layers for p in layer.parameters()))


RIGHT = [
    _real_linear,
    lambda d, h, b: 4 * d * (d + 1) if b else 4 * d * d + d,
    lambda d, h, b: np.array(4 * d * d + d + 3 * d * b),
    lambda d, h, b: h * (3 * d * (d // h) + 3 * (d // h) * b + (d // h) * d) + d,
    lambda d, h, b: 4.0 * d**2 + (1 + 3 * int(b)) * d,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "each of the H heads projects to d_model / H": (
        lambda d, h, b: 3 * h * d**2 + d**2 + d + 3 * d * b
    ),
    "the number of heads is multiplied in": (
        lambda d, h, b: h * (4 * d**2 + d + (3 * d if b else 0))
    ),
    "one head only": lambda d, h, b: 3 * (d * (d // h) + (d // h) * b) + d * d + d,
    "one head with its own share": (
        lambda d, h, b: 3 * (d * (d // h) + (d // h) * b) + (d // h) * d + d
    ),
    "then pass through an output projection": lambda d, h, b: 3 * (d * d + d * b),
    "has a matrix, not only a bias": lambda d, h, b: 3 * (d * d + d * b) + d,
    "a part is counted twice": (lambda d, h, b: 3 * (d * d + d * b) + h * (d // h) * d + d * d + d),
    "that is one matrix": lambda d, h, b: d * d,
    "always has a bias here": lambda d, h, b: 4 * d * d + 3 * d * b,
    "the biases are missing": lambda d, h, b: 4 * d**2,
    "keeps its own bias": lambda d, h, b: 4 * (d * d + d) if b else 4 * d * d,
    "takes the three biases": lambda d, h, b: 4 * (d * d + d),
    "the wrong way round": lambda d, h, b: 4 * d * d + (d if b else 4 * d),
    "reads all d_model": (lambda d, h, b: h * 4 * (d // h) ** 2 + (4 * d if b else d)),
    "d_model, not d_head": lambda d, h, b: 4 * d * d + d + (3 * (d // h) if b else 0),
    "without brackets": lambda d, h, b: 4 * d * d + d + 3 * d if b else 0,
    "a single number": lambda d, h, b: 4 * d * d + (4 if b else 1),
    "the whole block": lambda d, h, b: 12 * d * d,
}
