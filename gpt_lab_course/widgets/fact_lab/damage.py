"""How many other capitals each way leaves, of a recorded fact: what "damages most" is read from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.fact_lab import record
from gpt_lab_course.widgets.fact_lab.measuring import DOCUMENTS, LIVE, Measured, fact_of, live
from gpt_lab_course.widgets.fact_lab.record import TRAINED

TIMES, K = 1.0, 3
"""How many times a vector or matrix is added, and how many documents are retrieved."""


def damage(one: Mapping[str, Any]) -> dict[str, list[int]]:
    """How many capitals are kept, and of how many, by way; a record has all that is needed.

    Args:
        one: the record of a fact, as ``record.record`` gives it.
    """
    fact = fact_of(one["country"], one["capital"])
    found: dict[str, Measured] = {way: live(fact, way, times=TIMES, k=K) for way in LIVE}
    found["edited"] = record.edited(fact, one["edit"], TIMES)
    found |= {way: one[way] for way in TRAINED}
    return {way: _kept(measured) for way, measured in found.items()}


def _kept(measured: Measured) -> list[int]:
    counted = len(countries()) - 2 - len(measured["aside"])
    return [counted - len(measured["lost"]), counted]


def most_damaging(country: str, capital: str) -> str:
    """The way that leaves the smallest share of the others' capitals.

    Raises:
        ValueError: this fact is not recorded.
    """
    from gpt_lab.validation import RefusedValueError, shown

    known = record.of_fact(country, capital)
    if known is None:
        facts = ", ".join(f"{one} with {new}" for one, new in DOCUMENTS)
        raise RefusedValueError(f"{shown([country, capital])} is not recorded; those are: {facts}")
    shares: dict[str, float] = {way: kept / n for way, (kept, n) in known["damage"].items()}
    return min(shares, key=shares.__getitem__)
