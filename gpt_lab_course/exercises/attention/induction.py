"""Find the head that attends to the token after the previous occurrence."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers

HeadIndex = tuple[int, int]


def induction(weights: Tensor, period: int) -> list[int]:
    """The reference solution: [L, H, T, T] → layer, head."""
    T, back = weights.shape[-1], period - 1
    looks = torch.stack([weights[..., t, t - back] for t in range(period, T)])
    scores = looks.mean(0)  # [L, H]
    layer, head = divmod(int(scores.argmax()), scores.shape[1])
    return [layer, head]


_RESULT = "[layer, head]"


def _made(
    L: int, H: int, T: int, heads: Mapping[HeadIndex, tuple[float, dict[int, int]]]
) -> Tensor:
    """Attention weights that are spread evenly over visible tokens, except for some heads.

    These heads give a share to one position: for token t, the value at ``t``, or else at −1, is the
    distance back; 0 is the token itself.
    """
    even = [[1 / (t + 1) if s <= t else 0.0 for s in range(T)] for t in range(T)]
    weights = numbers(even).repeat(L, H, 1, 1)
    for (layer, head), (share, distances) in heads.items():
        for t in range(T):
            back = distances.get(t, distances[-1])
            if t >= back:
                weights[layer, head, t] *= 1 - share
                weights[layer, head, t, t - back] += share
    return weights


def _to_the_first(T: int) -> dict[int, int]:
    return {-1: 0, **{t: t for t in range(T)}}


# Period 3, nine tokens: the token after the previous occurrence is two back. Other heads are just #
# as sharp: on the same token, the one before, the first, one too far.
_TRAPS = _made(
    3,
    4,
    9,
    {
        (1, 2): (0.8, {-1: 2}),
        (2, 3): (0.95, {-1: 3}),
        (0, 1): (0.9, {-1: 1}),
        (2, 0): (0.9, _to_the_first(9)),
        (1, 3): (0.9, {-1: 4}),
        (0, 3): (0.97, {-1: 0}),
    },
)

# Period 4, ten tokens: a head that looks three back in the repetition only; one a little weaker, #
# but also before it; one only before it; one only at the last token; and one that is sharper, but #
# only at four of the six positions.
_LATE = _made(
    2,
    3,
    10,
    {
        (1, 0): (0.6, {-1: 3, 3: 0}),
        (0, 0): (0.57, {-1: 3}),
        (0, 2): (0.99, {3: 3, -1: 0}),
        (0, 1): (0.9, {9: 3, -1: 5}),
        (1, 2): (0.8, {-1: 4}),
        (1, 1): (0.92, {4: 3, 5: 3, 6: 3, 7: 3, -1: 5}),
    },
)

# Period 5, twelve tokens: the right head; one that attends there less; one only at the last five #
# positions; and one that looks one token further forward.
_FIRST_LAYER = _made(
    2,
    3,
    12,
    {
        (0, 1): (0.7, {-1: 4}),
        (0, 0): (0.6, {-1: 4}),
        (1, 0): (0.6, {-1: 5}),
        (1, 1): (0.85, {5: 5, 6: 5, -1: 4}),
        (0, 2): (0.8, {-1: 3}),
    },
)
exercise = Exercise(
    "attention.induction",
    number=5,
    solution=induction,
    inputs=[(_TRAPS, 3), (_LATE, 4), (_FIRST_LAYER, 5)],
    hints=(
        "The tokens repeat after `period` places. So where is the last occurrence of the token at "
        "place t, and where is the token that followed it?",
        "That is place t − period + 1. For each head, take the mean of `weights[l, h, t, "
        "t - period + 1]` over all t from `period` on, where the repetition begins, and give the "
        "layer and the head of the largest.",
    ),
    then=(
        "Give it the lab model's weights on `repeated_tokens`, without the first token: it should "
        "find one of the two heads that stand out above."
    ),
    raises={
        r"IndexError: (?:index|dimension|too many)": (
            "`weights` is [L, H, T, T]: a layer, a head, the token that looks, the token looked at."
        ),
        r"(?:Runtime|Type|Value)Error: .*(?:unpack|ambiguous|only one element|iterable)": (
            "one number a head, a mean, is what can be compared; the answer is two indices."
        ),
    },
    endless="look at where t begins and ends: from `period` up to T.",
    mistakes={
        "this head looks at the last occurrence of the same token, `period` back. Return the "
        "one that looks at what *followed* it.": Mutant("period - 1", "period"),
        "this goes one too far back, to what came *before* the last occurrence.": Mutant(
            ("period - 1", "period + 1"), ("range(period,", "range(period + 1,")
        ),
        "this is a previous-token head: it looks back by one, whether anything repeats or "
        "not.": Mutant("period - 1", "1"),
        "this goes one too far forward, past what followed the last occurrence.": Mutant(
            "period - 1", "period - 2"
        ),
        "this head rests at the first token.": Mutant("t - back", "0"),
        "this head looks at its own token.": Mutant("period - 1", "0"),
        "the head is right, but count from 0.": Either(
            Mutant(_RESULT, "[layer + 1, head + 1]"), Mutant(_RESULT, "[layer, head + 1]")
        ),
        "these are the right two numbers in the wrong order: the layer first, then the "
        "head.": Mutant(_RESULT, "[head, layer]"),
        "this is one index into all heads at once: `divmod` by the number of heads makes layer and "
        "head of it.": Mutant(_RESULT, "scores.argmax()"),
        "this is the head alone; in which layer?": Mutant(_RESULT, "head"),
        "only the last layer was searched.": Mutant(
            _RESULT, "[len(weights) - 1, int(scores[-1].argmax())]"
        ),
        "only the first layer was searched.": Mutant(_RESULT, "[0, int(scores[0].argmax())]"),
        "before place `period` nothing has repeated: leave these places out of the mean.": Mutant(
            "range(period,", "range(period - 1,"
        ),
        "the *mean* over all t from `period` on decides; here it is the largest weight, the middle "
        "one, how often the place is the favorite, or one repetition alone.": Either(
            Mutant("looks.mean(0)", "looks.amax(0)"),
            Mutant("looks.mean(0)", "looks.median(0).values"),
            Mutant(
                ("weights[..., t, t - back]", "weights[..., t, :].argmax(-1) == t - back"),
                ("mean", "sum"),
            ),
            Mutant("range(period, T)", "range(period, 2 * period)"),
            Mutant("range(period, T)", "range(T - period, T)"),
        ),
        "this goes by the last token alone; take the mean over the whole repetition.": Mutant(
            "range(period,", "range(T - 1,"
        ),
        "this is its score. Return which head has it.": Mutant(_RESULT, "scores.max()"),
        "these are the scores of all heads. Return the place of the largest.": Mutant(
            _RESULT, "scores"
        ),
        "this looks where the future is: weights[…, t, s] is the weight with which t looks at "
        "s.": Mutant("t, t - back]", "t - back, t]"),
    },
)
