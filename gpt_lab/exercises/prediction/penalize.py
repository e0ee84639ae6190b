"""A penalty for what occurred already."""

from __future__ import annotations

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Either


def penalize(logits: Tensor, ids: list[int], penalty: float) -> list[float]:
    """The reference."""
    return _changed(logits, set(ids), lambda x: x / penalty if x > 0 else x * penalty)


def _changed(logits: Tensor, ids: object, change: object) -> list[float]:
    """Each score whose token is among the IDs, changed as often as it is there."""
    new: list[float] = logits.tolist()
    for i in ids:  # type: ignore[attr-defined]
        new[i] = change(new[i])  # type: ignore[operator]
    return new


exercise = Exercise(
    "prediction.penalize",
    number=3,
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
        "dividing makes a negative score *larger*, and the token more probable: multiply where "
        "the score is negative.": (
            lambda logits, ids, penalty: _changed(logits, set(ids), lambda x: x / penalty)
        ),
        "the signs are the wrong way round: a positive score becomes smaller by dividing, a "
        "negative one by multiplying.": lambda logits, ids, penalty: _changed(
            logits, set(ids), lambda x: x * penalty if x > 0 else x / penalty
        ),
        "multiplying makes a positive score larger: divide where the score is positive.": (
            lambda logits, ids, penalty: _changed(logits, set(ids), lambda x: x * penalty)
        ),
        "only positive scores are changed: a negative one is multiplied by the penalty.": (
            lambda logits, ids, penalty: _changed(
                logits, set(ids), lambda x: x / penalty if x > 0 else x
            )
        ),
        "how often a token occurred makes no difference: change each once.": (
            lambda logits, ids, penalty: _changed(
                logits, ids, lambda x: x / penalty if x > 0 else x * penalty
            )
        ),
        "the penalty is subtracted; here it divides positive scores and multiplies negative "
        "ones.": Either(
            lambda logits, ids, penalty: _changed(logits, set(ids), lambda x: x - penalty),
            lambda logits, ids, penalty: _changed(logits, ids, lambda x: x - penalty),
        ),
        "all scores are changed; only the tokens that occurred are to be.": (
            lambda logits, ids, penalty: _changed(
                logits, range(len(logits)), lambda x: x / penalty if x > 0 else x * penalty
            )
        ),
        "the tokens that did *not* occur are changed.": lambda logits, ids, penalty: _changed(
            logits,
            set(range(len(logits))) - set(ids),
            lambda x: x / penalty if x > 0 else x * penalty,
        ),
        "only the last token is changed; all that occurred are to be.": (
            lambda logits, ids, penalty: _changed(
                logits, ids[-1:], lambda x: x / penalty if x > 0 else x * penalty
            )
        ),
        "the *first* scores are changed, as many as there are tokens: `ids` says which.": (
            lambda logits, ids, penalty: _changed(
                logits,
                range(min(len(ids), len(logits))),
                lambda x: x / penalty if x > 0 else x * penalty,
            )
        ),
        "these are probabilities; asked are the changed scores.": (
            lambda logits, ids, penalty: (
                numbers(penalize(logits, ids, penalty)).softmax(-1).tolist()
            )
        ),
        "nothing was changed: are the new scores returned, or the old ones?": (
            lambda logits, ids, penalty: logits.tolist()
        ),
    },
)
