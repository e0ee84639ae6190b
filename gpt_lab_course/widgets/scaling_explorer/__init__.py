"""What the four knobs buy: the models of lesson 9's sweep, by question, as points and curves."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from gpt_lab.paths import read
from gpt_lab.validation import RefusedValueError, parsed
from gpt_lab_course import data
from gpt_lab_course.experiments.toy_tasks.questions import ABILITIES
from gpt_lab_course.sweep import kept
from gpt_lab_course.sweep.command import SHIPPED
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.scaling_explorer.points import KNOBS, for_page
from gpt_lab_course.widgets.settings import Choice, Integer, Size
from gpt_lab_course.widgets.sizes import FollowingSizes, lock

ALL = "all"
_EVERY = "every knob"
_NAMES = {
    ALL: "All abilities",
    "fact": "Facts",
    "one": "One look-up",
    "two": "Two in a row",
    "both": "Two at once",
    "sense1": "Sense, 1 clue",
    "sense2": "Sense, 2 clues",
    "bigram": "Letter pairs",
}


@cache
def _planned() -> dict[str, Mapping[str, Any]]:
    """The groups of the course's plan by their names."""
    plan = tomllib.loads(data.read(f"{SHIPPED}.toml").decode())
    return {group["name"]: group for group in plan["group"]}


def _groups() -> tuple[str, ...]:
    """What can be chosen: all four knobs, and the groups that show each shape at its best rate."""
    planned = _planned().items()
    return (_EVERY, *(name for name, group in planned if group.get("tied") != math.inf))


def _nearest(group: Mapping[str, Any]) -> Mapping[str, int]:
    """The sizes of the group's shape that is nearest to the initial knobs.

    GPT-2's parts come before others.
    """
    at_first = {"d_model": 32, "n_heads": 4, "n_layers": 2, "d_ff": 128}

    def apart(point: Mapping[str, Any]) -> tuple[int, float]:
        sizes = point["sizes"]
        far = sum(abs(math.log(sizes[name] / value)) for name, value in at_first.items())
        return len(point["others"]), far

    nearest: Mapping[str, int] = min(group["points"], key=apart)["sizes"]
    return nearest


class ScalingExplorer(FollowingSizes, LabWidget):
    """Many small models by the four knobs: what each has learned after a number of steps.

    Every dot is a model that was trained: a shape with one seed, at the best of the learning rates
    that were tried. Nothing between the dots is measured, and nothing is guessed: the knobs mark
    the nearest shape that was. A group is there when all its shapes, rates and seeds are, but not
    those that compare rates.

    Args:
        group: the initial group of the course's plan, ``python -m gpt_lab sweep knobs --show``.
        table: a ``table.json`` of your own sweep by that plan, or what it contains; the course's
            own results when left out.
        settings: values of the attributes below.

    Attributes:
        group: as above; ``"every knob"`` has the groups of the four knobs side by side.
        view: ``"abilities"``, ``"cost"`` (each model by its size) or ``"shapes"`` (the shapes, with
            lines of equal parameters and of equal FLOPs).
        ability: what ``"cost"`` and ``"shapes"`` show: an ability of the questions, or ``"all"``.
        measure: ``"right"``, the share of right answers, or ``"excess"``, the loss above the lowest
            possible.
        cost: ``"parameters"`` or ``"flops"``, those of the whole training.
        d_model: the knobs; likewise ``n_heads``, ``n_layers`` and ``d_ff``.
        lock_d_ff: whether ``d_ff`` follows ``4 * d_model``.
        point: a measured shape by its place in the group, where several have the same sizes; −1
            takes the nearest.

    Raises:
        FileNotFoundError: no results are there.
        ValueError: it is no sweep's table, or has a group that the plan has not, or no whole group.
        traitlets.TraitError: a setting is out of its range.
    """

    address: ClassVar = "scaling"
    title: ClassVar = "What does each knob buy?"
    wide: ClassVar = True
    CONSTANTS: ClassVar = {"every": _EVERY}

    group = Choice(_groups, _EVERY, label="Question", control="select")
    view = Choice(
        ("abilities", "cost", "shapes"),
        label="Show",
        names={
            "abilities": "each ability",
            "cost": "against size",
            "shapes": "shapes of equal cost",
        },
    )
    ability = Choice((ALL, *ABILITIES), ALL, label="Of", control="select", names=_NAMES)
    measure = Choice(
        ("right", "excess"),
        label="Measure",
        names={"right": "share right", "excess": "excess loss"},
    )
    cost = Choice(
        ("parameters", "flops"),
        label="Size",
        names={"parameters": "parameters", "flops": "FLOPs of training"},
    )
    d_model = Size(
        32,
        symbol="d_model",
        label="width",
        max=512,
        stops=(8, 12, 16, 24, 32, 40, 44, 48, 56, 64, 80, 88, 96, 112, 128, 192, 256),
    )
    n_heads = Size(4, symbol="H", label="heads", max=32, stops=(1, 2, 4, 8, 16))
    n_layers = Size(2, symbol="L", label="blocks", max=24, stops=range(1, 9))
    d_ff = Size(
        128,
        symbol="d_ff",
        label="FFN width",
        max=2048,
        stops=(2, 4, 8, 16, 32, 48, 64, 80, 96, 128, 176, 192, 256, 352, 384, 512, 1024),
    )
    lock_d_ff = lock("d_ff = 4 · d_model")
    point = Integer(-1, min=-1, max=63)
    _sweep: Any = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        group: str = _EVERY,
        *,
        table: Mapping[str, Any] | str | Path | None = None,
        **settings: Any,
    ) -> None:
        if table is None:
            table = kept.recorded()
        elif not isinstance(table, Mapping):
            table = dict(parsed(read(Path(table)), Path(table)))
        if lacking := {"tasks", "levels", "groups", "runs"} - {*table}:
            raise RefusedValueError(f"no table of a sweep: it has no {min(lacking)!r}")
        for name in table["groups"]:
            if name not in _planned():
                raise RefusedValueError(f"the table's group {name!r} is not one of the plan")
        groups = {name: text for name, text in table["groups"].items() if name in _groups()}
        sweep = for_page({**table, "groups": groups})
        if not sweep["groups"]:
            raise RefusedValueError("the table has no group with all its rates and seeds")
        there = [one["name"] for one in sweep["groups"]]
        if group not in (*there, _EVERY) and group in _groups():
            raise RefusedValueError(
                f"group {group!r} is not recorded; there are {', '.join(there)}"
            )
        if not {*KNOBS, "lock_d_ff"} & {*settings} and group in there:
            settings |= _nearest(sweep["groups"][there.index(group)])
        missing = [name for name in _groups()[1:] if name not in there]
        super().__init__(group=group, _sweep={**sweep, "missing": missing}, **settings)

    def __repr__(self) -> str:
        sizes = ", ".join(f"{name}={getattr(self, name)}" for name in KNOBS)
        return f"ScalingExplorer({self.group!r}, {sizes})"
