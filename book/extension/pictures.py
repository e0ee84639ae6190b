"""Draws the notebooks' SVG figures in the page itself, in the colours of its theme."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from gpt_lab.figures.look import FAINT, INK, PALE, PANEL, PAPER, UNEXPLAINED

_ROLES = {
    INK: "ink",
    FAINT: "faint",
    PALE: "pale",
    UNEXPLAINED: "unexplained",
    PAPER: "paper",
    PANEL: "panel",
    "#000000": "ink",
}
_COLOR = re.compile("|".join(_ROLES))
_NAMED = re.compile(r'(\bid="|href="#|url\(#)')
_BEFORE_THE_PICTURE = re.compile(r"^.*?(?=<svg\b)", re.DOTALL)
_SIZE = re.compile(r' (?:width|height)="[\d.]+pt"')
_ABOUT = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


def inlined(svg: str, alt: str, number: int) -> str:
    """A figure of matplotlib's as part of a page: named, and its greys by role.

    Args:
        svg: the file.
        alt: what is to be seen, in words.
        number: of the figure on its page; it keeps the names inside apart from other figures'.
    """
    width = re.search(r'width="([\d.]+)pt"', svg)
    picture = _ABOUT.sub("", _BEFORE_THE_PICTURE.sub("", svg))
    start, _, rest = picture.partition(">")
    named = f'<svg class="figure" role="img" aria-label="{html.escape(alt)}"'
    start = _SIZE.sub("", start).replace("<svg", named)
    if width:
        start += f' style="max-width: {float(width[1]) / 10:.1f}rem"'
    rest = _NAMED.sub(lambda found: f"{found[1]}figure-{number}-", rest)
    return f"{start}>{_COLOR.sub(lambda c: f'var(--figure-{_ROLES[c[0]]}, {c[0]})', rest)}"


class InlineFigures(SphinxPostTransform):
    """Replaces each SVG of a notebook's output by its own markup."""

    default_priority = 400  # myst-nb has chosen the outputs' forms
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits every picture of the page."""
        for number, image in enumerate(list(self.document.findall(nodes.image))):
            file = Path(self.env.srcdir, image["uri"].lstrip("/"))
            if file.suffix != ".svg" or "jupyter_execute" not in file.parts:
                continue
            markup = inlined(file.read_text("utf-8"), image.get("alt", ""), number)
            image.replace_self(nodes.raw("", markup, format="html"))
