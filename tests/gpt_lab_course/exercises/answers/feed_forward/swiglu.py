"""`feed_forward.swiglu` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch
from torch.nn import functional as F

from gpt_lab import GPTConfig
from gpt_lab.model.feed_forward import FeedForward


def _numpy(x, gate, up, down):
    x, gate, up, down = (t.numpy() for t in (x, gate, up, down))
    g = x @ gate
    return (g / (1 + np.exp(-g)) * (x @ up)) @ down


def _by_token(x, gate, up, down):
    rows = []
    for token in x:
        g = token @ gate
        rows.append((g * torch.sigmoid(g) * (token @ up)) @ down)
    return torch.stack(rows)


def _the_models_own(x, gate, up, down):
    d_model, d_ff = up.shape
    config = GPTConfig(d_model=d_model, n_heads=1, d_ff=d_ff, bias=False, feed_forward="swiglu")
    network = FeedForward(config)
    weights = {"gate.weight": gate, "up.weight": up, "down.weight": down}
    network.load_state_dict(weights)
    return network(x)


def _lists(x, gate, up, down):
    return ((F.silu(x @ gate)).mul(x @ up).mm(down)).tolist()


RIGHT = [_numpy, _by_token, _the_models_own, _lists]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a matrix was transposed": lambda x, gate, up, down: F.linear(
        F.silu(F.linear(x, gate)) * F.linear(x, up), down
    ),
    "SiLU is missing": lambda x, gate, up, down: ((x @ gate) * (x @ up)) @ down,
    "the gate is missing": lambda x, gate, up, down: F.silu(x @ up) @ down,
}
