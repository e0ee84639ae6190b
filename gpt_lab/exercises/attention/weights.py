"""A softmax over the right axis."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Edit, Either


def attention_weights(scores: Tensor) -> Tensor:
    """The reference: [..., T, S] → [..., T, S]."""
    powers = (scores - scores.amax(-1, keepdim=True)).exp()
    return powers / powers.sum(-1, keepdim=True)


exercise = Exercise(
    "attention.weights",
    number=1,
    solution=attention_weights,
    inputs=[
        (numbers([[0.0, 1.0], [2.0, 0.0]]),),
        (numbers([[[1.0, 2.0], [0.0, 3.0]], [[-1.0, 0.5], [2.0, 2.0]]]),),
        (numbers([[0.5, 1.0, 2.0], [-1.0, 0.0, 0.0]]),),
        (numbers([[1.0, -math.inf], [0.0, 1.0]]),),
        (numbers([[1000.0, 1001.0], [-1000.0, -1002.0]]),),
    ],
    hints=(
        "Each row of the scores belongs to one query, and its weights are shares: e to the power "
        "of each score, divided by the sum of these over the row. Which axis is the row's?",
        "The keys are always on the last axis, however many axes stand before it: `dim=-1`. "
        "`torch.softmax` takes care of large scores; by hand, subtract the row's largest score "
        "first, and keep the axis when you sum, so that the sums stand beside their rows.",
    ),
    then=(
        "Sum the weights over the last axis, and over the one before: the first sums are 1, the "
        "second can be anything."
    ),
    raises={
        r"RuntimeError: The size of tensor|ValueError: operands could not be broadcast": (
            "a sum over an axis loses that axis: keep it, by `keepdim=True`, so that each sum "
            "stands beside its own row."
        ),
        r"IndexError: Dimension out of range": (
            "there are two axes or more, and the last one is always `-1`."
        ),
        r"OverflowError": (
            "e to the power of a large number is too large for a float: subtract the row's largest "
            "score from all of the row first."
        ),
    },
    mistakes={
        "the columns sum to 1 here, so each key shares itself out among the queries; it is the "
        "queries that share: normalize over the keys, the last "
        "axis.": lambda scores: scores.softmax(dim=-2),
        "this normalizes over the first axis. With several heads that is the heads'; the keys are "
        "on the last one.": lambda scores: scores.softmax(dim=0),
        "axis 1 is the last one as long as there are two: with heads in front it is the queries'. "
        "Count from the end.": lambda scores: scores.softmax(dim=1),
        "all weights together sum to 1 here; each *row* has to.": lambda scores: (
            scores.flatten().softmax(0).view(scores.shape)
        ),
        "these are positive, but do not sum to 1: divide by the sum of the row.": Either(
            Edit("powers / powers.sum(-1, keepdim=True)", "powers"), lambda scores: scores.exp()
        ),
        "shares of the scores themselves can be negative: take e to the power of each "
        "first.": lambda scores: scores / scores.sum(-1, keepdim=True),
        "these are the logarithms of the weights.": lambda scores: scores.log_softmax(dim=-1),
        "a sigmoid looks at each score alone: the weights of a row have to sum to "
        "1.": lambda scores: scores.sigmoid(),
        "this gives everything to the largest score; a softmax shares.": lambda scores: (
            scores == scores.amax(-1, keepdim=True)
        ).float(),
        "the signs are turned round: a higher score gets a larger weight.": lambda scores: (
            -scores
        ).softmax(dim=-1),
        "a sum over an axis loses that axis, and the sums of the rows end up along the columns: "
        "keep it, by `keepdim=True`.": Edit("powers.sum(-1, keepdim=True)", "powers.sum(-1)"),
        "that is right for small scores; e^1000 is too large for a float. Subtract the row's "
        "largest score first: what does that do to the "
        "result?": Edit("(scores - scores.amax(-1, keepdim=True))", "scores"),
        "the largest of *all* scores is subtracted, and a row far below it is left with nothing "
        "but zeros: take each row's own.": Edit("scores.amax(-1, keepdim=True)", "scores.max()"),
        "powers of 2 instead of e: the shares are too even.": Edit(".exp()", ".exp2()"),
        "every key has the same weight here: use the scores.": lambda scores: torch.full_like(
            scores, 1 / scores.shape[-1]
        ),
        "these are the scores, unchanged.": lambda scores: scores,
        "the scores are scaled already, before they come here: divided once more, the shares are "
        "too even.": Edit(").exp()", ").div(math.sqrt(scores.shape[-1])).exp()"),
        "a causal mask was put on the scores; what may not be seen has −∞ already, and here all "
        "else may be.": (
            lambda scores: scores.masked_fill(
                torch.ones_like(scores).triu(1).bool(), -math.inf
            ).softmax(dim=-1)
        ),
    },
)
