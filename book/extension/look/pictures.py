"""Embed the notebooks' SVG figures in the page, in the colors of its theme."""

from __future__ import annotations

import base64
import html
import io
import math
import re
from pathlib import Path
from typing import Any

import numpy as np
from docutils import nodes
from PIL import Image
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from gpt_lab_course.figures.look import FAINT, INK, PALE, PANEL, PAPER, UNEXPLAINED

ROLES = {
    INK: "ink",
    FAINT: "faint",
    PALE: "pale",
    UNEXPLAINED: "unexplained",
    PAPER: "paper",
    PANEL: "panel",
    "#000000": "ink",
}
_COLOR = re.compile("|".join(ROLES))
_NAMED = re.compile(r'(\bid="|href="#|url\(#)([\w.-]*)')
_BEFORE_THE_PICTURE = re.compile(r"^.*?(?=<svg\b)", re.DOTALL)
_SIZE = re.compile(r' (?:width|height)="[\d.]+pt"')
_GLYPH = re.compile(r'\s*<path id="([A-Za-z]+(?:-[A-Za-z]+)?-[0-9a-f]+)"(?: d="([^"]*)")?[^>]*/>')
_PATH = re.compile(r'(?<=\sd=")[^"]+(?=")')
_FINE = re.compile(r"(-?\d+\.\d{2})\d+")  # a hundredth of a point is invisible
_GROUP = re.compile(r'<g id="[^"]*">')
_FONT_SIZE = re.compile(r"scale\((0\.\d+) -0\.\d+\)")  # glyphs are a hundred units high
_PIXELS = re.compile(r"data:image/png;base64,([A-Za-z0-9+/=\s]+)")
_LEAST = 11  # pixels
_ABOUT = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


def inlined(
    svg: str, alt: str, number: int, glyphs: dict[tuple[str, str], int] | None = None
) -> str:
    """A matplotlib figure as part of a page, with a description, and colors by role.

    Args:
        svg: the file.
        alt: the description.
        number: the number of the figure on its page, which makes its IDs unique.
        glyphs: the figure of the page in which each glyph is defined; others refer to it.
    """
    width = re.search(r'width="([\d.]+)pt"', svg)
    picture = _ABOUT.sub("", _BEFORE_THE_PICTURE.sub("", svg))
    start, _, rest = picture.partition(">")
    named = f'<svg class="figure" role="img" aria-label="{html.escape(alt)}"'
    start = _SIZE.sub("", start).replace("<svg", named)
    if width:
        points = float(width[1])
        letters = [100 * float(size) for size in _FONT_SIZE.findall(rest)]
        legible = _LEAST * points / min(letters) if letters else 0
        start += f' style="max-width: {points / 10:.1f}rem; --legible: {math.ceil(legible)}px"'
    rest = slim(_with_shared_glyphs(rest, number, {} if glyphs is None else glyphs))
    rest = _COLOR.sub(lambda c: f"var(--figure-{ROLES[c[0]]}, {c[0]})", rest)
    return f'<div class="figure-box">{start}>{rest}</div>'


def _with_shared_glyphs(svg: str, number: int, glyphs: dict[tuple[str, str], int]) -> str:
    """The picture with unique IDs, except for glyphs that an earlier one defines."""
    places: dict[str, int] = {}

    def drawn(found: re.Match[str]) -> str:
        places[found[1]] = glyphs.setdefault((found[1], found[2]), number)
        return found[0] if places[found[1]] == number else ""

    svg = _GLYPH.sub(drawn, svg)

    def named(found: re.Match[str]) -> str:
        return f"{found[1]}figure-{places.get(found[2], number)}-{found[2]}"

    return _NAMED.sub(named, svg)


def with_palette(png: bytes) -> bytes:
    """A PNG with a palette if it has few colors and that is smaller; every pixel is the same."""
    with Image.open(io.BytesIO(png)) as picture:
        pixels = np.array(picture.convert("RGBA"))
    # One integer for each pixel: sorting rows takes ten times as long.
    numbers = pixels.view(">u4").astype(np.uint32)
    colors, indices = np.unique(numbers, return_inverse=True)
    if len(colors) > 256:
        return png
    mapped = Image.fromarray(indices.reshape(pixels.shape[:2]).astype(np.uint8), "P")
    mapped.putpalette(colors.astype(">u4").tobytes(), "RGBA")
    buffer = io.BytesIO()
    mapped.save(buffer, "PNG", optimize=True)
    return min(png, buffer.getvalue(), key=len)


def _with_small_pixels(found: re.Match[str]) -> str:
    png = with_palette(base64.b64decode(found[1]))
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def slim(svg: str) -> str:
    """The picture with fewer digits, and without unused IDs."""
    svg = _PIXELS.sub(_with_small_pixels, svg)
    svg = _PATH.sub(lambda path: " ".join(_FINE.sub(r"\1", path[0]).split()), svg)
    return re.sub(r">\s+<", "><", _GROUP.sub("<g>", svg))


class InlineFigures(SphinxPostTransform):
    """Replaces each SVG of a notebook's output by its own markup."""

    default_priority = 400  # myst-nb has selected the outputs' forms
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit every picture of the page."""
        glyphs: dict[tuple[str, str], int] = {}
        for number, image in enumerate(list(self.document.findall(nodes.image))):
            file = Path(self.env.srcdir, image["uri"].lstrip("/"))
            if file.suffix != ".svg" or "jupyter_execute" not in file.parts:
                continue
            markup = inlined(file.read_text("utf-8"), image.get("alt", ""), number, glyphs)
            image.replace_self(nodes.raw("", markup, format="html"))


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(InlineFigures)
