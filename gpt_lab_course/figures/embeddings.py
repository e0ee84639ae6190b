"""Embedding tables as pictures: tokens on a plane, and whole tables as heat maps."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.text import Annotation

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, PALE, STYLE, WIDTH
from gpt_lab_course.figures.names import spread_names
from gpt_lab_course.palette import LINE_COLORS

Point = tuple[float, float]

MARKERS = ("o", "s", "^", "D", "v", "P")


def token_map(
    groups: Mapping[str, Mapping[str, Point]], links: Iterable[tuple[str, str]] = ()
) -> Figure:
    """Draw tokens on a plane, each group with its own color and shape.

    Args:
        groups: a name for each group, and its tokens with their points.
        links: pairs of tokens that are joined by a line.

    Raises:
        ValueError: there is no token, there are too many groups to tell apart, or a link has an
            unknown token.
    """
    places = {token: point for tokens in groups.values() for token, point in tokens.items()}
    if not places:
        raise RefusedValueError("groups has no tokens; give at least one and its point")
    if len(groups) > len(MARKERS):
        raise RefusedValueError(f"{len(groups)} groups; at most {len(MARKERS)} can be told apart")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 4.9), layout="constrained")
        for a, b in links:
            for token in (a, b):
                if token not in places:
                    raise RefusedValueError(f"links names {token!r}, which is in no group")
            ax.plot(*zip(places[a], places[b], strict=True), color=PALE, linewidth=0.8, zorder=1)
        names: list[Annotation] = []
        looks = zip(groups.items(), LINE_COLORS, MARKERS, strict=False)
        for (name, tokens), color, marker in looks:
            xs, ys = [x for x, _ in tokens.values()], [y for _, y in tokens.values()]
            ax.scatter(xs, ys, s=22, color=color, marker=marker, label=name, zorder=2)
            for token, point in tokens.items():
                names.append(
                    ax.annotate(
                        token.strip(),
                        point,
                        xytext=(3, 2),
                        textcoords="offset points",
                        fontsize=7.5,
                        zorder=3,
                        arrowprops={"arrowstyle": "-", "color": FAINT, "lw": 0.5, "visible": False},
                    )
                )
        ax.set_xlabel("along this direction their rows differ most", color=FAINT)
        ax.set_ylabel("along this one second most", color=FAINT)
        ax.margins(0.1)
        if len(groups) > 1:
            fig.legend(loc="outside upper center", ncols=3, fontsize=9)
        spread_names(fig, ax, names)
    return fig


def centering(rows: Sequence[Point]) -> Figure:
    """Draw rows of two numbers as arrows from 0, and again with their mean subtracted.

    Args:
        rows: the rows. If they share a direction, all angles between them are small at first.

    Raises:
        ValueError: there are fewer than two rows.
    """
    if len(rows) < 2:
        raise RefusedValueError(f"{len(rows)} rows have no angle between them; give two or more")
    mean = tuple(sum(numbers) / len(rows) for numbers in zip(*rows, strict=True))
    centered = [(x - mean[0], y - mean[1]) for x, y in rows]
    reach = 1.15 * max(abs(number) for row in (*rows, *centered) for number in row)
    with plt.rc_context(STYLE):
        fig, axes = plt.subplots(1, 2, figsize=(WIDTH, 3.2), sharex=True, sharey=True)
        panels = (("the rows: all point alike", rows), ("minus their mean", centered))
        for ax, (title, points) in zip(axes, panels, strict=True):
            for point, color in zip(points, itertools.cycle(LINE_COLORS), strict=False):
                arrow = {"arrowstyle": "->", "color": color, "lw": 1.8, "shrinkA": 0, "shrinkB": 0}
                ax.annotate("", point, (0, 0), arrowprops=arrow)
            ax.plot(0, 0, "o", color=FAINT, markersize=4)
            ax.set(title=title, xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal")
            ax.set(xticks=[], yticks=[])
        arrow = {"arrowstyle": "->", "color": FAINT, "lw": 1.2, "ls": "--", "shrinkA": 0}
        axes[0].annotate("", mean, (0, 0), arrowprops=arrow)
        axes[0].annotate("mean", mean, xytext=(4, 4), textcoords="offset points", color=FAINT)
        fig.tight_layout()
    return fig


_SHADES = 21  # few, so that the picture of a table of thousands of numbers stays small


def table_shades(tables: Mapping[str, Any], *, xlabel: str, ylabel: str) -> Figure:
    """Draw tables of numbers as heat maps, one below the other: blue is negative, red positive.

    Each table has its own scale, up to its largest absolute value.

    Args:
        tables: a title for each, and its rows: a tensor, an array or lists of numbers.
        xlabel: the label of the columns.
        ylabel: the label of the rows.

    Raises:
        ValueError: there is no table, or one has no numbers.
    """
    if not tables:
        raise RefusedValueError("tables is empty; give at least one title and its rows")
    with plt.rc_context(STYLE):
        fig, axes = plt.subplots(
            len(tables), figsize=(WIDTH, 2.5 * len(tables)), squeeze=False, layout="constrained"
        )
        for ax, (title, table) in zip(axes[:, 0], tables.items(), strict=True):
            rows = _rows(table)
            largest = max((abs(x) for row in rows for x in row), default=0.0)
            if not largest:
                raise RefusedValueError(f"tables[{title!r}] has no number but 0")
            shades = ax.imshow(
                rows,
                cmap=plt.get_cmap("RdBu_r", _SHADES),
                vmin=-largest,
                vmax=largest,
                aspect="auto",
                interpolation="none",
            )
            ax.set_title(title, loc="left", fontsize=10)
            ax.set_ylabel(ylabel)
            ax.spines[:].set_visible(False)
            fig.colorbar(shades, ax=ax)
        axes[-1, 0].set_xlabel(xlabel)
    return fig


def _rows(table: Any) -> Sequence[Sequence[float]]:
    """Convert a table to lists of numbers."""
    if hasattr(table, "detach"):  # a tensor with a gradient
        table = table.detach()
    rows: list[list[float]] = [[float(x) for x in row] for row in table]
    return rows
