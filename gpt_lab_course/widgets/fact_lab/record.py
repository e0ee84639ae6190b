"""Records of nine facts that were trained in, since a page cannot train, and the edits.

``python -m gpt_lab_course.widgets.fact_lab`` repeats the training in two minutes, and writes the
file.
"""

from __future__ import annotations

import base64
import json
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from gpt_lab_course import data
from gpt_lab_course.widgets.fact_lab.measuring import Measured, documents, measured, page_world

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab_course.experiments.editing.new_facts import Fact
    from gpt_lab_course.experiments.editing.ways_to_teach import Taught, TeachingTask

FILE = "taught_facts.json"
TRAINED = ("lora", "tuned", "rehearsed")
"""The ways that train weights."""

_LARGEST = 32767  # the bits of a number in the file: 16


@cache
def taught() -> list[dict[str, Any]]:
    """The recorded facts: ``country``, ``capital``, ``edit`` and, by way, the measurements."""
    found: list[dict[str, Any]] = json.loads(data.read(FILE))
    return found


def asset() -> bytes:
    """The file, for the page: 39 kB."""
    return data.read(FILE)


def of_fact(country: str, capital: str) -> dict[str, Any] | None:
    """The record of a fact; None if it was not taught."""
    same = (one for one in taught() if (one["country"], one["capital"]) == (country, capital))
    return next(same, None)


def vectors(edit: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """``along``, [d_ff], and ``add``, [d_model], whose outer product is added to the matrix."""
    import torch

    both = []
    for name in ("along", "add"):
        raw = bytearray(base64.b64decode(edit[name]["integers"]))
        integers = torch.frombuffer(raw, dtype=torch.int16)
        both.append(integers.float() * edit[name]["step"])
    return both[0], both[1]


def edited(fact: Fact, edit: dict[str, Any], times: float) -> Measured:
    """Measure with the edit added ``times`` times to its matrix, then restore the model."""
    import torch

    from gpt_lab.tuning import second_matrix
    from gpt_lab_course.experiments.editing.new_facts import Telling

    weight = second_matrix(page_world().model, edit["block"]).weight
    own = weight.detach().clone()
    try:
        with torch.no_grad():
            weight.add_(torch.outer(*vectors(edit)), alpha=times)
        return measured(fact, Telling())
    finally:
        with torch.no_grad():
            weight.copy_(own)


def record(fact: Fact) -> dict[str, Any]:
    """Teach a fact in all ways that train, and measure each."""
    from gpt_lab_course.experiments.editing.ways_to_teach import TeachingTask, adapted, tuned

    setting = TeachingTask(page_world(), fact, documents(fact))
    ways: dict[str, Any] = {
        "lora": partial(adapted, rank=4),
        "tuned": tuned,
        "rehearsed": partial(tuned, rehearse=True),
    }
    return {
        "country": fact.country.name,
        "capital": fact.capital,
        "edit": _edit(setting),
        **{way: _trained(way, enter(setting), setting) for way, enter in ways.items()},
    }


def _trained(way: str, enter: AbstractContextManager[Taught], setting: TeachingTask) -> Measured:
    world, fact = setting.world, setting.fact
    aside = world.neighbors(fact)[1] if way == "rehearsed" else []
    with world.restored(), enter as taught_now:
        return measured(fact, taught_now.telling, aside)


def _edit(setting: TeachingTask) -> dict[str, Any]:
    """The edit as two vectors, each in 16 bits."""
    from gpt_lab.tuning import edit_fact

    world, asked = setting.world, setting.asked()
    change = edit_fact(
        world.model,
        [asked],
        [len(asked.question) - 2],  # "is" follows the country
        world.edited_block,
        world.keys_covariance,
        learning_rate=world.edit_rate,
    ).change
    add = change[change.norm(dim=1).argmax()]
    add = add / add.norm()
    return {
        "block": world.edited_block,
        "along": _packed(change @ add),
        "add": _packed(add),
    }


def _packed(vector: Tensor) -> dict[str, Any]:
    import torch

    step = float(vector.abs().max()) / _LARGEST
    integers = (vector / step).round().to(torch.int16)
    return {"step": step, "integers": base64.b64encode(integers.numpy().tobytes()).decode()}
