"""Shapes in attention: split into heads, each head alone, and concatenated again."""

from __future__ import annotations

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyArrowPatch, Rectangle

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, PAPER, STYLE, UNEXPLAINED, WIDTH
from gpt_lab_course.palette import LINE_COLORS

_GAP = 1.3  # between two heads, in cells
_LABEL = 3.4  # the height of a row's label with its space, in cells
_FLAT = 0.6  # a cell's height in its widths


def _grid(ax: Axes, left: float, top: float, rows: int, colors: list[str], causal: bool) -> None:
    """A matrix, a cell a number; with ``causal``, future positions are left empty."""
    for row in range(rows):
        for column, color in enumerate(colors):
            hidden = causal and column > row
            ax.add_patch(
                Rectangle(
                    (left + column, top + row),
                    1,
                    1,
                    facecolor=UNEXPLAINED if hidden else color,
                    edgecolor=PAPER,
                    linewidth=0.8,
                )
            )


def attention_shapes(T: int = 5, n_heads: int = 3, d_head: int = 4) -> Figure:
    """Draw queries split into heads, each head's weights and output, and the concatenation.

    There is a row for each token, a cell for each number, a color for each head. Keys and values
    are split like the queries.

    Args:
        T: the number of tokens.
        n_heads: the number of heads.
        d_head: the width of a head.

    Raises:
        ValueError: there are more heads than colors, or a size is below 1.
    """
    if not 1 <= n_heads <= len(LINE_COLORS) or min(T, d_head) < 1:
        raise RefusedValueError(
            f"T={T}, n_heads={n_heads}, d_head={d_head}: sizes are 1 or more, and there are colors "
            f"for {len(LINE_COLORS)} heads"
        )
    d_model, step = n_heads * d_head, max(T, d_head) + _GAP
    wide = n_heads * step - _GAP
    rows = [  # label, axes, width of each piece, whether it is split, causal
        ("queries of all heads", f"[T, d_model] = [{T}, {d_model}]", d_head, False, False),
        ("cut", f"[H, T, d_head] = [{n_heads}, {T}, {d_head}]", d_head, True, False),
        ("shares, from queries and keys", f"[H, T, T] = [{n_heads}, {T}, {T}]", T, True, True),
        (
            "shares times values",
            f"[H, T, d_head] = [{n_heads}, {T}, {d_head}]",
            d_head,
            True,
            False,
        ),
        ("side by side", f"[T, d_model] = [{T}, {d_model}]", d_head, False, False),
    ]
    high = len(rows) * (T + _LABEL)
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, WIDTH * _FLAT * high / (wide + 1)))
        fig.subplots_adjust(0.01, 0.005, 0.99, 0.995)
        ax.set(xlim=(-0.5, wide + 0.5), ylim=(high, 0), aspect=_FLAT)
        ax.axis("off")
        for i, (label, axes, width, cut, causal) in enumerate(rows):
            top = i * (T + _LABEL)
            ax.text(0, top + 2.4, label, fontweight="bold", fontsize=9)
            ax.text(wide, top + 2.4, axes, fontsize=9, color=FAINT, ha="right")
            for h in range(n_heads):
                left = (
                    h * step + (step - _GAP - width) / 2
                    if cut
                    else (wide - d_model) / 2 + h * d_head
                )
                _grid(ax, left, top + _LABEL - 0.4, T, [LINE_COLORS[h]] * width, causal)
        for i in range(len(rows) - 1):
            bottom = (i + 1) * (T + _LABEL) - 0.3
            ax.add_patch(
                FancyArrowPatch(
                    (wide / 2, bottom),
                    (wide / 2, bottom + 1.7),
                    color=FAINT,
                    arrowstyle="-|>",
                    mutation_scale=8,
                )
            )
    return fig
