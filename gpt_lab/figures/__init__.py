"""Every matplotlib figure of the book, in one look.

A figure stands on paper of its own, light in a light page and in a dark one, so that a picture
stored in a notebook is readable in both.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch, Patch
from matplotlib.ticker import ScalarFormatter
from matplotlib.transforms import blended_transform_factory

from gpt_lab.anatomy import count_parameters
from gpt_lab.checks import RefusedValueError
from gpt_lab.config import GPTConfig
from gpt_lab.figures.attention import attention_map
from gpt_lab.figures.look import FAINT, INK, PALE, STYLE, UNEXPLAINED, png
from gpt_lab.figures.prediction import inputs_and_targets, next_tokens
from gpt_lab.palette import COMPONENT_COLORS, LINE_COLORS

__all__ = [
    "FAINT",
    "INK",
    "PALE",
    "STYLE",
    "UNEXPLAINED",
    "attention_map",
    "five_steps",
    "inputs_and_targets",
    "loss_curves",
    "next_tokens",
    "parameter_bars",
    "parameter_ledger",
    "parameter_pie",
    "png",
    "training_curves",
]


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
        share = f"{n / total:.2%}" if n / total >= 0.0001 else "< 0.01%"
        ax.text(0.97, row, share, va="center", ha="right", color=FAINT)


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

    Every chapter that explains a part ends with it.

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
        raise RefusedValueError("configs is empty; give at least one name and configuration")
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
        ax.set_xlim(0, 1.12 if share else 1.12e-6 * max(n.total for n in counts.values()))
        key: list[Any] = [Patch(color=_color(component), label=component) for component in present]
        fig.legend(handles=key, loc="outside lower center", ncols=4, fontsize=9)
    return fig


def five_steps(config: GPTConfig, pieces: Sequence[str]) -> Figure:
    """The way from a text to its next token: five steps, each with its shape and parameters.

    Args:
        config: the model.
        pieces: the text's tokens, as text.
    """
    count = count_parameters(config)
    T, d, V = len(pieces), config.d_model, config.vocab_size
    steps = {
        "tokenization": ("text to IDs", f"[{T}]"),
        "embedding": ("IDs to vectors", f"[{T}, {d}]"),
        "transformer": (f"{config.n_layers} blocks", f"[{T}, {d}]"),
        "output": ("a score a token", f"[{T}, {V:,}]"),
        "prediction": ("pick one of", f"{V:,}"),
    }
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(7.2, 2.1))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(-0.1, 10), ylim=(0, 3))
        ax.axis("off")
        ax.text(5, 2.72, "".join(pieces) + " …", ha="center", va="center", style="italic")
        for i, (step, (what, shape)) in enumerate(steps.items()):
            left, middle = 2 * i + 0.08, 2 * i + 0.9
            box = FancyBboxPatch(
                (left, 1.0), 1.64, 1.35, boxstyle="round,pad=0,rounding_size=0.1", fc="#f3f5f7"
            )
            box.set_edgecolor(FAINT)
            ax.add_patch(box)
            title = f"{i + 1} {step}"
            ax.text(middle, 2.1, title, ha="center", va="center", fontweight="bold", fontsize=9)
            ax.text(middle, 1.72, what, ha="center", va="center", color=FAINT, fontsize=9)
            ax.text(middle, 1.28, shape, ha="center", va="center", family="monospace", fontsize=9)
            n = count[step].total
            ax.text(middle, 0.62, f"{n:,}", ha="center", va="center", fontsize=9)
            ax.text(middle, 0.28, "parameters", ha="center", va="center", color=FAINT, fontsize=8)
            if i:
                arrow = {"arrowstyle": "-|>", "color": INK}
                ax.annotate("", xy=(left, 1.68), xytext=(left - 0.36, 1.68), arrowprops=arrow)
    return fig


def loss_curves(
    curves: Mapping[str, Sequence[tuple[float, float]]],
    levels: Mapping[str, float] | None = None,
    *,
    xlabel: str = "steps",
    until: float | None = None,
    noisy: str | None = None,
    log: bool = False,
) -> Figure:
    """Losses over a run, and levels to hold them against.

    Args:
        curves: a name for each curve, and its points: how far the run was, and the loss there.
        levels: losses that are drawn as dashed lines, by what they mean.
        xlabel: what the first number of a point counts.
        until: the right end of the axis; where the curves end when left out.
        noisy: the name of a curve that is drawn pale and behind the others.
        log: whether each doubling takes the same room on the axis, which then begins at 1: what
            happens early in a run can be seen.

    Raises:
        ValueError: ``curves`` is empty.
    """
    if not curves:
        raise RefusedValueError("curves is empty; give at least one name and its points")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(7.2, 3.4), layout="constrained")
        colors = itertools.cycle(LINE_COLORS)
        for name, points in curves.items():
            xs, ys = [x for x, _ in points], [y for _, y in points]
            behind = name == noisy
            color = PALE if behind else next(colors)
            ax.plot(xs, ys, color=color, label=name, zorder=1 if behind else 2)
        beside = blended_transform_factory(ax.transAxes, ax.transData)
        for what, loss in (levels or {}).items():
            ax.axhline(loss, linestyle="--", linewidth=0.8, color=FAINT)
            label = ax.text(1.01, loss, what, color=FAINT, fontsize=8, va="center")
            label.set_transform(beside)
        ax.set_xlabel(xlabel)
        ax.set_ylabel("loss (nats a token)")
        ax.set_ylim(bottom=0)
        if log:
            ax.set_xscale("log")
            ax.xaxis.set_major_formatter(ScalarFormatter())
        ax.set_xlim(left=1 if log else 0, right=until)
        if len(curves) > 1:
            fig.legend(loc="outside upper center", ncols=3, fontsize=9)
    return fig


def training_curves(records: Iterable[Mapping[str, Any]]) -> Figure:
    """The log of a training run: the loss of its batches, and that of held-out text by kind.

    Args:
        records: the log's lines, as ``gpt_lab.training.log.read`` gives them.

    Raises:
        ValueError: no record has a loss.
    """
    batches = "training batches"
    curves: dict[str, list[tuple[float, float]]] = {}
    for record in records:
        seen = record["tokens"] / 1e6
        if "loss" in record:
            curves.setdefault(batches, []).append((seen, record["loss"]))
        for kind, loss in record.get("held_out", {}).items():
            curves.setdefault(f"held out: {kind}", []).append((seen, loss))
    if not curves:
        raise RefusedValueError("records have no losses; read them from a run's log.jsonl")
    return loss_curves(curves, xlabel="millions of tokens seen", noisy=batches)
