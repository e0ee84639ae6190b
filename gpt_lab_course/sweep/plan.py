"""A plan of many training runs, from a TOML file: checked whole before anything trains.

Each shape is trained with each rate and the first seed. Where the best rate is the lowest or the
highest, half or double of it is tried, too, as often as the plan allows. The rate that is best on
one half of the held-out text is then trained with the other seeds. So are those that come within
``tied`` of it, since one seed cannot tell them apart; then the mean of the seeds chooses. Every
budget has a search of its own: the best rate of a short run is seldom that of a long one.
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gpt_lab.anatomy import count_parameters, flops_per_token
from gpt_lab.paths import read
from gpt_lab.training import TrainingConfig
from gpt_lab.validation import (
    RefusedError,
    RefusedTypeError,
    RefusedValueError,
    did_you_mean,
    integer,
    number,
    parsed,
    shown,
)
from gpt_lab_course.sweep.shapes import SIZES, SweepConfig, anatomy
from gpt_lab_course.sweep.tasks import Task, task

FORMAT = 1
"""Part of every run's key: a change that changes results makes all runs anew."""

LEAST_SEEDS, LEAST_RATES, MOST_RUNS = 3, 2, 5000

TRAINING: dict[str, Any] = {
    "batch_size": 32,
    "warm_up": 50,
    "weight_decay": 0.0,
    "muon_learning_rate": 0.0,
    "precision": "float32",
}
"""What differs from ``TrainingConfig``'s defaults, unless the plan has it otherwise."""

_SEARCH = ("seeds", "rates", "further_rates", "tied", "budgets")
_PLAN = ("comparison", *_SEARCH, "marks", "training", "task", "group")
_GROUP = ("name", "question", "task", "base", "shapes", *_SEARCH, "training")
_OURS = ("steps", "seed", "learning_rate", "context_length", "phases", "noise")
_TRAINING = tuple(
    field.name
    for field in dataclasses.fields(TrainingConfig)
    if field.name not in (*SIZES, *_OURS)  # what shapes, budgets, rates and tasks say
)


@dataclass(frozen=True)
class Job:
    """One training run.

    Attributes:
        task: the task's table in the plan.
        shape: the shape's.
        training: settings of ``TrainingConfig``.
        steps: its budget.
        marks: how often it is measured, the end included.
        rate: AdamW's learning rate at its peak.
        seed: of the initial weights and the batches.
    """

    task: Mapping[str, Any]
    shape: Mapping[str, Any]
    training: Mapping[str, Any]
    steps: int
    marks: int
    rate: float
    seed: int

    @cached_property
    def key(self) -> str:
        """The run's name: the same settings have the same one, in whatever plan they stand."""
        settings = json.dumps({"format": FORMAT, **dataclasses.asdict(self)}, sort_keys=True)
        return hashlib.sha256(settings.encode()).hexdigest()[:16]

    def config(self, task: Task) -> SweepConfig:
        """The settings of the training run."""
        return SweepConfig(
            **self.training,
            shape=self.shape,
            steps=self.steps,
            seed=self.seed,
            learning_rate=self.rate,
            context_length=task.context_length,
        )


@dataclass(frozen=True)
class Entry:
    """One shape of a group under one budget: the runs that become one point of a figure.

    Attributes:
        group: the group's name.
        task: the task's name.
        rates: the rates that are searched.
        further: how many rates beyond them may be tried, to have worse ones on both sides of the
            best.
        seeds: how many seeds the best of them gets.
        tied: so do rates whose excess is above the lowest by no more than this share of it.
        first: the run with the first rate and seed 0.
        parameters: how many there are, and how many a token uses: fewer only with experts.
        flops: of one step's forward and backward passes, as three forward passes' products.
    """

    group: str
    task: str
    rates: tuple[float, ...]
    further: int
    seeds: int
    tied: float
    first: Job
    parameters: tuple[int, int]
    flops: int

    @property
    def most(self) -> int:
        """How many runs it has at most."""
        rates = len(self.rates) + self.further
        return rates * self.seeds if self.tied else rates + self.seeds - 1

    @property
    def expected(self) -> tuple[float, ...]:
        """Rates for those that will be repeated: any stands for the best, unknown as yet."""
        return self.rates if self.tied == math.inf else self.rates[:1]

    def search(self) -> list[Job]:
        """A run for each rate, with seed 0."""
        return [dataclasses.replace(self.first, rate=rate) for rate in self.rates]

    def repeats(self, *rates: float) -> list[Job]:
        """The runs of these rates with the other seeds."""
        return [
            dataclasses.replace(self.first, rate=rate, seed=seed)
            for rate in rates
            for seed in range(1, self.seeds)
        ]


@dataclass(frozen=True)
class Plan:
    """A plan.

    Attributes:
        comparison: whether it may be called one: every shape has its rate searched and enough
            seeds.
        tasks: the tasks' tables by name.
        questions: by group, the question that it asks.
        entries: what it trains.
    """

    comparison: bool
    tasks: Mapping[str, Mapping[str, Any]]
    questions: Mapping[str, str]
    entries: tuple[Entry, ...]

    @property
    def runs(self) -> int:
        """How many runs there are without further rates; one of two groups is made once."""
        searched = {job.key for entry in self.entries for job in entry.search()}
        repeated = {job.key for e in self.entries for job in e.repeats(*e.expected)}
        return len(searched | repeated)


def load(path: Path, only: Collection[str] = ()) -> Plan:
    """Read a plan, or only some of its groups.

    Raises:
        ValueError: it is not TOML, or something in it cannot be trained; the message says where.
        OSError: the file is missing.
    """
    table = parsed(read(path), path, "TOML")
    try:
        return of_table(table, only)
    except RefusedError as error:
        raise RefusedValueError(f"{path.name}: {error}") from None


