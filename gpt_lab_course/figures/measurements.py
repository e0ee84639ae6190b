"""Measurements as line plots."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator, ScalarFormatter

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS

Curve = Sequence[tuple[float, float]]

DASHES = ("-", "--", "-.", ":")


def lines(
    curves: Mapping[str, Sequence[Curve]],
    *,
    xlabel: str,
    ylabel: str,
    levels: Mapping[str, float] | None = None,
    marks: bool = False,
    log: bool = False,
    bottom: float | None = None,
) -> Figure:
    """Draw one or more curves of each kind, for instance for each seed, in the kind's color.

    Args:
        curves: a name for each kind, and its curves: points (x, y) each.
        xlabel: the label of x.
        ylabel: the label of y.
        levels: values of y that are drawn as dotted lines, by their meaning.
        marks: whether to mark each point, for few separate measurements.
        log: whether the x axis is logarithmic, with each x as a tick.
        bottom: the lower end of the y axis; that of the curves when left out.

    Raises:
        ValueError: ``curves`` is empty, or a kind has no curve.
    """
    if not curves:
        raise RefusedValueError("curves is empty; give at least one name and its curves")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 3.2), layout="constrained")
        looks = zip(curves.items(), itertools.cycle(LINE_COLORS), itertools.cycle(DASHES))
        for (name, kind), color, dash in looks:
            if not kind:
                raise RefusedValueError(f"curves[{name!r}] is empty; give a list of curves")
            for i, points in enumerate(kind):
                ax.plot(
                    [x for x, _ in points],
                    [y for _, y in points],
                    dash,
                    color=color,
                    linewidth=1.4,
                    marker="o" if marks else None,
                    markersize=4,
                    label=name if i == 0 else None,
                )
        for name, height in (levels or {}).items():
            ax.axhline(height, linestyle=":", linewidth=0.9, color=FAINT)
            ax.annotate(
                name,
                (0.995, height),
                xycoords=("axes fraction", "data"),
                xytext=(0, 2),
                textcoords="offset points",
                ha="right",
                color=FAINT,
                fontsize=8,
            )
        ax.set_xlabel(xlabel)
        ax.set_ylabel(ylabel)
        if log:
            ax.set_xscale("log", base=2)
            ax.set_xticks(sorted({x for kind in curves.values() for c in kind for x, _ in c}))
            ax.xaxis.set_minor_locator(NullLocator())
            ax.xaxis.set_major_formatter(ScalarFormatter())
        if bottom is not None:
            ax.set_ylim(bottom=bottom)
        if len(curves) > 1:
            fig.legend(loc="outside upper center", ncols=2, fontsize=9)
    return fig
