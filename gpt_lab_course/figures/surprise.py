"""A text with each token's surprise as a shade."""

from __future__ import annotations

from collections.abc import Sequence

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, STYLE, WIDTH
from gpt_lab_course.palette import ink_on

LEVELS = (
    (0.5, None, "likelier than 1 in 2"),
    (0.1, "#F6E7C1", "to 1 in 10"),
    (0.01, "#F0B95B", "to 1 in 100"),
    (0.0, "#D55E00", "rarer"),
)
"""The lower bound of the probability, the shade, and its description."""

_COLUMNS, _LINE = 62, 0.19  # characters in a line, and inches between lines
_POINTS = WIDTH * 72 / (_COLUMNS + 2) / 0.602  # a letter of DejaVu Sans Mono is 0.602 em wide


def surprise(tokens: Sequence[str], probabilities: Sequence[float | None]) -> Figure:
    """Draw a text token by token, darker for lower probabilities.

    Args:
        tokens: the text's tokens. A line break is shown as ⏎.
        probabilities: the model's probability of each token; None for a prompt's tokens, which are
            shown pale.

    Raises:
        ValueError: there are no tokens, or the number of probabilities differs.
    """
    if not tokens or len(tokens) != len(probabilities):
        raise RefusedValueError(
            f"{len(tokens)} tokens and {len(probabilities)} probabilities; give one for each token"
        )
    places, x, y = [], 0, 0
    for token in tokens:
        text = token.replace("\n", "⏎")
        if x + len(text) > _COLUMNS:
            x, y = 0, y + 1
            text = text.lstrip(" ")
        places.append((x, y, text))
        x += len(text)
    with plt.rc_context(STYLE):
        height = _LINE * (y + 3)
        fig = plt.figure(figsize=(WIDTH, height))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(-1, _COLUMNS + 1), ylim=(y + 2.2, -0.8))
        ax.axis("off")
        for (column, row, text), p in zip(places, probabilities, strict=True):
            if p is None:
                _write(ax, column, row, text, FAINT, None)
            else:
                shade = next(shade for least, shade, _ in LEVELS if p >= least)
                _write(ax, column, row, text, INK, shade)
        column = 0
        for _, shade, says in LEVELS:
            _write(ax, column, y + 1.6, f" {says} ", FAINT, shade)
            column += len(says) + 4
    return fig


def _write(ax: Axes, column: float, row: float, text: str, ink: str, shade: str | None) -> None:
    """Draw a token on its shade."""
    if shade is not None:
        ax.add_patch(Rectangle((column, row - 0.45), len(text), 0.9, facecolor=shade))
        ink = ink_on(shade)
    visible = text.lstrip(" ")  # a leading space takes a column and needs no letter
    start = column + len(text) - len(visible)
    ax.text(start, row, visible, color=ink, va="center", family="monospace", fontsize=_POINTS)
