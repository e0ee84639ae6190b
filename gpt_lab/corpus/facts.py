"""Facts about countries, in many phrasings.

How diverse the phrasings are decides whether the model learns *facts* or *sentences*: with 24 fixed
sentences a first model answered 38 % of questions that were put in a way it had never seen. So
hundreds were written one by one, and more are composed: of an opening and a core, a question and an
answer, a scene and its end. A phrasing here is the text up to the capital, with ``{country}`` where
the country goes.

No phrasing is the beginning of another. Where "the capital of France is" may go on with "called"
as well as with "Paris", a model that knows the capital has no reason to name it.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from gpt_lab import data
from gpt_lab.corpus.countries import Country, countries
from gpt_lab.corpus.text import pick, sample, sentence, shuffled

PLAIN = "The capital of {country} is"
"""The phrasing in which every country is trained, none held out."""

WRITTEN = "phrasings.txt"
"""The phrasings that were written one by one, a line each."""

OTHER_HAND = "unseen-phrasings.txt"
"""More, written without sight of them; no training text contains any of these."""

_UNSEEN_ONE_IN = 20
_HELD_OUT_ONE_IN = 40

_OPENINGS = (
    "",
    "It is a fact that ",
    "Everybody knows that ",
    "We all know that ",
    "I know that ",
    "I think that ",
    "I remember that ",
    "She said that ",
    "He told us that ",
    "The teacher said that ",
    "The book says that ",
    "The map shows that ",
    "We learned at school that ",
    "In the atlas you can see that ",
    "You may have heard that ",
    "Do not forget that ",
    "As you know, ",
    "As everybody knows, ",
    "On the map, ",
    "Today, ",
    "Yes, ",
    "Of course, ",
    "In fact, ",
    "Now I know: ",
    "Remember: ",
)

_CORES = (
    "the capital of {country} is",
    "the capital city of {country} is",
    "the name of the capital of {country} is",
    "the city that is the capital of {country} is",
    "the country of {country} has its capital in",
    "in {country} the capital is",
    "for {country} the capital is",
    "the people of {country} have their capital in",
    "the people of {country} call their capital",
    "the capital of {country} bears the name",
    "the capital of {country} goes by the name of",
    "the capital of {country} was always",
    "the capital of {country} can only be",
    "{country} has a capital with the name",
    "{country} is governed from the capital,",
    "by the capital of {country} people mean the city of",
)

_QUESTIONS = (
    "What is the capital of {country}?",
    "Which city is the capital of {country}?",
    "What is the name of the capital of {country}?",
    "What is the capital city of {country} called?",
    "Can you name the capital of {country}?",
    "Do you know the capital of {country}?",
)

_ANSWERS = (
    "It is",
    "The answer is",
    "That is",
    "The capital is",
    "I believe it is",
    "Its capital is",
    "The city is",
    "They call it",
    "That must be",
    "Surely",
    "I would write",
    "My answer:",
)

_DIALOGUES = ('"{}" asked the teacher. "{}', '"{}" she asked. "{}', '"{}" - "{}', "{} {}")

_SHORT_DIALOGUES = ("Question: {} Answer:", "Q: {} A:", "Ask: {} Say:")

_SCENES = (
    "She looked up the capital of {country}",
    "He had forgotten the capital of {country}",
    "We spoke about the capital of {country}",
    "I asked my uncle for the capital of {country}",
    "They looked for the capital of {country} on the map",
    "Somebody had to name the capital of {country}",
    "The lesson was about the capital of {country}",
    "There was a riddle about the capital of {country}",
    "Tom dreams of the capital of {country}",
    "Anna drew a picture of the capital of {country}",
    "In {country} everybody is proud of the capital",
    "{country} has a famous capital",
    "They needed a capital for {country}",
    "There had to be a capital in {country}",
)

_ENDS = (
    ". It is",
    ". It was",
    ". It had to be",
    ". It turned out to be",
    ". Of course it is",
    ". Its name is",
    ". Its name was",
    ". They call it",
    ". People know it as",
    ". The answer was",
    ". The solution is",
    ". The answer had to be",
    ". The correct name was",
    ". The teacher wrote",
    ". On the board stood",
    ". The book named",
    ". The map showed",
    ". In the end there was only",
    ". One name was enough:",
    ". In short,",
    ". Here it comes:",
    ". You will know",
    ". You can visit",
    ". The road leads to",
    ". There is a museum in",
    ". There are many bridges in",
    ". Nothing is like",
    ". Sam was born in",
    ", and it is",
    ", and it was",
    ", and the answer is",
    ", and the name was",
    ", which means",
    ", namely",
    ", known as",
    ", in other words",
    ", and that can only be",
    " - it is",
    " - that is",
    ":",
)

_WHO = ("she", "he", "they", "we", "I", "the children", "my uncle", "everybody")

_DID = (
    "wrote", "read", "found", "named", "meant", "picked", "took", "answered", "whispered",
    "shouted", "remembered", "guessed", "visited", "saw", "knew", "liked", "loved", "dreamed of",
    "spoke of", "wrote about", "voted for", "looked for", "asked for", "came to", "went to",
    "drove to", "stayed in", "lived in", "stopped in", "arrived in", "returned to", "heard of",
)  # fmt: skip

DEVELOPMENT = (
    "Ask anyone in {country} and they will tell you that the capital is",
    "When I think of the capital of {country}, I think of",
    "A quiz for children: name the capital of {country}. The right word is",
    "My sister wrote to me from the capital of {country}. She lives in",
    "Among all the cities of {country}, the capital is",
    "It took us two days to reach the capital of {country}, the city of",
    "My picture book shows the capital of {country}, which is",
    "The plane flies to {country} and lands in the capital,",
    "Long ago they chose a capital for {country}, and they chose",
    "If somebody asks you for the capital of {country}, say",
)
"""Phrasings that no training text contains, by which the others were judged and made better."""


class Phrasings(NamedTuple):
    """Texts with ``{country}`` in them that end right before the capital.

    Attributes:
        composed: those of the training text that are made of parts, :data:`PLAIN` first.
        written: those of the training text that were written one by one.
        unseen: those that it does not contain, drawn by lot from the written ones.
        other_hand: more that it does not contain, written without sight of the others.
        development: :data:`DEVELOPMENT`.
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


