"""The ways to ask for a capital: some were written one by one, more are composed.

How diverse they are decides whether a model learns *facts* or *sentences*: with 24 fixed sentences
a first one answered 38% of questions that were put in a way it had never seen. So hundreds were
written, and thousands are composed: of an opening and a core, a question and an answer, a scene and
its end. A phrasing here is the text up to the capital, with ``{country}`` where the country goes.

No phrasing is the beginning of another. Where "the capital of France is" may go on with "known"
as well as with "Paris", a model that knows the capital has no reason to name it.
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
"""The phrasing in which every country is trained, none held out."""

WRITTEN = "phrasings.txt"
"""The phrasings that were written one by one, a line each."""

OTHER_HAND = "unseen-phrasings.txt"
"""More, written without sight of them; no training text contains any of these."""

DEVELOPMENT = "development-phrasings.txt"
"""More that no training text contains, by which the training was judged and made better."""

PARTS = "question-parts.toml"
"""What phrasings are composed of."""

_UNSEEN_ONE_IN = 20


class Phrasings(NamedTuple):
    """Texts with ``{country}`` in them that end right before the capital.

    Attributes:
        composed: those of the training text that are made of parts, :data:`PLAIN` first.
        written: those of the training text that were written one by one.
        unseen: those that it does not contain, drawn by lot from the written ones.
        other_hand: more that it does not contain, written without sight of the others.
        development: more that it does not contain; the texts and the training were chosen by
            them, so that they do not test it.
    """

    composed: tuple[str, ...]
    written: tuple[str, ...]
    unseen: tuple[str, ...]
    other_hand: tuple[str, ...]
    development: tuple[str, ...]

    @property
    def trained(self) -> tuple[str, ...]:
        """All those of the training text."""
        return self.composed + self.written

    @property
    def untrained(self) -> tuple[str, ...]:
        """All those that it does not contain."""
        return self.unseen + self.other_hand + self.development


def _told(scenes: list[str], ends: list[str], who: list[str], did: list[str]) -> Iterator[str]:
    """A third of the ways to put a scene and an end together: each scene has its own third."""
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
    """The ways to ask for a capital.

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
    """CRC-32 of a text: chance that is the same on every machine."""
    return zlib.crc32(text.encode())
