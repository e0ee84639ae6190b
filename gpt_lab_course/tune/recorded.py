"""The runs of ``python -m gpt_lab tune`` that the book comes with, and what all seeds say."""

from __future__ import annotations

import json
import statistics
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from gpt_lab.table import Table
from gpt_lab.validation import RefusedValueError, did_you_mean
from gpt_lab_course import data
from gpt_lab_course.experiments.assistant.conversations import CAPITAL
from gpt_lab_course.proportion import Proportion
from gpt_lab_course.tune.one_run import Row

RECORDED = "assistant.json"


class SeedShares(NamedTuple):
    """The share of right answers of each seed of an arm, all asked the same questions.

    Printed, it is their mean, its 95% interval and, in parentheses, the lowest and the highest
    seed. The interval is that of a single seed's questions, since more seeds ask no new ones.
    """

    seeds: tuple[Proportion, ...]

    @property
    def mean(self) -> Proportion:
        """The mean of the seeds, with the interval of one seed's questions."""
        right = statistics.fmean(one.successes for one in self.seeds)
        effective = statistics.fmean(one.effective for one in self.seeds)
        return Proportion(round(right), self.seeds[0].n, effective)

    def __str__(self) -> str:
        low, high = (f"{100 * end(self._shares):.0f}" for end in (min, max))
        return str(self.mean) if len(self.seeds) == 1 else f"{self.mean} ({low}–{high})"

    @property
    def _shares(self) -> list[float]:
        return [one.share for one in self.seeds]


@cache
def table() -> dict[str, Any]:
    """The table that the book comes with: ``arms`` and ``runs``, as the command writes it."""
    found: dict[str, Any] = json.loads(data.read(RECORDED))
    return found


def runs(arm: str) -> list[Row]:
    """The runs of an arm, a seed each.

    Raises:
        ValueError: there is no such arm.
    """
    arms = table()["arms"]
    if arm not in arms:
        known = ", ".join(arms)
        raise RefusedValueError(f"no arm {arm!r}; there are {known}{did_you_mean(arm, [*arms])}")
    return [run for run in table()["runs"] if run["arm"] == arm]


def values(arm: str, *path: str) -> list[Any]:
    """What was measured, of each seed: ``values("masked", "losses", "prose")``."""
    return [_at(run, path) for run in runs(arm)]


def shares(arm: str, *path: str) -> SeedShares:
    """A count's shares: ``shares("masked", "chat", "capital", "new")``."""
    return SeedShares(tuple(Proportion(*count) for count in values(arm, *path)))


def in_new_wordings(arm: str, half: str, *, learned: bool) -> SeedShares:
    """The shares of right capitals in those wordings of four that no conversation had.

    Two of them were learned by the family ``wordings``, the same two in all arms of a seed. A
    country counts once in the interval, since its answers in two wordings are alike.

    Args:
        arm: the arm; of other families as well.
        half: the ``"trained"`` or the ``"new"`` countries.
        learned: the two wordings that the family learned, or the other two.
    """
    worst = {run["seed"]: run["learned"] for run in runs("wordings-grpo")}
    found = []
    for run in runs(arm):
        if run["seed"] not in worst:
            continue
        counts = [
            run["wordings"][half][wording]
            for wording in CAPITAL.new
            if (wording in worst[run["seed"]]) is learned
        ]
        right, n = (sum(count[i] for count in counts) for i in (0, 1))
        found.append(Proportion(right, n, max(count[2] for count in counts)))
    return SeedShares(tuple(found))


def side_by_side(arms: Mapping[str, str], columns: Mapping[str, Sequence[str]]) -> Table:
    """Some shares of some arms as a table.

    Args:
        arms: the arms, by what their rows are called.
        columns: what was counted, as in :func:`shares`, by the columns' titles.
    """
    lines = [
        (name, *(shares(arm, *path) for path in columns.values())) for name, arm in arms.items()
    ]
    return Table(lines, ["", *columns])


def _at(row: Row, path: Sequence[str]) -> Any:
    for name in path:
        if name not in row:
            raise RefusedValueError(f"no {name!r} was measured; there are {', '.join(row)}")
        row = row[name]
    return row
