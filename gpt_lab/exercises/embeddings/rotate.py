"""One query or key, turned by where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn, numbers
from gpt_lab.exercises.mistakes import Either

Answer = Callable[[Tensor, int, float], Any]


def _angles(x: Tensor, position: float, theta: float) -> Tensor:
    d_head = len(x)
    i = torch.arange(d_head // 2)
    return position / theta ** (2 * i / d_head)  # [d_head / 2]


def _turned(x: Tensor, angle: Tensor) -> Tensor:
    a, b = x.chunk(2)
    return torch.cat([a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()])


def rotate(x: Tensor, position: int, theta: float) -> Any:
    """The reference."""
    return _turned(x, _angles(x, position, theta)).tolist()


def _by(angle: Callable[[Tensor, int, float], Tensor]) -> Answer:
    return lambda x, position, theta: _turned(x, angle(x, position, theta))


def _neighbours(x: Tensor, position: int, theta: float) -> Tensor:
    angle = _angles(x, position, theta)
    a, b = x[0::2], x[1::2]
    pairs = a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()
    return torch.stack(pairs, dim=-1).flatten()


def _overwritten(x: Tensor, position: int, theta: float) -> Tensor:
    angle = _angles(x, position, theta)
    a, b = x.chunk(2)
    a = a * angle.cos() - b * angle.sin()
    return torch.cat([a, b * angle.cos() + a * angle.sin()])


def _one_half(x: Tensor, position: int, theta: float) -> Tensor:
    return _turned(x, _angles(x, position, theta))[: len(x) // 2]


def _added(x: Tensor, position: int, theta: float) -> Tensor:
    angle = _angles(x, position, theta)
    return x + torch.cat([angle.sin(), angle.cos()])


exercise = Exercise(
    "embeddings.rotate",
    number=5,
    solution=rotate,
    inputs=[
        (drawn(21, 6), 3, 10_000.0),
        (drawn(22, 2), 1, 10_000.0),
        (drawn(23, 8), 5, 100.0),
        (drawn(24, 4), 0, 10_000.0),
        (numbers([1.0, 0.0, 0.0, 1.0]), 2, 50.0),
    ],
    hints=(
        "Take the first half of the vector as horizontal coordinates, the second half as vertical "
        "ones: d_head/2 points on a plane. By which angle is point i turned?",
        "Turned by an angle φ, the point (a, b) comes to (a·cos φ − b·sin φ, b·cos φ + a·sin φ). "
        "`a, b = x.chunk(2)` gives all points at once, and `torch.cat` puts the halves together.",
    ),
    then=(
        "Turn a query at position 5 and a key at 3, take their dot product, then do the same at "
        "105 and 103."
    ),
    raises={
        r"RuntimeError: The size of tensor a|ValueError: operands could not be broadcast": (
            "there is one angle for two numbers: d_head/2 angles in all."
        ),
        r"IndexError": "pair i is number i and number i + d_head/2: i ends at the middle.",
    },
    mistakes={
        "the pairs are neighbours here; number i belongs with number i + d_head/2. (The paper "
        "pairs neighbours, Llama's code and ours the halves.)": _neighbours,
        "this turns the other way round: look at the two signs.": _by(
            lambda x, position, theta: -_angles(x, position, theta)
        ),
        "the second half was computed with the first half's new values; keep the old ones until "
        "both are done.": _overwritten,
        "the factor 2 is missing in the exponent: pair i turns by theta^(−2·i / d_head).": _by(
            lambda x, position, theta: position / theta ** (torch.arange(len(x) // 2) / len(x))
        ),
        "all pairs turn by the same angle; each later pair turns more slowly.": Either(
            _by(lambda x, position, theta: torch.full((len(x) // 2,), float(position))),
            _by(lambda x, position, theta: torch.full((len(x) // 2,), position / theta)),
        ),
        "pairs turn faster from one to the next; divide by the power of theta.": _by(
            lambda x, position, theta: position * theta ** (2 * torch.arange(len(x) // 2) / len(x))
        ),
        "positions count from 0: at position 0 nothing is turned.": _by(
            lambda x, position, theta: _angles(x, position + 1, theta)
        ),
        "sines and cosines are added, as in the other kind of positions; here points are turned.": (
            _added
        ),
        "only the first half comes back; the points have two coordinates.": _one_half,
        "the result is right, but the argument theta is not used: the base is not always "
        "10,000.": _by(lambda x, position, theta: _angles(x, position, 10_000.0)),
        "the terms with the sine are missing: this shrinks the numbers and turns nothing.": (
            lambda x, position, theta: x * _angles(x, position, theta).cos().repeat(2)
        ),
        "the halves are swapped in the result.": lambda x, position, theta: _turned(
            x, _angles(x, position, theta)
        ).roll(len(x) // 2),
        "angles are in radians; these were turned into some other unit.": Either(
            _by(lambda x, position, theta: torch.deg2rad(_angles(x, position, theta))),
            _by(lambda x, position, theta: torch.rad2deg(_angles(x, position, theta))),
        ),
        "nothing was turned: the vector came back as it was.": lambda x, position, theta: x,
    },
)
