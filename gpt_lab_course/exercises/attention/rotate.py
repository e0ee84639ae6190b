"""Rotate a query or a key by its position."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn, numbers


def rotate(x: Tensor, position: int, theta: float) -> Tensor:
    """The reference solution."""
    angle = position / theta ** (2 * torch.arange(len(x) // 2) / len(x))  # [d_head / 2]
    a, b = x.chunk(2)
    rotated = a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()
    return torch.cat(rotated)


_POWER = "theta ** (2 * torch.arange(len(x) // 2) / len(x))"
_RESULT = "torch.cat(rotated)"


exercise = Exercise(
    "attention.rotate",
    number=9,
    formerly="embeddings.rotate",
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
        "the pairs are neighbors here; number i belongs with number i + d_head/2. (The paper "
        "pairs neighbors, Llama's code and ours the halves.)": Mutant(
            ("x.chunk(2)", "x[0::2], x[1::2]"), (_RESULT, "torch.stack(rotated, dim=-1).flatten()")
        ),
        "this turns the other way round: look at the two signs.": Mutant(
            "position /", "-position /"
        ),
        "the second half was computed with the first half's new values; keep the old ones until "
        "both are done.": Mutant(
            "a * angle.cos() - b * angle.sin()", "(a := a * angle.cos() - b * angle.sin())"
        ),
        "the factor 2 is missing in the exponent: pair i turns by theta^(−2·i / d_head).": Mutant(
            "2 * torch", "torch"
        ),
        "all pairs turn by the same angle; each later pair turns more slowly.": Either(
            Mutant(_POWER, "torch.ones(len(x) // 2)"),
            Mutant(_POWER, "torch.full((len(x) // 2,), theta)"),
            Mutant(_POWER, "torch.full((len(x) // 2,), 1 / theta)"),
        ),
        "pairs turn faster from one to the next; divide by the power of theta.": Mutant(
            "position /", "position *"
        ),
        "positions count from 0: at position 0 nothing is turned.": Mutant(
            "position /", "(position + 1) /"
        ),
        "sines and cosines are added, as in the other kind of positions; here points are "
        "turned.": Mutant(_RESULT, "x + torch.cat([angle.sin(), angle.cos()])"),
        "only the first half comes back; the points have two coordinates.": Mutant(
            _RESULT, "rotated[0]"
        ),
        "the result is right, but the argument theta is not used: the base is not always "
        "10,000.": Mutant("theta **", "10_000.0 **"),
        "the terms with the sine are missing: this shrinks the numbers and turns nothing.": Mutant(
            _RESULT, "x * angle.cos().repeat(2)"
        ),
        "the halves are swapped in the result.": Mutant(_RESULT, "torch.cat(rotated[::-1])"),
        "angles are in radians; these were turned into some other unit.": Either(
            *(
                Mutant(("position /", f"torch.{turn}(position /"), (_POWER, f"{_POWER})"))
                for turn in ("deg2rad", "rad2deg")
            )
        ),
        "nothing was turned: the vector came back as it was.": lambda x, position, theta: x,
        "the position is not used: the angles grow with it.": Mutant("position /", "1 /"),
    },
)
