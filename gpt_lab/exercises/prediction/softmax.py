"""Scores to probabilities, at a temperature."""

from __future__ import annotations

import math

import numpy as np
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Either


def softmax(logits: Tensor, temperature: float) -> list[float]:
    """The reference."""
    return _list((logits.double() / temperature).softmax(-1))


def _list(values: Tensor) -> list[float]:
    found: list[float] = values.tolist()
    return found


def _powers_by_math(logits: Tensor, temperature: float) -> list[float]:
    """In plain Python, where what is too large is an error."""
    return [math.exp(x / temperature) for x in logits.tolist()]


def _shares(powers: list[float]) -> list[float]:
    return [x / sum(powers) for x in powers]


def _naive(logits: Tensor, temperature: float) -> list[float]:
    """In NumPy, where what is too large is infinite, and ∞ / ∞ is not a number."""
    with np.errstate(all="ignore"):
        powers = np.exp(np.array(logits.tolist()) / temperature)
        shares: list[float] = (powers / powers.sum()).tolist()
        return shares


exercise = Exercise(
    "prediction.softmax",
    number=1,
    solution=softmax,
    inputs=[
        (numbers([2.0, 1.0, 0.0]), 1.0),
        (numbers([2.0, 1.0, 0.0, -1.5]), 0.5),
        (numbers([0.0, 3.0, -2.0]), 2.0),
        (numbers([1000.0, 999.0, 0.0]), 0.5),
        (numbers([-800.0, -801.0]), 1.0),
        (numbers([1500.0, 0.0, 0.0, 0.0]), 1.0),
    ],
    hints=(
        "Divide the scores by the temperature first. Then take e to the power of each, and divide "
        "by the sum of all, so that they add up to 1.",
        "$e^{2000}$ is too large for a float. Subtract the largest of the divided scores from all "
        "of them: no probability changes, and the largest power is $e^0 = 1$.",
    ),
    then=(
        "Try temperature 0.01 and 100 on the same scores: the first is greedy choice, the second a "
        "dice with as many sides as there are tokens."
    ),
    raises={
        r"OverflowError": (
            "e to the power of a score is too large for a float: subtract the largest score from "
            "all of them first, which changes no probability."
        ),
        r"ZeroDivisionError": (
            "all powers came out as 0: subtract the largest score from all of them first, and one "
            "of the powers is 1."
        ),
        r"TypeError: must be real number, not (?:list|Tensor)|TypeError: only .*scalar": (
            "`math.exp` takes one number; go through the scores, or use `torch.exp`."
        ),
    },
    mistakes={
        "this is right for a temperature of 1 alone: divide the scores by the temperature.": (
            lambda logits, temperature: softmax(logits, 1.0)
        ),
        "a low temperature has to make the distribution sharper: divide by it, do not multiply.": (
            lambda logits, temperature: softmax(logits, 1 / temperature)
        ),
        "the temperature comes too late: divide the scores by it, not the probabilities.": (
            lambda logits, temperature: [p / temperature for p in softmax(logits, 1.0)]
        ),
        "the probabilities are multiplied by the temperature; it divides the scores, before the "
        "softmax.": lambda logits, temperature: [p * temperature for p in softmax(logits, 1.0)],
        "probabilities to the power of 1/T are the right idea, but they have to add up to 1 "
        "again.": (
            lambda logits, temperature: [p ** (1 / temperature) for p in softmax(logits, 1.0)]
        ),
        "these are powers of e; divide each by the sum of all, so that they add up to 1.": Either(
            _powers_by_math,
            lambda logits, temperature: (logits / temperature).exp().tolist(),
            lambda logits, temperature: (logits.double() / temperature).exp().tolist(),
        ),
        "the largest of these is 1: divide by the *sum* of the powers, so that all of them add up "
        "to 1.": lambda logits, temperature: [
            p / max(softmax(logits, temperature)) for p in softmax(logits, temperature)
        ],
        "the scores are divided by their sum; softmax takes e to the power of each first.": (
            lambda logits, temperature: (logits / logits.sum()).tolist()
        ),
        "scores of 1,000 are too much for e to their power: subtract the largest of the divided "
        "scores from all of them first.": Either(
            _naive,
            lambda logits, temperature: _shares(_powers_by_math(logits, temperature)),
            lambda logits, temperature: (
                (powers := (logits / temperature).exp()) / powers.sum()
            ).tolist(),
            lambda logits, temperature: _naive(logits.double(), temperature),
        ),
        "the largest score is subtracted after the others were divided by the temperature: divide "
        "it, too, or subtract first.": Either(
            lambda logits, temperature: _naive(
                logits.double() - temperature * logits.max().double(), temperature
            ),
            lambda logits, temperature: (
                (powers := (logits / temperature - logits.max()).exp()) / powers.sum()
            ).tolist(),
        ),
        "subtract the *largest* of the divided scores, not their mean: some stay too large for e "
        "to their power.": Either(
            lambda logits, temperature: _naive(
                logits.double() - logits.double().mean(), temperature
            ),
            lambda logits, temperature: (
                (powers := ((logits - logits.mean()) / temperature).exp()) / powers.sum()
            ).tolist(),
        ),
        "the base is e, not 2.": (
            lambda logits, temperature: softmax(logits.double() * math.log(2), temperature)
        ),
        "the base is e, not 10.": (
            lambda logits, temperature: softmax(logits.double() * math.log(10), temperature)
        ),
        "these are logarithms of probabilities; e to their power gives the probabilities.": (
            lambda logits, temperature: _list((logits.double() / temperature).log_softmax(-1))
        ),
        "each score is squeezed on its own (a sigmoid); softmax lets them share a sum of 1.": (
            lambda logits, temperature: _list((logits.double() / temperature).sigmoid())
        ),
        "these are the divided scores; e to the power of each, and divided by their sum, makes "
        "probabilities of them.": lambda logits, temperature: (logits / temperature).tolist(),
        "the signs are turned: the largest score has to get the largest probability.": (
            lambda logits, temperature: softmax(-logits, temperature)
        ),
    },
)