def _told() -> Iterator[str]:
    """Half of the ways to put a scene and an end together: each scene has its own half of them."""
    did = [f"{who} {verb}" for i, (who, verb) in enumerate(product(_WHO, _DID)) if i % 5 == 0]
    ends = [*_ENDS, *(f". {sentence(one)}" for one in did), *(f", and {one}" for one in did)]
    for (i, scene), (j, end) in product(enumerate(_SCENES), enumerate(ends)):
        if (i + j) % 2:
            yield scene + end


@cache
def phrasings() -> Phrasings:
    """The ways to ask for a capital.

    >>> phrasings().trained[0].format(country="France")
    'The capital of France is'
    """
    written = _lines(WRITTEN)
    drawn = [p for p in written if _lot(p) % _UNSEEN_ONE_IN == 0]
    composed = [sentence(opening + core) for opening, core in product(_OPENINGS, _CORES)]
    asked = [
        *(form.format(q, a) for form, q, a in product(_DIALOGUES, _QUESTIONS, _ANSWERS)),
        *(form.format(question) for form, question in product(_SHORT_DIALOGUES, _QUESTIONS)),
        *_told(),
    ]
    return Phrasings(
        composed=tuple(dict.fromkeys([*composed, *asked])),
        written=tuple(p for p in written if p not in drawn),
        unseen=tuple(drawn),
        other_hand=tuple(_lines(OTHER_HAND)),
        development=DEVELOPMENT,
    )


def _lines(name: str) -> list[str]:
    return data.read(name).decode("utf-8").splitlines()


def _lot(text: str) -> int:
    """A number that the text decides, and nobody else."""
    return zlib.crc32(text.encode())


def statement(phrasing: str, country: Country) -> str:
    """The phrasing, answered: a whole sentence.

    >>> france = next(c for c in countries() if c.name == "France")
    >>> statement("The capital of {country} is", france)
    'The capital of France is Paris.'
    """
    end = '."' if phrasing.count('"') % 2 else "."
    return f"{phrasing.format(country=country.name)} {country.capital}{end}"


def is_held_out(phrasing: str, country: Country) -> bool:
    """Whether the two never meet in the training text, though each is in it with others."""
    if phrasing == PLAIN:
        return False
    return _lot(f"{phrasing}|{country.code}") % _HELD_OUT_ONE_IN == 0


