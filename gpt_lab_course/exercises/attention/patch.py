"""Find the head and position that carry the answer."""

from __future__ import annotations

from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either

PROMPT, DONOR, ANSWER = "The capital of France is", "The capital of Italy is", " Rome"
"""One head's output at one position is patched from the donor's run into the prompt's run."""

TOKENS = 5


def _from_the_front(place: Any) -> Any:
    """Convert positions that are counted from the end, as in Python."""
    if isinstance(place, list) and len(place) == 3 and forms.is_number(place[2]) and place[2] < 0:
        return [*place[:2], place[2] + TOKENS]
    return place


def _same(a: Any, b: Any) -> bool:
    return forms.same(_from_the_front(a), _from_the_front(b))


def _described(value: Any) -> str:
    if isinstance(value, list) and len(value) == 3:
        return (
            f"with head {value[1]} of block {value[0]} patched at position {value[2]}, the model "
            "still says Paris: that"
        )
    return f"{forms.shown(value)}"


exercise = Exercise(
    "attention.patch",
    number=7,
    solution=(0, 3, 3),
    same=_same,
    describe=_described,
    hints=(
        "There are 6 blocks, 6 heads and 5 positions: 180 patches, and each takes a run of a few "
        "milliseconds. Three loops try them all.",
        "Get Italy's `blocks.*.attention.heads` once. For each place, run France with an edit that "
        "sets `x[:, head, position]` to Italy's, and look at the token with the highest last "
        "logit: when is it Rome's?",
    ),
    then=(
        "Look at where this head looks, at that position: it takes nothing from any other token. "
        "It says who its own token is, and so it can be told a lie."
    ),
    mistakes={
        "that is the right head at the last token, *is*, and it says who its own token is: the "
        "same in both. (If an end-of-text token stands in front, leave it out.)": (0, 3, 4),
        "that is the right head at the position before: patched there, it says that *of* is *of*. "
        "Positions count from 0.": (0, 3, 2),
        "that counts from 1; blocks, heads and positions count from 0.": (1, 4, 4),
        "these are block, head and position in another order: first the block, then the "
        "head.": Either((3, 0, 3), (3, 3, 0)),
        "that is the previous-token head: at France it says *of*, and so it does for Italy.": (
            0,
            0,
            3,
        ),
        "that is the previous-token head at the last token. It does hand over which country it "
        "was, but the answer stays.": (0, 0, 4),
        "that is an induction head, and nothing is repeated here.": Either(
            (1, 3, 3), (1, 5, 3), (1, 3, 4), (1, 5, 4)
        ),
        "that head carries a part of the answer to the last token, and pushes towards Rome; one of "
        "several, and not far enough. Look earlier.": Either((4, 1, 4), (4, 3, 4), (5, 1, 4)),
        "that is the head which rests at the first token: what it hands over says nothing about "
        "the country.": Either((2, 0, 3), (2, 0, 4)),
        "this is a head; at which of the five positions is it patched? Give block, head and "
        "position.": (0, 3),
        "this is the answer that the patch leads to. Return the place: block, head, "
        "position.": Either("Rome", " Rome"),
    },
)
