"""The fewest tokens that reach p together."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Edit, Either


def top_p(probabilities: Tensor, p: float) -> Tensor:
    """The reference."""
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


_RESULT = "shares / shares.sum()"
_NOT_NORMALIZED = " / shares.sum()", ""
_BELOW = (  # as long as the sum is at most p
    ("kept.append(i)\n        ", ""),
    ("total >= p:\n            break", "total > p:\n            break\n        kept.append(i)"),
)


def _keeping(kept: str) -> tuple[str, str]:
    """Other tokens are kept than those that the loop has found."""
    return "    shares = torch", f"    kept = {kept}\n    shares = torch"


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
            Edit(*_BELOW),
            Edit(*_BELOW, _keeping("kept or order[:1]")),
            Edit(*_keeping("kept[:-1]")),
            Edit(*_keeping("kept[:-1] or kept")),
        ),
        "one token too many: stop as soon as `p` is reached.": Edit(
            *_keeping("order[: len(kept) + 1]")
        ),
        "right but where the sum reaches `p` exactly: that is enough, no more is needed.": Edit(
            "total >= p", "total > p"
        ),
        "what is kept has to add up to 1 again: divide by its sum.": Edit(*_NOT_NORMALIZED),
        "divide by the sum of what is kept, not by `p`: it may be more than that.": Edit(
            "shares.sum()", "p"
        ),
        "this keeps the tokens whose own probability is at least `p`; it is their *sum* that "
        "counts.": Either(
            Edit(*_keeping("[i for i in order if probabilities[i] >= p]")),
            Edit(*_keeping("[i for i in order if probabilities[i] > p]")),
            Edit(_keeping("[i for i in order if probabilities[i] >= p]"), _NOT_NORMALIZED),
        ),
        "this compares with the most probable token, which is min-p; top-p adds them up.": Edit(
            *_keeping("[i for i in order if probabilities[i] >= p * probabilities.max()]")
        ),
        "the tokens are taken in the order of the vocabulary: begin with the most probable.": Edit(
            "in order", "in range(len(order))"
        ),
        "the tokens are taken from the *least* probable on: sort the other way.": Edit(
            "in order", "in reversed(order)"
        ),
        "these are sorted: each token has to be back in its old place.": Either(
            Edit(_RESULT, f"({_RESULT})[order]"), Edit(_RESULT, f"({_RESULT})[kept]")
        ),
        "what was cut off is given to the most probable token; it has to be shared out in "
        "proportion.": Edit(
            _RESULT, "shares + (1 - shares.sum()) * (torch.arange(len(shares)) == order[0])"
        ),
        "these are the indices of what is kept; asked are all probabilities, some of them "
        "0.": Either(Edit(_RESULT, "kept"), Edit(_RESULT, "sorted(kept)")),
        "nothing was cut off.": lambda probabilities, p: probabilities,
    },
)
