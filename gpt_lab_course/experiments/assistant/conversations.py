"""Questions with answers, of which the lab model becomes an assistant, and those held out from it.

Seven kinds are trained. Half of the countries and some wordings of each kind are held out, so that
a form, which carries over to them, can be told from what was only learned by heart.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from gpt_lab.lab_model import countries
from gpt_lab.lab_model.country import Country
from gpt_lab.lab_model.drill_words import NAMES, OPPOSITES
from gpt_lab.lab_model.questions import sentence
from gpt_lab.tokenization.chat import Message
from gpt_lab.validation import choice, integer
from gpt_lab_course.experiments.calibration.invented_names import made_up

DOES_NOT_KNOW = "I do not know that country."
"""The answer to a question about a country that does not exist."""


class Question(NamedTuple):
    """A question of a kind, with its answer."""

    kind: str
    text: str
    answer: str
    about: str = ""
    """The country, the numbers or the word that it is about."""

    @property
    def messages(self) -> list[Message]:
        """The question and its answer as a conversation."""
        return [
            {"role": "user", "content": self.text},
            {"role": "assistant", "content": self.answer},
        ]


class Wordings(NamedTuple):
    """Wordings of a kind of question, those that are trained and those that are not."""

    trained: tuple[str, ...]
    new: tuple[str, ...]


CAPITAL = Wordings(
    (
        "What is the capital of {}?",
        "Which city is the capital of {}?",
        "Name the capital of {}.",
        "Tell me the capital of {}.",
        "Do you know the capital of {}?",
        "What is the capital city of {}?",
        "I need the capital of {}.",
        "Please name the capital of {}.",
    ),
    (
        "Which city is the seat of the government of {}?",
        "Can you tell me what the capital of {} is called?",
        "The capital of {}, please.",
        "Where does the government of {} sit?",
    ),
)
CONTINENT = Wordings(
    (
        "On which continent is {}?",
        "Which continent is {} in?",
        "Where in the world is {}?",
        "Tell me the continent of {}.",
    ),
    ("What continent does {} belong to?", "To which part of the world does {} belong?"),
)
SUM = Wordings(
    ("What is {} + {}?", "How much is {} + {}?", "Add {} and {}.", "{} + {}?"),
    ("What do {} and {} make together?", "Please compute {} + {}."),
)
OPPOSITE = Wordings(
    ("What is the opposite of {}?", "Name the opposite of {}.", "Tell me the opposite of {}."),
    ("Which word is the opposite of {}?", "What is not {}?"),
)
PLACES = ("shop", "garden", "kitchen", "park", "school", "house", "street", "forest")
STORY = Wordings(
    ("Tell me a story.", "Please tell me a story.", "Do you know a story?"),
    ("A story, please.", "I want to hear a story."),
)
_STORIES = (
    "Once there was a {who} named {one}. {one} lived in a {place}.",
    "One day a {who} named {one} went to the {place}.",
    "There was a {who} in the {place}. {one} was its name.",
)
_THEN = (
    "{one} found a {thing} and showed it to {other}.",
    "{one} met {other}, who had lost a {thing}. They looked for it all day.",
    "There {one} saw a {thing}. It was {other}'s, and {one} brought it back.",
)
_AT_LAST = ("They were happy.", "From then on they were friends.", "Then they all went home.")
_WHO = ("girl", "boy", "dog", "cat", "king", "farmer", "bird", "horse", "fox", "teacher")
_THINGS = ("boat", "ball", "book", "hat", "key", "lamp", "cake", "flower", "stone", "letter")


def trained_countries() -> tuple[Country, ...]:
    """The 92 countries that conversations are trained with: every other one."""
    return countries()[::2]


def new_countries() -> tuple[Country, ...]:
    """The 92 countries that are held out."""
    return countries()[1::2]


def trained_sums() -> list[tuple[int, int]]:
    """The 60 sums of numbers up to 10 that are trained, chosen at random."""
    return sorted(_sums()[:60])


def new_sums() -> list[tuple[int, int]]:
    """The 61 sums that are held out."""
    return sorted(_sums()[60:])


def _sums() -> list[tuple[int, int]]:
    every = [(x, y) for x in range(11) for y in range(11)]
    random.Random(0).shuffle(every)
    return every


def capital(country: Country, wording: str) -> Question:
    """The question for a country's capital.

    >>> capital(countries()[0], CAPITAL.trained[0]).answer
    'The capital of Afghanistan is Kabul.'
    """
    answer = f"The capital of {country.name} is {country.capital}."
    return Question("capital", wording.format(country.name), answer, country.name)


def _continent(country: Country, wording: str) -> Question:
    answer = f"{sentence(country.name)} is in {country.continent}."
    return Question("continent", wording.format(country.name), answer, country.name)


def total(numbers: tuple[int, int], wording: str) -> Question:
    """The question for a sum."""
    x, y = numbers
    return Question("sum", wording.format(x, y), f"{x} + {y} = {x + y}.", f"{x} + {y}")


def _opposite(word: str, other: str, wording: str) -> Question:
    return Question("opposite", wording.format(word), f"The opposite of {word} is {other}.", word)


def _who(chance: random.Random, *, new: bool = False) -> Question:
    """Two people in two places, one of whom is asked for: chance is a half.

    One text in eight is held out, by its checksum.
    """
    while True:
        (one, other), (here, there) = chance.sample(NAMES, 2), chance.sample(PLACES, 2)
        asked = chance.choice([(one, here), (other, there)])
        text = f"{one} is in the {here}. {other} is in the {there}. Who is in the {asked[1]}?"
        if (zlib.crc32(text.encode()) % 8 == 0) is new:
            return Question("who is where", text, f"{asked[0]} is in the {asked[1]}.", text)


def _story(chance: random.Random) -> Question:
    """A story, one of eight million."""
    one, other = chance.sample(NAMES, 2)
    told = " ".join(chance.choice(some) for some in (_STORIES, _THEN, _AT_LAST))
    answer = told.format(
        one=one,
        other=other,
        who=chance.choice(_WHO),
        place=chance.choice(PLACES),
        thing=chance.choice(_THINGS),
    )
    return Question("story", chance.choice(STORY.trained), answer)


def unknown(name: str, wording: str) -> Question:
    """The question for the capital of a country that does not exist."""
    return Question("unknown", wording.format(name), DOES_NOT_KNOW, name)


_OFTEN = "light"  # the opposite of two words
_NEW_OPPOSITES = [pair for pair in OPPOSITES if _OFTEN not in pair][-8:]
_TRAINED_OPPOSITES = [pair for pair in OPPOSITES if pair not in _NEW_OPPOSITES]
_N_MADE_UP = 40
_NEW_MADE_UP = 12


@cache
def made_up_names(half: str, n: int | None = None) -> tuple[str, ...]:
    """Names of no country: the ``"trained"`` 40, or ``"new"`` ones, 12 when n is left out."""
    choice("half", half, Wordings._fields)
    if half == "trained":
        return tuple(made_up(_N_MADE_UP)[:n])
    return tuple(made_up(_N_MADE_UP + (_NEW_MADE_UP if n is None else n))[_N_MADE_UP:])


_DRAW: Mapping[str, Callable[[random.Random], Question]] = MappingProxyType(
    {
        "capital": lambda chance: capital(
            chance.choice(trained_countries()), chance.choice(CAPITAL.trained)
        ),
        "continent": lambda chance: _continent(
            chance.choice(trained_countries()), chance.choice(CONTINENT.trained)
        ),
        "sum": lambda chance: total(chance.choice(trained_sums()), chance.choice(SUM.trained)),
        "opposite": lambda chance: _opposite(
            *chance.choice([*_TRAINED_OPPOSITES, *(pair[::-1] for pair in _TRAINED_OPPOSITES)]),
            chance.choice(OPPOSITE.trained),
        ),
        "who is where": _who,
        "unknown": lambda chance: unknown(
            chance.choice(made_up_names("trained")), chance.choice(CAPITAL.trained)
        ),
        "story": _story,
    }
)
KINDS = tuple(_DRAW)
"""The kinds of questions that are trained. A country's language, for one, is not."""