def of_table(table: Mapping[str, Any], only: Collection[str] = ()) -> Plan:
    """A plan from its table, or only some of its groups and the tasks that they need.

    Raises:
        TypeError, ValueError: something in it cannot be trained.
    """
    _known(table, _PLAN, "a plan")
    comparison = table.get("comparison", True)
    if not isinstance(comparison, bool):
        raise RefusedTypeError(f"comparison={shown(comparison)} is not true or false")
    training = {**TRAINING, **_table(table, "training")}
    marks = integer("marks", table.get("marks", 12))
    texts = _table(table, "task")
    listed = _listed("group", table)
    with _said("group"):
        groups = [_checked(group) for group in listed]
    names = [str(group.get("name", i)) for i, group in enumerate(groups, start=1)]
    for name in (*names, *only):
        if names.count(name) != 1:
            raise RefusedValueError(f"there are {names.count(name)} groups {name!r}, not one")
    named = {n: g for n, g in zip(names, groups, strict=True) if n in only or not only}
    tasks: dict[str, Task] = {}
    for name, settings in texts.items():
        if not only or any(group.get("task") == name for group in named.values()):
            with _said(f"task {name!r}"):
                tasks[name] = task(_checked(settings))
    entries: list[Entry] = []
    for name, group in named.items():
        with _said(f"group {name!r}"):
            _known(group, _GROUP, "a group")
            given = {k: table[k] for k in _SEARCH if k in table}
            given.update(group)
            given["training"] = {**training, **_table(group, "training")}
            entries += _entries(name, given, texts, tasks, marks, comparison)
            if sum(e.most for e in entries) > MOST_RUNS:
                raise RefusedValueError(f"more than {MOST_RUNS:,} runs, with those before it")
    return Plan(
        comparison,
        {name: texts[name] for name in tasks},
        {name: str(group.get("question", "")) for name, group in named.items()},
        tuple(entries),
    )


def _entries(
    name: str,
    group: Mapping[str, Any],
    texts: Mapping[str, Any],
    tasks: Mapping[str, Task],
    marks: int,
    comparison: bool,
) -> Iterator[Entry]:
    """What one group trains."""
    training = group["training"]
    _known(training, _TRAINING, "training")
    if not isinstance(group.get("task"), str) or group["task"] not in tasks:
        raise RefusedValueError(f"task={shown(group.get('task'))} is not one of {[*tasks]}")
    text = tasks[group["task"]]
    rates = _rates(group)
    budgets = [integer("budgets", steps) for steps in _listed("budgets", group)]
    seeds = _count("seeds", group["seeds"]) if "seeds" in group else 0
    further = integer("further_rates", group.get("further_rates", 0), 0)
    tied = group.get("tied", 0.0)
    if tied != math.inf:
        tied = number("tied", tied, "at least 0, or inf", lambda x: x >= 0)
    if comparison and (seeds < LEAST_SEEDS or len(rates) < LEAST_RATES):
        raise RefusedValueError(
            f"seeds={seeds} and rates={[*rates]} are no comparison: it takes {LEAST_SEEDS} seeds, "
            f"and {LEAST_RATES} rates to choose from (comparison = false trains anyway)"
        )
    if not rates:
        raise RefusedValueError("no rates to train with")
    base = _table(group, "base")
    for i, given in enumerate(_listed("shapes", group), start=1):
        shape = {**base, **_checked(given)}
        for steps in budgets:
            with _said(f"shape {i}"):
                job = Job(texts[group["task"]], shape, training, steps, marks, rates[0], 0)
                config = job.config(text)
                V = text.data().vocab_size
                parts = anatomy(config, V)
                count = count_parameters(parts)
                # On the average, a token sees half of the row.
                a_token = flops_per_token(parts, (text.context_length + 1) // 2)
            yield Entry(
                *(name, group["task"], rates, further, max(1, seeds), tied, job),
                parameters=(count.total, count.active),
                flops=3 * a_token * config.tokens_per_step,
            )


@contextlib.contextmanager
def _said(where: str) -> Iterator[None]:
    """Say where in the plan an error is."""
    try:
        yield
    except RefusedError as error:
        raise RefusedValueError(f"{where}: {error}") from None


def _known(table: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    for name in table:
        if name not in known:
            hint = did_you_mean(name, known)
            raise RefusedValueError(
                f"no setting {name!r} of {what}; there are {', '.join(known)}{hint}"
            )


def _checked(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise RefusedTypeError(f"{shown(value)} is not a table")
    return value


def _table(table: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    with _said(name):
        return _checked(table.get(name, {}))


def _listed(name: str, table: Mapping[str, Any]) -> list[Any]:
    value = table.get(name)
    if value is None:
        raise RefusedValueError(f"{name} is missing: a list of at least one")
    if isinstance(value, Mapping):
        one = "[{…}], in TOML [[group]]" if name == "group" else "[{…}]"
        raise RefusedTypeError(f"{name} is a table, not a list: one alone is {one}")
    if not isinstance(value, list):
        raise RefusedTypeError(
            f"{name}={shown(value)} is not a list: one alone is [{shown(value)}]"
        )
    if not value:
        raise RefusedValueError(f"{name}=[] is not a list of at least one")
    return value


def _count(name: str, value: object) -> int:
    if isinstance(value, list):
        raise RefusedTypeError(f"{name}={shown(value)} is a list; write how many: {len(value)}")
    return integer(name, value)


def _rates(table: Mapping[str, Any]) -> tuple[float, ...]:
    """The rates in order, each once; none if there are none."""
    given = _listed("rates", table) if "rates" in table else []
    return tuple(sorted({number("rates", rate, "above 0", lambda x: x > 0) for rate in given}))
