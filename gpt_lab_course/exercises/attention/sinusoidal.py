"""Sinusoidal positions, without parameters: waves of many lengths."""

from __future__ import annotations

import math

import torch

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def sinusoidal(T: int, d_model: int) -> list[list[float]]:
    """The reference solution."""
    rows = []
    for t in range(T):
        angles = [t / 10_000 ** (2 * i / d_model) for i in range(d_model // 2)]
        rows.append([wave(angle) for angle in angles for wave in (math.sin, math.cos)])
    return rows


_ROW = "[wave(angle) for angle in angles for wave in (math.sin, math.cos)]"
_OF_ITS_OWN = (
    ("range(d_model // 2)", "range(d_model)"),
    (_ROW, "[math.cos(a) if i % 2 else math.sin(a) for i, a in enumerate(angles)]"),
)


def _faster(T: int, d_model: int) -> torch.Tensor:
    """Angles multiplied in 32 bits, where large ones are less precise than in 64."""
    angles = torch.outer(torch.arange(T).float(), 10_000 ** (torch.arange(0, d_model, 2) / d_model))
    return torch.stack([angles.sin(), angles.cos()], dim=-1).flatten(1)


exercise = Exercise(
    "attention.sinusoidal",
    number=8,
    formerly="embeddings.sinusoidal",
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
        "columns has the sine and the cosine of one angle.": Mutant(
            "for angle in angles for wave in (math.sin, math.cos)",
            "for wave in (math.sin, math.cos) for angle in angles",
        ),
        "sine and cosine are swapped: the sine comes first.": Mutant(
            "math.sin, math.cos", "math.cos, math.sin"
        ),
        "each column has an angle of its own; the two columns of a pair share one.": Mutant(
            ("2 * i /", "i /"), *_OF_ITS_OWN
        ),
        "the factor 2 is missing in the exponent: pair i has 2·i / d_model.": Mutant(
            "2 * i /", "i /"
        ),
        "the exponent counts columns twice: pair i has 2·i / d_model, where i counts "
        "pairs.": Mutant(*_OF_ITS_OWN),
        "the waves get shorter from pair to pair; divide by the power of 10,000.": Either(
            Mutant("t /", "t *"),
            Mutant(("t / 10_000 ** (2 * i", "t * 10_000 ** (i"), *_OF_ITS_OWN),
            _faster,
        ),
        "positions count from 0; these begin with 1.": Mutant("range(T)", "range(1, T + 1)"),
        "the base is 10,000.": Either(Mutant("10_000", "1_000"), Mutant("10_000", "100_000")),
        "the angles are in radians; these were turned into some other unit.": Either(
            *(
                Mutant("wave(angle)", f"wave({angle})")
                for angle in ("math.radians(angle)", "math.degrees(angle)", "2 * math.pi * angle")
            )
        ),
        "there are sines alone; the second of each pair is the cosine.": Mutant(
            "math.cos)", "math.sin)"
        ),
        "there are cosines alone; the first of each pair is the sine.": Mutant(
            "(math.sin,", "(math.cos,"
        ),
        "these are the angles; take their sines and cosines.": Either(
            Mutant("wave(angle)", "angle"), Mutant(_ROW, "angles")
        ),
        "the axes are swapped: a position is a row.": Mutant(
            "return rows", "return list(zip(*rows))"
        ),
    },
)
