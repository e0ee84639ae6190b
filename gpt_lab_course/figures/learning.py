"""What a model has learned, and what it has retained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS
from gpt_lab_course.proportion import Proportion

# The square is hollow, so that a dot in it is visible.
_MARKS: tuple[dict[str, Any], ...] = (
    {"marker": "o", "color": LINE_COLORS[0], "markersize": 5.5},
    {"marker": "s", "color": LINE_COLORS[1], "markersize": 9, "mfc": "none", "mew": 1.8},
)


def learned_and_kept(
    shares: Mapping[str, Mapping[str, tuple[Proportion, Proportion]]],
    names: Sequence[str] = ("learned", "kept"),
) -> Figure:
    """Draw two shares for each way, a dot and a square with intervals, in a panel for each model.

    Args:
        shares: by model and way, a share that should grow and one that should stay. A panel has a
            row for each way of any model.
        names: the names of the two.

    Raises:
        ValueError: there is no model, or one has no way.
    """
    if not shares or not all(shares.values()):
        raise RefusedValueError("shares is empty; give at least one model and one way")
    ways = list(dict.fromkeys(way for found in shares.values() for way in found))
    with plt.rc_context(STYLE):
        fig, axes = plt.subplots(
            1,
            len(shares),
            figsize=(WIDTH, 1.3 + 0.27 * len(ways)),
            sharey=True,
            squeeze=False,
            layout="constrained",
        )
        for ax, (model, found) in zip(axes[0], shares.items(), strict=True):
            for row, way in enumerate(ways):
                if way not in found:
                    continue
                for value, mark, up in zip(found[way], _MARKS, (-0.14, 0.14), strict=True):
                    y = row + up
                    ends = (value.low, value.high)
                    ax.plot(ends, (y, y), color=mark["color"], alpha=0.5, lw=1.5, zorder=1)
                    ax.plot(value.share, y, zorder=2, clip_on=False, **mark)
            ax.set_title(model, fontsize=10)
            ax.set_xlim(-0.06, 1.06)
            ax.set_xticks([0, 0.5, 1], ["0", "50", "100%"])
            ax.grid(axis="x", color=FAINT, alpha=0.2)
        axes[0][0].set_yticks(range(len(ways)), ways)
        axes[0][0].invert_yaxis()
        handles = [
            Line2D([], [], linestyle="none", label=name, **mark)
            for name, mark in zip(names, _MARKS, strict=True)
        ]
        fig.legend(handles=handles, loc="outside lower center", ncols=2, fontsize=10)
    return fig
