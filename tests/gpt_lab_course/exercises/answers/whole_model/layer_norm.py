"""`whole_model.layer_norm` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_module(x, weight, bias, eps):
    norm = torch.nn.LayerNorm(x.shape[-1], eps=eps)
    norm.load_state_dict({"weight": weight, "bias": bias})
    return norm(x)


def _numpy(x, weight, bias, eps):
    x, weight, bias = (np.asarray(each, dtype=np.float64) for each in (x, weight, bias))
    mean = x.mean(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) * weight + bias


def _lists(x, weight, bias, eps):
    rows = []
    for row in x.tolist():
        mean = sum(row) / len(row)
        variance = sum((number - mean) ** 2 for number in row) / len(row)
        scaled = [(number - mean) / (variance + eps) ** 0.5 for number in row]
        rows.append([n * float(w) + float(b) for n, w, b in zip(scaled, weight, bias, strict=True)])
    return rows


def _of(x, **options):
    return x.mean(dim=-1, keepdim=True), x.var(dim=-1, keepdim=True, **options)


def _by_var(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return (x - mean) * torch.rsqrt(variance + eps) * weight + bias


def _std(x, weight, bias, eps):
    return (x - x.mean(-1, True)) / (x.std(-1, keepdim=True) ** 2 + eps).sqrt() * weight + bias


def _whole(x, weight, bias, eps):
    return (x - x.mean()) / (x.var(unbiased=False) + eps).sqrt() * weight + bias


def _bare(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return (x - mean) / (variance + eps).sqrt()


def _shift_scaled(x, weight, bias, eps):
    return (_bare(x, weight, bias, eps) + bias) * weight


def _axis_lost(x, weight, bias, eps):
    return (x - x.mean(-1)) / (x.var(-1, unbiased=False) + eps).sqrt() * weight + bias


RIGHT = [_numpy, _lists, _by_var]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "by PyTorch's ready-made norm": _by_module,
    "over the whole tensor": lambda x, w, b, e: (x - x.mean()) / (x.std() + e) * w + b,
    "that of the whole tensor": lambda x, w, b, e: (
        (x - x.mean(-1, True)) / (x.var() + e).sqrt() * w + b
    ),
    "another root is taken": lambda x, w, b, e: (
        (x - x.mean(-1, True)) / (x.std(-1, keepdim=True) + e).sqrt() * w + b
    ),
    "the length of the centered vector": lambda x, w, b, e: (
        torch.nn.functional.normalize(x - x.mean(-1, True)) * w + b
    ),
    "two things: `x.std`": lambda x, w, b, e: (
        w * (x - x.mean(-1, True)) / (x.std(-1, keepdim=True) + e) + b
    ),
    "and eps is missing": lambda x, w, b, e: (
        w * (x - x.mean(-1, True)) / x.std(-1, keepdim=True) + b
    ),
    "keepdims=True": lambda x, w, b, e: (
        (x.numpy() - x.numpy().mean(-1)) / (x.numpy().var(-1) + e) ** 0.5 * w.numpy() + b.numpy()
    ),
    "not by one less": _std,
    "mean and variance are taken over the whole tensor": _whole,
    "first the scale, then the shift": _shift_scaled,
    "keepdim=True": _axis_lost,
    "one flat list": lambda x, w, b, e: _by_module(x, w, b, e).flatten(),
}
