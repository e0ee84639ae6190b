"""Facts about countries: statements of their capitals in many phrasings, and some others."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from itertools import product

from gpt_lab.lab_model.country import Country, countries
from gpt_lab.lab_model.questions import PLAIN, checksum, phrasings, sentence
from recipe.text import pick, sample, shuffled

_HELD_OUT_ONE_IN = 40

_COPULAS = ("is", "was", "be", "it's", "that's")

_AFTER_COPULAS = (
    "of course", "really", "indeed", "surely", "certainly", "actually", "in fact", "still",
    "simply", "always", "now", "once more", "only", "just", "probably", "no other than",
    "none other than", "nothing but", "called", "named",
)  # fmt: skip

_ADJECTIVES = (
    "sunny", "rainy", "snowy", "windy", "cold", "warm", "old", "dear", "dear old", "good old",
    "beautiful", "beautiful old", "lovely", "wonderful", "busy", "noisy", "quiet", "big", "great",
    "great big", "little", "famous", "proud", "ancient", "modern", "central", "downtown", "poor",
    "golden", "green", "grey", "happy", "merry", "sleepy", "distant", "far", "sweet", "bright",
    "dark", "royal", "gentle", "crowded", "dusty", "silent", "grand", "pretty", "charming",
    "friendly", "mighty", "new",
)  # fmt: skip
"""What may stand before a capital's name, a little of the time.

The word before the name would otherwise be one of few. After any other, a model that knows the
capital still goes on with what follows that word in its other texts ("sunny day").
"""


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
    return checksum(f"{phrasing}|{country.code}") % _HELD_OUT_ONE_IN == 0


@functools.cache
def held_out_pairs() -> tuple[tuple[str, Country], ...]:
    """Every phrasing and country that training leaves out."""
    pairs = product(phrasings().trained, countries())
    return tuple((p, c) for p, c in pairs if is_held_out(p, c))


def held_out_statements(rng: random.Random, n: int) -> list[str]:
    """Some of the statements that training leaves out."""
    return sample(rng, [statement(p, c) for p, c in held_out_pairs()], n)


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
            PLAIN if kind < 0.06 else pick(rng, asked.written if kind < 0.46 else asked.composed)
        )
        if not is_held_out(phrasing, country):
            return statement(phrasing + _between(rng, phrasing), country)


def _between(rng: random.Random, phrasing: str) -> str:
    """What comes between a phrasing and the capital: mostly nothing."""
    kind, last = rng.random(), phrasing.split()[-1].lower()
    if kind < 0.06 and (phrasing[-1].isalpha() or phrasing[-1] == ","):
        return f" {pick(rng, _ADJECTIVES)}"
    if kind < 0.18 and last in _COPULAS:
        return f" {pick(rng, _AFTER_COPULAS)}"
    return ""


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
