"""The capitals that each way retains for a recorded fact, which decide what damages most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.fact_lab import record
from gpt_lab_course.widgets.fact_lab.measuring import DOCUMENTS, LIVE, Measured, fact_of, live
from gpt_lab_course.widgets.fact_lab.record import TRAINED

TIMES, K = 1.0, 3
"""The factor of a vector or matrix, and the number of retrieved documents."""


def damage(one: Mapping[str, Any]) -> dict[str, list[int]]:
    """The number of capitals retained, and the number asked, by way, from a record.

    Args:
        one: the record of a fact, from ``record.record``.
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
    """The way that retains the smallest share of other capitals.

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
