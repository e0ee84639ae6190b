"""Losses over a run."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter
from matplotlib.transforms import blended_transform_factory

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, PALE, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS


def loss_curves(
    curves: Mapping[str, Sequence[tuple[float, float]]],
    levels: Mapping[str, float] | None = None,
    *,
    xlabel: str = "steps",
    until: float | None = None,
    noisy: str | None = None,
    log: bool = False,
) -> Figure:
    """Draw losses over a run, with levels to compare them with.

    Args:
        curves: a name for each curve, and its points: the progress of the run, and the loss.
        levels: losses that are drawn as dashed lines, by their meaning.
        xlabel: the label of the horizontal axis.
        until: the right end of the axis; the end of the curves when left out.
        noisy: the name of a curve that is drawn pale and behind the others.
        log: whether the horizontal axis is logarithmic, from 1 on, to show the beginning of a run.

    Raises:
        ValueError: ``curves`` is empty.
    """
    if not curves:
        raise RefusedValueError("curves is empty; give at least one name and its points")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 3.4), layout="constrained")
        colors = itertools.cycle(LINE_COLORS)
        for name, points in curves.items():
            xs, ys = [x for x, _ in points], [y for _, y in points]
            behind = name == noisy
            color = PALE if behind else next(colors)
            ax.plot(xs, ys, color=color, label=name, zorder=1 if behind else 2)
        beside = blended_transform_factory(ax.transAxes, ax.transData)
        for name, loss in (levels or {}).items():
            ax.axhline(loss, linestyle="--", linewidth=0.8, color=FAINT)
            label = ax.text(1.01, loss, name, color=FAINT, fontsize=8, va="center")
            label.set_transform(beside)
        ax.set_xlabel(xlabel)
        ax.set_ylabel("loss (nats a token)")
        ax.set_ylim(bottom=0)
        if log:
            ax.set_xscale("log")
            ax.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:g}"))
        ax.set_xlim(left=1 if log else 0, right=until)
        if len(curves) > 1:
            fig.legend(loc="outside upper center", ncols=2, fontsize=9)
    return fig


def training_curves(records: Iterable[Mapping[str, Any]]) -> Figure:
    """Draw the log of a training run: the loss of its batches, and that of held-out text by kind.

    Args:
        records: the log's lines, from ``gpt_lab.training.log.read``.

    Raises:
        ValueError: no record has a loss.
    """
    batches = "training batches"
    curves: dict[str, list[tuple[float, float]]] = {}
    for record in records:
        tokens = record["tokens"] / 1e6
        if "loss" in record:
            curves.setdefault(batches, []).append((tokens, record["loss"]))
        for kind, loss in record.get("held_out", {}).items():
            curves.setdefault(f"held out: {kind}", []).append((tokens, loss))
    if not curves:
        raise RefusedValueError("records have no losses; read them from a run's log.jsonl")
    return loss_curves(curves, xlabel="millions of tokens seen", noisy=batches)
