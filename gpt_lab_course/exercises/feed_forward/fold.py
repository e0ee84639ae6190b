"""Fold a layer norm's scale and shift into the next linear map."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn

Map = tuple[Tensor, Tensor]


def fold(norm_weight: Tensor, norm_bias: Tensor, up: Tensor, up_bias: Tensor) -> Map:
    """The reference solution."""
    weight = norm_weight[:, None] * up
    bias = up_bias + norm_bias @ up
    return weight, bias


_WEIGHT = "norm_weight[:, None] * up"


def _given(seed: int, d_model: int, d_ff: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, d_model),
        drawn(seed + 1, d_model),
        drawn(seed + 2, d_model, d_ff),
        drawn(seed + 3, d_ff),
    )


exercise = Exercise(
    "feed_forward.fold",
    number=5,
    solution=fold,
    inputs=[_given(100, 3, 3), _given(104, 2, 5), _given(108, 4, 2)],
    hints=(
        "With z for the normalized vector: (z * norm_weight + norm_bias) @ up + up_bias. Multiply "
        "it out. What stands behind z, and what has no z in it?",
        "Place j of z is scaled by `norm_weight[j]` and then meets *row* j of up: scale the rows. "
        "The norm's bias goes through up, unscaled, and joins up's own bias.",
    ),
    then=(
        "So a norm's shift can do the work of up's bias, as far as d_model numbers reach for d_ff "
        "neurons. It is one reason why many models leave the second out."
    ),
    mistakes={
        "the scale belongs to the rows of up, one for each place of the input; here the columns "
        "are scaled.": Mutant("[:, None]", ""),
        "the norm's bias comes after its scale, and is not scaled: it goes through the old "
        "up.": Mutant("norm_bias @ up", "norm_bias @ weight"),
        "up's own bias is lost.": Mutant("up_bias + ", ""),
        "the norm's bias is lost.": Mutant(" + norm_bias @ up", ""),
        "the norm's bias goes through up; here it is added as it is.": Mutant(
            "norm_bias @ up", "norm_bias"
        ),
        "the norm's scale is lost.": Mutant(_WEIGHT, "up"),
        "the norm multiplies by its weight; do the same, and do not undo it.": Mutant(
            _WEIGHT, "up / norm_weight[:, None]"
        ),
        "scaling a row is a product with one number each; `weight @ up` sums the rows up.": Mutant(
            _WEIGHT, "norm_weight @ up"
        ),
        "the matrix is right; the bias changes as well, and is asked for: return both.": Mutant(
            "weight, bias", "weight"
        ),
        "both are right and in the other order: the matrix first, then the bias.": Mutant(
            "weight, bias", "bias, weight"
        ),
        "the matrix is transposed: up stays [d_model, d_ff].": Mutant(
            "weight, bias", "weight.T, bias"
        ),
        "the norm's scale multiplies; here it is added.": Mutant("[:, None] *", "[:, None] +"),
        "the norm's bias is subtracted; it was added there, and is added here.": Mutant(
            "up_bias +", "up_bias -"
        ),
        "`up` was transposed: it is [d_model, d_ff], and the norm's bias stands on its "
        "left.": Either(
            Mutant("norm_bias @ up", "norm_bias @ up.T"),
            Mutant(
                ("norm_bias @ up", "norm_bias @ up.T"), (_WEIGHT, "norm_weight[:, None] * up.T")
            ),
        ),
    },
)
