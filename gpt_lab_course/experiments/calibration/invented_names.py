"""Names of no country: combined from two countries' names, cities, and plain words."""

from __future__ import annotations

import random
import re

from gpt_lab.lab_model import countries
from gpt_lab.validation import RefusedValueError, shown

CITIES = (
    *("Chicago", "Hamburg", "Milan", "Barcelona", "Munich", "Naples", "Liverpool", "Manchester"),
    *("Boston", "Seattle", "Houston", "Dallas", "Philadelphia", "Detroit", "Toronto", "Montreal"),
    *("Vancouver", "Sydney", "Melbourne", "Osaka", "Kyoto", "Shanghai", "Mumbai", "Kolkata"),
    *("Karachi", "Istanbul", "Marseille", "Lyon", "Frankfurt", "Cologne", "Venice", "Florence"),
    *("Turin", "Glasgow", "Rotterdam", "Antwerp", "Zurich", "Casablanca", "Johannesburg", "Haifa"),
)
"""Forty large cities that are not capitals of countries; a few share the name of a province."""

WORDS = (
    *("Shakespeare", "Mozart", "Einstein", "Newton", "Napoleon", "Beethoven", "Picasso", "Gandhi"),
    *("Everest", "Sahara", "Danube", "Jupiter", "Saturn", "Mars", "Google", "Toyota", "Microsoft"),
    *("Christmas", "Easter", "Monday", "Friday", "winter", "summer", "music", "water", "gold"),
    *("chess", "football", "coffee", "history", "physics", "biology", "democracy", "Buddhism"),
    *("Galileo", "Tesla", "Venus", "Facebook", "snow", "silver"),
)
"""Forty well-known words that are not places with a capital."""

_HEAD = re.compile(r"[^aeiouy]*[aeiouy]+[^aeiouy]+")


def made_up(n: int, seed: int = 0) -> list[str]:
    """Names made of parts of two countries' names: Togen, from Togo and Sweden.

    Names are split after the consonants that follow the first vowels. None is a country's name or a
    part of one.

    Args:
        n: how many, 1 to 200.
        seed: draws the pairs.

    Raises:
        ValueError: n is outside 1 … 200.

    >>> made_up(3)
    ['Bahrakhstan', 'Togen', 'Pakenstein']
    """
    if not 1 <= n <= 200:
        raise RefusedValueError(f"n={shown(n)} is not one of 1 … 200")
    real = [country.name for country in countries()]
    single = [name for name in real if name.isascii() and name.isalpha()]
    chance, found = random.Random(seed), list[str]()
    while len(found) < n:
        one, other = chance.sample(single, 2)
        heads = _HEAD.match(one.lower()), _HEAD.match(other.lower())
        if heads[0] is None or heads[1] is None:
            continue
        head, tail = one[: heads[0].end()], other[heads[1].end() :]
        name = head + tail
        long_enough = head != one and len(tail) > 1 and len(name) > 4
        if long_enough and name not in found and not any(name in each for each in real):
            found.append(name)
    return found
