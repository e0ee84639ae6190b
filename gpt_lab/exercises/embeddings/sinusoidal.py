"""Positions without a parameter: waves of many lengths."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Wave = Callable[[int, int, int], float]


def _table(T: int, d_model: int, wave: Wave) -> list[list[float]]:
    return [[wave(t, j, d_model) for j in range(d_model)] for t in range(T)]


def _angle(t: float, j: int, d_model: int, theta: float = 10_000.0) -> float:
    """The angle of the pair that column j belongs to."""
    return float(t / theta ** (2 * (j // 2) / d_model))


def _wave(angle: float, j: int) -> float:
    return math.cos(angle) if j % 2 else math.sin(angle)


def sinusoidal(T: int, d_model: int) -> Any:
    """The reference."""
    return _table(T, d_model, lambda t, j, d: _wave(_angle(t, j, d), j))


def _by(angle: Wave) -> Callable[[int, int], Any]:
    return lambda T, d_model: _table(T, d_model, lambda t, j, d: _wave(angle(t, j, d), j))


def _halves(T: int, d_model: int) -> Any:
    half = d_model // 2
    return _table(
        T,
        d_model,
        lambda t, j, d: (math.sin if j < half else math.cos)(t / 10_000 ** (2 * (j % half) / d)),
    )


exercise = Exercise(
    "embeddings.sinusoidal",
    number=4,
    solution=sinusoidal,
    inputs=[(5, 6), (3, 4), (4, 8), (1, 4), (6, 2)],
    hints=(
        "First make the angles: a table with a row for each position t and a column for each "
        "*pair* of numbers i = 0, 1, …, d_model/2 − 1. Which angle stands in row t and column i?",
        "`torch.outer(t, 1 / 10000 ** (2 * i / d_model))` has shape [T, d_model/2]. Sines go into "
        "columns 0, 2, 4, … of the result (`x[:, 0::2]`), cosines of the same angles into 1, 3, …",
    ),
    then=(
        "Take the dot product of any two rows: it depends on how far apart they are, and on "
        "nothing else."
    ),
    raises={
        r"RuntimeError: (?:The expanded size|shape mismatch)|ValueError: could not broadcast": (
            "there are d_model/2 angles at each position, and each gives two numbers: fill every "
            "second column."
        ),
    },
    mistakes={
        "the sines stand in the first half and the cosines in the second; here each pair of "
        "columns has the sine and the cosine of one angle.": _halves,
        "sine and cosine are swapped: the sine comes first.": (
            lambda T, d_model: _table(T, d_model, lambda t, j, d: _wave(_angle(t, j, d), j + 1))
        ),
        "each column has an angle of its own; the two columns of a pair share one.": _by(
            lambda t, j, d: t / 10_000.0 ** (j / d)
        ),
        "the factor 2 is missing in the exponent: pair i has 2·i / d_model.": _by(
            lambda t, j, d: t / 10_000.0 ** ((j // 2) / d)
        ),
        "the exponent counts columns twice: pair i has 2·i / d_model, where i counts pairs.": _by(
            lambda t, j, d: t / 10_000.0 ** (2 * j / d)
        ),
        "the waves get shorter from pair to pair; divide by the power of 10,000.": Either(
            _by(lambda t, j, d: t * 10_000.0 ** (2 * (j // 2) / d)),
            _by(lambda t, j, d: t * 10_000.0 ** (j / d)),
        ),
        "positions count from 0; these begin with 1.": _by(lambda t, j, d: _angle(t + 1, j, d)),
        "the base is 10,000.": Either(
            _by(lambda t, j, d: _angle(t, j, d, 1_000.0)),
            _by(lambda t, j, d: _angle(t, j, d, 100_000.0)),
        ),
        "the angles are in radians; these were turned into some other unit.": Either(
            _by(lambda t, j, d: math.radians(_angle(t, j, d))),
            _by(lambda t, j, d: math.degrees(_angle(t, j, d))),
            _by(lambda t, j, d: 2 * math.pi * _angle(t, j, d)),
        ),
        "there are sines alone; the second of each pair is the cosine.": (
            lambda T, d_model: _table(T, d_model, lambda t, j, d: math.sin(_angle(t, j, d)))
        ),
        "there are cosines alone; the first of each pair is the sine.": (
            lambda T, d_model: _table(T, d_model, lambda t, j, d: math.cos(_angle(t, j, d)))
        ),
        "these are the angles; take their sines and cosines.": Either(
            lambda T, d_model: _table(T, d_model, _angle),
            lambda T, d_model: [row[::2] for row in _table(T, d_model, _angle)],
        ),
        "the axes are swapped: a position is a row.": (
            lambda T, d_model: [
                list(column) for column in zip(*sinusoidal(T, d_model), strict=True)
            ]
        ),
    },
)
