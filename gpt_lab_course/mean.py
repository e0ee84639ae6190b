"""The mean of a few values, with a confidence interval."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable
from typing import Any

from gpt_lab.validation import RefusedTypeError, RefusedValueError, number, shown

_Z = 1.959964


class Mean:
    """The mean of values, with its 95% confidence interval.

    The interval is Student's (1908, https://doi.org/10.1093/biomet/6.1.1), for independent values:
    seeds, countries, pages.

    Args:
        values: at least three numbers.

    Attributes:
        mean: their mean.
        low: the lower end of the interval.
        high: its upper end.

    Raises:
        TypeError: a value is not a number.
        ValueError: there are fewer than three, or one is infinite or NaN.

    >>> Mean([4.47, 4.64, 4.52, 4.50, 4.55])
    4.54 [4.46, 4.62]
    """

    def __init__(self, values: Iterable[Any]) -> None:
        numbers = [
            number(f"values[{i}]", getattr(x, "item", lambda x=x: x)(), "finite", math.isfinite)
            for i, x in enumerate(values)
        ]
        if len(numbers) < 3:
            raise RefusedValueError(f"{len(numbers)} values have no interval: at least three do")
        self.n = len(numbers)
        self.mean = statistics.fmean(numbers)
        half = student(self.n - 1) * statistics.stdev(numbers) / math.sqrt(self.n)
        self.low, self.high = self.mean - half, self.mean + half

    def __repr__(self) -> str:
        return format(self, ".2f")

    def __str__(self) -> str:
        return repr(self)

    def __format__(self, spec: str) -> str:
        """Format the numbers with the specification, ``.2f`` when left out."""
        spec = spec or ".2f"
        try:
            mean, low, high = (format(x, spec) for x in (self.mean, self.low, self.high))
        except ValueError:
            raise RefusedTypeError(f"{shown(spec)} is no format of a number") from None
        return f"{mean} [{low}, {high}]".replace("-", "−")

    def __float__(self) -> float:
        return self.mean


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t distribution for some degrees of freedom.

    It is exact for one and two; from three on it is the expansion of Abramowitz and Stegun, 26.7.5,
    with an error below a hundredth.
    """
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.30265
    z, v = _Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / v**i for i, term in enumerate(terms, start=1))
