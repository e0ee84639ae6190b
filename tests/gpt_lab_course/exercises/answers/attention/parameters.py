"""`attention.parameters` as learners solve it: rightly in other forms, and wrongly."""

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
    "all twelve blocks": lambda d, h, b: 12 * _real_linear(d, h, b),
    "Count *one* block": lambda d, h, b: 28_348_416,
    "one head with its own share": lambda d, h, b: (
        3 * (d * (d // h) + (d // h) * b) + (d // h) * d + d
    ),
    "a part is counted twice": lambda d, h, b: 3 * (d * d + d * b) + h * (d // h) * d + d * d + d,
    "without brackets": lambda d, h, b: 4 * d * d + d + 3 * d if b else 0,
}
