"""Keep the fewest tokens whose probabilities sum to p."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers


def top_p(probabilities: Tensor, p: float) -> Tensor:
    """The reference solution."""
    order = probabilities.argsort(descending=True, stable=True).tolist()
    kept, total = [], 0.0
    for i in order:
        kept.append(i)
        total += float(probabilities[i])
        if total >= p:
            break
    shares = torch.zeros_like(probabilities)
    shares[kept] = probabilities[kept]
    return shares / shares.sum()


Nucleus = Callable[[Tensor, float], Tensor]

_RESULT = "shares / shares.sum()"
_NOT_NORMALIZED = " / shares.sum()", ""
_BELOW = (  # as long as the sum is at most p
    ("kept.append(i)\n        ", ""),
    ("total >= p:\n            break", "total > p:\n            break\n        kept.append(i)"),
)


_IF_BELOW = "kept += [i] if total < p else []"  # at p = 0 nothing would be kept


def _keeping(kept: str) -> tuple[str, str]:
    """A mutation that keeps other tokens than the loop has found."""
    return "    shares = torch", f"    kept = {kept}\n    shares = torch"


def _sorted(kept: Callable[[Tensor, float], Tensor]) -> Nucleus:
    """A mistake that returns the kept probabilities in sorted order."""

    def answer(probabilities: Tensor, p: float) -> Tensor:
        falling = probabilities.sort(descending=True).values
        return falling * kept(falling, p) / (falling * kept(falling, p)).sum()

    return answer


def _in_place(kept: Callable[[Tensor, float], Tensor]) -> Nucleus:
    """A mistake that keeps probabilities without sorting."""

    def answer(probabilities: Tensor, p: float) -> Tensor:
        left = probabilities * kept(probabilities, p)
        return left / left.sum()

    return answer


def _misplaced(left: Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]) -> Nucleus:
    """A mistake with the right mask in sorted order, wrongly mapped back to the original order."""

    def answer(probabilities: Tensor, p: float) -> Tensor:
        falling, order = probabilities.sort(descending=True, stable=True)
        keep = falling.cumsum(0) - falling < p
        keep[0] = True
        shares = left(probabilities, falling, order, keep)
        return shares / shares.sum()

    return answer


exercise = Exercise(
    "prediction.top_p",
    number=1,
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
        "the token that brings the sum to `p` has to stay. Without it, `p` isn't reached.": Either(
            Mutant(*_BELOW),
            Mutant(*_BELOW, _keeping("kept or order[:1]")),
            Mutant(*_keeping("kept[:-1]")),
            Mutant(*_keeping("kept[:-1] or kept")),
        ),
        "that's one token too many. Stop as soon as `p` is reached.": Mutant(
            *_keeping("order[: len(kept) + 1]")
        ),
        "right, except where the sum is exactly `p`: that's enough, so stop there.": Mutant(
            "total >= p", "total > p"
        ),
        "what is kept has to add up to 1 again. Divide by its sum.": Mutant(*_NOT_NORMALIZED),
        "divide by the sum of what is kept, not by `p`. The sum may be larger.": Mutant(
            "shares.sum()", "p"
        ),
        "this keeps the tokens whose own probability is at least `p`. What counts is their "
        "*sum*.": Either(
            Mutant(*_keeping("[i for i in order if probabilities[i] >= p]")),
            Mutant(*_keeping("[i for i in order if probabilities[i] > p]")),
            Mutant(_keeping("[i for i in order if probabilities[i] >= p]"), _NOT_NORMALIZED),
        ),
        "this compares with the most probable token. That's min-p; top-p adds up.": Mutant(
            *_keeping("[i for i in order if probabilities[i] >= p * probabilities.max()]")
        ),
        "the tokens are taken in the vocabulary's order. Begin with the most probable.": Either(
            _in_place(lambda probabilities, p: probabilities.cumsum(0) <= p),
            _in_place(lambda probabilities, p: probabilities.cumsum(0) < p),
            Mutant("in order", "in range(len(order))"),
            Mutant(("in order", "in range(len(order))"), ("kept.append(i)", _IF_BELOW)),
        ),
        "the tokens are taken from the *least* probable on. Sort the other way.": Either(
            Mutant("in order", "in reversed(order)"),
            Mutant(("in order", "in reversed(order)"), ("kept.append(i)", _IF_BELOW)),
        ),
        "right, except for `p = 0`, where nothing is kept. Keep at least the most "
        "probable.": Mutant("kept.append(i)", _IF_BELOW),
        "these stand in falling order, not in the vocabulary's: number i has to belong to token i. "
        "Put each token back in its own place.": Either(
            Mutant(_RESULT, f"({_RESULT})[order]"),
            Mutant(_RESULT, f"({_RESULT})[kept]"),
            Mutant(_RESULT, "shares[order]"),
            _sorted(lambda falling, p: falling.cumsum(0) <= p),
            _sorted(lambda falling, p: falling.cumsum(0) < p),
        ),
        "what is kept was found in falling order, and is used in the vocabulary's. `order` says "
        "which place belongs to which token: assign to `new[order[…]]`.": Either(
            _misplaced(lambda probabilities, falling, order, keep: probabilities * keep),
            _misplaced(lambda probabilities, falling, order, keep: probabilities * keep[order]),
            _misplaced(lambda probabilities, falling, order, keep: (falling * keep)[order]),
        ),
        "the tokens that were cut off are gone. They stay in their places, with 0.": Mutant(
            _RESULT, f"({_RESULT})[sorted(kept)]"
        ),
        "these are probabilities already, so there's nothing for a softmax to do. Divide what was "
        "kept by its sum.": Either(
            Mutant(_RESULT, "shares.softmax(0)"),
            Mutant(_RESULT, "torch.where(shares > 0, shares, -torch.inf).softmax(0)"),
        ),
        "what was cut off is given to the most probable token. Share it out in proportion.": Mutant(
            _RESULT, "shares + (1 - shares.sum()) * (torch.arange(len(shares)) == order[0])"
        ),
        "these are the indices of what is kept. Return all probabilities, some of them 0.": Either(
            Mutant(_RESULT, "kept"), Mutant(_RESULT, "sorted(kept)")
        ),
        "nothing was cut off.": lambda probabilities, p: probabilities,
    },
)
