"""The cross-entropy loss of one prediction, from its logits."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def cross_entropy(logits: Sequence[float], target: int) -> float:
    """The reference solution."""
    largest = max(logits)
    total = sum(math.exp(logit - largest) for logit in logits)
    return largest + math.log(total) - logits[target]


_RESULT = "largest + math.log(total) - logits[target]"
_PROBABILITY = "math.exp(logits[target] - largest) / total"
_NUMPY = ("def ", "@_quiet\ndef "), ("math.exp(logit -", "np.exp(logit -"), ("math.log", "np.log")
_quiet = np.errstate(all="ignore")


def _after(shift: str) -> tuple[Mutant, ...]:
    """Mistakes with another shift: the log of the sum, that of the softmax, and both by NumPy."""
    other, softmax = ("max(logits)", shift), (_RESULT, f"-math.log({_PROBABILITY})")
    return (
        Mutant(other),
        Mutant(other, softmax),
        Mutant(other, *_NUMPY),
        Mutant(other, softmax, *_NUMPY, ("math.exp(", "np.exp(")),
    )


# Widely spread logits show what is subtracted: e^1000 is too large for a float, and e^-1000 is 0. #
# Logits around 1,000 find no shift; 800 and 0 the smallest, 0 and 800 the first, one among five #
# the mean.
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
        "this is the probability of the right token. The loss is minus its logarithm.": Either(
            lambda z, t: math.exp(-cross_entropy(z, t)),
            Mutant(("max(logits)", "0.0"), (_RESULT, _PROBABILITY)),
        ),
        "this is 1 − the probability of the right token. The loss is minus the logarithm of the "
        "probability.": Either(
            lambda z, t: 1 - math.exp(-cross_entropy(z, t)),
            Mutant(("max(logits)", "0.0"), (_RESULT, f"1 - {_PROBABILITY}")),
        ),
        "this is minus the logarithm of 1 − the probability. Take the probability itself.": Either(
            Mutant(_RESULT, f"-math.log(1 - {_PROBABILITY})"),
            Mutant(("max(logits)", "0.0"), (_RESULT, f"-math.log(1 - {_PROBABILITY})")),
        ),
        "the sign is wrong: a probability is below 1, its logarithm below 0, and the loss above "
        "0.": Either(
            lambda z, t: -cross_entropy(z, t),
            Mutant(_RESULT, f"math.log({_PROBABILITY})"),
            Mutant(("max(logits)", "0.0"), (_RESULT, f"math.log({_PROBABILITY})")),
            Mutant(("max(logits)", "0.0"), (_RESULT, "logits[target] - math.log(total)")),
        ),
        "a logit alone says little. The softmax compares it with the others.": Either(
            lambda z, t: -z[t], lambda z, t: z[t]
        ),
        "the scores themselves are divided by their sum. A softmax takes e to the power of each "
        "first.": lambda z, t: -math.log(z[t] / sum(z)),
        "this is the logarithm of the logit itself. Make a probability of it first, by the "
        "softmax.": lambda z, t: -math.log(z[t]),
        "this is how far the token's logit lies below the largest. The others count, too, each by "
        "e to its power.": lambda z, t: max(z) - z[t],
        "the logits are divided by the largest, which changes the softmax. Subtract it.": Either(
            lambda z, t: cross_entropy([x / max(z) for x in z], t),
            lambda z, t: cross_entropy([x / (max(z) or 1) for x in z], t),
            lambda z, t: cross_entropy([x / (max(z) or math.nan) for x in z], t),
        ),
        "the token's own exponential is missing from the sum: a softmax divides by that of *all* "
        "logits.": Mutant(
            ("largest =", "own = logits.pop(target)\n    largest ="), ("- logits[target]", "- own")
        ),
        "this adds up the losses of all tokens. Return the loss of the one that came.": Either(
            lambda z, t: sum(cross_entropy(z, i) for i in range(len(z))),
            Mutant(_RESULT, "-sum(math.log(math.exp(z - largest) / total) for z in logits)"),
            Mutant(
                ("max(logits)", "0.0"),
                (_RESULT, "-sum(math.log(math.exp(z - largest) / total) for z in logits)"),
            ),
        ),
        "the smallest probability that you allow keeps the logarithm finite, but wrong: the loss "
        "can be 800. Take the logarithm before you divide.": Either(
            *(
                Mutant(_RESULT, f"-math.log({held})")
                for least in (1e-7, 1e-8, 1e-9, 1e-10, 1e-12, 1e-15, 1e-16, 1e-20)
                for held in (f"max({least}, {_PROBABILITY})", f"{_PROBABILITY} + {least}")
            )
        ),
        "this is in bits, by the logarithm to base 2. The course takes the natural one.": Either(
            lambda z, t: cross_entropy(z, t) / math.log(2),
            Mutant(_RESULT, f"-math.log2({_PROBABILITY})"),
            Mutant(("max(logits)", "0.0"), (_RESULT, f"-math.log2({_PROBABILITY})")),
        ),
        "this is the logarithm to base 10. The course takes the natural one.": Either(
            lambda z, t: cross_entropy(z, t) / math.log(10),
            Mutant(_RESULT, f"-math.log10({_PROBABILITY})"),
            Mutant(("max(logits)", "0.0"), (_RESULT, f"-math.log10({_PROBABILITY})")),
        ),
        "this is the loss of the token that the model likes best. Return that of "
        "`target`.": lambda z, t: cross_entropy(z, z.index(max(z))),
        "this is the mean over all tokens. Return the loss of the one that came.": lambda z, t: (
            sum(cross_entropy(z, i) for i in range(len(z))) / len(z)
        ),
        "this is divided by the number of logits. The loss of one prediction isn't a "
        "mean.": lambda z, t: cross_entropy(z, t) / len(z),
        "`target` counts from 0, as indices do: this takes the token before it.": lambda z, t: (
            cross_entropy(z, t - 1)
        ),
        "this is the logarithm of the sum. Now subtract the logit of the token that came.": Mutant(
            " - logits[target]", ""
        ),
        "what is subtracted within the exponentials has to be *added* again outside the logarithm. "
        "Here it's subtracted once more.": Mutant("return largest +", "return -largest +"),
        "the largest is subtracted in the sum, but not from the token's own logit. Subtract it "
        "from both.": Either(
            Mutant("return largest +", "return"),
            Mutant(_RESULT, "-math.log(math.exp(logits[target]) / total)"),
        ),
        "this is right as long as the logits are small. But e^1000 is too large for a float, and "
        "e^−1000 is 0. What can you subtract from all of them?": Either(*_after("0.0")),
        "the smallest is subtracted, and the others can still be far above it: which one leaves "
        "none above 0?": Either(*_after("min(logits)")),
        "the first is subtracted, and the others can still be far above it: which one leaves none "
        "above 0?": Either(*_after("logits[0]")),
        "the token's own logit is subtracted, and the others can still be far above it: which one "
        "leaves none above 0?": _after("logits[target]")[0],
        "the mean is subtracted, and single logits can still be far above it: which one leaves "
        "none above 0?": Either(*_after("sum(logits) / len(logits)")),
        "the largest is subtracted, so nothing overflows. But a probability can be so small that "
        "it's 0 in a float, and 0 has no logarithm. Take the logarithm before you divide: "
        "log(a / b) = log a − log b.": _after("max(logits)")[1],
        "a token that is almost impossible has an infinite loss here: its probability is 0 in a "
        "float. Subtract the largest logit, and take the logarithm before you "
        "divide.": Either(_after("max(logits)")[3], _after("logits[target]")[2]),
    },
)
