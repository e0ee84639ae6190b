"""`attention.split_heads` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _slices(x, n_heads):
    width = x.shape[1] // n_heads
    return [x[:, h * width : (h + 1) * width] for h in range(n_heads)]


def _batched(x, n_heads):
    B, T, d_model = x.shape
    return x.view(B, T, n_heads, d_model // n_heads).transpose(1, 2)


RIGHT = [
    _slices,
    lambda x, n: torch.stack(x.chunk(n, dim=-1)),
    lambda x, n: np.stack(np.split(x.numpy(), n, axis=1)),
    lambda x, n: x.view(x.shape[0], n, x.shape[1] // n).permute(1, 0, 2),
    lambda x, n: x.unflatten(-1, (n, -1)).transpose(0, 1).tolist(),
    lambda x, n: x.T.reshape(n, -1, len(x)).transpose(1, 2),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "there is no batch here": _batched,
    "the pieces differ in size": lambda x, n: torch.stack(x.chunk(n, 0)),
    "after a transpose": lambda x, n: x.T.view(n, len(x), -1),
    "shared out among the heads": lambda x, n: [
        x.numpy()[h * (x.shape[1] // n) :][: x.shape[1] // n] for h in range(n)
    ],
    "turns all axes around": lambda x, n: np.swapaxes(x.numpy().reshape(len(x), n, -1), 0, 2),
    "below each other": lambda x, n: torch.cat(x.chunk(n, dim=1)),
    "every H-th number": lambda x, n: [x[:, h::n] for h in range(n)],
    "H and d_head are swapped": lambda x, n: torch.stack(x.split(n, dim=-1)),
    "all d_model numbers": lambda x, n: x.repeat(n, 1, 1),
    "do not multiply to as many": lambda x, n: x.view(n, x.shape[0], x.shape[1]),
    "divide by `//`": lambda x, n: x.view(len(x), n, x.shape[1] / n).transpose(0, 1),
}
