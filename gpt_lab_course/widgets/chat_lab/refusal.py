"""The direction of refusing, as the page has it: a vector at the output of one block."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from gpt_lab_course.widgets.chat_lab.models import MODELS, chat_model
from gpt_lab_course.widgets.lab_model import page_tokenizer

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.model.activations import Edit


BLOCK = 5
"""The block behind which it is: ``refusing.chosen`` finds that it works best there."""


class Direction(TypedDict):
    """The direction of the model that was tuned on answers.

    ``real`` is how far questions about real countries are along it, on average, and ``made_up``
    those about made-up ones. The vector between their means is ``unit`` times the difference.
    """

    part: str
    unit: list[float]
    real: float
    made_up: float


@cache
def page_direction() -> Direction:
    """The direction, from trained names in trained wordings."""
    from gpt_lab.tuning import ChatTemplate
    from gpt_lab_course.experiments.assistant import refusing

    [tuned] = [one for one in MODELS if one.name == "tuned"]
    found = refusing.refusal(chat_model(tuned), ChatTemplate(page_tokenizer()), BLOCK)
    unit = found.vector / found.vector.norm()
    return {
        "part": found.name,
        "unit": [round(number, 5) for number in unit.tolist()],
        "real": round(found.along(found.real), 3),
        "made_up": round(found.along(found.made_up), 3),
    }


def edits(strength: float, first: int) -> Mapping[str, Edit]:
    """Move the stream along the direction, from a position on.

    Args:
        strength: from 0 to 1, so much of the vector is added; from 0 to −1, so much of the way to
            the real countries is gone.
        first: the position.
    """
    import torch

    if not strength:
        return {}
    direction = page_direction()
    unit, real = torch.tensor(direction["unit"]), direction["real"]

    def edit(x: Tensor) -> Tensor:  # [N, T, d_model]
        here = x[:, first:]
        away = (here @ unit)[..., None] if strength < 0 else direction["made_up"]
        here += strength * (away - real) * unit
        return x

    return {direction["part"]: edit}
