"""The lab model's training in snapshots, for the slider that rewinds it.

The untrained model is computed. 1%, 10% and the end are of the shipped run. The snapshots between
them are of a second run of the same command; ``python -m gpt_lab_course.widgets.model_map RUN``
writes them and what was measured of both.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import TYPE_CHECKING, Any

from gpt_lab import data
from gpt_lab.lab_model.shipped import STAGES, model_card
from gpt_lab_course import data as course_data

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT

AGAIN = ("3", "5", "20", "40")
"""The snapshots of the second run, by the share of training in percent."""
EARLIER = ("0", "1", "3", "5", "10", "20", "40")
"""All snapshots but the end, in order."""
MEASURED = "lab_model_again.json"


def file_name(percent: str) -> str:
    """The packaged file of a snapshot of the second run."""
    return f"lab_model_again_{percent}_percent.safetensors"


def step(percent: str) -> int:
    """The number of steps after a share of training."""
    steps: int = model_card()["training"]["steps"]
    return round(steps * int(percent) / 100)


@cache
def snapshot(percent: str) -> bytes:
    """The lab model after one of ``EARLIER``'s shares of training, in eight bits: 4 MB."""
    from gpt_lab.checkpoints import int8

    if percent in AGAIN:
        return course_data.read(file_name(percent))
    return data.read(STAGES[f"{percent}%"]) if int(percent) else int8.pack(_untrained())


def _untrained() -> GPT:
    """The lab model before its first step: its recipe's initial weights."""
    import torch

    from gpt_lab.training import PRESETS

    recipe, config = PRESETS["laptop"], model_card()["model"]["config"]
    with torch.random.fork_rng([]):
        torch.manual_seed(recipe.seed)
        return recipe.fresh(config["vocab_size"]).eval()


@cache
def snapshots() -> dict[str, dict[str, str | int]]:
    """The SHA-256, the size and the step of each ``snapshot``."""
    return {
        percent: {
            "sha256": hashlib.sha256(snapshot(percent)).hexdigest(),
            "size": len(snapshot(percent)),
            "step": step(percent),
        }
        for percent in EARLIER
    }


@cache
def measured() -> dict[str, Any]:
    """What was measured when the second run's snapshots were written; see ``write``."""
    found: dict[str, Any] = json.loads(course_data.read(MEASURED))
    return found
