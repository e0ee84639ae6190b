"""Two linear maps with nothing between them are one."""

from __future__ import annotations

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Either

Map = tuple[Tensor, Tensor]


def collapse(up: Tensor, up_bias: Tensor, down: Tensor, down_bias: Tensor) -> Map:
    """The reference."""
    return up @ down, up_bias @ down + down_bias


def _given(seed: int, n: int, wide: int, m: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, n, wide),
        drawn(seed + 1, wide),
        drawn(seed + 2, wide, m),
        drawn(seed + 3, m),
    )


exercise = Exercise(
    "feed_forward.collapse",
    number=2,
    solution=collapse,
    inputs=[_given(40, 3, 3, 3), _given(44, 2, 5, 3), _given(48, 4, 2, 1)],
    hints=(
        "Write it out: (x·up + up_bias)·down + down_bias. Multiply the bracket out, and sort what "
        "has an x in it from what has none.",
        "What stands behind x is the one matrix, `up @ down`. Two terms have no x: `down_bias`, "
        "and up's bias, which has gone through down.",
    ),
    then=(
        "Count: how many numbers went in, how many came out? That is what a network without a bend "
        "would waste."
    ),
    mistakes={
        "the order is wrong: x meets `up` first, so it is up · down.": Either(
            lambda up, up_bias, down, down_bias: (down @ up, up_bias @ down + down_bias),
            lambda up, up_bias, down, down_bias: (down @ up, up_bias @ up + down_bias),
            lambda up, up_bias, down, down_bias: (down @ up, down @ up_bias + down_bias),
        ),
        "up's bias goes through `down` as well; here it is added as it is.": (
            lambda up, up_bias, down, down_bias: (up @ down, up_bias + down_bias)
        ),
        "up's bias is missing.": lambda up, up_bias, down, down_bias: (up @ down, down_bias),
        "`down_bias` is missing.": (
            lambda up, up_bias, down, down_bias: (up @ down, up_bias @ down)
        ),
        "the matrix is right; the biases make one too, and it is asked for: return both.": (
            lambda up, up_bias, down, down_bias: up @ down
        ),
        "both are right and in the other order: the matrix first, then the bias.": (
            lambda *given: collapse(*given)[::-1]
        ),
        "the matrix is transposed: shapes are [in, out] here, and x stands on the left.": (
            lambda *given: (collapse(*given)[0].T, collapse(*given)[1])
        ),
        "`down_bias` comes after `down`; it must not go through it.": (
            lambda up, up_bias, down, down_bias: (up @ down, (up_bias + down_bias) @ down)
        ),
        "`*` multiplies number by number; a matrix product is `@`.": (
            lambda up, up_bias, down, down_bias: (up * down, up_bias * down + down_bias)
        ),
        "there is nothing between the two maps here; the bend is what the exercise leaves out.": (
            lambda up, up_bias, down, down_bias: (
                up.relu() @ down,
                up_bias.relu() @ down + down_bias,
            )
        ),
    },
)
