"""A recorded run: the loss falls, and the generated letters become words."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab_course.experiments.training import replay
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Integer


class TrainingReplay(LabWidget):
    """A small model learns letters: both losses, and a sample, at each step of its run.

    The run was recorded by ``python -m gpt_lab_course.experiments.training.replay``.

    Args:
        step: the initial step; by default the last one.

    Attributes:
        step: the step, 0 to 1,500; the last recorded one before it is shown.

    Raises:
        traitlets.TraitError: the step is out of the range.

    >>> TrainingReplay(400)
    TrainingReplay(400)
    """

    address: ClassVar = "replay"
    title: ClassVar = "A model learns letters"
    EXAMPLES: ClassVar = (
        ("Noise", {"step": 0}),
        ("Letters and spaces", {"step": 30}),
        ("The resting place", {"step": 150}),
        ("Words", {"step": 600}),
        ("By heart", {"step": replay.STEPS}),
    )

    step = Integer(
        replay.STEPS, min=0, max=replay.STEPS, stops=replay.MARKS, unit="commas", label="Steps made"
    )
    _run: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, step: int = replay.STEPS, **settings: Any) -> None:
        super().__init__(step=step, _run=dict(replay.recorded()), **settings)

    def __repr__(self) -> str:
        return f"TrainingReplay({self.step})"
