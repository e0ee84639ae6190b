"""The generated questions' tokens as words that a reader can follow."""

from __future__ import annotations

from collections.abc import Iterable

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.questions import Questions

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""Of the ring; a longer ring's others are numbered."""


def words(questions: Questions, ids: Iterable[int]) -> list[str]:
    """Each token as a word.

    Args:
        questions: the text.
        ids: token IDs.

    Raises:
        ValueError: an ID is not of this text.
    """
    return [_word(questions, int(token)) for token in ids]


def _word(questions: Questions, token: int) -> str:
    if not 0 <= token < questions.vocab_size:
        raise RefusedValueError(
            f"token ID {token} is not of this text: they are 0 … {questions.vocab_size - 1}"
        )
    starts = {kind: start for kind, start in questions.starts.items() if kind != "end"}
    kind = max((kind for kind in starts if starts[kind] <= token), key=starts.__getitem__)
    i = token - starts[kind]
    a, b = (_name(place) for place in divmod(i, questions.names))
    return {
        "clue1": f"clue {i}",
        "clue2": f"second clue {i}",
        "pair": f"{a}→{b}",
        "name": b,
        "one": f"after {b}?",
        "two": f"two after {b}?",
        "both": f"after {a}, after {b}?",
        "both next": f"{a}, {b}",
        "first": f"first name {i}",
        "last": f"last name {i}?",
        "city": f"city {i}",
        "sense1": f"word {i}?",
        "sense2": f"two-clue word {i}?",
        "sense": f"sense {i}",
        "letter": chr(ord("a") + i),
    }[kind]


def _name(place: int) -> str:
    return NAMES[place] if place < len(NAMES) else f"name {place}"
