"""A model's parameters by component: as a ring, as the course's ledger, as bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, PAPER, STYLE, UNEXPLAINED, WIDTH
from gpt_lab_course.palette import COMPONENT_COLORS


def _slices(ax: Axes, components: Mapping[str, int], colors: Iterable[str], middle: str) -> None:
    ax.pie(
        list(components.values()),
        colors=list(colors),
        startangle=90,
        counterclock=False,
        wedgeprops={"width": 0.42, "edgecolor": PAPER, "linewidth": 1.2},
    )
    ax.text(0, 0, middle, ha="center", va="center", fontsize=12, fontweight="bold")


def _ring(components: Mapping[str, int], colors: list[str], middle: str, title: str = "") -> Figure:
    """A ring, with a line below it for each component: name, count and share."""
    total = sum(components.values())
    rows = len(components)
    ring, line, head = 2.9, 0.24, 0.3 if title else 0.0  # inches
    height = ring + line * (rows + 0.5) + head
    fig = plt.figure(figsize=(WIDTH, height))
    ax = fig.add_axes((0, (height - head - ring) / height, 1, ring / height))
    _slices(ax, components, colors, middle)
    key = fig.add_axes((0.02, 0, 0.96, line * (rows + 0.5) / height), xlim=(0, 1))
    key.set_ylim(rows, -0.5)
    key.axis("off")
    for row, ((name, n), color) in enumerate(zip(components.items(), colors, strict=True)):
        key.plot(0.02, row, "s", color=color, markersize=8)
        key.text(0.07, row, name, va="center")
        key.text(0.76, row, f"{n:,}", va="center", ha="right")
        share = f"{n / total:.2%}" if n / total >= 0.0001 else "< 0.01%"
        key.text(0.99, row, share, va="center", ha="right", color=FAINT)
    if title:
        fig.suptitle(title, x=0.02, ha="left", fontweight="bold")
    return fig


def _color(component: str) -> str:
    return COMPONENT_COLORS[component]


def parameter_pie(config: GPTConfig, title: str | None = None) -> Figure:
    """Draw the parameters of a configuration as a ring, with counts and shares below it.

    Args:
        config: the model.
        title: a line above; none when left out.
    """
    components = count_parameters(config).components
    colors = [_color(name) for name in components]
    with plt.rc_context(STYLE):
        return _ring(components, colors, f"{sum(components.values()):,}", title or "")


def parameter_ledger(explained: Iterable[str] = ()) -> Figure:
    """Draw GPT-2 small's 124,439,808 parameters, with the components explained so far in color.

    Every lesson that explains a part ends with it.

    Args:
        explained: names of components, as in ``count_parameters(config).components``.

    Raises:
        ValueError: a name is not a component of GPT-2 small.
    """
    components = count_parameters(GPTConfig()).components
    explained = set(explained)
    if unknown := explained - set(components):
        raise RefusedValueError(f"no component {min(unknown)!r}; there are {', '.join(components)}")
    colors = [_color(name) if name in explained else UNEXPLAINED for name in components]
    done, total = sum(components[name] for name in explained), sum(components.values())
    digits = 1
    while done < total and round(100 * done / total, digits) == 100:
        digits += 1  # the norms are small, but not nothing
    with plt.rc_context(STYLE):
        return _ring(components, colors, f"{done / total:.{digits}%}\nexplained")


def parameter_bars(configs: Mapping[str, GPTConfig], share: bool = False) -> Figure:
    """Draw a family of models as stacked bars, with the colors of the pie.

    Args:
        configs: a name for each model, and its configuration.
        share: whether the bars show shares of each model's total instead of millions.

    Raises:
        ValueError: ``configs`` is empty.
    """
    if not configs:
        raise RefusedValueError("configs is empty; give at least one name and configuration")
    counts = {name: count_parameters(config) for name, config in configs.items()}
    present = [c for c in COMPONENT_COLORS if any(c in n.components for n in counts.values())]
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 1.7 + 0.45 * len(counts)), layout="constrained")
        for row, count in enumerate(counts.values()):
            unit = count.total if share else 1_000_000
            left = 0.0
            for component in present:
                width = count.components.get(component, 0) / unit
                ax.barh(row, width, left=left, color=_color(component), edgecolor=PAPER)
                left += width
            ax.text(left, row, f" {count.total / 1e6:,.0f} M", va="center")
        ax.set_yticks(range(len(counts)), list(counts))
        ax.invert_yaxis()
        ax.set_xlabel("share of the parameters" if share else "millions of parameters")
        if share:
            ax.set_xticks([i / 5 for i in range(6)])  # totals are to the right of all shares
        ax.set_xlim(0, 1.22 if share else 1.22e-6 * max(n.total for n in counts.values()))
        key: list[Any] = [Patch(color=_color(component), label=component) for component in present]
        fig.legend(handles=key, loc="outside lower center", ncols=2, fontsize=10)
    return fig
