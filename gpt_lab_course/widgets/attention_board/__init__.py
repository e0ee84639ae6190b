"""Attention with vectors of two numbers: drag a query and four keys."""

from __future__ import annotations

from typing import Any, ClassVar

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Choice, Number

ARROWS = ("query", "capital", "of", "france", "is")
"""The arrows that can be moved: the query of *is*, and the key of each token."""

_LIMITS: dict[str, Any] = {"min": -4, "max": 4, "step": 0.1, "unit": "1"}


class AttentionBoard(LabWidget):
    """The query of “is”, the keys of four tokens, and what attention makes of them.

    All vectors have two numbers, so each step can be checked with a pencil: scores are unscaled dot
    products, shares are their softmax, and the result is the weighted sum of values. The values are
    fixed: (4, 0) for *capital*, (0, 6) for *France*, and (0, 0) for *of* and *is*.

    Args:
        settings: values of the attributes below.

    Attributes:
        arrow: the arrow that the sliders move, one of ``ARROWS``.
        query_x: the query's first number, -4 to 4; likewise ``capital_x``, ``of_x``, ``france_x``
            and ``is_x`` of the keys.
        query_y: its second number; likewise ``capital_y`` and the others.

    Raises:
        traitlets.TraitError: there is no such arrow, or a number is out of its range.

    >>> AttentionBoard(query_x=3.0, query_y=0.0)
    AttentionBoard(query_x=3.0, query_y=0.0)
    """

    wide: ClassVar = True
    address: ClassVar = "board"
    title: ClassVar = "Attention, by hand"

    arrow = Choice(ARROWS, names={"france": "France"}, label="Move the query, or the key of")
    query_x = Number(1.0, label="First number", **_LIMITS)
    query_y = Number(3.0, label="Second number", **_LIMITS)
    capital_x = Number(2.0, label="First number", **_LIMITS)
    capital_y = Number(0.0, label="Second number", **_LIMITS)
    of_x = Number(0.0, label="First number", **_LIMITS)
    of_y = Number(0.0, label="Second number", **_LIMITS)
    france_x = Number(0.0, label="First number", **_LIMITS)
    france_y = Number(1.0, label="Second number", **_LIMITS)
    is_x = Number(0.0, label="First number", **_LIMITS)
    is_y = Number(0.0, label="Second number", **_LIMITS)

    def __repr__(self) -> str:
        return f"AttentionBoard(query_x={self.query_x}, query_y={self.query_y})"
