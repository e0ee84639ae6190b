"""`attention.rotate` as learners solve it: rightly in other forms, and wrongly."""

import cmath
import math

import numpy as np
import torch


def _torch(x, position, theta):
    half = x.shape[0] // 2
    speed = theta ** (-2 * torch.arange(half) / x.shape[0])
    angle = position * speed
    a, b = x[:half], x[half:]
    return torch.cat([a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()])


def _complex(x, position, theta):
    half = len(x) // 2
    points = [complex(x[i], x[i + half]) for i in range(half)]
    turned = [
        point * cmath.exp(1j * position * theta ** (-2 * i / len(x)))
        for i, point in enumerate(points)
    ]
    return [p.real for p in turned] + [p.imag for p in turned]


def _numpy(x, position, theta):
    x = x.numpy()
    angle = position / theta ** (np.arange(0, len(x), 2) / len(x))
    cos, sin = np.tile(np.cos(angle), 2), np.tile(np.sin(angle), 2)
    a, b = np.split(x, 2)
    return x * cos + np.concatenate([-b, a]) * sin


def _matrices(x, position, theta):
    half, out = len(x) // 2, torch.zeros(len(x))
    for i in range(half):
        angle = position * theta ** (-2 * i / len(x))
        turn = torch.tensor(
            [[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]]
        )
        out[i], out[i + half] = turn @ torch.stack([x[i], x[i + half]])
    return out


def _interleaved(x, position, theta):
    out = x.clone()
    for i in range(0, len(x), 2):
        angle = position * theta ** (-i / len(x))
        out[i] = x[i] * math.cos(angle) - x[i + 1] * math.sin(angle)
        out[i + 1] = x[i + 1] * math.cos(angle) + x[i] * math.sin(angle)
    return out


def _in_place(x, position, theta):
    half = len(x) // 2
    for i in range(half):
        angle = position * theta ** (-2 * i / len(x))
        x[i] = x[i] * math.cos(angle) - x[i + half] * math.sin(angle)
        x[i + half] = x[i + half] * math.cos(angle) + x[i] * math.sin(angle)
    return x


def _one_angle(x, position, theta):
    a, b = x.chunk(2)
    cos, sin = math.cos(position), math.sin(position)
    return torch.cat([a * cos - b * sin, b * cos + a * sin])


RIGHT = [_torch, _complex, _numpy, _matrices]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "there is one angle for two numbers": lambda x, position, theta: (
        x * torch.cos(position / theta ** torch.arange(len(x) + 1))
    ),
    "i ends at the middle": lambda x, position, theta: [
        x[i] + x[i + len(x) // 2] for i in range(len(x))
    ],
    "pairs are neighbors": _interleaved,
    "first half's new values": _in_place,
    "the same angle": _one_angle,
}
