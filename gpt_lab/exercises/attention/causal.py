"""No looking ahead: from scores to causal weights."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Edit, Either


def causal_weights(scores: Tensor) -> Tensor:
    """The reference: [T, T] → [T, T]."""
    past = torch.ones_like(scores).tril().bool()
    masked = scores.masked_fill(~past, -math.inf)
    return masked.softmax(dim=-1)


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
        "scores that nobody should have seen. Mask the "
        "*scores*.": Edit("masked.softmax(dim=-1)", "scores.softmax(dim=-1) * past"),
        "a score of 0 is a score like any other: e^0 is 1, so that the future still gets a weight. "
        "What gives exactly 0?": Edit("-math.inf", "0.0"),
        "this is the other triangle: each token sees itself and what comes *after* it.": Edit(
            ("tril()", "tril(-1)"), ("~past", "past")
        ),
        "a token may look at itself: without the diagonal the first one has nowhere to look.": Edit(
            "tril()", "tril(-1)"
        ),
        "this reaches one too far: each token sees the next one, the very one that it is to "
        "foretell.": Edit("tril()", "tril(1)"),
        "nothing is masked: the future has weights.": Edit("masked.softmax", "scores.softmax"),
        "that number is low, but not low enough: the future keeps a weight where the other scores "
        "are low, too. Use −∞.": Either(
            Edit("-math.inf", "-1.0"),
            Edit("-math.inf", "-10.0"),
            Edit("-math.inf", "scores.min().item()"),
        ),
        "the fill is a very small *positive* number, which is nearly a score of 0; −1e9 is what is "
        "often written.": Edit("-math.inf", "1e-2"),
        "the mask is right, and the softmax goes down the columns: over the last axis, a row's "
        "weights sum to 1.": Edit("dim=-1", "dim=0"),
        "these are the masked scores; the softmax is still to come.": Edit(
            "masked.softmax(dim=-1)", "masked"
        ),
        "this is the plain average of the past, whatever the scores are.": Edit(
            "scores.masked_fill", "(0 * scores).masked_fill"
        ),
        "the −∞ came after the softmax, and stands among the weights.": Edit(
            "masked.softmax(dim=-1)", "scores.softmax(dim=-1).masked_fill(~past, -math.inf)"
        ),
        "adding a mask of ones and zeros raises the past by 1 and hides nothing: the future has to "
        "get −∞.": Edit("masked.softmax", "(scores + past).softmax"),
        "powers are taken and masked, and not yet divided by the sum of the row.": Edit(
            "masked.softmax(dim=-1)", "scores.exp() * past"
        ),
        "the division is by the sum of the whole row, the future included: sum what is left.": Edit(
            "masked.softmax(dim=-1)", "scores.exp() * past / scores.exp().sum()"
        ),
        "this is the mask; the scores are not in it.": Edit(
            "masked.softmax(dim=-1)", "past.float()"
        ),
        "0 · ∞ is no number, `nan`, and it spreads over the row: choose the −∞ by `masked_fill` or "
        "`torch.where`, and do not multiply a mask with "
        "it.": Edit("scores.masked_fill(~past, -math.inf)", "scores + ~past * -math.inf"),
    },
)
