"""The loss of one prediction, from its logits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from gpt_lab.exercises.exercise import Either, Exercise

Numbers = Sequence[float]
Shift = Callable[[Numbers, int], float]
Loss = Callable[[Numbers, int], float]


def _log_of_sum(logits: Numbers) -> float:
    largest = max(logits)
    return largest + math.log(sum(math.exp(logit - largest) for logit in logits))


def cross_entropy(logits: Numbers, target: int) -> float:
    """The reference."""
    return _log_of_sum(logits) - logits[target]


def _log_of_sum_after(shift: Shift) -> list[Loss]:
    """The logarithm of the sum after something was subtracted, with ``math`` and with NumPy."""

    def by_math(logits: Numbers, target: int) -> float:
        c = shift(logits, target)
        return c + math.log(sum(math.exp(logit - c) for logit in logits)) - logits[target]

    def by_numpy(logits: Numbers, target: int) -> float:
        c = shift(logits, target)
        with np.errstate(all="ignore"):
            return float(c + np.log(np.exp(np.array(logits) - c).sum()) - logits[target])

    return [by_math, by_numpy]


def _softmax_after(shift: Shift) -> list[Loss]:
    """The logarithm of the softmax after something was subtracted, with ``math`` and with NumPy."""

    def by_math(logits: Numbers, target: int) -> float:
        powers = [math.exp(logit - shift(logits, target)) for logit in logits]
        return -math.log(powers[target] / sum(powers))

    def by_numpy(logits: Numbers, target: int) -> float:
        with np.errstate(all="ignore"):
            powers = np.exp(np.array(logits) - shift(logits, target))
            return float(-np.log(powers[target] / powers.sum()))

    return [by_math, by_numpy]


def _after(shift: Shift) -> Either:
    return Either([*_log_of_sum_after(shift), *_softmax_after(shift)])


def _share_of_scores(logits: Numbers, target: int) -> float:
    return -math.log(logits[target] / sum(logits))


def _held_above(least: float) -> list[Loss]:
    """The logarithm of a probability that is not let fall below something, in two ways."""

    def probability(logits: Numbers, target: int) -> float:
        return math.exp(-cross_entropy(logits, target))

    return [
        lambda logits, target: -math.log(max(least, probability(logits, target))),
        lambda logits, target: -math.log(probability(logits, target) + least),
    ]


# What is subtracted shows where the logits lie far apart: e^1000 is too large for a float, and
# e^-1000 is 0. Around 1,000 nothing may be left out; 800 and 0 find the smallest, 0 and 800 the
# first, one among five the mean.
exercise = Exercise(
    "training.cross_entropy",
    number=1,
    solution=cross_entropy,
    inputs=[
        ([2.0, 1.0, 0.0], 0),
        ([2.0, 1.0, 0.0], 2),
        ([0.0, 0.0, 0.0, 0.0], 3),
        ([-3.0, 5.0], 0),
        ([-1.0, 3.0, -4.0], 1),
        ([1000.0, 1002.0, 999.0], 0),
        ([-1000.0, -1002.0], 1),
        ([800.0, 0.0], 0),
        ([0.0, 800.0], 1),
        ([500.0, 0.0, 1500.0, 0.0, 0.0], 2),
        ([800.0, 0.0], 1),
    ],
    hints=(
        "The probability of the token that came is e to the power of its logit, divided by the sum "
        "of e to the power of each logit. Take minus the logarithm, with "
        "log(a / b) = log a − log b: which exponential disappears?",
        "Subtracting the same number from all logits does not change the softmax. Subtract the "
        "largest: then no exponential is above 1, one of them is exactly 1, and nothing can "
        "overflow.",
    ),
    then=(
        "Give it four equal logits: the loss is log 4. A model that knows nothing starts at log V, "
        "and that is where each training curve begins."
    ),
    raises={
        r"OverflowError": (
            "e to the power of a large number is too large for a float: subtract the same number "
            "from all logits first. Which one makes sure that none is above 0?"
        ),
        r"ValueError: (?:math domain error|expected a positive input)|ZeroDivisionError": (
            "e to the power of a very negative number is 0 in a float, and 0 has no logarithm: "
            "look at what is subtracted, and take the logarithm before anything is divided."
        ),
        r"TypeError: (?:unsupported operand type.*'list' and '(?:int|float)'|must be real number, "
        r"not list|.*unary -: 'list')": (
            "`logits` is a list: take the exponential of each entry, one by one, or make an array "
            "of them."
        ),
    },
    mistakes={
        "this is the probability of the right token; the loss is minus its logarithm.": (
            lambda logits, target: math.exp(-cross_entropy(logits, target))
        ),
        "this is 1 − the probability of the right token; the loss is minus its logarithm.": (
            lambda logits, target: 1 - math.exp(-cross_entropy(logits, target))
        ),
        "the sign: a probability is below 1, its logarithm below 0, and the loss above 0.": (
            lambda logits, target: -cross_entropy(logits, target)
        ),
        "a logit is a score that can be anything; it says little until it is set against the "
        "others by the softmax.": Either(
            [lambda logits, target: -logits[target], lambda logits, target: logits[target]]
        ),
        "a softmax takes e to the power of each score; shares of the scores themselves can be "
        "negative.": _share_of_scores,
        "this is the logarithm of the logit itself; it has to become a probability first, by the "
        "softmax.": lambda logits, target: -math.log(logits[target]),
        "this is how far the token's logit lies below the largest; the others count, too, each by "
        "e to its power.": lambda logits, target: max(logits) - logits[target],
        "the logits are divided by the largest, which changes the softmax; subtract it.": Either(
            [
                lambda logits, target: cross_entropy([x / max(logits) for x in logits], target),
                lambda logits, target: cross_entropy(
                    [x / (max(logits) or 1) for x in logits], target
                ),
                lambda logits, target: cross_entropy(
                    [x / (max(logits) or math.nan) for x in logits], target
                ),
            ]
        ),
        "the token's own exponential is missing from the sum: a softmax divides by that of *all* "
        "logits.": lambda logits, target: (
            _log_of_sum([x for i, x in enumerate(logits) if i != target]) - logits[target]
        ),
        "this is the loss of every token, added up; asked is that of the one that came.": (
            lambda logits, target: len(logits) * _log_of_sum(logits) - sum(logits)
        ),
        "a least probability keeps the logarithm finite, and wrong: the loss is 800 here and stops "
        "at that of the least. Take the logarithm before you divide.": Either(
            [
                held
                for least in (1e-7, 1e-8, 1e-9, 1e-10, 1e-12, 1e-15, 1e-16, 1e-20)
                for held in _held_above(least)
            ]
        ),
        "this is in bits, by the logarithm to base 2; the course takes the natural one.": (
            lambda logits, target: cross_entropy(logits, target) / math.log(2)
        ),
        "this is the logarithm to base 10; the course takes the natural one.": (
            lambda logits, target: cross_entropy(logits, target) / math.log(10)
        ),
        "this is the loss of the token that the model likes best; asked is that of `target`.": (
            lambda logits, target: cross_entropy(logits, logits.index(max(logits)))
        ),
        "this is the mean over all tokens; asked is the loss of the one that came.": (
            lambda logits, target: _log_of_sum(logits) - sum(logits) / len(logits)
        ),
        "this is divided by the number of logits; the loss of one prediction is not a mean.": (
            lambda logits, target: cross_entropy(logits, target) / len(logits)
        ),
        "`target` counts from 0, as indices do: this takes the token before it.": (
            lambda logits, target: cross_entropy(logits, target - 1)
        ),
        "this is the logarithm of the sum; the logit of the token that came is still to be "
        "subtracted.": lambda logits, target: _log_of_sum(logits),
        "what is subtracted within the exponentials is *added* outside the logarithm, and here it "
        "is subtracted there, too.": lambda logits, target: (
            _log_of_sum(logits) - 2 * max(logits) - logits[target]
        ),
        "the largest is subtracted in the sum and not from the token's own logit: both or "
        "neither.": lambda logits, target: _log_of_sum(logits) - max(logits) - logits[target],
        "that is right as long as the logits are small; e^1000 is too large for a float, and "
        "e^−1000 is 0. What can you subtract from all of them?": _after(lambda logits, _: 0.0),
        "the smallest is subtracted, and the others can still be far above it: which one leaves "
        "none above 0?": _after(lambda logits, _: min(logits)),
        "the first is subtracted, and the others can still be far above it: which one leaves none "
        "above 0?": _after(lambda logits, _: logits[0]),
        "the token's own logit is subtracted, and the others can still be far above it: which one "
        "leaves none above 0?": _log_of_sum_after(lambda logits, target: logits[target])[0],
        "the mean is subtracted, and single logits can still be far above it: which one leaves "
        "none above 0?": _after(lambda logits, _: sum(logits) / len(logits)),
        "the largest is subtracted, so nothing overflows; but a probability can be so small that "
        "it is 0, which has no logarithm: take the logarithm before you divide, "
        "log(a / b) = log a − log b.": _softmax_after(lambda logits, _: max(logits))[0],
        "a token that is almost impossible has an infinite loss here: its probability is 0 in a "
        "float. Subtract the largest logit, and take the logarithm before you divide.": Either(
            [
                _softmax_after(lambda logits, _: max(logits))[1],
                _log_of_sum_after(lambda logits, target: logits[target])[1],
            ]
        ),
    },
)
