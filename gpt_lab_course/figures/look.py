"""What all figures share: colors, style, and conversion to pictures."""

from __future__ import annotations

import io
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.rcsetup import cycler

from gpt_lab_course.palette import LINE_COLORS, ink_on

INK, FAINT, PALE, UNEXPLAINED = "#1b1f24", "#57606a", "#b6bec6", "#e3e7eb"
PAPER, PANEL = "#fffffe", "#f3f5f7"
"""The book replaces these six by the colors of a dark page; other whites stay white."""

WIDTH = 4.8
"""The width in inches: on a phone, letters of 10 points are 10 pixels high."""

STYLE: dict[Any, Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": "none",
    "figure.figsize": (WIDTH, 3.2),
    "figure.dpi": 144,
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.prop_cycle": cycler(color=LINE_COLORS),
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "legend.frameon": False,
}
"""The common style of the book's figures; ``plt.rcParams.update(figures.STYLE)`` applies it."""


def ink_on_blue(shade: float) -> str:
    """The more legible ink on a shade of Matplotlib's "Blues", from 0, the palest, to 1."""
    red, green, blue, _ = plt.get_cmap("Blues")(min(max(shade, 0.0), 1.0), bytes=True)
    return ink_on(f"#{red:02x}{green:02x}{blue:02x}")


def png(figure: Figure) -> bytes:
    """Convert a figure to the bytes of a PNG, as for ``ipywidgets.Image``, and close it."""
    with io.BytesIO() as buffer:
        figure.savefig(buffer, format="png")
        plt.close(figure)
        return buffer.getvalue()


def draw_vectors_in_notebooks() -> None:
    """Store figures in notebooks as deterministic SVG; do nothing elsewhere."""
    from IPython import get_ipython

    if get_ipython() is None:
        return
    from matplotlib_inline.backend_inline import set_matplotlib_formats

    plt.rcParams["svg.hashsalt"] = "gpt-lab"
    set_matplotlib_formats("svg", metadata={"Date": None})  # type: ignore[no-untyped-call]


draw_vectors_in_notebooks()
