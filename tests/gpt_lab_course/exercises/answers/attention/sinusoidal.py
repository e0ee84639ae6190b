"""`attention.sinusoidal` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch


def _angles(T, d_model):
    i = torch.arange(d_model // 2)
    return torch.outer(torch.arange(T).float(), 10_000 ** (-2 * i / d_model))


def _filled(angles):
    x = torch.empty(angles.shape[0], 2 * angles.shape[1])
    x[:, 0::2], x[:, 1::2] = angles.sin(), angles.cos()
    return x


def _torch(T, d_model):
    return _filled(_angles(T, d_model))


def _numpy(T, d_model):
    column = np.arange(d_model)
    angle = np.arange(T)[:, None] / 10_000 ** (column // 2 * 2 / d_model)
    return np.where(column % 2 == 0, np.sin(angle), np.cos(angle))


def _lists(T, d_model):
    rows = []
    for t in range(T):
        row = []
        for i in range(0, d_model, 2):
            angle = t * math.exp(-i / d_model * math.log(10_000))
            row += [math.sin(angle), math.cos(angle)]
        rows.append(row)
    return rows


def _stacked(T, d_model):
    angles = _angles(T, d_model)
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d_model)


def _own_angles(T, d_model):
    column = np.arange(d_model)
    angle = np.arange(T)[:, None] / 10_000 ** (column / d_model)
    return np.where(column % 2 == 0, np.sin(angle), np.cos(angle))


def _too_fast(T, d_model):
    i = torch.arange(d_model // 2, dtype=torch.float64)
    t = torch.arange(T, dtype=torch.float64)
    return _filled64(torch.outer(t, 10_000 ** (2 * i / d_model)))


def _filled64(angles):
    return torch.stack([angles.sin(), angles.cos()], dim=-1).flatten(1)


RIGHT = [_torch, _numpy, _lists, _stacked]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "fill every second column": lambda T, d_model: _angles(T, d_model).sin().expand(T, d_model),
    "in the first half": lambda T, d_model: torch.cat(
        [_angles(T, d_model).sin(), _angles(T, d_model).cos()], dim=1
    ),
    "an angle of its own": _own_angles,
    "get shorter": _too_fast,
}
