"""A sweep's table as points for a page: a shape under a budget, with all of its seeds and rates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gpt_lab.anatomy import count_parameters
from gpt_lab_course.experiments.toy_tasks.questions import ABILITIES, Questions
from gpt_lab_course.sweep.shapes import SweepConfig, anatomy
from gpt_lab_course.sweep.tasks import QuestionsTask
from gpt_lab_course.widgets.settings import lab_sizes

KNOBS = ("d_model", "n_heads", "n_layers", "d_ff")
_CORPUS_ROW = 64


def for_page(table: Mapping[str, Any]) -> dict[str, Any]:
    """What the page needs of a table; see ``sweep.kept.table``.

    Losses are in thousandths of a nat, so that they are short.

    Returns:
        ``tasks``: by name the sizes of a row and of the vocabulary, and the abilities with their
        chance; ``groups``: with their questions and points. A group of which a part is missing is
        left out: see :func:`is_complete`.
    """
    runs = table["runs"]
    groups = {name: [run for run in runs if run["group"] == name] for name in table["groups"]}
    complete = {name: mine for name, mine in groups.items() if is_complete(mine)}
    used = {mine[0]["task"] for mine in complete.values()}
    tasks = {name: _task(table, name) for name in table["tasks"] if name in used}
    return {
        "tasks": tasks,
        "groups": [
            {
                "name": name,
                "question": table["groups"][name],
                "task": mine[0]["task"],
                "points": _points(mine, tasks[mine[0]["task"]]),
            }
            for name, mine in complete.items()
        ],
    }


def is_complete(runs: Iterable[Mapping[str, Any]]) -> bool:
    """Whether there is a best rate of every shape, and all have equally many seeds of it."""
    seeds = [sum(run["chosen"] for run in mine) for mine in _by_shape(runs).values()]
    return bool(seeds) and min(seeds) == max(seeds) > 0


def _by_shape(runs: Iterable[Mapping[str, Any]]) -> dict[Any, list[Mapping[str, Any]]]:
    found: dict[Any, list[Mapping[str, Any]]] = {}
    for run in runs:
        shape = tuple(sorted((name, str(value)) for name, value in run["shape"].items()))
        found.setdefault((shape, run["steps"]), []).append(run)
    return found


def _task(table: Mapping[str, Any], name: str) -> dict[str, Any]:
    settings = dict(table["tasks"][name])
    levels = table["levels"][name]
    if settings.pop("kind", "questions") != "questions":
        row, V = settings.get("context_length", _CORPUS_ROW), lab_sizes()["vocab_size"]
        mine = (run for run in table["runs"] if run["task"] == name)
        kinds = next(run["abilities"] for run in mine if run["abilities"])  # none if it failed
        abilities = [{"name": kind} for kind in kinds]
    else:
        settings.pop("rows", 0)
        questions = Questions(**settings)
        row, V = QuestionsTask(questions, 0).context_length, questions.vocab_size
        guesses = questions.guesses()
        abilities = [
            {
                "name": ability,
                "chance": _milli(levels[ability][1] - levels[ability][0]),
                "guess": round(guesses[ability], 4),
            }
            for ability in ABILITIES
            if ability in levels
        ]
    return {"vocab_size": V, "context_length": row, "abilities": abilities}


def _points(runs: Iterable[Mapping[str, Any]], task: Mapping[str, Any]) -> list[dict[str, Any]]:
    names = [ability["name"] for ability in task["abilities"]]
    points = []
    for mine in _by_shape(runs).values():
        chosen = [run for run in mine if run["chosen"] and run["abilities"]]
        one = chosen[0]
        config = SweepConfig(
            **one["training"], shape=one["shape"], context_length=task["context_length"]
        )
        parts = count_parameters(anatomy(config, task["vocab_size"]))
        points.append(
            {
                "sizes": {name: getattr(config.model(task["vocab_size"]), name) for name in KNOBS},
                "others": {k: v for k, v in one["shape"].items() if k not in KNOBS},
                "steps": one["steps"],
                "batch": config.batch_size,
                **{name: one[name] for name in ("parameters", "active", "flops", "edge", "rate")},
                # None of a text whose vocabulary is not the one that is known here.
                "parts": parts.components if parts.total == one["parameters"] else {},
                "rates": sorted(
                    [run["rate"], None if run["choosing"] is None else _milli(run["choosing"])]
                    for run in mine
                    if run["seed"] == 0
                ),
                "marks": max((run["curve"].get("step", []) for run in chosen), key=len),
                "seeds": [_seed(run, names) for run in chosen],
            }
        )
    return points


def _seed(run: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    return {
        "excess": [_milli(run["abilities"][name][0]) for name in names],
        "best": run["best_step"],
        "right": [run["abilities"][name][1] for name in names],
        "curves": [[_milli(loss) for loss in run["curve"].get(name, [])] for name in names],
    }


def _milli(nats: float) -> int:
    return round(1000 * nats)
