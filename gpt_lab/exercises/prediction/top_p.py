"""The fewest tokens that reach p together."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Either


def top_p(probabilities: Tensor, p: float) -> list[float]:
    """The reference."""
    return _normalized(probabilities, _reaching(probabilities, p))


def _reaching(probabilities: Tensor, p: float) -> list[int]:
    """The fewest of the most probable that reach p; one at least."""
    kept, total = [], 0.0
    for i in _order(probabilities):
        kept.append(i)
        total += float(probabilities[i])
        if total >= p:
            break
    return kept


def _order(probabilities: Tensor) -> list[int]:
    found: list[int] = probabilities.argsort(descending=True, stable=True).tolist()
    return found


def _kept(probabilities: Tensor, kept: Sequence[int]) -> list[float]:
    return [x if i in kept else 0.0 for i, x in enumerate(probabilities.tolist())]


def _normalized(probabilities: Tensor, kept: Sequence[int]) -> list[float]:
    shares = _kept(probabilities, kept)
    total = sum(shares)
    return [x / total for x in shares] if total else [float("nan")] * len(shares)


def _one_less(probabilities: Tensor, p: float) -> list[int]:
    """Those whose sum stays at or below p."""
    kept, total = [], 0.0
    for i in _order(probabilities):
        total += float(probabilities[i])
        if total > p:
            break
        kept.append(i)
    return kept


def _passing(probabilities: Tensor, p: float) -> list[int]:
    """Those it takes to be above p, where reaching it would do."""
    kept, total = [], 0.0
    for i in _order(probabilities):
        kept.append(i)
        total += float(probabilities[i])
        if total > p:
            break
    return kept


def _reaching_from_below(probabilities: Tensor, p: float) -> list[int]:
    kept, total = [], 0.0
    for i in reversed(_order(probabilities)):
        kept.append(i)
        total += float(probabilities[i])
        if total >= p:
            break
    return kept


def _in_order_of_tokens(probabilities: Tensor, p: float) -> list[int]:
    kept: list[int] = []
    total = 0.0
    for i, x in enumerate(probabilities.tolist()):
        if total >= p and kept:
            break
        kept.append(i)
        total += x
    return kept


def _rest_to_the_best(probabilities: Tensor, p: float) -> list[float]:
    shares = _kept(probabilities, _reaching(probabilities, p))
    shares[_order(probabilities)[0]] += 1 - sum(shares)
    return shares


exercise = Exercise(
    "prediction.top_p",
    number=4,
    solution=top_p,
    inputs=[
        (numbers([0.5, 0.125, 0.25, 0.125]), 0.6),
        (numbers([0.125, 0.25, 0.5, 0.125]), 0.75),
        (numbers([0.0625, 0.0625, 0.125, 0.75]), 0.5),
        (numbers([0.25, 0.125, 0.375, 0.25]), 0.8),
        (numbers([0.25, 0.5, 0.25]), 1.0),
        (numbers([0.375, 0.625]), 0.0),
    ],
    hints=(
        "Go through the tokens from the most probable on and add up. When may you stop, and is the "
        "token at which you stop still kept?",
        "Keep tokens until the sum is at least `p`, the one that brings it there included, so that "
        "at least one is kept. Set the others to 0, in their old places, and divide by the sum of "
        "what was kept.",
    ),
    then=(
        "Compare with `p` itself: the tokens that are kept have at least that much together, often "
        "more, because the last of them is kept whole."
    ),
    raises={
        r"ZeroDivisionError": (
            "nothing was kept: the most probable token stays, even when `p` is 0."
        ),
        r"IndexError": "an index is outside: how many tokens are there, and how many are kept?",
    },
    mistakes={
        "the token that brings the sum to `p` has to stay: without it `p` is not reached.": Either(
            lambda probabilities, p: _normalized(probabilities, _one_less(probabilities, p)),
            lambda probabilities, p: _normalized(
                probabilities, _one_less(probabilities, p) or _order(probabilities)[:1]
            ),
            lambda probabilities, p: _normalized(probabilities, _reaching(probabilities, p)[:-1]),
            lambda probabilities, p: _normalized(
                probabilities,
                _reaching(probabilities, p)[:-1] or _order(probabilities)[:1],
            ),
        ),
        "one token too many: stop as soon as `p` is reached.": (
            lambda probabilities, p: _normalized(
                probabilities, _order(probabilities)[: len(_reaching(probabilities, p)) + 1]
            )
        ),
        "right but where the sum reaches `p` exactly: that is enough, no more is needed.": (
            lambda probabilities, p: _normalized(probabilities, _passing(probabilities, p))
        ),
        "what is kept has to add up to 1 again: divide by its sum.": (
            lambda probabilities, p: _kept(probabilities, _reaching(probabilities, p))
        ),
        "divide by the sum of what is kept, not by `p`: it may be more than that.": (
            lambda probabilities, p: [
                x / p if p else float("inf") if x else float("nan")
                for x in _kept(probabilities, _reaching(probabilities, p))
            ]
        ),
        "this keeps the tokens whose own probability is at least `p`; it is their *sum* that "
        "counts.": Either(
            lambda probabilities, p: _normalized(
                probabilities, [i for i, x in enumerate(probabilities.tolist()) if x >= p]
            ),
            lambda probabilities, p: _normalized(
                probabilities, [i for i, x in enumerate(probabilities.tolist()) if x > p]
            ),
            lambda probabilities, p: _kept(
                probabilities, [i for i, x in enumerate(probabilities.tolist()) if x >= p]
            ),
        ),
        "this compares with the most probable token, which is min-p; top-p adds them up.": (
            lambda probabilities, p: _normalized(
                probabilities,
                [
                    i
                    for i, x in enumerate(probabilities.tolist())
                    if x >= p * float(probabilities.max())
                ],
            )
        ),
        "the tokens are taken in the order of the vocabulary: begin with the most probable.": (
            lambda probabilities, p: _normalized(
                probabilities, _in_order_of_tokens(probabilities, p)
            )
        ),
        "the tokens are taken from the *least* probable on: sort the other way.": (
            lambda probabilities, p: _normalized(
                probabilities, _reaching_from_below(probabilities, p)
            )
        ),
        "these are sorted: each token has to be back in its old place.": Either(
            lambda probabilities, p: sorted(top_p(probabilities, p), reverse=True),
            lambda probabilities, p: [
                x for x in sorted(top_p(probabilities, p), reverse=True) if x
            ],
        ),
        "what was cut off is given to the most probable token; it has to be shared out in "
        "proportion.": _rest_to_the_best,
        "these are the indices of what is kept; asked are all probabilities, some of them 0.": (
            Either(
                lambda probabilities, p: _reaching(probabilities, p),
                lambda probabilities, p: sorted(_reaching(probabilities, p)),
            )
        ),
        "nothing was cut off.": lambda probabilities, p: probabilities.tolist(),
    },
)
