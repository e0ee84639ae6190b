"""`attention.looks_back` as learners design it: rightly in other ways, and wrongly."""

import numpy as np
import torch


def _rolled(T):
    W_k = 20 * torch.eye(T)
    return torch.roll(W_k, -1, dims=1), W_k


def _keys_moved(T):
    """Token t asks for t, and token s says that it is s + 1."""
    W_q, W_k = np.zeros((T, T + 1)), np.zeros((T, T + 1))
    for t in range(T):
        W_q[t, t], W_k[t, t + 1] = 1000, 1
    W_q[0], W_k[0, 0] = 0, 0
    return W_q, W_k


def _on_a_circle(T):
    """Two numbers are enough: places on half a circle, and a query turned back by one."""
    angle = torch.arange(T) * torch.pi / T
    W_k = torch.stack([angle.cos(), angle.sin()], dim=1)
    before = angle - torch.pi / T
    return 5000 * torch.stack([before.cos(), before.sin()], dim=1), W_k


RIGHT = [_rolled, _keys_moved, _on_a_circle]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "looks at itself": lambda T: (50 * np.eye(T), np.eye(T)),
    "not sharply": lambda T: (np.eye(T, k=-1), 2 * np.eye(T)),
    "which the mask hides": lambda T: (np.eye(T, k=1) * 200, np.eye(T)),
    "two matrices": lambda T: torch.eye(T)[0],
    "a row for each place": lambda T: (torch.eye(T) @ torch.ones(T + 1, 2), torch.eye(T)),
}
