"""GPT-2's tokenization, live: tokens, bytes and IDs as you type, and the merges of each word."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.tokenization.gpt2 import gpt2_encoding
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Integer, Text

SENTENCES = (
    ("English", "en", "The capital of France is Paris."),
    ("Spanish", "es", "La capital de Francia es París."),
    ("German", "de", "Die Hauptstadt von Frankreich ist Paris."),
    ("Russian", "ru", "Столица Франции — это Париж."),
    ("Arabic", "ar", "عاصمة فرنسا هي باريس."),
    ("Chinese", "zh", "法国的首都是巴黎。"),
    ("Japanese", "ja", "フランスの首都はパリです。"),
    ("Korean", "ko", "프랑스의 수도는 파리입니다."),
    ("Hindi", "hi", "फ़्रांस की राजधानी पेरिस है।"),
)
"""One sentence in several languages, with each language's name and BCP 47 tag; our own words."""


class TokenizerPlayground(LabWidget):
    """A text field with the text's GPT-2 tokens below, and the merges that made each of them.

    A special token's text is ordinary text: typing ``<|endoftext|>`` gives seven tokens.

    Args:
        text: the initial text of the field.
        sentences: texts whose counts are compared, each as (language, BCP 47 tag, text); none for
            no comparison.
        settings: the question above the widget, and values of the attributes below.

    Attributes:
        text: the text of the field.
        ids: its token IDs.
        selected: the token whose piece of text is shown in detail, counted from 0.
        step: the number of that piece's merges that are shown.

    Raises:
        traitlets.TraitError: the text has a lone surrogate.

    >>> TokenizerPlayground("Hello, I am").ids
    [15496, 11, 314, 716]
    """

    address: ClassVar = "tokens"
    assets: ClassVar = {"gpt2-vocabulary": packs.gpt2_vocabulary}

    text: Any = Text("", rows=3)
    selected = Integer(0, min=0, max=1_000_000)
    step = Integer(0, min=0, max=1_000_000)
    ids = traitlets.List(traitlets.Int()).tag(sync=True)
    sentences: Any = traitlets.List().tag(sync=True)

    def __init__(
        self,
        text: str = "The capital of France is",
        *,
        sentences: tuple[tuple[str, str, str], ...] = SENTENCES,
        **settings: Any,
    ) -> None:
        super().__init__(text=text, sentences=[list(row) for row in sentences], **settings)

    @traitlets.observe("text")
    def _ids_follow(self, _: Any) -> None:
        self.ids = gpt2_encoding().encode_ordinary(self.text)

    def __repr__(self) -> str:
        shown = self.text if len(self.text) <= 40 else self.text[:39] + "…"
        tokens = "1 token" if len(self.ids) == 1 else f"{len(self.ids)} tokens"
        return f"TokenizerPlayground({shown!r}, {tokens})"
