"""A text split into pieces, each with its kind."""

from __future__ import annotations

from collections.abc import Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import INK, PANEL, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS

_PER_LINE = 30  # characters in a line, and the gap between pieces


def cuts(pieces: Sequence[tuple[str, str]]) -> Figure:
    """Draw a text's pieces as boxes in order, with a color for each kind and a legend below.

    Args:
        pieces: each piece with its kind. Spaces are shown as ␣ and line breaks as ↵.

    Raises:
        ValueError: there are no pieces, or more kinds than colors.
    """
    kinds = list(dict.fromkeys(kind for _, kind in pieces))
    if not 0 < len(kinds) <= len(LINE_COLORS):
        raise RefusedValueError(
            f"{len(kinds)} kinds of pieces; a picture has 1 to {len(LINE_COLORS)}"
        )
    colors = dict(zip(kinds, LINE_COLORS, strict=False))
    lines: list[list[tuple[str, str]]] = [[]]
    width = 0.0
    for piece, kind in pieces:
        sign = piece.replace(" ", "␣").replace("\n", "↵")
        if lines[-1] and width + len(sign) + 0.8 > _PER_LINE:
            lines.append([])
            width = 0.0
        lines[-1].append((sign, kind))
        width += len(sign) + 0.8
    rows = len(lines) * 1.5 + len(kinds) * 0.9 + 0.4
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(WIDTH, 0.27 * rows))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(-0.4, _PER_LINE + 0.4), ylim=(rows, 0))
        ax.axis("off")
        for y, line in enumerate(lines):
            x = 0.0
            for sign, kind in line:
                look = "round,pad=0,rounding_size=0.25"
                corner = (x, 1.5 * y + 0.25)
                box = FancyBboxPatch(corner, len(sign) + 0.3, 1.1, boxstyle=look, fc=PANEL)
                box.set(edgecolor=colors[kind], linewidth=1.6)
                ax.add_patch(box)
                for i, character in enumerate(sign):
                    place = x + i + 0.65, 1.5 * y + 0.82
                    ax.text(*place, character, ha="center", va="center", family="monospace")
                x += len(sign) + 0.8
        for i, kind in enumerate(kinds):
            below = 1.5 * len(lines) + 0.7 + 0.9 * i
            ax.plot(0.5, below, "s", color=colors[kind], markersize=8)
            ax.text(1.4, below, kind, va="center", color=INK, fontsize=9)
    return fig
