"""What a sweep's table says of each shape: the runs of its best rate, a seed each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from gpt_lab.validation import RefusedValueError, did_you_mean
from gpt_lab_course.sweep.one_run import Row


class Point(NamedTuple):
    """One shape of a group under one budget.

    Attributes:
        shape: its table in the plan.
        steps: its budget.
        rate: the best of the rates that were tried.
        edge: whether that is the lowest or the highest of them.
        parameters: how many the model has.
        flops: of the longest run.
        runs: one for each seed.
    """

    shape: Mapping[str, Any]
    steps: int
    rate: float
    edge: bool
    parameters: int
    flops: int
    runs: tuple[Row, ...]

    def excess(self, ability: str | None = None) -> list[float]:
        """The excess loss of each seed in nats: of an ability, or the mean of all."""
        return [_of(run, ability, 0) for run in self.runs]

    def right(self, ability: str | None = None) -> list[float]:
        """The share of right answers of each seed: of an ability, or the mean of all."""
        return [_of(run, ability, 1) for run in self.runs]

    def steps_until(self, ability: str, excess: float) -> list[int | None]:
        """The first measured step of each seed with an excess loss as low as that; or None."""
        return [
            next(
                (
                    step
                    for step, loss in zip(run["curve"]["step"], run["curve"][ability], strict=True)
                    if loss <= excess
                ),
                None,
            )
            for run in self.runs
        ]


def points(table: Mapping[str, Any], group: str) -> list[Point]:
    """The shapes of a group of a table, in the plan's order.

    Raises:
        ValueError: there is no such group, or the table has no run of it.
    """
    known = [*table["groups"]]
    if group not in known:
        hint = did_you_mean(group, known)
        raise RefusedValueError(f"no group {group!r}; there are {', '.join(known)}{hint}")
    found: dict[tuple[str, int], list[Row]] = {}
    for run in table["runs"]:
        if run["group"] == group and run["chosen"]:
            found.setdefault((repr(sorted(run["shape"].items())), run["steps"]), []).append(run)
    if not found:
        raise RefusedValueError(f"the table has no finished shape of {group!r}")
    return [_point(runs) for runs in found.values()]


def summary(values: Sequence[float], form: str = ".2f") -> str:
    """The mean of the seeds, with the lowest and the highest: three are too few for more.

    >>> summary([0.81, 0.69, 0.84])
    '0.78 (0.69–0.84)'
    >>> summary([1.0, 0.998, 1.0], ".0%")
    '100%'
    """
    numbers = (sum(values) / len(values), min(values), max(values))
    mean, low, high = (format(value, form) for value in numbers)
    return mean if low == high else f"{mean} ({low}–{high})"


def _point(runs: list[Row]) -> Point:
    first = runs[0]
    return Point(
        first["shape"],
        first["steps"],
        first["rate"],
        first["edge"],
        first["parameters"],
        max(run["flops"] for run in runs),
        tuple(sorted(runs, key=lambda run: run["seed"])),
    )


def _of(run: Row, ability: str | None, part: int) -> float:
    abilities: Mapping[str, Sequence[float]] = run["abilities"]
    if ability is not None:
        return abilities[ability][part]
    return sum(one[part] for one in abilities.values()) / len(abilities)
