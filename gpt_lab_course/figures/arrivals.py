"""Which abilities models of growing size have: a row an ability, a column a size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS


def arrivals(
    shares: Mapping[str, Sequence[Sequence[float]]],
    sizes: Sequence[str],
    *,
    xlabel: str,
    guessing: Mapping[str, float] | None = None,
) -> Figure:
    """Draw shares of right answers: a bar is the mean of the seeds, and each seed is a dot.

    Args:
        shares: by ability, in the order of the rows, for each size the share of each seed.
        sizes: the labels of the columns.
        xlabel: what the columns are.
        guessing: by ability the share that guessing would have, as a dotted line.

    Raises:
        ValueError: there is no ability, a row has not as many columns as there are sizes, a size
            has no seed, or a share is outside 0 … 1.
    """
    if not shares:
        raise RefusedValueError("shares is empty; give at least one ability and its shares")
    for name, row in shares.items():
        if len(row) != len(sizes) or not all(len(seeds) for seeds in row):
            raise RefusedValueError(
                f"{name!r} has shares of {sum(map(bool, row))} sizes; there are {len(sizes)}"
            )
        for share in (share for seeds in row for share in seeds):
            if not 0 <= share <= 1:
                raise RefusedValueError(f"{name!r} has {share:g}; a share is between 0 and 1")
    with plt.rc_context(STYLE):
        size = (WIDTH, 0.7 + 0.52 * len(shares))
        fig, axes = plt.subplots(
            len(shares), 1, figsize=size, layout="constrained", sharex=True, squeeze=False
        )
        for ax, (name, row) in zip(axes.flat, shares.items(), strict=True):
            means = [sum(seeds) / len(seeds) for seeds in row]
            ax.bar(range(len(row)), means, width=0.72, color=LINE_COLORS[5])
            for x, seeds in enumerate(row):
                places = [x + 0.16 * (i - (len(seeds) - 1) / 2) for i in range(len(seeds))]
                ax.plot(places, seeds, ".", color=INK, markersize=3, clip_on=False)
            if guessing and name in guessing:
                ax.axhline(guessing[name], linestyle=":", linewidth=0.9, color=FAINT)
            ax.set_ylim(0, 1)
            ax.set_yticks([0, 1], ["0", "100%"], fontsize=7)
            ax.set_ylabel(name, rotation=0, ha="right", va="center", labelpad=4)
            ax.tick_params(axis="x", length=0)
            ax.spines["bottom"].set_color(FAINT)
        axes.flat[-1].set_xticks(range(len(sizes)), sizes)
        axes.flat[-1].set_xlabel(xlabel)
        fig.align_ylabels()
    return fig
