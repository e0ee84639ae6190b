"""Prevent line breaks in the wrong places, such as between a number and its unit.

A browser may break a line at any space, after a hyphen, and around inline elements. So "8 minutes"
and "block 4" get a non-breaking space, "GPT-2" stays one word, and a short piece of code or formula
stays together with the punctuation after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.addnodes import desc_signature
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from .formulas import has_one_part

_CLOSING = ",.;:!?)]’”"
_SHORT = 16  # the most characters of code that stay on one line of a phone
_SUM = 22  # and of numbers, whose characters are narrow
_FORMULA = 14  # the most letters and signs of a formula, including subscripts
_AS_TYPED = (nodes.literal, nodes.math, nodes.FixedTextElement, desc_signature)

_NUMBERED = "attention|block|exercise|FFN|head|laboratory|layer|lesson|step|table"
_UNITS = "bytes|[kMGT]i?B|minutes|nats|seconds"
_TERM = r"(?:−?\d[\d.,]*|[^\W\d]²?|d_\w+²?)"  # a number, a letter, d_model²
_TOGETHER = re.compile(
    rf"(?<=\d) (?=(?:{_UNITS})(?!\w))"  # 8 minutes
    rf"|(?<=\d) of (?=\d)"  # 86 of 184
    rf"|(?i:\b(?:{_NUMBERED})s? (?=\d))"  # block 4
    rf"|\((?:−?[\d.]+, )+−?[\d.]+\)"  # (0, 0, 1)
    rf"|(?<![\w.,²−]){_TERM}(?: [=≈·×/+−] {_TERM}){{1,2}}(?![\w.,²−]| [=≈·×/+−] )"  # T = 5
)
_ONE_WORD = re.compile(r"\b(?:GPT-\d|top-[kp]|min-p)(?!\w)")
_COMMAND = re.compile(r"\\[a-zA-Z]+|[\\{}_^ ]")


class KeepWords(SphinxPostTransform):
    """Insert non-breaking spaces in expressions that are read as one, and keep GPT-2 unbroken."""

    default_priority = 690
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits all text but code and formulas."""
        for text in list(self.document.findall(nodes.Text)):
            if any(isinstance(one, _AS_TYPED) for one in _around(text)):
                continue
            heading = isinstance(text.parent, nodes.title)  # whose first words cannot be split
            words = text if heading else _TOGETHER.sub(_unbroken, text)
            if words != text or _ONE_WORD.search(words):
                _put(text, *_whole_words(words))


class KeepMarks(SphinxPostTransform):
    """Keep punctuation with a short formula or piece of code before it.

    A short formula is not broken, either. A long one may break between its parts.
    """

    default_priority = 700
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit the formulas and the code of paragraphs and headings."""
        for kind in (nodes.math, nodes.literal):
            for one in list(self.document.findall(kind)):
                if not isinstance(one.parent, (nodes.paragraph, nodes.title)) or not _is_short(one):
                    continue
                after = one.next_node(descend=False, siblings=True)
                mark = after.astext()[:1] if isinstance(after, nodes.Text) else ""
                kept = [one.deepcopy()]
                if mark and mark in _CLOSING:
                    _put(after, nodes.Text(after.astext()[1:]))
                    kept.append(nodes.Text(mark))
                if len(kept) > 1 or kind is nodes.math:
                    _put(one, _no_break(*kept))


def _around(text: nodes.Text) -> Iterator[nodes.Element]:
    one = text.parent
    while one is not None:
        yield one
        one = one.parent


def _unbroken(match: re.Match[str]) -> str:
    text = match.group()
    return text.replace(" ", "\N{NO-BREAK SPACE}") if len(text) <= _SUM else text


def _whole_words(text: str) -> list[nodes.Node]:
    """The text, with each hyphenated word in an unbreakable element."""
    parts: list[nodes.Node] = []
    end = 0
    for match in _ONE_WORD.finditer(text):
        parts += [nodes.Text(text[end : match.start()]), _no_break(nodes.Text(match.group()))]
        end = match.end()
    return [part for part in (*parts, nodes.Text(text[end:])) if part.astext()]


def _no_break(*content: nodes.Node) -> nodes.inline:
    return nodes.inline("", "", *content, classes=["no-break"])


def _put(old: nodes.Node, *new: nodes.Node) -> None:
    """Replace one node."""
    # docutils' own replace takes the first equal node, and all commas are equal
    siblings = old.parent
    place = next(i for i, one in enumerate(siblings) if one is old)
    siblings[place : place + 1] = list(new)


def _is_short(one: nodes.Element) -> bool:
    if isinstance(one, nodes.math):
        seen = _COMMAND.sub("", one.astext().replace(r"\text", ""))
        return len(seen) <= _FORMULA or has_one_part(one.astext())
    return len(one.astext()) <= _SHORT


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(KeepWords)
    app.add_post_transform(KeepMarks)
