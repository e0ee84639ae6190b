"""`today.rms_norm` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_module(x, weight, eps):
    norm = torch.nn.RMSNorm(x.shape[-1], eps=eps)
    norm.load_state_dict({"weight": weight})
    return norm(x)


def _numpy(x, weight, eps):
    x, weight = (np.asarray(each, dtype=np.float64) for each in (x, weight))
    return weight * x / np.sqrt(np.square(x).mean(axis=1, keepdims=True) + eps)


def _lists(x, weight, eps):
    rows = []
    for row in x.tolist():
        root = (sum(number * number for number in row) / len(row) + eps) ** 0.5
        rows.append([n / root * w for n, w in zip(row, weight.tolist(), strict=True)])
    return rows


def _rsqrt(x, weight, eps):
    return weight * (x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps))


RIGHT = [_numpy, _lists, _rsqrt]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "by PyTorch's ready-made norm": _by_module,
    "this is layer norm": lambda x, w, e: torch.nn.functional.layer_norm(
        x, x.shape[-1:], w, None, e
    ),
    "keepdim=True": lambda x, w, e: x * torch.rsqrt(x.pow(2).mean(-1) + e) * w,
    "keepdims=True": lambda x, w, e: x.numpy() / (np.square(x.numpy()).mean(-1) + e) ** 0.5,
    "the scale is missing": lambda x, w, e: _rsqrt(x, torch.ones_like(w), e),
    "eps is missing": lambda x, w, e: w * x * torch.rsqrt(torch.mean(x * x, dim=1, keepdim=True)),
    "after the root": lambda x, w, e: w * x / (x.square().mean(-1, True) ** 0.5 + e),
}
