"""Causal attention weights from scores: no token looks ahead."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers


def causal_weights(scores: Tensor) -> Tensor:
    """The reference solution: [T, T] → [T, T]."""
    past = torch.ones_like(scores).tril().bool()
    masked = scores.masked_fill(~past, -math.inf)
    return masked.softmax(dim=-1)


exercise = Exercise(
    "attention.causal",
    number=1,
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
        r"RuntimeError: .*(?:Boolean|bool|Byte)|TypeError: .*~|IndexError: tensors used as": (
            "a mask is made of booleans: compare with `== 0`, or call `.bool()`."
        ),
        r"RuntimeError: The size of tensor": (
            "the mask has another size than the scores: its T is `len(scores)`."
        ),
    },
    mistakes={
        "the mask comes after the softmax, so the rows no longer add up to 1. Mask the *scores*, "
        "before the softmax.": Mutant("masked.softmax(dim=-1)", "scores.softmax(dim=-1) * past"),
        "a score of 0 is a score like any other: e^0 is 1, so the future still gets a weight. "
        "Which score gives a weight of exactly 0?": Mutant("-math.inf", "0.0"),
        "this is the other triangle: each token sees itself and what comes *after* it.": Mutant(
            ("tril()", "tril(-1)"), ("~past", "past")
        ),
        "the mask is turned around: it hides the past and the token itself, and leaves the "
        "future.": Mutant("~past", "past"),
        "the fill is +∞, which would get all of the weight, and e^∞ / e^∞ is `nan`. Use "
        "−∞.": Mutant("-math.inf", "math.inf"),
        "a sum over an axis loses that axis, and each column was divided by another row's sum. "
        "Keep the axis, by `keepdim=True`.": Either(
            Mutant("masked.softmax(dim=-1)", "masked.exp() / masked.exp().sum(-1)"),
            Mutant(
                "masked.softmax(dim=-1)",
                "scores.softmax(-1) * past / (scores.softmax(-1) * past).sum(-1)",
            ),
        ),
        "the scores themselves are divided by their sum. A softmax takes e to the power of each "
        "first.": Mutant(
            "masked.softmax(dim=-1)", "scores.tril() / scores.tril().sum(-1, keepdim=True)"
        ),
        "a token may look at itself. Without the diagonal, the first has nowhere to look.": Mutant(
            "tril()", "tril(-1)"
        ),
        "this reaches one too far: each token sees the next one, which is the one to "
        "predict.": Mutant("tril()", "tril(1)"),
        "nothing is masked: the future has weights.": Mutant("masked.softmax", "scores.softmax"),
        "that number is low, but not low enough: where the other scores are low, too, the future "
        "still gets a weight. Use −∞.": Either(
            Mutant("-math.inf", "-1.0"),
            Mutant("-math.inf", "-10.0"),
            Mutant("-math.inf", "scores.min().item()"),
        ),
        "the fill is close to 0, and e^0 is 1. It should be far *below* 0: −∞, or −1e9, as many "
        "write.": Mutant("-math.inf", "1e-2"),
        "the mask is right, but the softmax runs down the columns. Along the last axis, each *row* "
        "adds up to 1.": Mutant("dim=-1", "dim=0"),
        "these are the masked scores. The softmax is still to come.": Mutant(
            "masked.softmax(dim=-1)", "masked"
        ),
        "this is the plain average of the past, whatever the scores are.": Mutant(
            "scores.masked_fill", "(0 * scores).masked_fill"
        ),
        "the −∞ came after the softmax, so it is among the weights. Put it into the "
        "scores.": Mutant(
            "masked.softmax(dim=-1)", "scores.softmax(dim=-1).masked_fill(~past, -math.inf)"
        ),
        "adding a mask of ones and zeros raises the past by 1 and hides nothing: the future has to "
        "get −∞.": Mutant("masked.softmax", "(scores + past).softmax"),
        "these are masked powers of e. Divide each by the sum of its row.": Mutant(
            "masked.softmax(dim=-1)", "scores.exp() * past"
        ),
        "the sum that you divide by includes the future. Divide by the sum of what is left in the "
        "row.": Mutant("masked.softmax(dim=-1)", "scores.exp() * past / scores.exp().sum()"),
        "rows and columns are swapped: row t belongs to the token that looks, column s to the "
        "token that it looks at.": Mutant("masked.softmax", "masked.T.softmax"),
        "this is the mask alone. Where are the scores?": Mutant(
            "masked.softmax(dim=-1)", "past.float()"
        ),
        "0 · ∞ is no number but `nan`, and it spreads over the row. Don't multiply the mask by −∞: "
        "put −∞ where you want it, by `masked_fill` or "
        "`torch.where`.": Mutant(
            "scores.masked_fill(~past, -math.inf)", "scores + ~past * -math.inf"
        ),
    },
)
