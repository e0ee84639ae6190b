"""Training in the page: a small model, a task, and the question which knob it needs."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab_course import data
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Choice, Integer, Number, Size, Switch, Text

CHALLENGES: dict[str, dict[str, Any]] = {
    "facts": {
        "base": {"d_model": 16, "n_heads": 1, "n_layers": 1, "d_ff": 4},
        "raised": {"d_model": 48, "n_heads": 2, "n_layers": 2, "d_ff": 256},
        "training": {"learning_rate": 0.01, "steps": 800, "batch_size": 128},
    },
    "words": {
        "base": {"d_model": 2, "n_heads": 1, "n_layers": 1, "d_ff": 16},
        "raised": {"d_model": 16, "n_heads": 2, "n_layers": 4, "d_ff": 512},
        "training": {"learning_rate": 0.02, "steps": 300, "batch_size": 32},
    },
    "boxes": {
        "base": {"d_model": 32, "n_heads": 1, "n_layers": 1, "d_ff": 4},
        "raised": {"d_model": 48, "n_heads": 2, "n_layers": 2, "d_ff": 64},
        "beside": {"n_heads": 4, "d_ff": 256},
        "training": {"learning_rate": 0.006, "steps": 1000, "batch_size": 48},
    },
}
"""The tasks that have a challenge: a model that is too small, what each knob alone is raised to,
and how both are trained. A knob that is not needed adds as many parameters as the one that is.
``beside`` is another way to the floor."""

_TEXT = {
    "base": {"d_model": 32, "n_heads": 2, "n_layers": 1, "d_ff": 64},
    "training": {"learning_rate": 0.01, "steps": 1000, "batch_size": 16},
}
_FIRST = CHALLENGES["facts"]
_RATES = (1e-4, 3e-4, 1e-3, 2e-3, 3e-3, 6e-3, 0.01, 0.02, 0.03, 0.06, 0.1, 0.2, 0.5, 1.0, 3.0)
_VERSE = """\
Twinkle, twinkle, little star,
How I wonder what you are!
Up above the world so high,
Like a diamond in the sky."""


@cache
def recorded() -> dict[str, Any]:
    """The recorded runs of each challenge, which ``record.ts`` made on three seeds.

    The value of a task has a run for ``"base"`` and for each raised knob: ``parameters``, the
    losses at the ``ends`` of the seeds' runs, the ``curve`` of the first of them, in ``rates`` how
    it ends with a third of the learning rate and with three times it, and in ``longer``, where none
    of the three has reached the floor, after five times as many steps: of the first seed, or of all
    if that reaches the floor.
    """
    found: dict[str, Any] = json.loads(data.read("training_lab.json"))
    return found


def _for_the_page() -> dict[str, Any]:
    """What the page shows of the recorded runs: how all ended, and the small models' curves."""
    return {
        task: {
            knob: {k: v for k, v in run.items() if k != "curve" or knob == "base"}
            for knob, run in recorded()[task].items()
        }
        for task in CHALLENGES
    }


def _size(name: str, symbol: str, label: str, stops: tuple[int, ...]) -> Any:
    return Size(_FIRST["base"][name], symbol=symbol, label=label, max=stops[-1], stops=stops)


class TrainingLab(LabWidget):
    """Small models that are trained in the page: their sizes, their losses, and what they learn.

    A task has a challenge: one knob of a model that is too small is to be raised, and the reader
    says which before both models are trained. Or all sizes are the reader's own. A setting that is
    left out is the task's.

    Args:
        task: what is learned: ``"facts"``, ``"words"``, ``"boxes"``, or ``"text"``, the letters of
            ``own_text``.
        settings: values of the attributes below.

    Attributes:
        task: as above.
        knob: the knob that the reader has chosen, such as ``"d_ff"``; ``"none"`` at first.
        own: whether the sizes are the reader's own; always so for a text.
        d_model: width of the residual stream; likewise ``n_heads``, ``n_layers`` and ``d_ff``, as
            in :class:`~gpt_lab.config.GPTConfig`.
        learning_rate: the peak of the learning rate.
        steps: the steps of a run.
        seed: the seed of the weights and batches.
        own_text: the text of the task ``"text"``.

    Raises:
        traitlets.TraitError: there is no such task or knob, or a number is out of its range.

    >>> TrainingLab("words")
    TrainingLab('words')
    """

    address: ClassVar = "training"
    title: ClassVar = "Train a model yourself"
    wide: ClassVar = True
    assets: ClassVar = {"trainer": packs.trainer_script}
    CONSTANTS: ClassVar = {"challenges": CHALLENGES, "text": _TEXT}

    task = Choice(
        (*CHALLENGES, "text"),
        label="Task",
        names={"facts": "Facts", "words": "Words", "boxes": "Boxes", "text": "Your own text"},
    )
    knob = Choice(("none", *_FIRST["raised"]), label="Which knob?")
    own = Switch(False, label="Set everything myself")
    d_model = _size("d_model", "d_model", "width", (2, 4, 8, 12, 16, 24, 32, 48, 64, 96))
    n_heads = _size("n_heads", "H", "attention heads", (1, 2, 3, 4, 6, 8))
    n_layers = _size("n_layers", "L", "blocks", (1, 2, 3, 4, 6))
    d_ff = _size("d_ff", "d_ff", "FFN width", (1, 2, 4, 8, 16, 32, 64, 128, 256, 512))
    learning_rate = Number(
        _FIRST["training"]["learning_rate"],
        min=_RATES[0],
        max=_RATES[-1],
        stops=_RATES,
        label="learning rate",
    )
    steps = Integer(
        _FIRST["training"]["steps"],
        min=100,
        max=5_000,
        stops=(100, 200, 300, 500, 800, 1_000, 1_500, 2_000, 3_000, 5_000),
        unit="commas",
        label="steps",
    )
    seed = Integer(1, min=0, max=9_999, control="field", label="seed")
    own_text = Text(_VERSE, label="Your text", rows=4)

    _recorded: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, task: str = "facts", **settings: Any) -> None:
        of_task = CHALLENGES.get(task, _TEXT)
        training = {k: v for k, v in of_task["training"].items() if k != "batch_size"}
        settings = {"task": task, **of_task["base"], **training, **settings}
        super().__init__(_recorded=_for_the_page(), **settings)

    def __repr__(self) -> str:
        return f"TrainingLab({self.task!r})"
