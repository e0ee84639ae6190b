"""Parts of the lab model ablated or patched, and how its answers change."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab import lab_model
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import (
    ReadsText,
    most_probable,
    page_ids,
    page_model,
    page_tokenizer,
    page_window,
)
from gpt_lab_course.widgets.settings import Parts, Position, Switch, Text

WORDS = 6
"""The number of most probable next tokens shown at first."""

COUNTRY = 4
"""The country's position in the prompts, after the end-of-text token, The, capital and of."""

_FFN = "blocks.0.feed_forward"
_AT_THE_COUNTRY = {"text": "The capital of France is", "position": COUNTRY}
_FROM_JAPAN = {"patch": True, "other": "The capital of Japan is", "other_position": None}


class AblationLab(ReadsText, LabWidget):
    """A switch for each sub-layer and head: ablated, or patched with its output in a second text.

    The widget shows the next words before and after, and how many of 40 capitals are still correct:
    those of countries whose name and capital are one token each, after "The capital of … is".

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        other: the second text, from whose run parts are patched.
        parts: the changed parts: ``"blocks.0.attention"``, ``"blocks.0.feed_forward"``, a head,
            ``"blocks.0.attention.heads.3"``; patched also ``"embedding"`` and the stream after a
            block, ``"blocks.2.output"``.
        patch: whether the parts are patched rather than ablated.
        position: the position of the changed token, with the end-of-text token as 0; None for all
            positions.
        other_position: the position in the second text; None for the same one.

    Raises:
        traitlets.TraitError: a text has a lone surrogate, or there is no such part.

    >>> AblationLab("The capital of France is", parts=["blocks.0.feed_forward"], position=4)
    AblationLab('The capital of France is')
    """

    address: ClassVar = "ablation"
    title: ClassVar = "Parts switched off and patched"
    CONSTANTS: ClassVar = {"words": WORDS}
    EXAMPLES: ClassVar = (
        ("The first FFN, at the country", {**_AT_THE_COUNTRY, "patch": False, "parts": [_FFN]}),
        ("The same, patched from Japan", {**_AT_THE_COUNTRY, **_FROM_JAPAN, "parts": [_FFN]}),
        (
            "The FFNs of blocks 1 and 2, everywhere",
            {
                "patch": False,
                "position": None,
                "parts": ["blocks.1.feed_forward", "blocks.2.feed_forward"],
            },
        ),
    )

    other = Text("The capital of Japan is", label="The second text")
    parts: Any = Parts(streams=True)
    patch = Switch(False)
    position = Position()
    other_position = Position()
    prompts: Any = traitlets.Dict().tag(sync=True)
    first: Any = traitlets.List().tag(sync=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text, prompts=prompts(), **settings)
        self.first = _next_words(self.text)


@cache
def prompts() -> dict[str, Any]:
    """The prompts: countries, tokens [40, 6], the right next tokens, and the country's position."""
    encode = page_tokenizer().encode
    asked = [
        c
        for c in lab_model.countries()
        if len(encode(f" {c.name}")) == 1 and len(encode(f" {c.capital}")) == 1
    ]
    return {
        "countries": [c.name for c in asked],
        "ids": [page_ids(f"The capital of {c.name} is") for c in asked],
        "capitals": [encode(f" {c.capital}")[0] for c in asked],
        "place": COUNTRY,
    }


def _next_words(text: str) -> list[tuple[int, float]]:
    """The unchanged model's next words, which the page shows before its model has loaded."""
    import torch

    ids = page_window(page_ids(text))
    with torch.inference_mode():
        return most_probable(page_model().next_logits(torch.tensor([ids]))[0], WORDS)
