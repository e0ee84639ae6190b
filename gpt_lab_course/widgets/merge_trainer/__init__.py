"""Byte-pair training by hand: a text in pieces, its pairs by frequency, and merges."""

from __future__ import annotations

from typing import Any, ClassVar

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Integer, Text

LIGHTHOUSE = """\
The keeper of the light lit the light each night. In the night
the ships saw the light, and the keeper saw the lights of the ships. One night
the light went out. The keeper kept calm, lit a lantern, and went up the
stairs with the lantern in the night. He lit the light again, and the ships
that had waited for the light went on into the night. "Right," said the
keeper, "a light is no light without a night, and no night is a night without
a light."
"""
"""A text to train on; our own words."""


class MergeTrainer(LabWidget):
    """A text in bytes, and its pairs of neighbors: each press merges the most frequent, or another.

    Of equally frequent pairs the rule takes the first one in the text. Merges are made only within
    words, as split by GPT-2's pattern with the browser's version of Unicode.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        merges: the number of merges.
        picks: the reader's own merges among them: ``"3:2"`` if the fourth merges not the most
            frequent pair but the one two places below it; separated by commas.

    Raises:
        traitlets.TraitError: the text has a lone surrogate.

    >>> MergeTrainer(merges=3)
    MergeTrainer(451 bytes, merges=3)
    """

    address: ClassVar = "merges"
    EXAMPLES: ClassVar = (
        ("The lighthouse", {"text": LIGHTHOUSE, "merges": 0, "picks": ""}),
        ("A seashell", {"text": "she sells sea shells by the sea shore", "merges": 0, "picks": ""}),
        ("aaaa", {"text": "aaaaaaaa aaaaaa aaaa aa", "merges": 0, "picks": ""}),
    )

    text: Any = Text(LIGHTHOUSE, rows=3)
    merges = Integer(0, min=0, max=10_000)
    picks = Text("", label="")

    def __init__(self, text: str = LIGHTHOUSE, **settings: Any) -> None:
        super().__init__(text=text, **settings)

    def __repr__(self) -> str:
        return f"MergeTrainer({len(self.text.encode()):,} bytes, merges={self.merges})"
