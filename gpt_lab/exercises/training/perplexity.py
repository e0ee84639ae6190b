"""The perplexity of a model on several texts together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpt_lab.exercises.exercise import Either, Exercise

Texts = Sequence[tuple[float, int]]


def _sum(texts: Texts) -> float:
    return sum(loss * n for loss, n in texts)


def _tokens(texts: Texts) -> int:
    return sum(n for _, n in texts)


def _mean_loss(texts: Texts) -> float:
    return _sum(texts) / _tokens(texts)


def perplexity(texts: Texts) -> float:
    """The reference."""
    return math.exp(_mean_loss(texts))


def _exp(x: float) -> float:
    """As NumPy and torch do it: what is too large becomes infinite."""
    return math.exp(x) if x < 709 else math.inf


exercise = Exercise(
    "training.perplexity",
    number=2,
    solution=perplexity,
    inputs=[
        ([(2.0, 10)],),
        ([(2.0, 10), (3.0, 10)],),
        ([(1.0, 900), (4.0, 100)],),
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
        r"OverflowError": (
            "e to the power of a *sum* of losses is too large for a float: the exponent is a mean, "
            "so divide first."
        ),
        r"ValueError: (?:too many|not enough) values to unpack|TypeError: cannot unpack": (
            "`texts` is a list of pairs: `for loss, tokens in texts` takes them one by one."
        ),
        r"TypeError: (?:unsupported operand|can't multiply sequence).*(?:tuple|list|by non-int)": (
            "an entry of `texts` is a pair: take its loss and its number of tokens apart first."
        ),
    },
    mistakes={
        "this averages averages: a text of 900 tokens counts nine times as much as one of 100, so "
        "weight the losses by the numbers of tokens.": (
            lambda texts: math.exp(sum(x for x, _ in texts) / len(texts))
        ),
        "these are perplexities averaged; average the losses, and exponentiate once, at the end.": (
            lambda texts: sum(math.exp(loss) for loss, _ in texts) / len(texts)
        ),
        "the weights are right; but average the losses, and exponentiate once, at the end.": (
            lambda texts: sum(math.exp(x) * n for x, n in texts) / _tokens(texts)
        ),
        "this is the mean loss of a token; the perplexity is e to that power.": _mean_loss,
        "the losses are natural logarithms: e to their power, not 2.": (
            lambda texts: 2 ** _mean_loss(texts)
        ),
        "the losses are natural logarithms: e to their power, not 10.": (
            lambda texts: 10 ** _mean_loss(texts)
        ),
        "base and exponent are swapped: e to the power of the loss.": (
            lambda texts: _mean_loss(texts) ** math.e
        ),
        "the loss is minus the logarithm already: with one more minus this is the probability "
        "of a token.": lambda texts: math.exp(-_mean_loss(texts)),
        "this is a logarithm; the losses are logarithms already, and e to their power undoes "
        "that.": lambda texts: math.log(_mean_loss(texts)),
        "the losses are added up; divide their sum by the number of all tokens.": Either(
            [lambda texts: math.exp(_sum(texts)), lambda texts: _exp(_sum(texts))]
        ),
        "the losses are added up and neither weighted nor divided: the exponent is a mean over all "
        "tokens.": lambda texts: math.exp(sum(loss for loss, _ in texts)),
        "weighted by tokens, divide by the number of tokens, not of texts.": Either(
            [
                lambda texts: math.exp(_sum(texts) / len(texts)),
                lambda texts: _exp(_sum(texts) / len(texts)),
            ]
        ),
        "a text's loss is the mean of its tokens already: times its tokens it is their sum, and "
        "here it is divided once more.": Either(
            [
                lambda texts: math.exp(sum(loss for loss, _ in texts) / _tokens(texts)),
                lambda texts: math.exp(sum(loss / n for loss, n in texts)),
                lambda texts: math.exp(sum(loss / n for loss, n in texts) / len(texts)),
            ]
        ),
        "this is the perplexity of the first text; all of them count.": (
            lambda texts: math.exp(texts[0][0])
        ),
        "this is the perplexity of the last text; the loop forgot the others.": (
            lambda texts: math.exp(texts[-1][0])
        ),
        "this is the perplexity of the hardest text; all of them count.": (
            lambda texts: math.exp(max(loss for loss, _ in texts))
        ),
        "a pair is `(loss, tokens)`, in this order, and here the two are swapped.": Either(
            [
                lambda texts: _exp(_sum(texts) / sum(loss for loss, _ in texts)),
                lambda texts: math.exp(_sum(texts) / sum(loss for loss, _ in texts)),
                lambda texts: math.exp(_tokens(texts) / _sum(texts)),
            ]
        ),
        "this is rounded; give the number as it is.": Either(
            [
                lambda texts: round(perplexity(texts)),
                lambda texts: round(perplexity(texts), 1),
                lambda texts: round(perplexity(texts), 2),
                lambda texts: math.exp(_sum(texts) // _tokens(texts)),
            ]
        ),
        "1 is subtracted, which belongs to other formulas: a model that is sure has the perplexity "
        "1.": lambda texts: perplexity(texts) - 1,
    },
)
