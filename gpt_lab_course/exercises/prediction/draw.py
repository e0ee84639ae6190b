"""Draw a token by its probability, from one random number."""

from __future__ import annotations

import itertools

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers


def draw(probabilities: Tensor, number: float) -> int:
    """The reference solution."""
    sums = itertools.accumulate(probabilities.tolist())
    return next(i for i, total in enumerate(sums) if total > number)


def _one_by_one(otherwise: str) -> Mutant:
    """A mistake without cumulative sums, with a fallback if no probability exceeds the number."""
    return Mutant(
        ("itertools.accumulate(probabilities.tolist())", "probabilities.tolist()"),
        ("next(i", "next((i"),
        ("> number)", f"> number), {otherwise})"),
    )


exercise = Exercise(
    "prediction.draw",
    number=5,
    solution=draw,
    inputs=[
        (numbers([0.5, 0.25, 0.25]), 0.0),
        (numbers([0.5, 0.25, 0.25]), 0.49),
        (numbers([0.5, 0.25, 0.25]), 0.5),
        (numbers([0.5, 0.25, 0.25]), 0.74),
        (numbers([0.5, 0.25, 0.25]), 0.55),
        (numbers([0.125, 0.25, 0.5, 0.125]), 0.75),
        (numbers([0.125, 0.25, 0.5, 0.125]), 0.999),
        (numbers([0.0, 0.5, 0.0, 0.5]), 0.0),
        (numbers([0.0, 0.5, 0.0, 0.5]), 0.5),
        (numbers([0.125, 0.125, 0.75]), 0.1),
    ],
    hints=(
        "Lay the probabilities end to end on a line from 0 to 1. Each token gets a stretch of it. "
        "On whose stretch is `number`?",
        "Add the probabilities up one by one. The token is the first at which the sum is *larger* "
        "than `number`: at a border the next token begins, and a token of probability 0 has no "
        "stretch at all.",
    ),
    then=(
        "Call it for a thousand numbers from `torch.rand` and count: each token comes about as "
        "often as its probability says."
    ),
    raises={
        r"StopIteration|IndexError": (
            "no token was found for this number: add the probabilities up, and the sum passes "
            "every number below 1."
        ),
    },
    endless="does the sum grow in each round?",
    mistakes={
        "this takes the most probable token whatever the number is: that is greedy "
        "choice.": lambda probabilities, number: int(probabilities.argmax()),
        "one too far: the token at which the sum passes the number is the one.": Mutant(
            "next(", "1 + next("
        ),
        "one too early: count the token at which the sum passes the number, not the one "
        "before.": Mutant("next(", "-1 + next("),
        "right but for a number on a border: there the next token begins, or a token of "
        "probability 0 could be drawn.": Mutant("total > number", "total >= number"),
        "this takes the sum that is *nearest* to the number; the token is the first whose sum "
        "passes "
        "it.": lambda probabilities, number: int((probabilities.cumsum(0) - number).abs().argmin()),
        "this is a probability. Return the token's index.": lambda probabilities, number: (
            probabilities[draw(probabilities, number)]
        ),
        "this is the sum. Return the index at which it passes the number.": Mutant(
            "next(i", "next(total"
        ),
        "all tokens are equally likely here: the number has to be compared with sums of "
        "probabilities.": lambda probabilities, number: int(number * len(probabilities)),
        "the probabilities are compared with the number one by one: compare their *sum so "
        "far*.": Either(
            _one_by_one("None"),
            _one_by_one("-1"),
            _one_by_one("len(probabilities) - 1"),
            lambda probabilities, number: int((probabilities > number).int().argmax()),
        ),
        "this takes the token whose probability is nearest to the number: compare with the sum so "
        "far.": lambda probabilities, number: int((probabilities - number).abs().argmin()),
        "this is an index into the *sorted* probabilities; leave them in their own order.": Mutant(
            "probabilities.tolist()", "sorted(probabilities.tolist(), reverse=True)"
        ),
        "sorting is not needed, and it gives each number another token: go through them in the "
        "order of the tokens.": Mutant(
            (
                "sums =",
                "falling, order = probabilities.sort(descending=True, stable=True)\n    sums =",
            ),
            ("probabilities.tolist()", "falling.tolist()"),
            ("next(i", "next(int(order[i])"),
        ),
        "this lays the tokens out from behind: begin with the first.": Mutant(
            ("tolist()", "tolist()[::-1]"), ("next(i", "next(len(probabilities) - 1 - i")
        ),
        "this counts how many *probabilities* are below the number; count the sums so "
        "far.": lambda probabilities, number: int((probabilities < number).sum()),
    },
)
