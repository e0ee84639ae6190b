"""Clipping gradients by their global norm."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from gpt_lab.exercises.exercise import Either, Exercise

Gradients = Sequence[Sequence[float]]


def _norm(gradients: Gradients) -> float:
    return math.sqrt(sum(number**2 for gradient in gradients for number in gradient))


def _scaled(gradients: Gradients, factor: float) -> list[list[float]]:
    return [[number * factor for number in gradient] for gradient in gradients]


def clip(gradients: Gradients, limit: float) -> list[list[float]]:
    """The reference."""
    norm = _norm(gradients)
    return _scaled(gradients, limit / norm if norm > limit else 1.0)


def _by(size: Callable[[Gradients], float]) -> Either:
    """Clipping by something else than the norm, with and without a division by 0."""
    return Either(
        [
            lambda gradients, limit: _scaled(
                gradients, limit / size(gradients) if size(gradients) > limit else 1.0
            ),
            lambda gradients, limit: _scaled(gradients, min(1.0, limit / size(gradients))),
        ]
    )


def _nan_of_nothing(gradients: Gradients, limit: float) -> list[list[float]]:
    """As NumPy and torch do it: 0 · limit / 0 is nan, if the factor is not held at 1."""
    return clip(gradients, limit) if _norm(gradients) else _scaled(gradients, math.nan)


exercise = Exercise(
    "training.clip",
    number=4,
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
        r"ZeroDivisionError": (
            "gradients of nothing but zeros have the norm 0: do not divide by it, they are not too "
            "long."
        ),
        r"TypeError: (?:unsupported operand type.*'list'|.*unary -: 'list'|'<=?|'>=?)": (
            "an entry of `gradients` is a list, one tensor: go through its numbers, too."
        ),
        r"ValueError: setting an array element with a sequence": (
            "the tensors have different lengths, and one array cannot hold them: make one of each."
        ),
    },
    mistakes={
        "each tensor is clipped on its own, which turns the step in another direction: take one "
        "norm over the numbers of all of them.": lambda gradients, limit: [
            clip([gradient], limit)[0] for gradient in gradients
        ],
        "each number is cut off on its own, which turns the step in another direction: multiply "
        "all of them by one factor.": Either(
            [
                lambda gradients, limit: [
                    [max(-limit, min(limit, x)) for x in g] for g in gradients
                ],
                lambda gradients, limit: [[min(limit, x) for x in g] for g in gradients],
            ]
        ),
        "gradients that are shorter than the limit stay as they are.": Either(
            [
                lambda gradients, limit: _scaled(gradients, limit / _norm(gradients)),
                lambda gradients, limit: _scaled(gradients, limit / (_norm(gradients) or math.nan)),
                lambda gradients, limit: _scaled(gradients, limit / (_norm(gradients) or 1.0)),
                lambda gradients, limit: _scaled(gradients, limit / (_norm(gradients) + 1e-6)),
            ]
        ),
        "the condition is the wrong way round: the long ones are shortened, the short ones stay.": (
            Either(
                [
                    lambda gradients, limit: _scaled(
                        gradients, limit / _norm(gradients) if _norm(gradients) < limit else 1.0
                    ),
                    lambda gradients, limit: _scaled(
                        gradients, max(1.0, limit / (_norm(gradients) or limit))
                    ),
                ]
            )
        ),
        "clipped gradients have the length `limit`; these have the length 1.": (
            lambda gradients, limit: _scaled(
                gradients, 1 / _norm(gradients) if _norm(gradients) > limit else 1.0
            )
        ),
        "all of that is right but for gradients of nothing but zeros: their norm is 0, and cannot "
        "be divided by.": Either(
            [
                lambda gradients, limit: _scaled(gradients, min(1.0, limit / _norm(gradients))),
                _nan_of_nothing,
            ]
        ),
        "the factor is upside down: limit / norm makes long gradients shorter.": Either(
            [
                lambda gradients, limit: _scaled(
                    gradients, _norm(gradients) / limit if _norm(gradients) > limit else 1.0
                ),
                lambda gradients, limit: _scaled(gradients, _norm(gradients) / limit),
            ]
        ),
        "the limit alone is no factor: what is too long is multiplied by limit / norm.": Either(
            [
                lambda gradients, limit: _scaled(
                    gradients, limit if _norm(gradients) > limit else 1.0
                ),
                lambda gradients, limit: _scaled(gradients, limit),
            ]
        ),
        "something is subtracted, which turns the step in another direction: multiply all numbers "
        "by one factor.": lambda gradients, limit: [
            [x - max(0.0, _norm(gradients) - limit) for x in g] for g in gradients
        ],
        "gradients that are too long are scaled, not thrown away.": lambda gradients, limit: (
            _scaled(gradients, 1.0 if _norm(gradients) <= limit else 0.0)
        ),
        "the norm is the root of the sum of squares; the root is missing.": (
            _by(lambda gradients: _norm(gradients) ** 2)
        ),
        "the scaling is right, but the limit is compared with the square of the norm: take the "
        "root before that.": lambda gradients, limit: _scaled(
            gradients, limit / _norm(gradients) if _norm(gradients) ** 2 > limit else 1.0
        ),
        "the norm is the root of the sum of squares, not the sum of the sizes.": (
            _by(lambda gradients: sum(abs(x) for g in gradients for x in g))
        ),
        "the norm is the root of the sum of squares, not the largest number.": Either(
            [
                *_by(lambda gradients: max(abs(x) for g in gradients for x in g)),
                *_by(lambda gradients: max(x for g in gradients for x in g)),
            ]
        ),
        "the tensors' norms are added up; add up the squares of all numbers, and take one root.": (
            _by(lambda gradients: sum(_norm([g]) for g in gradients))
        ),
        "this goes by the longest tensor; all numbers of all tensors make one norm.": (
            _by(lambda gradients: max(_norm([g]) for g in gradients))
        ),
        "this is the root of the *mean* of squares; a length does not divide by how many there "
        "are.": _by(lambda gradients: _norm(gradients) / math.sqrt(sum(len(g) for g in gradients))),
        "numbers are added up with their signs, and cancel: square them.": (
            _by(lambda gradients: sum(x for g in gradients for x in g))
        ),
        "the signs are gone, and with them the direction.": lambda gradients, limit: [
            [abs(x) for x in gradient] for gradient in clip(gradients, limit)
        ],
        "these are the right numbers in one flat list; return one list a tensor.": (
            lambda gradients, limit: [x for gradient in clip(gradients, limit) for x in gradient]
        ),
        "this is the norm; asked are the gradients, scaled by it.": (
            lambda gradients, limit: _norm(gradients)
        ),
        "nothing was changed: are the new lists returned, or the old ones?": (
            lambda gradients, limit: [list(gradient) for gradient in gradients]
        ),
    },
)
