"""Plan an experiment that shows whether more heads help."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from gpt_lab.validation import RefusedError
from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.parsing import NotAnAnswerError
from gpt_lab_course.sweep import plan as plans
from gpt_lab_course.sweep import sweeping

LEAST_FACTOR, MOST_FACTOR = 2.0, 4.0
"""Between the lowest and the highest rate, and between one and the next."""
SHORT, LONG = 200, 1500
"""Steps: with fewer than the first all models still guess, and with fewer than the second the
shapes that need longer have not had their time."""
HOURS = 3.0

_PLAN: dict[str, Any] = {
    "seeds": 3,
    "rates": [0.005, 0.01, 0.02],
    "budgets": [500, 2000],
    "task": {"questions": {}},
    "group": [
        {
            "name": "heads",
            "task": "questions",
            "base": {"d_model": 32, "n_layers": 2},
            "shapes": [{"n_heads": 1}, {"n_heads": 4}],
        }
    ],
}


def _with(group: Mapping[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    return {**_PLAN, **changes, "group": [{**_PLAN["group"][0], **(group or {})}]}


def read(answer: Any) -> dict[str, Any]:
    """A plan's table, from a dictionary or from the text of a TOML file.

    Raises:
        NotAnAnswerError: it is neither, or nothing in it can be trained.
    """
    if isinstance(answer, str):
        try:
            answer = tomllib.loads(answer)
        except tomllib.TOMLDecodeError as error:
            raise NotAnAnswerError(f"this text is not TOML: {error}.") from None
    if not isinstance(answer, dict):
        raise NotAnAnswerError(
            f"a plan is a dictionary, or the text of a TOML file; got {type(answer).__name__}."
        )
    table: dict[str, Any] = forms.plain(answer)  # tuples and arrays are lists
    try:  # judge says of seeds and rates what is missing
        plans.of_table({**table, "comparison": False})
    except (RefusedError, OSError) as error:
        raise NotAnAnswerError(f"the sweep doesn't take this plan: {error}.") from None
    return table


class Findings(NamedTuple):
    """What is looked at in a plan.

    Attributes:
        plan: as the sweep has read it.
        shapes: those that are trained, each with all its sizes.
        changed: the settings in which they differ.
    """

    plan: plans.Plan
    shapes: list[dict[str, Any]]
    changed: set[str]

    @property
    def budgets(self) -> set[int]:
        """The steps that there are."""
        return {entry.first.steps for entry in self.plan.entries}

    @property
    def parameters(self) -> set[int]:
        """How many the models have."""
        return {entry.parameters[0] for entry in self.plan.entries}


def _findings(table: Mapping[str, Any]) -> Findings:
    plan = plans.of_table({**table, "comparison": False})
    shapes = [dict(entry.first.shape) for entry in plan.entries]
    for shape in shapes:
        shape.setdefault("d_ff", 4 * shape["d_model"])
    names = {name for shape in shapes for name in shape}
    changed = {name for name in names if len({repr(shape.get(name)) for shape in shapes}) > 1}
    return Findings(plan, shapes, changed)


_ONE_SHAPE = (
    "it compares nothing: all its models have the same number of heads. Give at least two shapes, "
    "that differ in `n_heads`."
)
_WIDTH = (
    "two knobs are turned at once: d_model grows with the heads, and parameters with its square. "
    "Whatever you'd see, you couldn't say which of them did it. Keep d_model, and cut it into more "
    "heads."
)
_DEPTH = (
    "two knobs are turned at once: the models with more heads have other numbers of blocks, too. "
    "Keep n_layers."
)
_FFN = (
    "two knobs are turned at once: d_ff is not the same in all shapes. It's the knob that can "
    "stand in for heads, so keep it."
)
_D_HEAD = (
    "`d_head` is fixed, so each further head brings d_model · d_head new weights in each of four "
    "matrices: more heads are then more parameters. Leave `d_head` out: heads share d_model, and "
    "their number costs nothing."
)
_KEYS = (
    "the heads share keys and values (`n_kv_heads`), and another number of heads changes how wide "
    "those are: the models don't have equally many parameters. Leave `n_kv_heads` out."
)
_PARTS = "the shapes differ in more than their heads. Turn one knob at a time."
_TASKS = (
    "the models with more heads read another text, or are trained by other settings. Put all "
    "shapes into one group, or give their groups one task and one training."
)
_SEEDS = (
    "a shape gets fewer than 3 seeds. Whether a small model finds the second step after 400 or "
    "after 600 steps is luck: with one seed you would compare luck. Take at least 3."
)
_RATE = (
    "there is one learning rate for all shapes. It suits one of them better, and you'd measure "
    "that. Give at least 2 `rates`, so that each shape is trained at its own best."
)
_NARROW = (
    "the rates lie too close together to find a best one. Search in factors of 2, as "
    "0.005, 0.01, 0.02."
)
_FAR = (
    "two of the rates lie more than a factor of 4 apart, with none between them. A shape whose "
    "best rate lies there is judged at a wrong one, and another shape may not be. Search in "
    "factors of 2, as 0.005, 0.01, 0.02."
)
_BUDGETS_DIFFER = "the shapes don't get equally many steps. Give all of them the same budgets."
_SOON = (
    "the shortest budget ends before anything is learned: after fewer than 200 steps, of which 50 "
    "warm up, all models still guess. Take 500, say."
)
_ONE_BUDGET = (
    "there is one budget. A short one shows who learns *sooner*, a long one who learns *at all*, "
    "and they can disagree. Take two, as 500 and 2,000 steps."
)
_NEVER_LONG = (
    "even the longest budget is short: what hasn't been learned by then might only need longer. "
    "Take 1,500 steps or more for the question of who can learn it at all."
)
_LARGE = (
    "it would train for more than 3 hours of a core. The question can be asked of smaller models: "
    "d_model 32 is enough."
)


def _of_shapes(found: Findings) -> Iterator[tuple[bool, str]]:
    """What the models that are compared may have wrong, in the order in which it is said."""
    changed = found.changed
    yield "n_heads" not in changed, _ONE_SHAPE
    yield "d_model" in changed, _WIDTH
    yield "n_layers" in changed, _DEPTH
    yield "d_ff" in changed, _FFN
    more = len(found.parameters) > 1
    yield more and any("d_head" in shape for shape in found.shapes), _D_HEAD
    yield more and any("n_kv_heads" in shape for shape in found.shapes), _KEYS
    yield more or bool(changed - {"n_heads", "n_kv_heads", "d_head"}), _PARTS


def _of_training(found: Findings) -> Iterator[tuple[bool, str]]:
    """What their training may have wrong."""
    entries = found.plan.entries
    settings = {(entry.task, repr(sorted(entry.first.training.items()))) for entry in entries}
    yield len(settings) > 1, _TASKS
    yield any(entry.seeds < plans.LEAST_SEEDS for entry in entries), _SEEDS
    yield any(len(entry.rates) < plans.LEAST_RATES for entry in entries), _RATE
    yield (
        any(
            entry.rates[-1] / entry.rates[0] < LEAST_FACTOR and not entry.further
            for entry in entries
        ),
        _NARROW,
    )
    yield (
        any(high / low > MOST_FACTOR for entry in entries for low, high in pairwise(entry.rates)),
        _FAR,
    )
    by_heads: dict[int, set[int]] = {}
    for entry in entries:
        by_heads.setdefault(entry.first.shape["n_heads"], set()).add(entry.first.steps)
    yield len({frozenset(steps) for steps in by_heads.values()}) > 1, _BUDGETS_DIFFER
    yield min(found.budgets) < SHORT, _SOON
    yield len(found.budgets) < 2, _ONE_BUDGET
    yield max(found.budgets) < LONG, _NEVER_LONG
    yield sweeping.seconds(found.plan) > 3600 * HOURS, _LARGE


def judge(table: Any) -> str | None:
    """The first thing that keeps a plan from an answer; None if there is none."""
    found = _findings(table)
    asked: tuple[Callable[[Findings], Iterator[tuple[bool, str]]], ...] = (
        _of_shapes,
        _of_training,
    )
    return next((said for part in asked for wrong, said in part(found) if wrong), None)


exercise = Exercise(
    "four_knobs.plan",
    number=1,
    solution=_PLAN,
    read=read,
    judge=judge,
    hints=(
        "Change one thing only: `n_heads`, in `shapes`. Everything else stands in `base`, the same "
        "for all. Then count the parameters: they have to be equal.",
        "Luck needs seeds (3 at least), a fair chance needs rates to choose from (in factors of "
        "2), and *sooner* and *at all* need two budgets, a short and a long one: 500 and 2,000 "
        "steps.",
    ),
    then=(
        "Add `d_ff = 2` to `base`, and you have planned another experiment. Lesson 9's sweep has "
        "both."
    ),
    mistakes={
        _ONE_SHAPE: _with({"shapes": [{"n_heads": 4}]}),
        _WIDTH: _with(
            {
                "base": {"n_layers": 2},
                "shapes": [{"n_heads": 1, "d_model": 16}, {"n_heads": 4, "d_model": 64}],
            }
        ),
        _DEPTH: _with(
            {
                "base": {"d_model": 32},
                "shapes": [{"n_heads": 1, "n_layers": 1}, {"n_heads": 4, "n_layers": 4}],
            }
        ),
        _FFN: _with({"shapes": [{"n_heads": 1, "d_ff": 32}, {"n_heads": 4, "d_ff": 128}]}),
        _D_HEAD: _with({"base": {"d_model": 32, "n_layers": 2, "d_head": 8}}),
        _KEYS: _with({"base": {"d_model": 32, "n_layers": 2, "n_kv_heads": 1}}),
        _PARTS: _with({"shapes": [{"n_heads": 1}, {"n_heads": 4, "norm": "rms"}]}),
        _TASKS: {
            **_PLAN,
            "task": {"questions": {}, "few rows": {"rows": 64}},
            "group": [
                {**_PLAN["group"][0], "name": "one", "shapes": [{"n_heads": 1}]},
                {
                    **_PLAN["group"][0],
                    "name": "four",
                    "task": "few rows",
                    "shapes": [{"n_heads": 4}],
                },
            ],
        },
        _SEEDS: _with(seeds=1),
        _RATE: _with(rates=[0.01]),
        _NARROW: _with(rates=[0.01, 0.011]),
        _FAR: _with(rates=[0.001, 0.01]),
        _BUDGETS_DIFFER: {
            **_PLAN,
            "group": [
                {**_PLAN["group"][0], "name": "one", "shapes": [{"n_heads": 1}]},
                {
                    **_PLAN["group"][0],
                    "name": "four",
                    "budgets": [1000, 4000],
                    "shapes": [{"n_heads": 4}],
                },
            ],
        },
        _SOON: _with(budgets=[60, 2000]),
        _ONE_BUDGET: _with(budgets=[2000]),
        _NEVER_LONG: _with(budgets=[300, 600]),
        _LARGE: _with({"base": {"d_model": 512, "n_layers": 8}}),
    },
)
