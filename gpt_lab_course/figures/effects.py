"""The effect of changes inside a model on its answers, by block and token."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, STYLE, WIDTH, ink_on_blue


def effect_maps(
    panels: Mapping[str, Any], tokens: Sequence[str], label: str, *, first_block: int = 0
) -> Figure:
    """Draw shares as heat maps: a row a block, a column a token, the share in percent in each cell.

    Narrow maps are side by side, others one below the other.

    Args:
        panels: a title for each map, and its shares, [L, T], between 0 and 1: a tensor, an array or
            lists of numbers.
        tokens: the T tokens as text.
        label: the label of the color scale.
        first_block: the number of the first row.

    Raises:
        ValueError: there is no map, its columns are not T, or a share is outside 0 … 1.
    """
    if not panels:
        raise RefusedValueError("panels is empty; give at least one title and its shares")
    tables = {title: _rows(title, shares, len(tokens)) for title, shares in panels.items()}
    tallest = max(map(len, tables.values()))
    with plt.rc_context(STYLE):
        side_by_side = len(tables) * len(tokens) <= 6
        grid = (1, len(tables)) if side_by_side else (len(tables), 1)
        size = (WIDTH, grid[0] * (1.4 + 0.24 * tallest))
        fig, axes = plt.subplots(*grid, figsize=size, layout="constrained", squeeze=False)
        for ax, (title, rows) in zip(axes.flat, tables.items(), strict=True):
            image = ax.imshow(rows, cmap="Blues", vmin=0, vmax=1, aspect="auto")
            for y, row in enumerate(rows):
                for x, share in enumerate(row):
                    cell = {"ha": "center", "va": "center", "fontsize": 7}
                    ax.text(x, y, f"{100 * share:.0f}", color=ink_on_blue(share), **cell)
            ax.set_xticks(range(len(tokens)), tokens, fontsize=8)
            ax.set_yticks(range(len(rows)), range(first_block, first_block + len(rows)), fontsize=8)
            ax.set_ylabel("block", color=FAINT)
            ax.tick_params(length=0)
            ax.spines[:].set_visible(False)
            ax.set_title(title, loc="left", fontsize=10)
        scale = fig.colorbar(image, ax=axes.ravel().tolist(), shrink=0.6, ticks=[0, 0.5, 1])
        scale.ax.set_yticklabels(["0%", "50%", "100%"], fontsize=8)
        scale.set_label(label, fontsize=9)
        scale.outline.set_visible(False)
    return fig


def _rows(title: str, shares: Any, T: int) -> list[list[float]]:
    rows = [[float(share) for share in row] for row in shares]
    for row in rows:
        if len(row) != T:
            raise RefusedValueError(f"{title!r} has {len(row)} columns; {T} tokens need {T}")
        for share in row:
            if not 0 <= share <= 1:
                raise RefusedValueError(f"{title!r} has {share:g}; a share is between 0 and 1")
    return rows
