"""Every matplotlib figure of the book, in one look.

A figure stands on paper of its own, light in a light page and in a dark one, so that a picture
stored in a notebook is readable in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.palette import COMPONENT_COLORS

INK, FAINT, UNEXPLAINED = "#1b1f24", "#57606a", "#e3e7eb"

STYLE = {
    "figure.facecolor": "white",
    "figure.dpi": 144,
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "legend.frameon": False,
}
"""What the book's figures share; ``plt.rcParams.update(figures.STYLE)`` gives it to others."""


def _slices(ax: Axes, components: Mapping[str, int], colors: Iterable[str], middle: str) -> None:
    ax.pie(
        list(components.values()),
        colors=list(colors),
        startangle=90,
        counterclock=False,
        wedgeprops={"width": 0.42, "edgecolor": "white", "linewidth": 1.2},
    )
    ax.text(0, 0, middle, ha="center", va="center", fontsize=12, fontweight="bold")


def _key(fig: Figure, components: Mapping[str, int], colors: Iterable[str]) -> None:
    """Name, count and share of each component, in columns beside the pie."""
    total = sum(components.values())
    ax = fig.add_axes((0.5, 0, 0.5, 1), xlim=(0, 1), ylim=(len(components) + 0.5, -1.5))
    ax.axis("off")
    for row, ((name, n), color) in enumerate(zip(components.items(), colors, strict=True)):
        ax.plot(0.02, row, "s", color=color, markersize=9)
        ax.text(0.07, row, name, va="center")
        ax.text(0.73, row, f"{n:,}", va="center", ha="right")
        ax.text(0.97, row, f"{n / total:.2%}", va="center", ha="right", color=FAINT)


def _color(component: str) -> str:
    return COMPONENT_COLORS[component]


def parameter_pie(config: GPTConfig, title: str | None = None) -> Figure:
    """The parameters of a configuration as a ring, with counts and shares beside it.

    Args:
        config: the model.
        title: a line above; none when left out.
    """
    components = count_parameters(config).components
    colors = [_color(name) for name in components]
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(7.2, 3.3))
        ax = fig.add_axes((0.0, 0.02, 0.46, 0.9 if title else 0.96))
        _slices(ax, components, colors, f"{sum(components.values()):,}")
        _key(fig, components, colors)
        if title:
            fig.suptitle(title, x=0.02, ha="left", fontweight="bold")
    return fig


def parameter_ledger(explained: Iterable[str] = ()) -> Figure:
    """GPT-2 small's 124,439,808 parameters, the components explained so far in colour.

    Every chapter ends with it.

    Args:
        explained: names of components, as in ``count_parameters(config).components``.

    Raises:
        ValueError: a name is no component of GPT-2 small.
    """
    components = count_parameters(GPTConfig()).components
    explained = set(explained)
    if unknown := explained - set(components):
        raise ValueError(f"no component {min(unknown)!r}; there are {', '.join(components)}")
    colors = [_color(name) if name in explained else UNEXPLAINED for name in components]
    done, total = sum(components[name] for name in explained), sum(components.values())
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(7.2, 3.3))
        ax = fig.add_axes((0.0, 0.02, 0.46, 0.96))
        _slices(ax, components, colors, f"{done / total:.1%}\nexplained")
        _key(fig, components, colors)
    return fig


def parameter_bars(configs: Mapping[str, GPTConfig], share: bool = False) -> Figure:
    """A family of models as stacked bars, each component in the colour that it has in the pie.

    Args:
        configs: a name for each model, and its configuration.
        share: whether the bars show shares of each model's total instead of millions.

    Raises:
        ValueError: ``configs`` is empty.
    """
    if not configs:
        raise ValueError("configs is empty; give at least one name and configuration")
    counts = {name: count_parameters(config) for name, config in configs.items()}
    present = [c for c in COMPONENT_COLORS if any(c in n.components for n in counts.values())]
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(7.2, 1.5 + 0.5 * len(counts)), layout="constrained")
        for row, count in enumerate(counts.values()):
            unit = count.total if share else 1_000_000
            left = 0.0
            for component in present:
                width = count.components.get(component, 0) / unit
                ax.barh(row, width, left=left, color=_color(component), edgecolor="white")
                left += width
            ax.text(left, row, f" {count.total / 1e6:,.0f} M", va="center")
        ax.set_yticks(range(len(counts)), list(counts))
        ax.invert_yaxis()
        ax.set_xlabel("share of the parameters" if share else "millions of parameters")
        ax.margins(x=0.12)
        key: list[Any] = [Patch(color=_color(component), label=component) for component in present]
        fig.legend(handles=key, loc="outside lower center", ncols=4, fontsize=9)
    return fig
