"""The preview picture of links to the book: the first page's drawing, in the dark."""

from __future__ import annotations

import functools
import io
import re
from pathlib import Path

import numpy as np
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure
from sphinx.application import Sphinx

from gpt_lab_course.widgets.lab_model import page_tokenizer
from gpt_lab_course.widgets.model_map import part_counts
from gpt_lab_course.widgets.model_map.reading import first_losses, first_reading

from . import river
from .sheet import Sheet

CARD = "_static/social-card.png"
ALT = (
    f"A model, drawn whole: the tokens of “{river.TEXT}” are rivers that run through six blocks, "
    "take something from the tokens before them, and end in the next word."
)
_WIDTH, _HEIGHT, _EDGE = 1200, 630, 56
_LOGO = Path(__file__).resolve().parents[2] / "static" / "logo-dark.svg"
_PART = re.compile(r'fill="(#\w+)" d="([^"]+)"')
_PAPER, _INK, _SOFT, _GRAY = "#0e1216", "#f1f3f5", "#a9b3bd", "#454e57"
_COLORS = {"attention": "#f3b02c", "word": "#45a4de", "feed-forward": "#17b187"}
_NORM = ("#ee7b2b", "#8f979f")  # and the output behind it
_ROWS = river.Canvas(rows=(239, 285, 327, 369, 421, 499), left=190, block=108, unit=0.19)
_LIT = (4, 5)  # the last row, and the one that most heads of it look at
_PALE = 0.34  # of a hue in paper
_WEAKEST = 0.4  # an attention weight from which on an arc is drawn


def draw_card() -> Figure:
    """Draw the card, 1200 × 630 pixels."""
    sheet = Sheet(_WIDTH, _HEIGHT, _PAPER)
    headline = f"{part_counts()['all']:,} numbers finish your sentence."
    sheet.write(headline, (_EDGE, 108), 54.5, _INK, weight=650)
    promise = "A whole GPT in a page. Type, watch it think, break it."
    sheet.write(promise, (_EDGE, 162), 30, _SOFT, font="book-sans")
    _draw_rows(sheet)
    _draw_answer(sheet)
    for color, path in _PART.findall(_LOGO.read_text("utf-8")):
        sheet.fill(path, color, scale=0.75, at=(_EDGE, 569))
    sheet.write("GPT Lab", (_EDGE + 49, 594), 26, _INK, font="book-sans", weight=650)
    terms = "free, nothing to install"
    sheet.write(terms, (_WIDTH - _EDGE, 594), 22, _SOFT, font="book-sans", to_the_left=True)
    return sheet.figure


def _draw_rows(sheet: Sheet) -> None:
    reading = first_reading(river.TEXT)
    for one in reading["arcs"]:
        if one[4] >= _WEAKEST and one[2] != one[3]:
            sheet.stroke(river.arc(*one[:4], _ROWS), _GRAY, 2)
    for t, y in enumerate(_ROWS.rows):
        share, color, weight = (1, _INK, 650) if t in _LIT else (_PALE, _SOFT, 400)
        for bump in river.bumps(reading, t, _ROWS):
            sheet.fill(bump, _mixed(_COLORS["feed-forward"], share))
        for name, path in river.stripes(reading, t, _ROWS):
            sheet.fill(path, _mixed(_COLORS[name], share))
        if t > 0:  # the first token is the end of a text, which no reader has typed
            word = page_tokenizer().decode([reading["ids"][t]]).strip()
            place = (_ROWS.left - 16, y + 9)
            sheet.write(word, place, 27, color, weight=weight, to_the_left=True)
    for arc in river.needed(reading, first_losses(river.TEXT)):
        if arc[2] in _LIT:
            path = river.arc(*arc, _ROWS)
            sheet.stroke(path, _PAPER, 9.5)
            sheet.stroke(path, _COLORS["attention"], 6.5)


def _draw_answer(sheet: Sheet) -> None:
    """The final norm and the output as a gate, and behind them the word."""
    token, chance = first_reading(river.TEXT)["next"][0]
    x, y = _ROWS.right, _ROWS.rows[-1]
    for i, color in enumerate(_NORM):
        sheet.fill(f"M{x + 5 * i:.0f} 196h5V{y:.0f}h-5z", color)
    sheet.fill(river.slab(x - 6, y, 122, _WIDTH, stem=12), _INK)
    word = page_tokenizer().decode([token]).strip()
    end = sheet.write(word, (x + 46, y + 29), 86, _PAPER, weight=650)
    sheet.write(f"{chance:.0%}", (end + 16, y + 29), 25, _PAPER, font="book-sans")


def _mixed(color: str, share: float) -> str:
    """A color mixed into the paper: opaque, so that arcs pass behind."""
    return to_hex(share * np.array(to_rgb(color)) + (1 - share) * np.array(to_rgb(_PAPER)))


@functools.cache
def card() -> bytes:
    """The card as a PNG."""
    file = io.BytesIO()
    draw_card().savefig(file)
    return file.getvalue()


def write_card(app: Sphinx) -> None:
    """Write the card to the built book."""
    file = Path(app.outdir, CARD)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(card())


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("builder-inited", write_card)
