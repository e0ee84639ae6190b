"""Two linear maps with nothing between them are one."""

from __future__ import annotations

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Edit, Either

Map = tuple[Tensor, Tensor]


def collapse(up: Tensor, up_bias: Tensor, down: Tensor, down_bias: Tensor) -> Map:
    """The reference."""
    weight = up @ down
    bias = up_bias @ down + down_bias
    return weight, bias


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
            Edit("up @ down", "down @ up"),
            Edit(("up @ down", "down @ up"), ("up_bias @ down", "up_bias @ up")),
            Edit(("up @ down", "down @ up"), ("up_bias @ down", "down @ up_bias")),
        ),
        "up's bias goes through `down` as well; here it is added as it is.": Edit(
            "up_bias @ down", "up_bias"
        ),
        "up's bias is missing.": Edit("up_bias @ down + ", ""),
        "`down_bias` is missing.": Edit(" + down_bias", ""),
        "the matrix is right; the biases make one too, and it is asked for: return both.": Edit(
            "weight, bias", "weight"
        ),
        "both are right and in the other order: the matrix first, then the bias.": Edit(
            "weight, bias", "bias, weight"
        ),
        "the matrix is transposed: shapes are [in, out] here, and x stands on the left.": Edit(
            "weight, bias", "weight.T, bias"
        ),
        "`down_bias` comes after `down`; it must not go through it.": Edit(
            "up_bias @ down + down_bias", "(up_bias + down_bias) @ down"
        ),
        "`*` multiplies number by number; a matrix product is `@`.": Edit(
            ("up @ down", "up * down"), ("up_bias @ down", "up_bias * down")
        ),
        "there is nothing between the two maps here; the bend is what the exercise leaves "
        "out.": Edit(
            ("up @ down", "up.relu() @ down"), ("up_bias @ down", "up_bias.relu() @ down")
        ),
        "a matrix was transposed: shapes are [in, out] here, and the two meet as they are.": Either(
            Edit("up @ down", "up.T @ down"),
            Edit("up @ down", "up @ down.T"),
            Edit(("up @ down", "up @ down.T"), ("up_bias @ down", "up_bias @ down.T")),
            Edit(("up @ down", "up.T @ down.T"), ("up_bias @ down", "up_bias @ down.T")),
        ),
    },
)
