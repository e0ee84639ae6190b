"""What a model has learned, and what it has kept meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from gpt_lab.figures.look import FAINT, PALE, STYLE, WIDTH
from gpt_lab.palette import LINE_COLORS
from gpt_lab.validation import RefusedValueError


def learned_and_kept(
    shares: Mapping[str, Mapping[str, tuple[float, float]]],
    names: Sequence[str] = ("learned", "kept"),
) -> Figure:
    """Two shares for each way, as two dots on a line; a panel for each model.

    Args:
        shares: by model and way, a share that should grow and one that should stay, 0 to 1.
        names: what the two are called.

    Raises:
        ValueError: there is no model, or one without a way.
    """
    if not shares or not all(shares.values()):
        raise RefusedValueError("shares is empty; give at least one model and one way")
    ways = list(next(iter(shares.values())))
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
                ax.plot(found[way], (row, row), color=PALE, zorder=1)
                for value, color, mark in zip(found[way], LINE_COLORS, "os", strict=False):
                    ax.scatter(value, row, color=color, marker=mark, s=34, zorder=2)
            ax.set_title(model, fontsize=10)
            ax.set_xlim(-0.06, 1.06)
            ax.set_xticks([0, 0.5, 1], ["0", "50", "100 %"])
            ax.grid(axis="x", color=FAINT, alpha=0.2)
        axes[0][0].set_yticks(range(len(ways)), ways)
        axes[0][0].invert_yaxis()
        handles = [
            Line2D([], [], color=color, marker=mark, linestyle="none", label=name)
            for name, color, mark in zip(names, LINE_COLORS, "os", strict=False)
        ]
        fig.legend(handles=handles, loc="outside lower center", ncols=2, fontsize=10)
    return fig