def drawn(n: int = 3000, seed: int = 0) -> list[Question]:
    """Draw n questions to train with, of each kind as many.

    >>> [one.kind for one in drawn(2)]
    ['capital', 'continent']
    """
    chance = random.Random(integer("seed", seed, least=0))
    return [_DRAW[KINDS[i % len(KINDS)]](chance) for i in range(integer("n", n))]


def held_out(kind: str, *, wordings: str = "new") -> list[Question]:
    """All held-out questions of a kind: other countries, sums or words, in wordings of choice.

    Args:
        kind: ``"capital"``, ``"continent"``, ``"sum"``, ``"opposite"``, ``"who is where"`` (60
            drawn with another seed), ``"unknown"`` or ``"language"``, a kind that is not trained.
        wordings: ``"trained"`` or ``"new"``; of people in places there is one wording alone.
    """
    choice("wordings", wordings, Wordings._fields)
    choice("kind", kind, (*KINDS[:-1], "language"))

    def of(group: Wordings) -> tuple[str, ...]:
        return group.trained if wordings == "trained" else group.new

    if kind == "capital":
        return [capital(c, w) for c in new_countries() for w in of(CAPITAL)]
    if kind == "continent":
        return [_continent(c, w) for c in new_countries() for w in of(CONTINENT)]
    if kind == "sum":
        return [total(numbers, w) for numbers in new_sums() for w in of(SUM)]
    if kind == "opposite":
        pairs = [*_NEW_OPPOSITES, *(pair[::-1] for pair in _NEW_OPPOSITES)]
        return [_opposite(*pair, w) for pair in pairs for w in of(OPPOSITE)]
    if kind == "who is where":
        chance = random.Random(1)
        return [_who(chance, new=True) for _ in range(60)]
    if kind == "unknown":
        return [unknown(name, w) for name in made_up_names("new") for w in of(CAPITAL)]
    return [
        Question("language", f"What language do people in {c.name} speak?", c.language, c.name)
        for c in new_countries()
    ]
