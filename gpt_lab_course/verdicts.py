"""Verdicts that follow from numbers: the threshold is fixed before the measurement.

>>> kept = Threshold("capitals kept without the twelve heads least needed", at_least=0.9)
>>> kept.decide({"lab model": Proportion(31, 184), "SmolLM2": Proportion(40, 46)})
Asked: capitals kept without the twelve heads least needed, at least 90%. Found: lab model \
17% [12, 23], no; SmolLM2 87% [74, 94], open. So: true within a limit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown
from gpt_lab_course.mean import Mean
from gpt_lab_course.proportion import Proportion

_WORDS = {"at_least": "at least", "at_most": "at most", "equals": "exactly"}


class Share(Fraction):
    """A share of a whole that was counted completely, so it has no interval.

    >>> f"{float(Share(11, 127)):.3f}"
    '0.087'
    """

    def __new__(cls, part: int, whole: int) -> Share:
        """As a fraction, but with numerator and denominator as they were counted."""
        share = super().__new__(cls, part, whole)
        share.counted = f"{_short(part)} of {_short(whole)}"
        return share

    counted: str


def _short(n: int) -> str:
    """A count with thousands separators, and from a million on with three digits: 57M, 1.24B."""
    for unit, letter in ((10**9, "B"), (10**6, "M")):
        if n >= unit:
            return f"{n / unit:.3g}{letter}" if n < 1000 * unit else f"{n / unit:,.0f}{letter}"
    return f"{n:,}"


class Finding(NamedTuple):
    """The result of comparing values with a threshold.

    Attributes:
        asked: the threshold in words.
        found: each value in words, followed by yes, no or open.
        answers: for each value whether it satisfies the threshold; None if its interval contains
            the threshold.
    """

    asked: str
    found: str
    answers: tuple[bool | None, ...]


class Threshold:
    """A threshold from which on a sentence is true, fixed before the number is known.

    Args:
        measure: the measured quantity, in words.
        at_least: the smallest value for which the sentence is true.
        at_most: the largest value for which it is true.
        equals: the exact value for which it is true, as formatted by ``form``: 31.656 is 31.7 with
            ``.1f``. If each value has its own, a mapping from their names.
        form: the format specification of numbers. When left out, shares are percentages, integers
            have thousands separators, and other numbers two decimals.

    Raises:
        TypeError: the measure is not text, or a bound is not a number.
        ValueError: there is no bound, or ``equals`` together with another; or ``form`` is a
            percentage for numbers that are not shares.
    """

    def __init__(
        self,
        measure: str,
        *,
        at_least: float | None = None,
        at_most: float | None = None,
        equals: float | str | Mapping[str, float | str] | None = None,
        form: str = "",
    ) -> None:
        bounds = {"at_least": at_least, "at_most": at_most, "equals": equals}
        self._bounds: dict[str, Any] = {
            n: bound for n, bound in bounds.items() if bound is not None
        }
        if not isinstance(measure, str) or not measure.strip():
            raise RefusedTypeError(f"measure={shown(measure)} is not a text")
        if not self._bounds or (equals is not None and len(self._bounds) > 1):
            raise RefusedValueError("a threshold has at_least, at_most, both of them, or equals")
        if "%" in form:
            raise RefusedValueError(f"form={form!r}: shares are in percent by themselves")
        self.measure, self._form = measure, form

    def of(self, values: Mapping[str, Any]) -> Finding:
        """Compare measured values with the threshold.

        Args:
            values: by model, text or seed: a :class:`Proportion` or :class:`Mean`, whose whole
                interval is compared, a :class:`Share` that was counted completely, or a number.

        Raises:
            TypeError: a share has no interval.
            ValueError: there are no values, one is NaN, or ``equals`` names others.
        """
        if not values:
            raise RefusedValueError("values is empty: nothing was measured")
        equals = self._bounds.get("equals")
        if isinstance(equals, Mapping) and equals.keys() != values.keys():
            raise RefusedValueError(f"values are of {[*values]}, and equals names {[*equals]}")
        shares = any(isinstance(v, Proportion | Fraction) for v in values.values())
        answers, found = [], []
        for name, value in values.items():
            plain = value.item() if callable(getattr(value, "item", None)) else value
            low, high = _interval(name, plain, shares or self._may_be_shares(plain))
            answer = self._keeps(name, low, high)
            answers.append(answer)
            word = "open" if answer is None else "yes" if answer else "no"
            found.append(f"{name} {self._written(plain)}, {word}".strip())
        bounds = " and ".join(
            f"{_WORDS[name]} {self._bound(value, shares)}" for name, value in self._bounds.items()
        )
        return Finding(f"{self.measure}, {bounds}", "; ".join(found), tuple(answers))

    def decide(self, values: Mapping[str, Any]) -> None:
        """Print the question, the values, and the verdict."""
        decide(self.of(values))

    def _may_be_shares(self, value: Any) -> bool:
        """Whether a number and its bounds look like shares without a format that excludes it."""
        numbers = [value, *self._bounds.values()]
        return not self._form and all(isinstance(x, int | float) and 0 <= x <= 1 for x in numbers)

    def _keeps(self, name: str, low: Any, high: Any) -> bool | None:
        if "equals" in self._bounds:
            wanted = self._bounds["equals"]
            if isinstance(wanted, Mapping):
                wanted = wanted[name]
            if low != high:
                return None if low <= wanted <= high else False
            if not self._form:
                return bool(low == wanted)
            scale = 100 if isinstance(low, Fraction) else 1
            return format(float(scale * low), self._form) == format(scale * wanted, self._form)
        least = self._bounds.get("at_least", -math.inf)
        most = self._bounds.get("at_most", math.inf)
        if least <= low and high <= most:
            return True
        return False if high < least or low > most else None

    def _bound(self, value: Any, shares: bool) -> str:
        if isinstance(value, Mapping):
            return ", ".join(
                f"{name} {self._bound(one, shares)}".strip() for name, one in value.items()
            )
        return f"{100 * value:{self._form or '.3g'}}%" if shares else self._written(value)

    def _written(self, value: Any) -> str:
        if isinstance(value, Fraction):
            percent = format(100 * float(value), self._form or ".1f")
            plain = f"{value.numerator:,} of {value.denominator:,}"
            return f"{percent}% ({getattr(value, 'counted', plain)})"
        if isinstance(value, str):
            return value
        spec = self._form or (
            ""
            if isinstance(value, Proportion | Mean)
            else ","
            if isinstance(value, int)
            else ",.2f"
        )
        return format(value, spec).replace("-", "−")


def decide(*findings: Finding) -> None:
    """Print the questions, the values, and the verdict that follows from all of them.

    It is *true* if every value satisfies its threshold, *false* if none does, and otherwise *true
    within a limit*.
    """
    if not findings:
        raise RefusedValueError("decide() needs a finding")
    said = " ".join(f"Asked: {one.asked}. Found: {one.found}." for one in findings)
    print(f"{said} So: {verdict(*findings)}.")


def verdict(*findings: Finding) -> str:
    """The verdict that follows from findings, in words."""
    answers = {answer for one in findings for answer in one.answers}
    return "true" if answers == {True} else "false" if answers == {False} else "true within a limit"


def _interval(name: str, value: Any, shares: bool) -> tuple[Any, Any]:
    """The interval of a value.

    Raises:
        TypeError: a share has no interval.
        ValueError: it is NaN.
    """
    if isinstance(value, Proportion | Mean):
        return value.low, value.high
    if isinstance(value, float) and shares:
        raise RefusedTypeError(
            f"{name}: {value} is a share without an interval: Proportion(successes, n), or "
            "Share(part, whole) where nothing was drawn; if it is no share, form says how it is "
            "written"
        )
    if isinstance(value, float) and math.isnan(value):
        raise RefusedValueError(f"{name}: NaN decides nothing")
    return value, value
