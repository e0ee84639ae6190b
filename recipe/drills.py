"""Drills: short patterns that show what a model has understood of order, pairing and recall."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from gpt_lab.lab_model.drill_words import LIKED as _LIKED
from gpt_lab.lab_model.drill_words import NAMES as _NAMES
from gpt_lab.lab_model.drill_words import OPPOSITES as _OPPOSITES
from gpt_lab.lab_model.questions import sentence
from recipe.text import pick, sample

_NUMBERS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_PLURALS = (
    ("cat", "cats"), ("dog", "dogs"), ("house", "houses"), ("tree", "trees"), ("book", "books"),
    ("box", "boxes"), ("fox", "foxes"), ("bus", "buses"), ("dish", "dishes"), ("glass", "glasses"),
    ("baby", "babies"), ("city", "cities"), ("story", "stories"), ("berry", "berries"),
    ("leaf", "leaves"), ("knife", "knives"), ("wolf", "wolves"), ("child", "children"),
    ("man", "men"), ("woman", "women"), ("mouse", "mice"), ("goose", "geese"), ("foot", "feet"),
    ("tooth", "teeth"), ("sheep", "sheep"), ("fish", "fish"), ("apple", "apples"),
    ("star", "stars"), ("country", "countries"), ("window", "windows"), ("bird", "birds"),
)  # fmt: skip
_COLOURS = ("red", "blue", "green", "yellow", "white", "black", "brown", "grey", "golden", "pink")
_OBJECTS = (
    "ball", "hat", "cup", "book", "key", "box", "coat", "lamp", "boat", "door", "house", "ring",
    "chair", "bag", "bell", "kite", "spoon", "shoe",
)  # fmt: skip
_PLACES = (
    "kitchen", "garden", "school", "park", "market", "forest", "bath", "tower", "shop", "hall",
)  # fmt: skip


def _in_order(rng: random.Random, words: tuple[str, ...], least: int, most: int) -> str:
    n = least + int(rng.random() * (most - least + 1))
    start = int(rng.random() * (len(words) - n + 1))
    return ", ".join(words[start : start + n])


def _around(rng: random.Random, words: tuple[str, ...], least: int, most: int) -> str:
    start = int(rng.random() * len(words))
    n = least + int(rng.random() * (most - least + 1))
    return ", ".join(words[(start + i) % len(words)] for i in range(n))


def _counting(rng: random.Random) -> str:
    if rng.random() < 0.5:
        return _in_order(rng, _NUMBERS, 4, 14) + "."
    n, step = 4 + int(rng.random() * 14), pick(rng, (1, 1, 1, 1, 2, 5, 10))
    start = int(rng.random() * 60) if step == 1 else step * int(rng.random() * 6)
    return ", ".join(str(start + i * step) for i in range(n)) + "."


def _calendar(rng: random.Random) -> str:
    words, unit = pick(rng, ((_DAYS, "day"), (_MONTHS, "month")))
    if rng.random() < 0.6:
        return _around(rng, words, 3, 14) + "."
    i = int(rng.random() * len(words))
    after = words[(i + 1) % len(words)]
    forms = (
        f"After {words[i]} comes {after}.",
        f"The {unit} after {words[i]} is {after}.",
        f"Before {after} comes {words[i]}.",
        f"Which {unit} comes after {words[i]}? {after}.",
    )
    return pick(rng, forms)


def _alphabet(rng: random.Random) -> str:
    letters = _LETTERS if rng.random() < 0.6 else tuple(map(str.lower, _LETTERS))
    return " ".join(_in_order(rng, letters, 5, 26).split(", ")) + "."


def _opposites(rng: random.Random) -> str:
    pairs = sample(rng, _OPPOSITES, 3)
    pairs = [pair if rng.random() < 0.5 else (pair[1], pair[0]) for pair in pairs]
    form = pick(
        rng,
        (
            "The opposite of {} is {}.",
            "{} is the opposite of {}.",
            "Not {} but {}.",
            "{} and {}.",
            "If it is not {}, it is {}.",
        ),
    )
    return " ".join(sentence(form.format(*pair)) for pair in pairs)


def _plurals(rng: random.Random) -> str:
    form = pick(
        rng,
        (
            "One {}, two {}.",
            "One {}, many {}.",
            "I saw one {}, and then I saw three {}.",
            "The plural of {} is {}.",
        ),
    )
    return " ".join(form.format(*pair) for pair in sample(rng, _PLURALS, 3))


def _sums(rng: random.Random) -> str:
    sums = []
    for _ in range(4):
        x, y = int(rng.random() * 11), int(rng.random() * 11)
        sums.append(f"{x} + {y} = {x + y}.")
    return " ".join(sums)


def _recall(rng: random.Random) -> str:
    """Three who each have something of their own, and one of them once more."""
    names, things = sample(rng, _NAMES, 3), sample(rng, _LIKED, 3)
    form = pick(rng, ("{} likes {}.", "{} wants {}.", "{} is fond of {}."))
    statements = [form.format(*pair) for pair in zip(names, things, strict=True)]
    return " ".join([*statements, *sample(rng, statements, 1 + int(rng.random() * 3))])


def _colours(rng: random.Random) -> str:
    objects, colours = sample(rng, _OBJECTS, 3), sample(rng, _COLOURS, 3)
    statements = [f"The {o} is {c}." for o, c in zip(objects, colours, strict=True)]
    i = int(rng.random() * 3)
    again = (
        f"What colour is the {objects[i]}? {sentence(colours[i])}.",
        f"So the {objects[i]} is {colours[i]}.",
        f"Which thing is {colours[i]}? The {objects[i]}.",
    )
    return " ".join([*statements, pick(rng, again)])


def _whereabouts(rng: random.Random) -> str:
    names, places = sample(rng, _NAMES, 3), sample(rng, _PLACES, 3)
    statements = [f"{n} is in the {p}." for n, p in zip(names, places, strict=True)]
    i = int(rng.random() * 3)
    again = (
        f"Where is {names[i]}? In the {places[i]}.",
        f"Who is in the {places[i]}? {names[i]}.",
    )
    return " ".join([*statements, pick(rng, again)])


def _copying(rng: random.Random) -> str:
    words = sample(rng, (*_LIKED, *_OBJECTS, *_COLOURS), 3 + int(rng.random() * 5))
    form = pick(rng, ("Say: {0}. Again: {0}.", "{0}. {0}.", "List: {0}. The same list: {0}."))
    return form.format(", ".join(words))


def _names(rng: random.Random) -> str:
    """Two who go somewhere; one gives, and so it is the other who gets."""
    one, other = sample(rng, _NAMES, 2)
    giver, taker = (one, other) if rng.random() < 0.5 else (other, one)
    thing, place = pick(rng, _OBJECTS), pick(rng, _PLACES)
    forms = (
        f"When {one} and {other} went to the {place}, {giver} gave the {thing} to {taker}.",
        f"{one} and {other} were in the {place}. {giver} showed the {thing} to {taker}.",
        f"{one} met {other} in the {place}, and {giver} gave a {thing} to {taker}.",
    )
    return pick(rng, forms)


_KINDS: tuple[Callable[[random.Random], str], ...] = (
    _counting,
    _calendar,
    _alphabet,
    _opposites,
    _plurals,
    _sums,
    _recall,
    _colours,
    _whereabouts,
    _copying,
    _names,
)


def drills(rng: random.Random) -> Iterator[str]:
    """Drills without end, the kinds in turn.

    The kinds that have few different texts repeat them.
    """
    while True:
        for kind in _KINDS:
            yield kind(rng)
