"""A chat with the page's model, beside the one text that it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import traitlets

from gpt_lab.tuning.dialogue import LAB_MARKERS
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.chat_lab import answering
from gpt_lab_course.widgets.chat_lab.models import MODELS, snapshots, weights
from gpt_lab_course.widgets.chat_lab.refusal import page_direction
from gpt_lab_course.widgets.chat_lab.replay import REWARDED, curves
from gpt_lab_course.widgets.lab_model import UsesLabModel
from gpt_lab_course.widgets.settings import (
    Choice,
    Integer,
    Number,
    RefusedSettingError,
    Switch,
    Text,
)

SUGGESTIONS = (
    "What is the capital of Nepal?",
    "What is the opposite of hot?",
    "What is 3 + 4?",
    "What is the capital of Zog?",
    "Tell me a story.",
    "Hello!",
)
"""Messages to begin with: some are of a kind that was trained, some are not."""

VIEWS = {
    "raw": "raw text",
    "tokens": "tokens",
    "mask": "loss mask",
    "reward": "reward",
}
"""How the text is shown, by the words in links, with their names in the page."""

_STOPS = {-1: "−1, as if real", 0: "0, as it is", 1: "1, added"}
_NAMES = {one.name: one.words for one in MODELS}
_FILES = {f"lab-model-{one.name}": partial(weights, one) for one in MODELS if one.file}


class ChatLab(UsesLabModel, LabWidget):
    """A chat, and beside it the text that the model reads and continues, with its markers.

    Every answer is the greedy continuation of this text, up to the end-of-text token. Markers can
    be taken out, and the answer is written again. The other models answer the same; a model writes
    the user's turn, too; and each token has its loss, and whether training counts it.

    Args:
        said: the user's messages, a line each.
        settings: values of the attributes below.

    Attributes:
        said: the user's messages, a line each.
        model: who answers, one of ``models.MODELS``.
        show: how the text is shown, one of ``VIEWS``.
        rewarded: the recorded run whose rewards are shown, one of ``replay.REWARDED``.
        refusing: how much of the refusal direction is added to each answer's stream; below 0, how
            far the stream is moved along it to where real countries are.
        compare: whether all models answer.
        removed: the markers that are taken out: a bit each, the first marker's is 1.
        user_seed: the seed of the user's turn that the model writes; 0 for none.

    Raises:
        traitlets.TraitError: a message contains a marker; there is no such model or view; a number
            is out of its range.

    >>> ChatLab("What is the capital of France?")
    ChatLab('What is the capital of France?', model='tuned')
    """

    address: ClassVar = "chat"
    wide: ClassVar = True
    title: ClassVar = "A chat is one text"
    CONSTANTS: ClassVar = {
        "markers": dict(LAB_MARKERS),
        "written": answering.WRITTEN,
        "removable": answering.REMOVABLE,
        "suggestions": SUGGESTIONS,
    }
    large: ClassVar = UsesLabModel.large | {*_FILES}
    assets: ClassVar[dict[str, Callable[[], bytes]]] = {**UsesLabModel.assets, **_FILES}

    said: Any = Text(SUGGESTIONS[0], label="Your messages")
    model: Any = Choice(_NAMES, "tuned", label="Who answers", names=_NAMES)
    show: Any = Choice(VIEWS, "raw", label="Show it as", names=VIEWS)
    rewarded: Any = Choice(REWARDED, label="What is rewarded", names=REWARDED)
    refusing: Any = Number(
        0.0, min=-1, max=1, step=0.2, label="Refusal direction", unit="1", names=_STOPS
    )
    compare: Any = Switch(False, label="All models answer")
    removed: Any = Integer(0, min=0, max=2**answering.REMOVABLE - 1)
    user_seed: Any = Integer(0, min=0, max=9999)
    snapshots: Any = traitlets.Dict().tag(sync=True)
    curves: Any = traitlets.Dict().tag(sync=True)
    direction: Any = traitlets.Dict().tag(sync=True)
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, said: str = SUGGESTIONS[0], **settings: Any) -> None:
        super().__init__(
            said=said,
            curves=curves(),
            direction=page_direction(),
            snapshots=snapshots(),
            **settings,
        )
        self._first = {
            one.name: answering.chat_with(one, self.said, self.removed, self.refusing)
            for one in MODELS
        }

    @traitlets.validate("said")
    def _without_markers(self, proposal: Any) -> Any:
        try:
            for line in answering.messages_of(proposal["value"]):
                answering.template().encode_chat([{"role": "user", "content": line}])
        except ValueError as error:
            raise RefusedSettingError(str(error)) from None
        return proposal["value"]

    def __repr__(self) -> str:
        return f"ChatLab({self.said!r}, model={self.model!r})"
