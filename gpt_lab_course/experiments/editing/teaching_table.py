"""The table of ways to teach: many facts, some seeds, and how sure each number is.

A result is a line of JSON, a list of what ``FIELDS`` names: way, seed, country, new capital, five
outcomes, three costs. Lines are written as they are measured, so that a killed run goes on where it
stopped; what the course's runs gave is packaged (``teaching-lab.jsonl`` and
``teaching-smollm2-135m.jsonl``). Their first line says what ran.
"""

from __future__ import annotations

import json
import math
import platform
import re
import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from gpt_lab.paths import is_file
from gpt_lab.table import Table
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course import data
from gpt_lab_course.experiments.editing.new_facts import MODELS, FactScores, World
from gpt_lab_course.experiments.editing.ways_to_teach import CONTROLS, WAYS, TeachingTask, measure
from gpt_lab_course.mean import Mean
from gpt_lab_course.proportion import Proportion

FIELDS = (
    *("way", "seed", "country", "capital"),
    *FactScores._fields,
    *("changed", "teaching", "answering"),
)
DOCUMENTS = 20
"""Among so many facts of a draw one is looked up, however few are measured."""

Result = dict[str, Any]
"""One fact taught in one way, by ``FIELDS``."""


def run(
    world: World,
    n_facts: int,
    seeds: Iterable[int],
    ways: Sequence[str] = tuple(WAYS),
    done: Iterable[Result] = (),
) -> Iterator[Result]:
    """Measure facts in all ways, and give each result as soon as it is there.

    Args:
        world: the model and what it knows.
        n_facts: facts a seed.
        seeds: each draws other facts; one is left out where a country of it is in an earlier one.
        ways: some of ``WAYS``.
        done: results that need not be measured again.

    Raises:
        ValueError: the model does not know so many countries, or there is no such way.
    """
    known = {(one["way"], one["seed"], one["country"]) for one in done}
    used = set[str]()
    for seed in seeds:
        facts = world.facts_apart(max(n_facts, DOCUMENTS), seed)
        for fact in facts[:n_facts]:
            both = {fact.country.name, fact.of.name}
            if used & both:
                continue
            used |= both
            for way in ways:
                if (way, seed, fact.country.name) in known:
                    continue
                found = measure(way, TeachingTask(world, fact, facts, seed))
                what = (way, seed, fact.country.name, fact.capital)
                shares = (round(value, 4) for value in found.outcome)
                costs = (found.changed, found.teaching, found.answering)
                yield dict(zip(FIELDS, (*what, *shares, *costs), strict=True))


def results(model: str) -> list[Result]:
    """What the course's run gave for a model.

    Raises:
        ValueError: there is no such model, or the packaged file is damaged.
    """
    if model not in MODELS:
        raise RefusedValueError(f"model={shown(model)} is not one of {', '.join(MODELS)}")
    return _parsed(data.read(f"teaching-{model}.jsonl").decode())[1]


def line(one: Result) -> str:
    """A result as a line of a file."""
    return json.dumps(list(one.values()), ensure_ascii=False, separators=(",", ":")) + "\n"


def _parsed(text: str) -> tuple[dict[str, str], list[Result]]:
    """A file's first line, and its results, but one that was cut off."""
    first, *rest = map(json.loads, text.split("\n")[:-1])
    return first, [dict(zip(FIELDS, one, strict=True)) for one in rest]


