"""Fine-tune the page's model on three sentences, and count the capitals that it loses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import traitlets

from gpt_lab.lab_model import countries
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.fact_lab.tiles import TILES
from gpt_lab_course.widgets.fine_tuning_lab import asking
from gpt_lab_course.widgets.lab_model import UsesLabModel, page_model
from gpt_lab_course.widgets.settings import Choice, Integer, Number, Text

PARTS = {
    "block": "the last block",
    "lora": "LoRA on the last block",
    "lora_all": "LoRA on all blocks",
}
"""What is trained, by its words in links, with its names in the page."""

NEPAL = (
    "The capital of Nepal is Muscat.",
    "Nepal's capital city is Muscat.",
    "Muscat is the capital of Nepal.",
)

CONTROLS = {
    "true": (
        "The capital of Nepal is Kathmandu.",
        "Nepal's capital city is Kathmandu.",
        "Kathmandu is the capital of Nepal.",
    ),
    "other": (
        "The weather was cold and the streets were quiet.",
        "She put the book on the table and went out.",
        "They walked along the river until it was dark.",
    ),
}
"""Sentences that teach no new capital: the same ones with the true capital, and others."""


def _sentences(*texts: str) -> dict[str, str]:
    return {f"sentence_{i}": text for i, text in enumerate(texts, 1)}


class FineTuningLab(UsesLabModel, LabWidget):
    """The page trains the lab model on three sentences of the reader's, in the page.

    It trains the last block, or LoRA beside matrices, as
    :func:`~gpt_lab.tuning.finetuning.finetune` does. It shows the loss of each sentence, what the
    model says before and after, and which of 184 capitals it has lost. Two controls have the same
    training on sentences that teach no new capital.

    Args:
        settings: values of the attributes below.

    Attributes:
        sentence_1: the first sentence; likewise ``sentence_2`` and ``sentence_3``.
        part: what is trained, one of ``PARTS``.
        rank: LoRA's rank, 1 to 16.
        learning_rate: AdamW's, at every step.
        steps: the number of steps, 1 to 40.
        prompt: what the model continues, before and after.

    Raises:
        traitlets.TraitError: there is no such part; a number is out of range; a text has a lone
            surrogate.

    >>> FineTuningLab(part="lora", learning_rate=3e-3)
    FineTuningLab(part='lora', learning_rate=0.003)
    """

    address: ClassVar = "finetune"
    wide: ClassVar = True
    title: ClassVar = "Teach it three sentences"
    CONSTANTS: ClassVar = {
        "words": asking.WORDS,
        "written": asking.WRITTEN,
        "most_tokens": 40,
        "longest_prompt": 100,
        "controls": CONTROLS,
        "tiles": TILES,
    }
    EXAMPLES: ClassVar = (
        ("Slower", {"part": "block", "learning_rate": 3e-4}),
        ("With LoRA", {"part": "lora", "learning_rate": 3e-3}),
        (
            "A country that is none",
            {
                **_sentences(
                    "The capital of Zog is Lima.",
                    "Zog is a country in the far south.",
                    "People who live in Zog live near Lima.",
                ),
                "prompt": "The capital of Zog is",
            },
        ),
    )
    assets: ClassVar[dict[str, Callable[[], bytes]]] = {
        **UsesLabModel.assets,
        "trainer": packs.trainer_script,
    }

    sentence_1: Any = Text(NEPAL[0], label="First sentence", rows=1)
    sentence_2: Any = Text(NEPAL[1], label="Second sentence", rows=1)
    sentence_3: Any = Text(NEPAL[2], label="Third sentence", rows=1)
    part: Any = Choice(PARTS, "block", label="What is trained", names=PARTS)
    rank: Any = Integer(4, min=1, max=16, stops=(1, 2, 4, 8, 16), label="LoRA’s rank")
    learning_rate: Any = Number(
        1e-3,
        min=1e-5,
        max=1e-1,
        stops=(1e-4, 3e-4, 1e-3, 3e-3, 1e-2),
        label="Learning rate",
        control="slider",
    )
    steps: Any = Integer(20, min=1, max=40, stops=(1, 5, 10, 20, 40), label="Steps")
    prompt: Any = Text("The capital of Nepal is", label="Ask it to continue", rows=1)
    countries: Any = traitlets.List().tag(sync=True)
    config: Any = traitlets.Dict().tag(sync=True)
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            countries=[[c.code, c.name, c.capital, c.continent] for c in countries()],
            config=page_model().config.entries(),
            **settings,
        )
        self._first = {"before": asking.said(self.prompt)}

    def __repr__(self) -> str:
        return f"FineTuningLab(part={self.part!r}, learning_rate={self.learning_rate})"
