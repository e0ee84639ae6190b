"""What all figures share: their colours, their style, and how one becomes a picture."""

from __future__ import annotations

import io
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

INK, FAINT, PALE, UNEXPLAINED = "#1b1f24", "#57606a", "#b6bec6", "#e3e7eb"

STYLE: dict[Any, Any] = {
    "figure.facecolor": "white",
    "figure.dpi": 144,
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "legend.frameon": False,
}
"""What the book's figures share; ``plt.rcParams.update(figures.STYLE)`` gives it to others."""


def png(figure: Figure) -> bytes:
    """A figure as the bytes of a PNG, and the figure closed: what ``ipywidgets.Image`` shows."""
    with io.BytesIO() as buffer:
        figure.savefig(buffer, format="png")
        plt.close(figure)
        return buffer.getvalue()
