"""Combine two linear maps into one."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn

Map = tuple[Tensor, Tensor]


def collapse(up: Tensor, up_bias: Tensor, down: Tensor, down_bias: Tensor) -> Map:
    """The reference solution."""
    weight = up @ down
    bias = up_bias @ down + down_bias
    return weight, bias


_WEIGHT, _BIAS = "up @ down", "up_bias @ down + down_bias"


def _given(seed: int, n: int, wide: int, m: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, n, wide),
        drawn(seed + 1, wide),
        drawn(seed + 2, wide, m),
        drawn(seed + 3, m),
    )


exercise = Exercise(
    "feed_forward.collapse",
    number=1,
    solution=collapse,
    inputs=[_given(44, 2, 5, 3), _given(40, 3, 3, 3), _given(48, 4, 2, 1)],
    hints=(
        "Write it out: (x·up + up_bias)·down + down_bias. Multiply the bracket out, and sort what "
        "has an x in it from what has none.",
        "What stands behind x is the one matrix, `up @ down`. Two terms have no x: `down_bias`, "
        "and up's bias, which has gone through down.",
    ),
    then=(
        "Count: how many numbers went in, how many came out? A network without an activation "
        "function would waste the rest."
    ),
    raises={
        r"RuntimeError: (?:mat1 and mat2|size mismatch)|ValueError: matmul": (
            "two shapes do not meet. A vector stands on the left of its matrix here: [d_ff] @ "
            "[d_ff, d_model]. The matrices meet in the order in which x passes them, as they are."
        ),
        r"RuntimeError: (?:The size of tensor|Sizes of tensors)": (
            "two shapes do not go together. Up's bias has d_ff numbers, and the result's bias "
            "d_model, like `down_bias`."
        ),
    },
    mistakes={
        "the order is wrong: x meets `up` first, so it is up · down.": Mutant(
            "up @ down", "down @ up"
        ),
        "the two biases are added as they are, and needn't even have the same length. Up's bias "
        "goes through `down`; then `down_bias` is added.": Either(
            Mutant("up_bias @ down", "up_bias"),
            Mutant("up_bias @ down + down_bias", "(up_bias + down_bias) @ down"),
        ),
        "up's bias stands on the wrong side: as in the formula, a vector stands on the left of its "
        "matrix.": Mutant("up_bias @ down", "down @ up_bias"),
        "up's bias is added to every row of `up` here. It's added to what comes *out* of x · up: "
        "multiply the bracket out: (x·up + up_bias)·down.": Either(
            Mutant((_WEIGHT, "(up + up_bias) @ down"), (_BIAS, "down_bias")),
            Mutant(_WEIGHT, "(up + up_bias) @ down"),
            Mutant((_WEIGHT, "(up + up_bias) @ down"), ("weight, bias", "weight")),
        ),
        "the bias goes into the matrix here. Multiply the bracket out: what has no x in it is the "
        "new bias.": Either(
            Mutant("weight, bias", "weight + bias"),
            Mutant("weight, bias", "weight + bias, down_bias"),
        ),
        "one linear map follows the other, so their matrices are multiplied, not added.": Mutant(
            ("up @ down", "up + down.T"), ("up_bias @ down", "up_bias[: len(down_bias)]")
        ),
        "up's bias is missing.": Mutant("up_bias @ down + ", ""),
        "`down_bias` is missing.": Mutant(" + down_bias", ""),
        "the matrix is right. Now make one bias of the two, and return both.": Mutant(
            "weight, bias", "weight"
        ),
        "both are right, but in the other order. Return the matrix first, then the bias.": Mutant(
            "weight, bias", "bias, weight"
        ),
        "the matrix is transposed: shapes are [in, out] here, and x stands on the left.": Mutant(
            "weight, bias", "weight.T, bias"
        ),
        "`*` multiplies number by number. A matrix product is `@`.": Mutant(
            ("up @ down", "up * down"), ("up_bias @ down", "up_bias * down")
        ),
        "there is no activation function between the two maps in this exercise.": Mutant(
            ("up @ down", "up.relu() @ down"), ("up_bias @ down", "up_bias.relu() @ down")
        ),
        "a matrix was transposed. Shapes are [in, out] here, and the two meet as they are.": Either(
            Mutant("up @ down", "up.T @ down"),
            Mutant("up @ down", "up @ down.T"),
            Mutant("up_bias @ down", "up_bias @ down.T"),
            Mutant("up @ down", "up.T @ down.T"),
        ),
    },
)
