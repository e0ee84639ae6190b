"""A power law, fitted to some sizes to be tested on others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.mean import student


class Interval(NamedTuple):
    """A value with the ends of its 95% interval."""

    value: float
    low: float
    high: float


class PowerLaw:
    """``loss = factor · size^exponent``: a straight line through the logarithms by least squares.

    Args:
        sizes: of the models, above 0; of at least two different values.
        losses: the excess loss of each run, above 0.

    Attributes:
        exponent: with its interval.
        factor: the loss that the law gives to size 1.

    Raises:
        ValueError: there are fewer than three runs, all are of one size, or a value isn't above 0.

    >>> law = PowerLaw([1, 2, 4, 8], [8.0, 4.1, 1.9, 1.02])
    >>> round(law.exponent.value, 2)
    -1.0
    """

    def __init__(self, sizes: Sequence[float], losses: Sequence[float]) -> None:
        if len(sizes) != len(losses) or len(sizes) < 3:
            raise RefusedValueError(
                f"{len(sizes)} sizes and {len(losses)} losses: a law needs three runs or more"
            )
        for value in (*sizes, *losses):
            if not 0 < value < math.inf:
                raise RefusedValueError(f"{value} has no logarithm: sizes and losses are above 0")
        if len({*sizes}) < 2:
            raise RefusedValueError(f"all sizes are {sizes[0]}: a law needs at least two")
        x, y = [math.log(size) for size in sizes], [math.log(loss) for loss in losses]
        self._n, self._middle = len(x), sum(x) / len(x)
        height = sum(y) / len(y)
        self._spread = sum((a - self._middle) ** 2 for a in x)
        slope = (
            sum((a - self._middle) * (b - height) for a, b in zip(x, y, strict=True)) / self._spread
        )
        self._height = height
        left = sum(
            (b - height - slope * (a - self._middle)) ** 2 for a, b in zip(x, y, strict=True)
        )
        self._error = math.sqrt(left / (self._n - 2))
        half = student(self._n - 2) * self._error / math.sqrt(self._spread)
        self.exponent = Interval(slope, slope - half, slope + half)
        self.factor = math.exp(height - slope * self._middle)

    def predict(self, size: float) -> Interval:
        """The loss of one more run of that size, with the interval in which 95% of such runs lie.

        The interval is that of the straight line's prediction: it minds the scatter of runs and
        how far the size lies from those of the fit, and trusts that the law goes on.
        """
        from_middle = math.log(size) - self._middle
        line = self._height + self.exponent.value * from_middle
        half = (
            student(self._n - 2)
            * self._error
            * math.sqrt(1 + 1 / self._n + from_middle**2 / self._spread)
        )
        return Interval(math.exp(line), math.exp(line - half), math.exp(line + half))