def environment(model: str) -> dict[str, str]:
    """What ran: the first line of a file of results."""
    return {
        "model": model,
        "torch": torch.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of values, and its standard error; that of one value is not known, NaN.

    >>> mean, error = mean_and_error([0.0, 1.0, 1.0, 0.0])
    >>> f"{mean} ± {error:.3f}"
    '0.5 ± 0.289'
    """
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return statistics.fmean(values), error


def by_way(found: Iterable[Result]) -> Mapping[str, list[Result]]:
    """The results of each way, in the table's order."""
    ways: dict[str, list[Result]] = {way: [] for way in WAYS}
    for one in found:
        ways[one["way"]].append(one)
    return {way: some for way, some in ways.items() if some}


ASKED = {"own": 1, "others": 5, "turned": 1, "neighbors": 36}
"""How many questions each share was counted from (12 neighbors, one of three, for SmolLM2)."""

COLUMNS = {
    "own": "own words",
    "others": "five others",
    "turned": "turned round",
    "neighbors": "neighbors",
    "text": "text, nats",
}
"""The five outcomes, as a table's columns."""


def outcomes(found: Iterable[Result], keys: Sequence[str] = tuple(COLUMNS)) -> Table:
    """Shares with their intervals, and nats: a row a way."""
    rows = [(way, *_cells(some, keys)) for way, some in by_way(found).items()]
    return Table(rows, ["way", *(COLUMNS[key] for key in keys)])


def side_by_side(
    found: Mapping[str, Iterable[Result]],
    ways: Sequence[str],
    by: str = "model",
    keys: Sequence[str] = ("others", "turned", "neighbors", "text"),
) -> Table:
    """The outcomes of some ways, each model's below the other's.

    Args:
        found: results by the model's name, or another.
        ways: which rows.
        by: what the names are.
        keys: which outcomes; whoever trains until the own words are sure has them by that rule.
    """
    models = {model: by_way(some) for model, some in found.items()}
    rows = [
        (way, model, *_cells(some[way], keys))
        for way in ways
        for model, some in models.items()
        if way in some
    ]
    return Table(rows, ["way", by, *(COLUMNS[key] for key in keys)])


def proportion(found: Sequence[Result], key: str) -> Proportion:
    """A share over all facts with its interval; facts about one country are a cluster."""
    right, clusters = [], []
    for one in found:
        n = ASKED[key]
        yes = round(one[key] * n)
        right += [True] * yes + [False] * (n - yes)
        clusters += [one["country"]] * n
    return Proportion.of(right, clusters)


def _cells(found: Sequence[Result], keys: Sequence[str]) -> list[str]:
    return [_nats(found) if key == "text" else str(proportion(found, key)) for key in keys]


def _nats(found: Sequence[Result]) -> str:
    """How much more surprising text has become: the mean over countries, with its interval."""
    each = defaultdict(list)
    for one in found:
        each[one["country"]].append(one["text"])
    means = [statistics.fmean(some) for some in each.values()]
    written = str(Mean(means)) if len(means) > 2 else f"{statistics.fmean(means):.2f}"
    return re.sub(r"[-−](?=0\.00)", "", written).replace("-", "−")


def _without_controls(found: Iterable[Result]) -> Mapping[str, list[Result]]:
    return {way: some for way, some in by_way(found).items() if way not in CONTROLS}


def costs(found: Iterable[Result]) -> Table:
    """What each way changes and computes: a row a way, without controls."""
    rows = []
    for way, some in _without_controls(found).items():
        changed, teaching, answering = (
            statistics.fmean(one[key] for one in some)
            for key in ("changed", "teaching", "answering")
        )
        rows.append((way, round(changed), round(4 * changed), teaching / 1e9, answering / 1e9))
    columns = {"way": "", "parameters": "", "bytes": "", "to teach, GFLOP": ".2f"}
    return Table(rows, columns | {"an answer, GFLOP": ".2f"})


def read(path: Path, model: str) -> list[Result]:
    """The results in a file that a run has begun; none where there is no file.

    Raises:
        ValueError: the file is something else, or of another model.
    """
    if not is_file(path):
        return []
    try:
        first, found = _parsed(path.read_text("utf-8"))
    except (RecursionError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{path} is no file of results: {error}") from error
    if not isinstance(first, dict) or "model" not in first:
        raise RefusedValueError(f"{path} is no file of results: its first line names no model")
    if first["model"] != model:
        raise RefusedValueError(f"{path} has results of {first['model']}, not of {model}")
    return found


def learned_and_kept(
    found: Iterable[Result], ways: Sequence[str]
) -> dict[str, tuple[Proportion, Proportion]]:
    """By way, the shares of new wordings answered and of neighbors kept.

    Args:
        found: one model's results.
        ways: which.
    """
    by = by_way(found)
    return {way: (proportion(by[way], "others"), proportion(by[way], "neighbors")) for way in ways}
