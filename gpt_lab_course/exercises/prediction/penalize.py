"""Penalize tokens that have occurred already."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers


def penalize(logits: Tensor, ids: list[int], penalty: float) -> list[float]:
    """The reference solution."""
    new: list[float] = logits.tolist()
    for i in set(ids):
        new[i] = new[i] / penalty if new[i] > 0 else new[i] * penalty
    return new


_CHANGED = "new[i] / penalty if new[i] > 0 else new[i] * penalty"


exercise = Exercise(
    "prediction.penalize",
    number=6,
    solution=penalize,
    inputs=[
        (numbers([3.0, -1.0, 2.0, 0.5]), [0, 1], 2.0),
        (numbers([3.0, -1.0, 2.0, 0.5]), [2, 2, 2, 1, 1], 1.5),
        (numbers([1.0, 0.0, -4.0, 2.5, 6.0]), [4, 2, 1], 1.25),
        (numbers([1.0, -1.0]), [], 2.0),
        (numbers([-2.0, -3.0, 4.0]), [2, 0], 0.5),
    ],
    hints=(
        "A penalty of 2 has to make a score smaller, whichever sign it has. What does dividing by "
        "2 do to 3, and what to −3?",
        "Go through `set(ids)`, so that each token is changed once, however often it occurred: a "
        "score above 0 is divided by the penalty, the others are multiplied by it.",
    ),
    then=(
        "Add 10 to all scores and compare the probabilities before and after the penalty: where "
        "scores are 0 means nothing to the softmax, and everything to the penalty."
    ),
    raises={
        r"IndexError": "an ID says *which* score: `logits[i]` for each `i` of `ids`.",
        r"TypeError: (?:list indices must be|unhashable)": (
            "take the IDs one by one, and index the scores with each."
        ),
    },
    mistakes={
        "dividing makes a negative score *larger*, and the token more probable: multiply where the "
        "score is negative.": Mutant(_CHANGED, "new[i] / penalty"),
        "the signs are the wrong way round: a positive score becomes smaller by dividing, a "
        "negative one by multiplying.": Mutant("> 0", "<= 0"),
        "multiplying makes a positive score larger: divide where the score is positive.": Mutant(
            _CHANGED, "new[i] * penalty"
        ),
        "only positive scores are changed: a negative one is multiplied by the penalty.": Mutant(
            "else new[i] * penalty", "else new[i]"
        ),
        "how often a token occurred makes no difference: change each once.": Mutant(
            "set(ids)", "ids"
        ),
        "the penalty is subtracted; here it divides positive scores and multiplies negative "
        "ones.": Either(
            Mutant(_CHANGED, "new[i] - penalty"),
            Mutant(("set(ids)", "ids"), (_CHANGED, "new[i] - penalty")),
        ),
        "all scores are changed; only the tokens that occurred are to be.": Mutant(
            "set(ids)", "range(len(new))"
        ),
        "the tokens that did *not* occur are changed.": Mutant(
            "set(ids)", "set(range(len(new))) - set(ids)"
        ),
        "only the last token is changed; all that occurred are to be.": Mutant(
            "set(ids)", "ids[-1:]"
        ),
        "the *first* scores are changed, as many as there are tokens: `ids` says which.": Mutant(
            "set(ids)", "range(min(len(ids), len(new)))"
        ),
        "these are probabilities. Return the changed scores.": lambda logits, ids, penalty: numbers(
            penalize(logits, ids, penalty)
        ).softmax(-1),
        "nothing was changed: are the new scores returned, or the old "
        "ones?": lambda logits, ids, penalty: logits,
        "these are the changed scores alone; all V are wanted, the others as they were.": Either(
            Mutant("return new", "return [new[i] for i in ids]"),
            Mutant("return new", "return [new[i] for i in sorted(set(ids))]"),
        ),
    },
)
