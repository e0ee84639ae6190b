"""Whether probabilities keep their word."""

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
"""The mean probability that was stated, the share that came true, and of how many."""


def reliability(curves: Mapping[str, Sequence[Bin]]) -> Figure:
    """How often what was predicted came true, against how probable it was stated to be.

    The dashed diagonal is where both are equal. A bar is the standard error of a share of so many.

    Args:
        curves: a name for each, and its points: (mean probability stated, share that came true, how
            many predictions).

    Raises:
        ValueError: ``curves`` is empty, or a point is made of no prediction.
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
