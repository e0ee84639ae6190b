"""Clip gradients by their global norm."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Gradients = Sequence[Sequence[float]]


def clip(gradients: Gradients, limit: float) -> list[list[float]]:
    """The reference solution."""
    norm = math.sqrt(sum(x**2 for g in gradients for x in g))
    factor = limit / norm if norm > limit else 1.0
    return [[x * factor for x in g] for g in gradients]


_FACTOR = "limit / norm if norm > limit else 1.0"
_RESULT = "[[x * factor for x in g] for g in gradients]"


def _by(norm: str) -> Either:
    """Mistakes that clip by something other than the norm, with and without a division by 0."""
    other = ("math.sqrt(sum(x**2 for g in gradients for x in g))", norm)
    return Either(Mutant(other), Mutant(other, (_FACTOR, "min(1.0, limit / norm)")))


exercise = Exercise(
    "training.clip",
    number=5,
    solution=clip,
    inputs=[
        ([[6.0], [0.0, -8.0]], 5.0),
        ([[3.0], [0.0, 4.0]], 5.0),
        ([[0.3, 0.0], [0.4]], 1.0),
        ([[1.0, 2.0], [2.0], [-4.0]], 2.5),
        ([[3.0, -4.0]], 2.0),
        ([[1.0, 2.0], [-2.0]], 4.0),
        ([[0.0, 0.0], [0.0]], 1.0),
    ],
    hints=(
        "How long is a single vector that holds all numbers of all tensors? It is Pythagoras, with "
        "as many squares as there are numbers.",
        "One factor serves all tensors: `limit / norm` if the norm is above the limit, and 1 "
        "otherwise. Which of the two do gradients of nothing but zeros need?",
    ),
    then=(
        "Compare the ratios of the numbers before and after: the direction is the same, only the "
        "length has changed, and so it is with `torch.nn.utils.clip_grad_norm_`."
    ),
    raises={
        r"TypeError: (?:unsupported operand type.*'list'|.*unary -: 'list'|'<=?|'>=?)": (
            "an entry of `gradients` is a list, one tensor: go through its numbers, too."
        ),
        r"ValueError: setting an array element with a sequence": (
            "the tensors have different lengths, and one array cannot hold them: make one of each."
        ),
    },
    mistakes={
        "each tensor is clipped on its own, which turns the step in another direction: take one "
        "norm over the numbers of all of "
        "them.": lambda gradients, limit: [clip([g], limit)[0] for g in gradients],
        "each number is cut off on its own, which turns the step in another direction: multiply "
        "all of them by one factor.": Either(
            Mutant("x * factor", "max(-limit, min(limit, x))"),
            Mutant("x * factor", "min(limit, x)"),
        ),
        "gradients that are shorter than the limit stay as they are.": Either(
            *(
                Mutant(_FACTOR, f"limit / {norm}")
                for norm in ("norm", "(norm or math.nan)", "(norm or 1.0)", "(norm + 1e-6)")
            )
        ),
        "the condition is the wrong way round: the long ones are shortened, the short ones "
        "stay.": Either(
            Mutant("norm > limit", "norm < limit"),
            Mutant(_FACTOR, "max(1.0, limit / (norm or limit))"),
        ),
        "clipped gradients have the length `limit`; these have the length 1.": Mutant(
            "limit / norm", "1 / norm"
        ),
        "all of that is right but for gradients of nothing but zeros: their norm is 0, and cannot "
        "be divided by.": Either(
            Mutant(_FACTOR, "min(1.0, limit / norm)"),
            Mutant("else 1.0", "else 1.0 if norm else math.nan"),
        ),
        "the factor is upside down: limit / norm makes long gradients shorter.": Either(
            Mutant("limit / norm", "norm / limit"), Mutant(_FACTOR, "norm / limit")
        ),
        "the limit alone is no factor: what is too long is multiplied by limit / norm.": Either(
            Mutant("limit / norm", "limit"), Mutant(_FACTOR, "limit")
        ),
        "something is subtracted, which turns the step in another direction: multiply all numbers "
        "by one factor.": Mutant("x * factor", "x - max(0.0, norm - limit)"),
        "gradients that are too long are scaled, not thrown away.": Mutant("limit / norm", "0.0"),
        "the norm is the root of the sum of squares; the root is missing.": _by(
            "sum(x**2 for g in gradients for x in g)"
        ),
        "the scaling is right, but the limit is compared with the square of the norm: take the "
        "root before that.": Mutant("norm > limit", "norm**2 > limit"),
        "the norm is the root of the sum of squares, not the sum of the sizes.": _by(
            "sum(abs(x) for g in gradients for x in g)"
        ),
        "the norm is the root of the sum of squares, not the largest number.": Either(
            *_by("max(abs(x) for g in gradients for x in g)"), *_by("max(map(max, gradients))")
        ),
        "the tensors' norms are added up; add up the squares of all numbers, and take one "
        "root.": _by("sum(math.hypot(*g) for g in gradients)"),
        "this goes by the longest tensor; all numbers of all tensors make one norm.": _by(
            "max(math.hypot(*g) for g in gradients)"
        ),
        "this is the root of the *mean* of squares; a length does not divide by how many there "
        "are.": _by(
            "math.sqrt(sum(x**2 for g in gradients for x in g) / sum(map(len, gradients)))"
        ),
        "numbers are added up with their signs, and cancel: square them.": _by(
            "sum(map(sum, gradients))"
        ),
        "the signs are gone, and with them the direction.": Mutant("x * factor", "abs(x) * factor"),
        "these are the right numbers in one flat list; return one list a tensor.": Mutant(
            _RESULT, "[x * factor for g in gradients for x in g]"
        ),
        "this is the norm. Return the gradients, scaled by it.": Mutant(_RESULT, "norm"),
        "nothing was changed: are the new lists returned, or the old "
        "ones?": lambda gradients, limit: gradients,
    },
)
