"""The steps from a text to its next token."""

from __future__ import annotations

from collections.abc import Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, PANEL, STYLE, WIDTH


def five_steps(steps: Sequence[tuple[str, str, str]], text: str, after: str = "") -> Figure:
    """Draw the steps from a text to its next token: a box a step, with its output numbers.

    Args:
        steps: for each step its name, its output, and the output's shape.
        text: the input, shown above the first box.
        after: the final output, shown below the last box when given.

    Raises:
        ValueError: ``steps`` is empty.
    """
    if not steps:
        raise RefusedValueError("steps is empty; give at least one step")
    n = len(steps)
    bottom = n + 0.55 if after else n - 0.1
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(WIDTH, 0.66 * (bottom + 0.75)))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(0, 10), ylim=(bottom, -0.75))
        ax.axis("off")
        arrow = {"arrowstyle": "-|>", "color": INK}
        ax.text(5, -0.42, text, ha="center", va="center", style="italic")
        for i, (step, numbers, shape) in enumerate(steps):
            look = "round,pad=0,rounding_size=0.15"
            box = FancyBboxPatch((0.1, i + 0.04), 9.8, 0.72, boxstyle=look, fc=PANEL, ec=FAINT)
            ax.add_patch(box)
            ax.text(0.35, i + 0.26, f"{i + 1}  {step}", va="center", fontweight="bold")
            ax.text(0.35, i + 0.56, numbers, va="center", family="monospace", fontsize=9)
            ax.text(9.65, i + 0.26, shape, ha="right", va="center", color=FAINT, fontsize=9)
            ax.annotate("", xy=(5, i + 0.04), xytext=(5, i - 0.24), arrowprops=arrow)
        if after:
            ax.annotate("", xy=(5, n + 0.04), xytext=(5, n - 0.24), arrowprops=arrow)
            ax.text(5, n + 0.22, after, ha="center", va="center", fontweight="bold")
    return fig
