"""The countries of the lab model's facts: well formed, right, and compared with their sources."""

import json
from pathlib import Path

import pytest

from gpt_lab import lab_model
from recipe import crosscheck, sources


def test_countries_are_well_formed() -> None:
    table = lab_model.countries()
    assert len(table) == 184
    assert len({c.code for c in table}) == len({c.name for c in table}) == len(table)
    assert len({c.capital for c in table}) == len(table)
    continents = {"Africa", "Asia", "Europe", "North America", "Oceania", "South America"}
    assert {c.continent for c in table} == continents
    for country in table:
        assert all(part and part == part.strip() for part in country), country
    order = [c.name.removeprefix("the ").replace("ã", "a") for c in table]
    assert order == sorted(order)


def test_countries_are_right_where_readers_look() -> None:
    """The facts that the course names, and those that were corrected by hand."""
    known = {c.name: (c.capital, c.continent, c.language) for c in lab_model.countries()}
    assert known["France"] == ("Paris", "Europe", "French")
    assert known["Japan"] == ("Tokyo", "Asia", "Japanese")
    assert known["the Netherlands"] == ("Amsterdam", "Europe", "Dutch")
    assert known["Kazakhstan"] == ("Astana", "Asia", "Kazakh")
    assert known["Burundi"][0] == "Gitega"
    assert known["Brazil"] == ("Brasília", "South America", "Portuguese")
    assert known["Russia"][1] == "Europe"
    left_out = ("South Africa", "Bolivia", "Israel", "Sri Lanka", "Nauru", "Benin", "Yemen")
    assert not set(left_out) & set(known)


def test_countries_are_compared_with_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = {c.code: {"capital": c.capital} for c in lab_model.countries()}
    table["KZ"]["capital"] = "Nur-Sultan"  # a difference that is explained
    table["BR"]["capital"] = "Brasilia"  # accents are not compared
    monkeypatch.setattr(sources, "fetch", lambda source, folder: folder)
    monkeypatch.setattr(sources, "members", lambda *_, suffix: {suffix: json.dumps(table)})
    crosscheck.check_countries(tmp_path)
    table["FR"]["capital"] = "Lyon"
    with pytest.raises(ValueError, match=r"capital of France is 'Paris' here and 'Lyon' in count"):
        crosscheck.check_countries(tmp_path)
