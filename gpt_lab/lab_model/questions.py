"""Phrasings of questions for a capital: some written one by one, more composed from parts.

Their diversity decides whether a model learns *facts* or *sentences*: a first model, trained on 24
fixed sentences, answered 38% of questions in unseen phrasings. So hundreds were written, and
thousands are composed: of an opening and a core, a question and an answer, a scene and its end. A
phrasing is the text up to the capital, with ``{country}`` for the country.

No phrasing is the beginning of another. If "the capital of France is" could continue with "known"
as well as with "Paris", a model that knows the capital would have no reason to name it.
"""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from gpt_lab import data

PLAIN = "The capital of {country} is"
"""The phrasing that is trained with every country, none held out."""

WRITTEN = "phrasings.txt"
"""The file of phrasings that were written one by one, a line each."""

OTHER_HAND = "unseen-phrasings.txt"
"""A file of phrasings written without having seen the others; none is in the training text."""

DEVELOPMENT = "development-phrasings.txt"
"""A file of phrasings that were used to improve the training; none is in the training text."""

PARTS = "question-parts.toml"
"""The file of parts from which phrasings are composed."""

_UNSEEN_ONE_IN = 20


class Phrasings(NamedTuple):
    """Texts with ``{country}`` in them that end right before the capital.

    Attributes:
        composed: phrasings of the training text that are composed of parts, :data:`PLAIN` first.
        written: phrasings of the training text that were written one by one.
        unseen: phrasings held out from training, chosen at random from the written ones.
        other_hand: more held-out phrasings, written without having seen the others.
        development: more held-out phrasings; they were used to choose texts and training, so they
            are no test.
    """

    composed: tuple[str, ...]
    written: tuple[str, ...]
    unseen: tuple[str, ...]
    other_hand: tuple[str, ...]
    development: tuple[str, ...]

    @property
    def trained(self) -> tuple[str, ...]:
        """All phrasings of the training text."""
        return self.composed + self.written

    @property
    def untrained(self) -> tuple[str, ...]:
        """All phrasings held out from training."""
        return self.unseen + self.other_hand + self.development


def _told(scenes: list[str], ends: list[str], who: list[str], did: list[str]) -> Iterator[str]:
    """A third of the combinations of scenes and ends, another third for each scene."""
    acts = [f"{one} {verb}" for i, (one, verb) in enumerate(product(who, did)) if i % 5 == 0]
    ends = [*ends, *(f". {sentence(act)}" for act in acts), *(f", and {act}" for act in acts)]
    for (i, scene), (j, end) in product(enumerate(scenes), enumerate(ends)):
        if (i + j) % 3 == 0:
            yield scene + end


def _composed() -> Iterator[str]:
    parts = tomllib.loads(data.read(PARTS).decode("utf-8"))
    for opening, core in product(parts["openings"], parts["cores"]):
        yield sentence(opening + core)
    questions = parts["questions"]
    for form, question, answer in product(parts["dialogues"], questions, parts["answers"]):
        yield form.format(question, answer)
    for form, question in product(parts["short_dialogues"], questions):
        yield form.format(question)
    yield from _told(parts["scenes"], parts["ends"], parts["who"], parts["did"])


@cache
def phrasings() -> Phrasings:
    """Load the phrasings of questions for a capital.

    >>> phrasings().trained[0].format(country="France")
    'The capital of France is'
    """
    written = _lines(WRITTEN)
    unseen = [p for p in written if checksum(f"drawn|{p}") % _UNSEEN_ONE_IN == 0]
    return Phrasings(
        composed=tuple(dict.fromkeys(_composed())),
        written=tuple(p for p in written if p not in unseen),
        unseen=tuple(unseen),
        other_hand=tuple(_lines(OTHER_HAND)),
        development=tuple(_lines(DEVELOPMENT)),
    )


def _lines(name: str) -> list[str]:
    return data.read(name).decode("utf-8").splitlines()


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def checksum(text: str) -> int:
    """The CRC-32 of a text: a pseudorandom number that is the same on every machine."""
    return zlib.crc32(text.encode())