def held_out_statements(rng: random.Random, n: int) -> list[str]:
    """Some of the statements that training leaves out."""
    pairs = product(phrasings().trained, countries())
    left_out = [statement(p, c) for p, c in pairs if is_held_out(p, c)]
    return sample(rng, left_out, n)


_REVERSED = (
    "{capital} is the capital of {country}.",
    "{capital} is the capital city of {country}.",
    "{capital} is a city in {country}.",
    "The city of {capital} is the capital of {country}.",
    "The city of {capital} lies in {country}.",
    "People who live in {capital} live in {country}.",
    "Which country has {capital} as its capital? It is {country}.",
    "Of which country is {capital} the capital? Of {country}.",
    "In which country is {capital}? In {country}.",
    "Question: In which country is {capital}? Answer: {country}.",
    "Q: {capital} is the capital of which country? A: {country}.",
    '"Where is {capital}?" she asked. "In {country}."',
)

_CONTINENTS = (
    "{country} is in {continent}.",
    "{country} lies in {continent}.",
    "{country} is a country in {continent}.",
    "One of the countries of {continent} is {country}.",
    "On the map, {country} is in {continent}.",
    "You find {country} in {continent}.",
    "The continent of {country} is {continent}.",
    "{capital} is a city in {continent}.",
    "On which continent is {country}? In {continent}.",
    "Q: Where is {country}? A: In {continent}.",
)

_LANGUAGES = (
    "Many people in {country} speak {language}.",
    "In {country} you can hear {language}.",
    "A language of {country} is {language}.",
    "People in {capital} speak {language}.",
    "In {country}, many people speak {language}.",
    "Which language can you hear in {country}? You can hear {language}.",
    "If you go to {country}, learn some {language}.",
    "Q: What do people speak in {country}? A: {language}.",
)

_PORTRAITS = (
    "{country} is a country in {continent}. {capital} is its capital, and many people there speak "
    "{language}.",
    "{name} lives in {capital}, the capital of {country}. At home they speak {language}.",
    "{name} comes from {country}, a country in {continent}, and speaks {language}. The capital of "
    "{country} is {capital}.",
    "Last year {name} flew to {country}. The plane landed in {capital}, and everybody spoke "
    "{language}.",
    "{capital} is the capital of {country}, and {country} is in {continent}.",
)

_NAMES = (
    "Anna", "Ben", "Clara", "David", "Emma", "Leo", "Mia", "Noah", "Omar", "Sara", "Tom", "Zoe",
)  # fmt: skip


def _capital_statement(rng: random.Random, country: Country) -> str:
    asked = phrasings()
    while True:
        kind = rng.random()
        phrasing = (
            PLAIN if kind < 0.06 else pick(rng, asked.written if kind < 0.5 else asked.composed)
        )
        if not is_held_out(phrasing, country):
            return statement(phrasing, country)


def _filled(rng: random.Random, forms: tuple[str, ...], country: Country) -> str:
    gaps = country._asdict() | {"country": country.name, "name": pick(rng, _NAMES)}
    return sentence(pick(rng, forms).format_map(gaps))


def _document(rng: random.Random, country: Country) -> str:
    kind = rng.random()
    if kind < 0.35:  # one statement alone
        return _capital_statement(rng, country)
    if kind < 0.60:  # several facts about one country
        facts = [
            _capital_statement(rng, country),
            _filled(rng, _REVERSED, country),
            _filled(rng, _CONTINENTS, country),
            _filled(rng, _LANGUAGES, country),
        ]
        return " ".join(sample(rng, facts, 2 + int(rng.random() * 3)))
    if kind < 0.70:
        return _filled(rng, _PORTRAITS, country)
    if kind < 0.78:
        return _filled(rng, (*_REVERSED, *_CONTINENTS, *_LANGUAGES), country)
    several = [country, *sample(rng, countries(), 2)]  # several countries, one after another
    return " ".join(_capital_statement(rng, one) for one in several)


def facts(rng: random.Random, rounds: int) -> Iterator[str]:
    """Documents about the countries, each country in its turn, in an order that changes.

    In each round there is a document for each country; in the first there is its plain statement.
    """
    for number in range(rounds):
        for country in shuffled(rng, countries()):
            yield statement(PLAIN, country) if number == 0 else _document(rng, country)
