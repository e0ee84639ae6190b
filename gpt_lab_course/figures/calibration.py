"""Reliability diagrams."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS

Bin = tuple[float, float, int]
"""The mean stated probability, the share that was right, and the number of predictions."""


def reliability(curves: Mapping[str, Sequence[Bin]]) -> Figure:
    """Draw accuracy against stated probability.

    The dashed diagonal is where both are equal. Bars are standard errors.

    Args:
        curves: a name for each, and its points: (mean stated probability, share that was right,
            number of predictions).

    Raises:
        ValueError: ``curves`` is empty, or a point has no predictions.
    """
    if not curves:
        raise RefusedValueError("curves is empty; give at least one name and its points")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 4.2), layout="constrained")
        ax.plot([0, 1], [0, 1], "--", color=FAINT, linewidth=0.8)
        for (name, points), color in zip(curves.items(), itertools.cycle(LINE_COLORS)):
            for stated, _, n in points:
                if n < 1:
                    raise RefusedValueError(
                        f"curves[{name!r}] has a point of {n} predictions at {stated}"
                    )
            ax.errorbar(
                [stated for stated, _, _ in points],
                [true for _, true, _ in points],
                yerr=[math.sqrt(true * (1 - true) / n) for _, true, n in points],
                color=color,
                marker="o",
                markersize=4,
                linewidth=1.4,
                label=name,
            )
        ax.set_xlim(0, 1)
        ax.set_ylim(0, 1)
        ax.set_aspect("equal")
        for axis in (ax.xaxis, ax.yaxis):
            axis.set_major_formatter(PercentFormatter(1))
        ax.set_xlabel("what the model says")
        ax.set_ylabel("how often it is right")
        if len(curves) > 1:
            fig.legend(loc="outside upper center", ncols=2, fontsize=9)
    return fig
