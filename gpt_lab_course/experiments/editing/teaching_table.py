"""The table of teaching methods: many facts, several seeds, and confidence intervals.

A result is a line of JSON, a list of what ``FIELDS`` names: way, seed, country, new capital, five
outcomes, three costs. Lines are written immediately, so that a killed run can be resumed; the
results of the course's runs are packaged (``teaching-lab.jsonl`` and
``teaching-smollm2-135m.jsonl``). Their first line describes the software.
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
"""The number of facts among which one is retrieved, even if fewer are measured."""

Result = dict[str, Any]
"""The result of teaching one fact in one way, by ``FIELDS``."""


def run(
    world: World,
    n_facts: int,
    seeds: Iterable[int],
    ways: Sequence[str] = tuple(WAYS),
    done: Iterable[Result] = (),
) -> Iterator[Result]:
    """Measure facts in all ways, and yield each result immediately.

    Args:
        world: the model and what it knows.
        n_facts: facts for each seed.
        seeds: the seeds of the facts; a fact is left out if one of its countries is in an earlier
            fact.
        ways: some of ``WAYS``.
        done: earlier results, which are skipped.

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
    """The results of the course's run for a model.

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
    """A file's first line and its results, without an incomplete last line."""
    first, *rest = map(json.loads, text.split("\n")[:-1])
    return first, [dict(zip(FIELDS, one, strict=True)) for one in rest]


def environment(model: str) -> dict[str, str]:
    """Versions of the software: the first line of a file of results."""
    return {
        "model": model,
        "torch": torch.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of values and its standard error, which is NaN for a single value.

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
"""The number of questions behind each share (12 neighbors, one in three, for SmolLM2)."""

COLUMNS = {
    "own": "own words",
    "others": "five others",
    "turned": "turned round",
    "neighbors": "neighbors",
    "text": "text, nats",
}
"""The five outcomes as columns of a table."""


def outcomes(found: Iterable[Result], keys: Sequence[str] = tuple(COLUMNS)) -> Table:
    """A table with a row for each way: shares with their intervals, and nats."""
    rows = [(way, *_cells(some, keys)) for way, some in by_way(found).items()]
    return Table(rows, ["way", *(COLUMNS[key] for key in keys)])


def side_by_side(
    found: Mapping[str, Iterable[Result]],
    ways: Sequence[str],
    by: str = "model",
    keys: Sequence[str] = ("others", "turned", "neighbors", "text"),
) -> Table:
    """A table of the outcomes of some ways, for several models one after the other.

    Args:
        found: results by the model's name, or another key.
        ways: the rows.
        by: the heading of the keys.
        keys: the outcomes; training until ``own`` is probable makes that outcome right by
            construction.
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
    """The rise of the loss on text as a mean over countries, with its interval."""
    each = defaultdict(list)
    for one in found:
        each[one["country"]].append(one["text"])
    means = [statistics.fmean(some) for some in each.values()]
    written = str(Mean(means)) if len(means) > 2 else f"{statistics.fmean(means):.2f}"
    return re.sub(r"[-−](?=0\.00)", "", written).replace("-", "−")


def _without_controls(found: Iterable[Result]) -> Mapping[str, list[Result]]:
    return {way: some for way, some in by_way(found).items() if way not in CONTROLS}


def costs(found: Iterable[Result]) -> Table:
    """A table of what each way changes and computes, without controls."""
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
    """The results in a file of a started run; none if there is no file.

    Raises:
        ValueError: the file has another format, or belongs to another model.
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
    """By way, the shares of new wordings answered and of neighbors retained.

    Args:
        found: one model's results.
        ways: the ways.
    """
    by = by_way(found)
    return {way: (proportion(by[way], "others"), proportion(by[way], "neighbors")) for way in ways}
