"""`attention.split_heads` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _slices(x, n_heads):
    width = x.shape[1] // n_heads
    return [x[:, h * width : (h + 1) * width] for h in range(n_heads)]


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
    "the tokens are cut up": lambda x, n: x.view(n, x.shape[0], x.shape[1] // n),
    "still behind the tokens": lambda x, n: x.view(x.shape[0], n, x.shape[1] // n),
    "every H-th number": lambda x, n: [x[:, h::n] for h in range(n)],
    "H and d_head are swapped": lambda x, n: torch.stack(x.split(n, dim=-1)),
    "each is turned": lambda x, n: torch.stack(x.chunk(n, dim=1)).transpose(1, 2),
    "turned before it is cut": lambda x, n: x.t().reshape(n, x.shape[0], -1),
    "the first head only": lambda x, n: x.chunk(n, -1)[0],
    "stands there H times": lambda x, n: torch.stack([x[:, : x.shape[1] // n]] * n),
    "all d_model numbers": lambda x, n: x.repeat(n, 1, 1),
    "nothing was cut": lambda x, n: x,
    "the opposite order": lambda x, n: x.chunk(n, -1)[::-1],
    "an axis too many": lambda x, n: torch.stack(x.chunk(n, -1)).unsqueeze(0),
    "do not multiply to as many": lambda x, n: x.view(n, x.shape[0], x.shape[1]),
    "divide by `//`": lambda x, n: torch.stack(x.split(x.shape[1] / n, dim=1)),
}
