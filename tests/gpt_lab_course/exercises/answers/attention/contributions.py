"""`attention.contributions` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _loop(heads, W_o):
    width = heads.shape[-1]
    return [head @ W_o[h * width :][:width] for h, head in enumerate(heads)]


def _one_at_a_time(heads, W_o):
    """The projection of the heads with all others set to zero."""
    shares = []
    for h in range(len(heads)):
        alone = torch.zeros_like(heads)
        alone[h] = heads[h]
        shares.append(torch.cat(list(alone), dim=-1) @ W_o)
    return torch.stack(shares)


def _einsum(heads, W_o):
    parts = W_o.numpy().reshape(heads.shape[0], heads.shape[2], -1)
    return np.einsum("htd,hdm->htm", heads.numpy(), parts)


def _side_by_side(heads):
    return torch.cat(list(heads), dim=-1)


RIGHT = [_loop, _one_at_a_time, _einsum]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "times its rows of W_o": lambda heads, W: heads * W,
    "every H-th row": lambda heads, W: [h @ W[i :: len(heads)] for i, h in enumerate(heads)],
    "columns of W_o": lambda heads, W: [
        h @ W[:, i * h.shape[1] : (i + 1) * h.shape[1]].T for i, h in enumerate(heads)
    ],
    "shared out evenly": lambda heads, W: torch.stack(
        [_side_by_side(heads) @ W / len(heads)] * len(heads)
    ),
    "d_head *rows*": lambda heads, W: torch.stack([head @ W for head in heads]),
}
