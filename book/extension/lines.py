"""Keeps together what a line must not end between, as a number and its percent sign.

A browser may break a line at any space, and around anything that is set by itself. So "91 %" is
written with a space that does not break, and a short piece of code or a formula takes the mark that
follows along.
"""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from .formulas import has_one_part

_CLOSING = ",.;:!?)]’”"
_SHORT = 16  # characters of code that have room on each line of a phone
_PERCENT = re.compile(r"(?<=\d) (?=%)")
_AS_TYPED = (nodes.literal, nodes.literal_block, nodes.math, nodes.math_block, nodes.raw)


class KeepPercent(SphinxPostTransform):
    """Writes a space that does not break between a number and its percent sign."""

    default_priority = 690
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits all text but code and formulas."""
        for text in list(self.document.findall(nodes.Text)):
            if isinstance(text.parent, _AS_TYPED) or not _PERCENT.search(text):
                continue
            text.parent.replace(text, nodes.Text(_PERCENT.sub("\N{NO-BREAK SPACE}", text)))


class KeepMarks(SphinxPostTransform):
    """Keeps a comma with a short formula or piece of code: a browser would begin a line with it.

    A formula with several parts may break between them, and so is left as it is.
    """

    default_priority = 700
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits the formulas and the code of paragraphs and headings."""
        for kind in (nodes.math, nodes.literal):
            for one in list(self.document.findall(kind)):
                after = one.next_node(descend=False, siblings=True)
                mark = after.astext()[:1] if isinstance(after, nodes.Text) else ""
                within = isinstance(one.parent, (nodes.paragraph, nodes.title))
                if within and mark and mark in _CLOSING and _is_short(one):
                    kept = nodes.inline("", "", one.deepcopy(), nodes.Text(mark))
                    kept["classes"].append("no-break")
                    one.parent.replace(after, nodes.Text(after.astext()[1:]))
                    one.replace_self(kept)


def _is_short(one: nodes.Element) -> bool:
    if isinstance(one, nodes.math):
        return has_one_part(one.astext())
    return len(one.astext()) <= _SHORT
