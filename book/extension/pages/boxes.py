"""Exercises, hints and solutions: plain Markdown in notebooks, boxes in the book.

In a notebook an exercise is a heading, ``### Exercise 1.3 · Back to text ⭐⭐``, with its text; a
hint, a solution or an aside is ``<details class="hint"><summary>Hint 1</summary>``, a blank line,
Markdown, a blank line, ``</details>``.
"""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging
from sphinx_design.shared import create_component

_LOGGER = logging.getLogger(__name__)
_PAGE = re.compile(r"(Laboratory )?(\d+) · ")
_EXERCISE = re.compile(r"Exercise (\d+)\.(\d+) · \S.*? ⭐{1,3}$")
_OPENING = re.compile(r'<details class="(hint|solution|aside)"><summary>([^<]+)</summary>\s*')
_CLOSING = re.compile(r"</details>\s*")
_RUN = "book/run"


class Exercises(SphinxTransform):
    """Mark the sections that are exercises, and check their numbers.

    An exercise ends with its solution: the rest of its section is moved behind it. A laboratory
    continues the numbers of its lesson. An exercise 1.3 gets the address ``#exercise-1-3``,
    whatever its title.
    """

    default_priority = 499  # solutions still have the notebook's form

    def apply(self, **kwargs: Any) -> None:
        """Visit every section of the page."""
        title = next((t.astext() for t in self.document.findall(nodes.title)), "")
        page = _PAGE.match(title)
        lesson = int(page[2]) if page else None
        n = 0
        for section in list(self.document.findall(nodes.section)):
            heading = section[0].astext()
            if not heading.startswith("Exercise "):
                continue
            n += 1
            match = _EXERCISE.fullmatch(heading)
            if n == 1 and match and page and page[1]:
                n = int(match[2])  # a laboratory continues its lesson's numbers
            if not match or (int(match[1]), int(match[2])) != (lesson, n):
                number = f"{lesson}.{n}" if lesson is not None else "LESSON.NUMBER"
                _LOGGER.warning(
                    f"{heading!r} is not 'Exercise {number} · TITLE ⭐' with one to three stars",
                    location=section,
                )
                continue
            section["classes"].append("exercise")
            section["ids"].insert(0, f"exercise-{lesson}-{n}")
            _end_with_solution(section)
            if _RUN in self.document.settings.env.found_docs:  # a book may not have this page
                section.insert(1, _where_to_run())


def _where_to_run() -> nodes.paragraph:
    """A line with the link that a reader of the page needs to check an answer."""
    link = pending_xref(
        "",
        nodes.inline("", "run this notebook"),
        refdomain="std",
        reftype="doc",
        reftarget=f"/{_RUN}",
        refexplicit=True,
    )
    text = nodes.Text("Code is checked where Python runs: "), link, nodes.Text(".")
    return nodes.paragraph("", "", *text, classes=["exercise-run"])


def _end_with_solution(section: nodes.section) -> None:
    """Move the nodes after an exercise's solution behind the exercise."""
    html = [(i, one.astext()) for i, one in enumerate(section) if isinstance(one, nodes.raw)]
    solutions = [i for i, text in html if text.startswith('<details class="solution">')]
    ends = [i for i, text in html if solutions and i > solutions[-1] and _CLOSING.fullmatch(text)]
    if not ends:
        return
    behind = section[ends[0] + 1 :]
    del section[ends[0] + 1 :]
    at = section.parent.index(section) + 1
    section.parent.insert(at, behind)


class Dropdowns(SphinxTransform):
    """Convert hints and solutions to dropdowns; an unclosed one is a warning."""

    default_priority = 500

    def apply(self, **kwargs: Any) -> None:
        """Visit every piece of HTML of the page."""
        for opening in list(self.document.findall(nodes.raw)):
            if not opening.astext().startswith("<details"):
                continue
            match = _OPENING.fullmatch(opening.astext())
            siblings = opening.parent.children
            start = siblings.index(opening)
            end = next(
                (
                    i
                    for i, node in enumerate(siblings[start:], start)
                    if isinstance(node, nodes.raw) and _CLOSING.fullmatch(node.astext())
                ),
                None,
            )
            if not match or end is None:
                _LOGGER.warning(
                    f"{opening.astext().strip()!r} does not open a hint, a solution or an aside, "
                    "or is not closed by </details> between blank lines",
                    location=opening,
                )
                continue
            kind, summary = match.groups()
            opening.parent[start : end + 1] = [_dropdown(kind, summary, siblings[start + 1 : end])]


def _dropdown(kind: str, summary: str, content: list[nodes.Node]) -> nodes.container:
    """The nodes of sphinx-design's ``dropdown`` directive."""
    return create_component(
        "dropdown",
        opened=False,
        type="dropdown",
        has_title=True,
        icon="light-bulb" if kind == "hint" else None,
        chevron=None,
        container_classes=["sd-mb-3", kind],
        title_classes=[],
        body_classes=[],
        children=[nodes.rubric(summary, summary), *content],
    )


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_transform(Dropdowns)
    app.add_transform(Exercises)
