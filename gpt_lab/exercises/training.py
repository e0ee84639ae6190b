"""Exercises of chapter 8: the loss, and what happens to a gradient before it moves a weight."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gpt_lab.exercises.exercise import Exercise

Numbers = Sequence[float]


def _close(a: Any, b: Any) -> bool:
    """Whether two numbers, or two lists of them however deep, are equal but for rounding."""
    if isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(_close, a, b))
    return math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-9)


def _cross_entropy(logits: Numbers, target: int) -> float:
    largest = max(logits)
    total = largest + math.log(sum(math.exp(logit - largest) for logit in logits))
    return total - logits[target]


cross_entropy = Exercise(
    "training.cross_entropy",
    hints=(
        "The probability of the token that came is e to the power of its logit, divided by "
        "the sum of e to the power of each logit. Take minus the logarithm, with log(a / b) ="
        " log a − log b: which exponential disappears?",
        "Subtracting the same number from all logits does not change the softmax. Subtract "
        "the largest: then no exponential is above 1, one of them is exactly 1, and nothing "
        "can overflow.",
    ),
    solution=_cross_entropy,
    same=_close,
    inputs=[
        ([2.0, 1.0, 0.0], 0),
        ([2.0, 1.0, 0.0], 2),
        ([0.0, 0.0, 0.0, 0.0], 3),
        ([-3.0, 5.0], 0),
        ([1000.0, 1002.0, 999.0], 0),
        ([-1000.0, -1002.0], 1),
    ],
    mistakes={
        "this is the probability of the right token; the loss is minus its logarithm.": (
            lambda logits, target: math.exp(-_cross_entropy(logits, target))
        ),
        "the sign: a probability is below 1, its logarithm below 0, and the loss above 0.": (
            lambda logits, target: -_cross_entropy(logits, target)
        ),
        "a logit is a score that can be anything; it says little until it is set against the "
        "others by the softmax.": lambda logits, target: -logits[target],
        "this is in bits, by the logarithm to base 2; the course takes the natural one.": (
            lambda logits, target: _cross_entropy(logits, target) / math.log(2)
        ),
        "this is the loss of the token that the model likes best; asked is that of `target`.": (
            lambda logits, target: _cross_entropy(logits, logits.index(max(logits)))
        ),
    },
)


def _mean_loss(texts: Sequence[tuple[float, int]]) -> float:
    return sum(loss * n for loss, n in texts) / sum(n for _, n in texts)


perplexity = Exercise(
    "training.perplexity",
    hints=(
        "A mean of means is right only when all texts have the same length. How much has a "
        "text of 900 tokens to count beside one of 100?",
        "The loss of a text times its number of tokens is a sum over its tokens. Add these "
        "sums, divide by the number of all tokens, and only then take `math.exp`, once.",
    ),
    solution=lambda texts: math.exp(_mean_loss(texts)),
    same=_close,
    inputs=[
        ([(2.0, 10)],),
        ([(2.0, 10), (3.0, 10)],),
        ([(1.0, 900), (4.0, 100)],),
        ([(0.5, 1), (1.5, 2), (2.5, 5)],),
    ],
    mistakes={
        "a text of 900 tokens counts nine times as much as one of 100: weight the losses by the "
        "numbers of tokens.": lambda texts: math.exp(sum(x for x, _ in texts) / len(texts)),
        "these are perplexities averaged; average the losses, and exponentiate once, at the end.": (
            lambda texts: sum(math.exp(loss) for loss, _ in texts) / len(texts)
        ),
        "the weights are right; but average the losses, and exponentiate once, at the end.": (
            lambda texts: sum(math.exp(x) * n for x, n in texts) / sum(n for _, n in texts)
        ),
        "this is the mean loss of a token; the perplexity is e to that power.": _mean_loss,
        "the losses are natural logarithms: e to their power, not 2.": (
            lambda texts: 2 ** _mean_loss(texts)
        ),
    },
)


def _learning_rate(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return peak * step / warmup
    return _fall(math.pi * (step - warmup) / (total - warmup), peak, final)


def _fall(angle: float, peak: float, final: float) -> float:
    return final + (peak - final) * (1 + math.cos(angle)) / 2


def _rate_without_warmup(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    return _fall(math.pi * step / total, peak, final)


def _rate_cosine_from_zero(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return peak * step / warmup
    return _fall(math.pi * step / total, peak, final)


def _rate_whole_turn(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return peak * step / warmup
    return _fall(2 * math.pi * (step - warmup) / (total - warmup), peak, final)


def _rate_to_zero(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    return _learning_rate(step, peak, warmup, total, 0.0)


def _rate_below_zero(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return peak * step / warmup
    return final + (peak - final) * math.cos(math.pi * (step - warmup) / (total - warmup))


def _rate_straight(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return peak * step / warmup
    return peak + (final - peak) * (step - warmup) / (total - warmup)


_SCHEDULE = (0.002, 10, 110, 0.0002)

learning_rate = Exercise(
    "training.learning_rate",
    hints=(
        "There are two pieces, which meet at step `warmup`. For the second, compute first how"
        " much of it is done: 0 at step `warmup`, 1 at step `total`.",
        "`(1 + math.cos(math.pi * done)) / 2` goes from 1 to 0 while `done` goes from 0 to 1."
        " Stretch it so that it goes from `peak` to `final`.",
    ),
    solution=_learning_rate,
    same=_close,
    inputs=[
        *((step, *_SCHEDULE) for step in (1, 5, 10, 11, 35, 60, 85, 110)),
        (3, 1.0, 4, 8, 0.5),
        (6, 1.0, 4, 8, 0.5),
    ],
    mistakes={
        "the first `warmup` steps rise in a straight line from 0 to the peak.": (
            _rate_without_warmup
        ),
        "the fall starts after the warm-up: the cosine's angle is 0 at step `warmup`, not at step "
        "0.": _rate_cosine_from_zero,
        "at the last step this is back at the peak: half a turn of the cosine is enough, an "
        "angle of π.": _rate_whole_turn,
        "the last step should have the rate `final`, this goes on to 0.": _rate_to_zero,
        "the cosine goes from 1 to −1, so the rate falls below `final`; (1 + cos) / 2 goes from 1 "
        "to 0.": _rate_below_zero,
        "the ends are right, and the line between them is straight: bend it by a cosine.": (
            _rate_straight
        ),
    },
)


def _norm(gradients: Sequence[Numbers]) -> float:
    return math.sqrt(sum(number**2 for gradient in gradients for number in gradient))


def _scaled(gradients: Sequence[Numbers], factor: float) -> list[list[float]]:
    return [[number * factor for number in gradient] for gradient in gradients]


def _clip(gradients: Sequence[Numbers], limit: float) -> list[list[float]]:
    return _scaled(gradients, min(1.0, limit / _norm(gradients)))


def _clip_each_number(gradients: Sequence[Numbers], limit: float) -> list[list[float]]:
    return [[max(-limit, min(limit, number)) for number in gradient] for gradient in gradients]


def _clip_to_unit_length(gradients: Sequence[Numbers], limit: float) -> list[list[float]]:
    norm = _norm(gradients)
    return _scaled(gradients, 1.0 if norm <= limit else 1 / norm)


def _clip_by_sum(gradients: Sequence[Numbers], limit: float) -> list[list[float]]:
    total = sum(abs(number) for gradient in gradients for number in gradient)
    return _scaled(gradients, min(1.0, limit / total))


clip = Exercise(
    "training.clip",
    hints=(
        "How long is a single vector that holds all numbers of all tensors? It is Pythagoras,"
        " with as many squares as there are numbers.",
        "One factor serves all tensors: `limit / norm` if the norm is above the limit, and 1 "
        "otherwise. Which of the two do gradients of nothing but zeros need?",
    ),
    solution=_clip,
    same=_close,
    inputs=[
        ([[6.0], [0.0, -8.0]], 5.0),
        ([[3.0], [0.0, 4.0]], 5.0),
        ([[0.3, 0.0], [0.4]], 1.0),
        ([[1.0, 2.0], [2.0], [-4.0]], 2.5),
        ([[3.0, -4.0]], 2.0),
    ],
    mistakes={
        "each tensor is clipped on its own, which turns the step in another direction: take one "
        "norm over the numbers of all of them.": lambda gradients, limit: [
            _clip([gradient], limit)[0] for gradient in gradients
        ],
        "each number is cut off on its own, which turns the step in another direction: multiply "
        "all of them by one factor.": _clip_each_number,
        "gradients that are shorter than the limit stay as they are.": (
            lambda gradients, limit: _scaled(gradients, limit / _norm(gradients))
        ),
        "clipped gradients have the length `limit`; these have the length 1.": (
            _clip_to_unit_length
        ),
        "the norm is the root of the sum of squares; the root is missing.": (
            lambda gradients, limit: _scaled(gradients, min(1.0, limit / _norm(gradients) ** 2))
        ),
        "the norm is the root of the sum of squares, not the sum of the sizes.": _clip_by_sum,
    },
)

Part = tuple[Numbers, int]


def _sum(parts: Sequence[Part], weighted: bool = True) -> list[float]:
    columns = zip(*([x * (n if weighted else 1) for x in g] for g, n in parts), strict=True)
    return [sum(column) for column in columns]


def _accumulate(parts: Sequence[Part]) -> list[float]:
    return [number / sum(n for _, n in parts) for number in _sum(parts)]


accumulate = Exercise(
    "training.accumulate",
    hints=(
        "The mean over a part times its number of tokens is a sum, and sums of parts may be "
        "added. The same holds for gradients.",
        "Multiply each gradient by its part's number of tokens, add them up number by number,"
        " and divide by the number of all tokens at the end.",
    ),
    solution=_accumulate,
    same=_close,
    inputs=[
        ([([1.0, -2.0], 8)],),
        ([([1.0, 2.0], 8), ([3.0, -4.0], 8)],),
        ([([1.0, 0.0], 300), ([5.0, 4.0], 100)],),
        ([([0.5], 1), ([1.5], 2), ([-2.5], 5)],),
    ],
    mistakes={
        "a part with more tokens counts for more: weight each gradient by its number of tokens.": (
            lambda parts: [x / len(parts) for x in _sum(parts, weighted=False)]
        ),
        "the gradients are added up, and the learning rate is in effect larger with every part: "
        "weight them by their tokens, and divide by all tokens.": (
            lambda parts: _sum(parts, weighted=False)
        ),
        "the weights are right; now divide by the number of tokens in all parts.": _sum,
        "weighted by tokens, divide by the number of tokens, not of parts.": (
            lambda parts: [x / len(parts) for x in _sum(parts)]
        ),
        "this is the gradient of the last part alone; the earlier ones were overwritten.": (
            lambda parts: list(parts[-1][0])
        ),
    },
)

ALL = (cross_entropy, perplexity, learning_rate, clip, accumulate)
