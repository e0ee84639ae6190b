"""What the lab model cannot do, measured on the shipped weights when the page is built."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from gpt_lab.lab_model.shipped import load_lab_model
from gpt_lab_course.experiments.answers.weaknesses import Score, weaknesses, words_recited

from .markdown import escaped, table, visible_text

KINDS = {
    "capitals": "capitals, as the model learned them",
    "lower_case": "capitals, the country in small letters",
    "reversal": "the country of a capital",
    "continents": "continents",
    "languages": "languages",
    "sums": "sums up to 10 + 10",
    "opposites": "opposites",
    "likes": "who likes what (by chance: a third)",
}

_NAMED = ("sums", "reversal", "lower_case")  # those that the page mentions itself


@cache
def measured() -> tuple[dict[str, Score], tuple[int, int]]:
    """The shipped model's scores, and the number of words that it recites from a book."""
    model, tokenizer = load_lab_model()
    return weaknesses(model, tokenizer), words_recited(model, tokenizer)


def weakness_texts(scores: Mapping[str, Score], recited: tuple[int, int]) -> dict[str, str]:
    """Markdown by name, for the card's page."""
    rows = [
        (
            what,
            f"{scores[kind].right} of {scores[kind].questions}",
            f"“{escaped(scores[kind].question)} …”" if scores[kind].question else "",
            escaped(scores[kind].expected),
            f"“{escaped(visible_text(scores[kind].answer))}”" if scores[kind].answer else "",
        )
        for kind, what in KINDS.items()
    ]
    head = ("what was asked", "right", "the first that was wrong", "wanted", "the model's words")
    return {
        "weaknesses_table": table(head, rows),
        "words_recited": str(recited[0]),
        "words_compared": str(recited[1]),
        **{f"{k}_right": f"{scores[k].right} of {scores[k].questions}" for k in _NAMED},
    }
