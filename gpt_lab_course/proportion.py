"""A proportion with its confidence interval."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from gpt_lab.validation import RefusedTypeError, RefusedValueError, integer, shown

_Z = 1.959964  # the 97.5% quantile of the normal distribution


class Proportion:
    """A share of right answers, with its 95% confidence interval.

    The interval is Wilson's (1927, https://doi.org/10.1080/01621459.1927.10502953). Unlike a
    standard error it does not vanish if all answers are right, or none.

    Args:
        successes: the number of right answers.
        n: the number of answers.
        effective: the effective number of independent answers, at most ``n``; see :meth:`of`.

    Attributes:
        share: the share of successes.
        low: the lower end of the interval.
        high: its upper end.

    Raises:
        TypeError: a count is not an integer.
        ValueError: ``n`` is 0, or there are more successes.

    >>> Proportion(58, 64)
    91% [81, 96]
    >>> Proportion(0, 21)
    0% [0, 15]
    >>> Proportion(0, 184).high < 0.03
    True
    """

    def __init__(self, successes: int, n: int, effective: float | None = None) -> None:
        self.n = integer("n", n)
        self.successes = integer("successes", successes, least=0)
        if self.successes > self.n:
            raise RefusedValueError(f"successes={self.successes} is more than n={self.n}")
        self.effective = float(self.n if effective is None else effective)
        if not 1 <= self.effective <= self.n:
            raise RefusedValueError(f"effective={shown(effective)} is not from 1 to n={self.n}")
        self.share = self.successes / self.n
        squared = _Z**2 / self.effective
        middle = (self.share + squared / 2) / (1 + squared)
        spread = self.share * (1 - self.share) / self.effective + squared / (4 * self.effective)
        half = _Z * math.sqrt(spread) / (1 + squared)
        self.low = max(0.0, middle - half) if self.successes else 0.0
        self.high = min(1.0, middle + half) if self.successes < self.n else 1.0

    @classmethod
    def of(cls, outcomes: Iterable[Any], clusters: Iterable[Hashable] | None = None) -> Proportion:
        """The share of outcomes that are right.

        Args:
            outcomes: the outcomes as truth values.
            clusters: the cluster of each outcome, such as its country: five questions about one
                country are not independent. The interval widens by the correlation within clusters
                (Kish's design effect, 1965). If all outcomes are the same, each cluster counts
                once.

        Raises:
            ValueError: there are no outcomes, or the number of clusters differs.
        """
        right = [bool(one) for one in outcomes]
        if not right:
            raise RefusedValueError("outcomes is empty: a share of nothing")
        if clusters is None:
            return cls(sum(right), len(right))
        names = [*clusters]
        if len(names) != len(right):
            raise RefusedValueError(f"{len(right)} outcomes and {len(names)} clusters")
        return cls(sum(right), len(right), _effective(right, names))

    def __repr__(self) -> str:
        return format(self, ".0f")

    def __str__(self) -> str:
        return repr(self)

    def __format__(self, spec: str) -> str:
        """Format as percentages; the specification is for the numbers, ``.0f`` when left out."""
        spec = spec or ".0f"
        try:
            share, low, high = (format(100 * x, spec) for x in (self.share, self.low, self.high))
        except ValueError:
            raise RefusedTypeError(f"{shown(spec)} is no format of a number") from None
        return f"{share}% [{low}, {high}]"

    def __float__(self) -> float:
        return self.share

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Proportion):
            return NotImplemented
        ours = (self.successes, self.n, self.effective)
        return ours == (other.successes, other.n, other.effective)

    def __hash__(self) -> int:
        return hash((self.successes, self.n, self.effective))


def _effective(right: Sequence[bool], names: Sequence[Hashable]) -> float:
    """The effective number of independent outcomes for outcomes in clusters.

    It compares the variance of a share over clusters, as a ratio of two sums, with that of
    independent outcomes. For clusters of similar size it is at least their number.
    """
    members: dict[Hashable, list[bool]] = defaultdict(list)
    for outcome, name in zip(right, names, strict=True):
        members[name].append(outcome)
    n, n_clusters = len(right), len(members)
    share = sum(right) / n
    if share in (0, 1) or n_clusters == 1:
        return n_clusters
    residuals = (sum(some) - share * len(some) for some in members.values())
    variance = sum(r * r for r in residuals) * n_clusters / (n_clusters - 1) / n**2
    independent = share * (1 - share) / n
    return max(1.0, n / max(1.0, variance / independent))
