"""The perplexity of a model on several texts together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def perplexity(texts: Sequence[tuple[float, int]]) -> float:
    """The reference solution."""
    total, tokens = sum(loss * n for loss, n in texts), sum(n for _, n in texts)
    return math.exp(total / tokens)


exercise = Exercise(
    "prediction.perplexity",
    number=9,
    formerly="training.perplexity",
    solution=perplexity,
    inputs=[
        ([(2.0, 10)],),
        ([(2.0, 10), (3.0, 10)],),
        ([(0.5, 900), (2.0, 100)],),
        ([(0.5, 1), (1.5, 2), (2.5, 5)],),
        ([(3.0, 20), (1.0, 70), (2.0, 10)],),
    ],
    hints=(
        "A mean of means is right only when all texts have the same length. How much has a text of "
        "900 tokens to count beside one of 100?",
        "The loss of a text times its number of tokens is a sum over its tokens. Add these sums, "
        "divide by the number of all tokens, and only then take `math.exp`, once.",
    ),
    then=(
        "Read the result as a choice: with a perplexity of 20 the model is as unsure as somebody "
        "who guesses among 20 equally likely tokens."
    ),
    raises={
        r"ValueError: (?:too many|not enough) values to unpack|TypeError: cannot unpack": (
            "`texts` is a list of pairs: `for loss, tokens in texts` takes them one by one."
        ),
        r"TypeError: (?:unsupported operand|can't multiply sequence).*(?:tuple|list|by non-int)": (
            "an entry of `texts` is a pair: take its loss and its number of tokens apart first."
        ),
    },
    mistakes={
        "this averages averages: a text of 900 tokens counts nine times as much as one of 100, so "
        "weight the losses by the numbers of "
        "tokens.": Mutant(("loss * n", "loss"), ("/ tokens", "/ len(texts)")),
        "these are perplexities averaged; average the losses, and exponentiate once, at the "
        "end.": lambda texts: sum(math.exp(loss) for loss, _ in texts) / len(texts),
        "the weights are right; but average the losses, and exponentiate once, at the end.": Mutant(
            ("loss * n", "math.exp(loss) * n"), ("math.exp(total", "(total")
        ),
        "this is the mean loss of a token; the perplexity is e to that power.": Mutant(
            "math.exp", ""
        ),
        "the losses are natural logarithms: e to their power, not 2.": Mutant(
            "math.exp(", "2 ** ("
        ),
        "the losses are natural logarithms: e to their power, not 10.": Mutant(
            "math.exp(", "10 ** ("
        ),
        "base and exponent are swapped: e to the power of the loss.": Mutant(
            "math.exp(total / tokens)", "(total / tokens) ** math.e"
        ),
        "the loss is minus the logarithm already: with one more minus this is the probability of a "
        "token.": Mutant("total /", "-total /"),
        "this is a logarithm; the losses are logarithms already, and e to their power undoes "
        "that.": Mutant("math.exp", "math.log"),
        "the losses are added up; divide their sum by the number of all tokens.": Mutant(
            " / tokens", ""
        ),
        "the losses are added up and neither weighted nor divided: the exponent is a mean over all "
        "tokens.": Mutant(("loss * n", "loss"), (" / tokens", "")),
        "weighted by tokens, divide by the number of tokens, not of texts.": Mutant(
            "/ tokens", "/ len(texts)"
        ),
        "a text's loss is the mean of its tokens already: times its tokens it is their sum, and "
        "here it is divided once more.": Either(
            Mutant("loss * n", "loss"),
            Mutant(("loss * n", "loss / n"), (" / tokens", "")),
            Mutant(("loss * n", "loss / n"), ("/ tokens", "/ len(texts)")),
        ),
        "this is the perplexity of the first text; all of them count.": lambda texts: math.exp(
            texts[0][0]
        ),
        "this is the perplexity of the last text; the loop forgot the others.": lambda texts: (
            math.exp(texts[-1][0])
        ),
        "this is the perplexity of the hardest text; all of them count.": lambda texts: math.exp(
            max(texts)[0]
        ),
        "a pair is `(loss, tokens)`, in this order, and here the two are swapped.": Either(
            Mutant("n for _, n", "loss for loss, _"), Mutant("total / tokens", "tokens / total")
        ),
        "this is rounded; give the number as it is.": Either(
            lambda texts: round(perplexity(texts)),
            lambda texts: round(perplexity(texts), 1),
            lambda texts: round(perplexity(texts), 2),
            Mutant("total / tokens", "total // tokens"),
        ),
        "1 is subtracted, which belongs to other formulas: a model that is sure has the perplexity "
        "1.": Mutant("return ", "return -1 + "),
    },
)
