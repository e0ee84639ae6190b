"""Predict which texts a model without attention cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either

TEXTS = {
    "A": "The weather in March is",
    "B": "The capital of France was",
    "C": "In Paris, the weather is",
    "D": "Of France the capital is",
    "E": "France is",
}
"""The choices. A and D end with the sentence's last token, at the same position."""


def letters(answer: object) -> frozenset[str]:
    """The letters that an answer names, as text, list or set; empty for anything else."""
    named = answer if isinstance(answer, str) else ""
    if isinstance(answer, Iterable):
        named = "".join(entry for entry in answer if isinstance(entry, str))
    return frozenset(letter for letter in named.upper() if letter.isalpha())


def same_letters(a: object, b: object) -> bool:
    """Whether two answers name the same texts, in any order and form."""
    return isinstance(a, (str, list, set)) and letters(a) == letters(b)


_LENGTHS = range(len(TEXTS) + 1)
_CHOICES = ["".join(some) for n in _LENGTHS for some in combinations(TEXTS, n)]


def _others(having: str, without: str = "") -> Either:
    """All choices with one letter and without others, except those with their own messages."""
    return Either(
        *(
            some
            for some in _CHOICES
            if having in some and not set(without) & set(some) and some not in ("ABCDE", "ACDE")
        )
    )


exercise = Exercise(
    "five_steps.alike",
    number=3,
    solution="AD",
    same=same_letters,
    hints=(
        "With attention off, no token hears of another. What is left for the vector at the last "
        "token to depend on?",
        "It depends on two table rows, as in step 2: that of the token and that of its place. "
        "Count the tokens, with `<|endoftext|>` in front; a comma is one, too.",
    ),
    then=(
        "No country, no season and no order of words can make a difference: whatever the answer "
        "takes from them has to come through attention."
    ),
    mistakes={
        "not all of them: the vector at the last token still knows two things. Which?": "ABCDE",
        "these are all that end in `␣is`. Its vector knows one thing more than which token it is: "
        "its place.": "ACDE",
        "B ends in another token, `␣was`, and its row in the table is another one.": _others("B"),
        "count the tokens of C: the comma is one, so `␣is` stands in seventh place.": _others(
            "C", "B"
        ),
        "in E, `␣is` stands in third place, and that place has another row.": _others("E", "BC"),
        "A is one of two. In the other, the same words stand in another order: who could notice "
        "that?": "A",
        "D is one of two. In the other, the last token and its place are the same, and all other "
        "words differ: who could hear of them?": "D",
        "some do: compare the last token, and the place where it stands.": Either("", []),
    },
)
