"""Softmax with a temperature."""

from __future__ import annotations

import math

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.ready_made import softmaxes
from gpt_lab_course.exercises.tensors import numbers


def softmax(logits: Tensor, temperature: float) -> Tensor:
    """The reference solution."""
    scaled = logits.double() / temperature
    powers = (scaled - scaled.max()).exp()
    return powers / powers.sum()


_RESULT = "powers / powers.sum()"
_UNSHIFTED = "(scaled - scaled.max())", "scaled"
# plain Python, where overflow is an error
_BY_MATH = "(scaled - scaled.max()).exp()", "numbers([math.exp(x) for x in scaled.tolist()])"


_MAX = "scaled.max()"


def _unshifted_too(old: str, new: str) -> tuple[Mutant, ...]:
    """A mistake with and without subtracting the largest score."""
    change = (old, new)
    short = (".double()", "")
    return (
        Mutant(change),
        Mutant(change, _UNSHIFTED),
        Mutant(change, _UNSHIFTED, short),
        Mutant(change, _BY_MATH),
    )


exercise = Exercise(
    "prediction.softmax",
    number=8,
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
        "die with as many sides as there are tokens."
    ),
    ready_made=softmaxes("take the powers and their sum yourself."),
    raises={
        r"OverflowError": (
            "e to the power of a score is too large for a float: subtract the largest score from "
            "all of them first, which changes no probability."
        ),
        r"ZeroDivisionError": (
            "all powers came out as 0: subtract the largest score from all of them first, and one "
            "of the powers is 1."
        ),
        r"TypeError: must be real number, not (?:list|Tensor)|(?:Type|Value)Error: only .*scalar": (
            "`math.exp` takes one number; go through the scores, or use `torch.exp`."
        ),
    },
    mistakes={
        "this is right for a temperature of 1 alone. Divide the scores by the temperature.": Either(
            *_unshifted_too(" / temperature", "")
        ),
        "a low temperature has to make the distribution sharper. Divide by it: don't "
        "multiply.": Either(*_unshifted_too("/ temperature", "* temperature")),
        "the scores are divided by the temperature above the line, and not in the sum below. "
        "Divide them in both.": Either(
            Mutant(_RESULT, "powers / (logits - logits.max()).exp().sum()"),
            Mutant(_UNSHIFTED, (_RESULT, "powers / logits.exp().sum()")),
            Mutant(_UNSHIFTED, (_RESULT, "powers / logits.double().exp().sum()")),
        ),
        "the largest score is subtracted above the line, and not in the sum below. Subtract it in "
        "both.": Either(
            Mutant(_RESULT, "powers / scaled.exp().sum()"),
            Mutant((".double()", ""), (_RESULT, "powers / scaled.exp().sum()")),
        ),
        "1,000 fits one check alone: among small scores, every power is then 0. Which of the given "
        "scores can you subtract?": Either(
            *(
                Mutant((_MAX, f"({shift})"), (".double()", double))
                for shift in ("1000.0", "1000.0 / temperature")
                for double in ("", ".double()")
            )
        ),
        "this divides by the power of the sum. Take the powers first, then add them up.": Mutant(
            _RESULT, "powers / (scaled - scaled.max()).sum().exp()"
        ),
        "the scores are divided by the largest one, which changes the probabilities. Subtract "
        "it.": Either(
            Mutant("(scaled - scaled.max())", "(scaled / scaled.max())"),
            Mutant("(scaled - scaled.max())", "(scaled / logits.max())"),
        ),
        "the temperature comes too late. Divide the scores by it, not the "
        "probabilities.": lambda logits, temperature: softmax(logits, 1.0) / temperature,
        "the probabilities are multiplied by the temperature. Divide the scores by it, before the "
        "softmax.": lambda logits, temperature: softmax(logits, 1.0) * temperature,
        "probabilities to the power of 1/T are the right idea, but they have to add up to 1 "
        "again.": lambda logits, temperature: softmax(logits, 1.0) ** (1 / temperature),
        "these are powers of e. Divide each by the sum of all, so that they add up to 1.": Either(
            Mutant(_BY_MATH, (_RESULT, "powers")), Mutant(_UNSHIFTED, (_RESULT, "powers"))
        ),
        "the largest of these is 1. Divide by the *sum* of the powers, so that all of them add up "
        "to 1.": Mutant(_RESULT, "powers"),
        "the scores are divided by their sum. Softmax takes e to the power of each "
        "first.": lambda logits, temperature: logits / logits.sum(),
        "e to the power of 1,000 is too large for a float. Subtract the largest of the divided "
        "scores from all of them first.": Either(Mutant(*_UNSHIFTED), Mutant(*_BY_MATH)),
        "the largest score is subtracted after the others were divided by the temperature. Divide "
        "it, too, or subtract it first.": Mutant("scaled.max()", "logits.max()"),
        "subtract the *largest* of the divided scores, not their mean or the smallest. Otherwise "
        "some powers of e stay too large.": Either(
            Mutant("scaled.max()", "scaled.mean()"),
            Mutant((".double()", ""), ("scaled.max()", "scaled.mean()")),
        ),
        "the base is e, not 2.": Mutant("exp()", "exp2()"),
        "the base is e, not 10.": lambda logits, temperature: softmax(
            logits.double() * math.log(10), temperature
        ),
        "these are logarithms of probabilities. Take e to their power.": (
            lambda logits, temperature: (logits.double() / temperature).log_softmax(-1)
        ),
        "a sigmoid squeezes each score on its own. With a softmax, all share a sum of 1.": Mutant(
            _RESULT, "scaled.sigmoid()"
        ),
        "these are the divided scores. Take e to the power of each, and divide by the sum of "
        "these powers.": Mutant(_RESULT, "scaled"),
        "the signs are wrong: the largest score has to get the largest "
        "probability.": lambda logits, temperature: softmax(-logits, temperature),
    },
)
