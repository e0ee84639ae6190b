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


def _std(x, weight, bias, eps):
    return (x - x.mean(-1, True)) / (x.std(-1, keepdim=True) ** 2 + eps).sqrt() * weight + bias


def _eps_after(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return weight * (x - mean) / (torch.sqrt(variance) + eps) + bias


def _eps_forgotten(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return weight * (x - mean) / torch.sqrt(variance) + bias


def _variance_alone(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return weight * (x - mean) / (variance + eps) + bias


def _only_divided(x, weight, bias, eps):
    _, variance = _of(x, unbiased=False)
    return weight * x / torch.sqrt(variance + eps) + bias


def _rms(x, weight, bias, eps):
    return weight * x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps) + bias


def _axis_0(x, weight, bias, eps):
    return (x - x.mean(0)) / (x.var(0, unbiased=False) + eps).sqrt() * weight + bias


def _whole(x, weight, bias, eps):
    return (x - x.mean()) / (x.var(unbiased=False) + eps).sqrt() * weight + bias


def _bare(x, weight, bias, eps):
    mean, variance = _of(x, unbiased=False)
    return (x - mean) / (variance + eps).sqrt()


def _shift_scaled(x, weight, bias, eps):
    return (_bare(x, weight, bias, eps) + bias) * weight


def _axis_lost(x, weight, bias, eps):
    return (x - x.mean(-1)) / (x.var(-1, unbiased=False) + eps).sqrt() * weight + bias


RIGHT = [_by_module, _numpy, _lists]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "not by one less": _std,
    "eps belongs inside the root": _eps_after,
    "eps is missing": _eps_forgotten,
    "the root is missing": _variance_alone,
    "the mean is not subtracted": _only_divided,
    "this is RMSNorm": _rms,
    "along the tokens": _axis_0,
    "one mean for the whole text": _whole,
    "scale and shift are missing": _bare,
    "the scale is missing": lambda x, w, b, e: _bare(x, w, b, e) + b,
    "the shift is missing": lambda x, w, b, e: w * _bare(x, w, b, e),
    "first the scale, then the shift": _shift_scaled,
    "one is added": lambda x, w, b, e: _bare(x, w, b, e) * (w + 1) + b,
    "which would undo them": lambda x, w, b, e: _bare(x * w + b, w, b, e),
    "keepdim=True": _axis_lost,
    "one flat list": lambda x, w, b, e: _by_module(x, w, b, e).flatten(),
}
