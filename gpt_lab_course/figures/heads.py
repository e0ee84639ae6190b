"""One number for every head of a model, as heat maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, STYLE, WIDTH, ink_on_blue


def head_grids(scores: Mapping[str, Any], most: float | None = None) -> Figure:
    """Draw heat maps one below the other: a row a block, a column a head, the number in each cell.

    Args:
        scores: a name for each table, and its numbers, [L, H]: a tensor, an array or lists.
        most: the number that gets the darkest shade; the largest of each table when left out.

    Raises:
        ValueError: ``scores`` is empty, or a table's rows have different lengths.
    """
    if not scores:
        raise RefusedValueError("scores is empty; give at least one name and its table")
    tables = {name: [[float(x) for x in row] for row in rows] for name, rows in scores.items()}
    for name, rows in tables.items():
        if not rows or len({len(row) for row in rows}) != 1:
            raise RefusedValueError(f"{name!r} has rows of lengths {[len(row) for row in rows]}")
    with plt.rc_context(STYLE):
        height = sum(0.75 + 0.24 * len(rows) for rows in tables.values())
        fig, axes = plt.subplots(
            len(tables), figsize=(WIDTH, height), layout="constrained", squeeze=False
        )
        for ax, (name, rows) in zip(axes[:, 0], tables.items(), strict=True):
            darkest = max(most or max(map(max, rows)), 1e-9)
            ax.imshow(rows, cmap="Blues", vmin=0, vmax=darkest, aspect="auto")
            for block, row in enumerate(rows):
                for head, x in enumerate(row):
                    ink = ink_on_blue(x / darkest)
                    place = {"ha": "center", "va": "center", "fontsize": 8}
                    ax.text(head, block, f"{round(x, 2) + 0.0:.2f}", color=ink, **place)
            ax.set_xticks(range(len(rows[0])))
            ax.set_yticks(range(len(rows)))
            ax.set_ylabel("block", color=FAINT)
            ax.tick_params(length=0)
            ax.spines[:].set_visible(False)
            ax.set_title(name, loc="left", fontsize=10, color=INK)
        axes[-1, 0].set_xlabel("head", color=FAINT)
    return fig
