"""Attention masks as grids of squares."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.colors import ListedColormap
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, PAPER, STYLE, UNEXPLAINED, WIDTH
from gpt_lab_course.palette import LINE_COLORS


def mask_grids(masks: Mapping[str, Any]) -> Figure:
    """Draw masks two by two: a row a query, a column a key, a filled square where it may look.

    Args:
        masks: a name for each mask, and its booleans, [T, S]: a tensor, an array or lists.

    Raises:
        ValueError: ``masks`` is empty, or the rows of one have different lengths.
    """
    if not masks:
        raise RefusedValueError("masks is empty; give at least one name and its booleans")
    grids = {name: [[int(x) for x in row] for row in rows] for name, rows in masks.items()}
    for name, rows in grids.items():
        if not rows or len({len(row) for row in rows}) != 1:
            raise RefusedValueError(f"{name!r} has rows of lengths {[len(row) for row in rows]}")
    with plt.rc_context(STYLE):
        down = math.ceil(len(grids) / 2)
        fig, axes = plt.subplots(
            down, 2, figsize=(WIDTH, 2.55 * down), layout="constrained", squeeze=False
        )
        colors = ListedColormap([UNEXPLAINED, LINE_COLORS[0]])
        for ax in axes.flat[len(grids) :]:
            ax.axis("off")
        for ax, (name, rows) in zip(axes.flat, grids.items(), strict=False):
            T, S = len(rows), len(rows[0])
            ax.pcolormesh(rows, cmap=colors, vmin=0, vmax=1, edgecolors=PAPER, linewidth=1.5)
            ax.set(xlim=(0, S), ylim=(T, 0), aspect="equal")
            ax.set_xticks([i + 0.5 for i in range(S)], [str(i) for i in range(S)], fontsize=8)
            ax.set_yticks([i + 0.5 for i in range(T)], [str(i) for i in range(T)], fontsize=8)
            ax.xaxis.tick_top()
            ax.tick_params(length=0, labelcolor=FAINT)
            ax.spines[:].set_visible(False)
            ax.set_title(name, loc="left", fontsize=9)
    return fig
