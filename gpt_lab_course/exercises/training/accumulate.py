"""The gradient of a batch, from those of its microbatches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Microbatches = Sequence[tuple[Sequence[float], int]]


def accumulate(parts: Microbatches) -> list[float]:
    """The reference solution."""
    tokens = sum(n for _, n in parts)
    columns = zip(*([x * n for x in gradient] for gradient, n in parts), strict=True)
    return [sum(column) / tokens for column in columns]


_RESULT = "sum(column) / tokens for column in columns"


exercise = Exercise(
    "training.accumulate",
    number=4,
    solution=accumulate,
    inputs=[
        ([([1.0, -2.0], 8)],),
        ([([1.0, 2.0], 8), ([3.0, -4.0], 8)],),
        ([([1.0, 0.0], 300), ([5.0, 4.0], 100)],),
        ([([0.5], 1), ([1.5], 2), ([-2.5], 5)],),
        ([([1.0, 2.0, 3.0], 2), ([4.0, -5.0, 7.0], 6)],),
        ([([1.0, 4.0], 1), ([2.0, 0.5], 2), ([7.0, -3.0], 1)],),
    ],
    hints=(
        "The mean over a part times its number of tokens is a sum, and sums of parts may be added. "
        "The same holds for gradients.",
        "Multiply each gradient by its part's number of tokens, add them up number by number, and "
        "divide by the number of all tokens at the end.",
    ),
    then=(
        "Make all parts equally long, and it is a plain average: that is why scripts that average "
        "go unnoticed until texts of different length come."
    ),
    raises={
        r"TypeError: can't multiply sequence by non-int": (
            "a gradient is a list, and does not calculate: multiply its numbers, one by one."
        ),
        r"TypeError: unsupported operand type\(s\) for [+*/]=?: '(?:list|int|float)' and": (
            "a gradient is a list, and does not calculate: go through its numbers, or make an "
            "array of it."
        ),
        r"IndexError": (
            "the parts have as many numbers as the first gradient has, and that need not be as "
            "many as there are parts."
        ),
        r"ValueError: (?:too many|not enough) values to unpack|TypeError: cannot unpack": (
            "`parts` is a list of pairs: `for gradient, tokens in parts` takes them one by one."
        ),
    },
    mistakes={
        "this averages averages: a part with more tokens counts for more, so weight each gradient "
        "by its number of tokens.": Either(
            Mutant(("x * n", "x"), ("/ tokens", "/ len(parts)")),
            # the mean of the mean so far and the next part
            lambda parts: reduce(
                lambda a, b: [(x + y) / 2 for x, y in zip(a, b, strict=True)], (g for g, _ in parts)
            ),
        ),
        "the gradients are added up, and the learning rate is in effect larger with every part: "
        "weight them by their tokens, and divide by all "
        "tokens.": Mutant(("x * n", "x"), (" / tokens", "")),
        "the weights are right; now divide by the number of tokens in all parts.": Mutant(
            " / tokens", ""
        ),
        "weighted by tokens, divide by the number of tokens, not of parts.": Mutant(
            "/ tokens", "/ len(parts)"
        ),
        "divided by the number of all tokens, as it should be, and by the number of parts once "
        "more.": Mutant("/ tokens", "/ tokens / len(parts)"),
        "`//` rounds down; a gradient is seldom a whole number.": Mutant("/ tokens", "// tokens"),
        "the gradients are not weighted, only divided by all tokens: a list times a number repeats "
        "the list, so multiply its numbers, one by one.": Mutant("x * n", "x"),
        "each gradient is that of a *mean* already: times its tokens it is a sum, and here it is "
        "divided by them once more.": Either(
            Mutant(("x * n", "x / n"), (" / tokens", "")),
            Mutant(("x * n", "x / n"), ("/ tokens", "/ len(parts)")),
        ),
        "this is the gradient of the last part alone; the earlier ones were "
        "overwritten.": lambda parts: parts[-1][0],
        "this is the gradient of the first part alone: does the loop return too "
        "early?": lambda parts: parts[0][0],
        "this is the gradient of the longest part alone; the others count, too.": lambda parts: max(
            parts, key=lambda part: part[1]
        )[0],
        "the first part is counted twice: begin with zeros, or go on with the second part.": Either(
            Mutant("gradient, n in parts", "gradient, n in [parts[0], *parts]"),
            lambda parts: accumulate([parts[0], *parts]),
        ),
        "the wrong axis: add up over the parts, so that each number of a gradient stays apart; "
        "here there is one number a part.": Either(
            Mutant(_RESULT, "sum(g) * n / tokens for g, n in parts"),
            lambda parts: [sum(g) for g, _ in parts],
            lambda parts: [sum(g) * n for g, n in parts],
            lambda parts: [sum(g) / len(g) for g, _ in parts],
        ),
        "all is added up to one number; a gradient has as many as there are weights.": Either(
            lambda parts: sum(accumulate(parts)),
            lambda parts: sum(accumulate(parts)) / len(parts[0][0]),
            lambda parts: [sum(accumulate(parts))],
        ),
        "the gradients stand one behind the other; add the first numbers of all, then the "
        "second.": Either(
            Mutant(_RESULT, "x * n / tokens for g, n in parts for x in g"),
            lambda parts: [x for g, _ in parts for x in g],
        ),
        "these are the weighted gradients of the parts, side by side; add them up, number by "
        "number.": Either(
            Mutant(_RESULT, "[x * n / tokens for x in g] for g, n in parts"),
            lambda parts: [[x * n for x in g] for g, n in parts],
        ),
        "divided by the tokens of the longest part; divide by those of all parts.": Mutant(
            "sum(n for", "max(n for"
        ),
        "divided by the tokens of the last part; divide by those of all parts.": Mutant(
            "sum(n for _, n in parts)", "parts[-1][1]"
        ),
    },
)
