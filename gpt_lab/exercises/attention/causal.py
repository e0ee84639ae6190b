"""No looking ahead: from scores to causal weights."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Either, Exercise
from gpt_lab.exercises.given import numbers


def causal_weights(scores: Tensor) -> Any:
    """The reference: [T, T] → [T, T]."""
    return _filled(scores, -math.inf).softmax(dim=-1).tolist()


def _earlier(scores: Tensor, diagonal: int = 0) -> Tensor:
    return torch.ones_like(scores).tril(diagonal).bool()


def _filled(scores: Tensor, value: float, diagonal: int = 0) -> Tensor:
    return scores.masked_fill(~_earlier(scores, diagonal), value)


def _average(scores: Tensor) -> Tensor:
    mask = _earlier(scores).float()
    return mask / mask.sum(dim=-1, keepdim=True)


exercise = Exercise(
    "attention.causal",
    number=2,
    solution=causal_weights,
    inputs=[
        (numbers([[1.0, 2.0, 3.0], [0.0, 1.0, 0.5], [2.0, 0.0, 1.0]]),),
        (numbers([[0.0] * 4] * 4),),
        (numbers([[-2.0, 5.0], [1.0, -1.0]]),),
        (numbers([[-20.0, 20.0, 0.0], [-20.0, -15.0, 20.0], [0.0, -30.0, -20.0]]),),
        (numbers([[3.0]]),),
    ],
    hints=(
        "Row t may use columns 0 to t. What would a score have to be for its weight to come out "
        "as exactly 0?",
        "`torch.ones(T, T).tril()` is 1 where a query may look. Put −∞ where it is 0, by "
        "`masked_fill`, `torch.where` or an index, and take the softmax over the last axis *after* "
        "that.",
    ),
    then=(
        "Change a score above the diagonal, to anything: no weight moves. Then do the same with "
        "the mask applied after the softmax."
    ),
    raises={
        r"RuntimeError: .*(?:Boolean|bool|Byte)|TypeError: .*~": (
            "a mask is made of booleans: compare, or call `.bool()`, before you turn it round."
        ),
        r"RuntimeError: The size of tensor": (
            "the mask has another size than the scores: its T is `len(scores)`."
        ),
    },
    mistakes={
        "the mask comes after the softmax: the rows no longer sum to 1, and the shares depend on "
        "scores that nobody should have seen. Mask the *scores*.": (
            lambda scores: scores.softmax(-1) * _earlier(scores)
        ),
        "a score of 0 is a score like any other: e^0 is 1, so that the future still gets a weight. "
        "What gives exactly 0?": lambda scores: _filled(scores, 0.0).softmax(-1),
        "this is the other triangle: each token sees itself and what comes *after* it.": (
            lambda scores: scores.masked_fill(_earlier(scores, -1), -math.inf).softmax(-1)
        ),
        "a token may look at itself: without the diagonal the first one has nowhere to look.": (
            lambda scores: _filled(scores, -math.inf, -1).softmax(-1)
        ),
        "this reaches one too far: each token sees the next one, the very one that it is to "
        "foretell.": lambda scores: _filled(scores, -math.inf, 1).softmax(-1),
        "nothing is masked: the future has weights.": lambda scores: scores.softmax(-1),
        "that number is low, but not low enough: the future keeps a weight where the other scores "
        "are low, too. Use −∞.": Either(
            [
                lambda scores: _filled(scores, -1.0).softmax(-1),
                lambda scores: _filled(scores, -10.0).softmax(-1),
                lambda scores: _filled(scores, scores.min().item()).softmax(-1),
            ]
        ),
        "the fill is a very small *positive* number, which is nearly a score of 0; −1e9 is what is "
        "often written.": lambda scores: _filled(scores, 1e-2).softmax(-1),
        "the mask is right, and the softmax goes down the columns: over the last axis, a row's "
        "weights sum to 1.": lambda scores: _filled(scores, -math.inf).softmax(0),
        "these are the masked scores; the softmax is still to come.": (
            lambda scores: _filled(scores, -math.inf)
        ),
        "this is the plain average of the past, whatever the scores are.": _average,
        "the −∞ came after the softmax, and stands among the weights.": (
            lambda scores: _filled(scores.softmax(-1), -math.inf)
        ),
        "adding a mask of ones and zeros raises the past by 1 and hides nothing: the future has to "
        "get −∞.": lambda scores: (scores + _earlier(scores)).softmax(-1),
        "powers are taken and masked, and not yet divided by the sum of the row.": (
            lambda scores: scores.exp() * _earlier(scores)
        ),
        "the division is by the sum of the whole row, the future included: sum what is left.": (
            lambda scores: (scores.exp() * _earlier(scores)) / scores.exp().sum()
        ),
        "this is the mask; the scores are not in it.": lambda scores: _earlier(scores).float(),
    },
)
