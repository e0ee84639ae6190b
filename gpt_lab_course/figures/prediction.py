"""Predictions of the next token as bars, and inputs with targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, PALE, PANEL, PAPER, STYLE, WIDTH


def next_tokens(probabilities: Mapping[str, float], text: str = "") -> Figure:
    """Draw the most probable next tokens as bars, in the given order.

    Args:
        probabilities: each token as text, with its probability. A space in front is shown as ␣.
        text: the text before them; shown above when given.

    Raises:
        ValueError: ``probabilities`` is empty.
    """
    if not probabilities:
        raise RefusedValueError(
            "probabilities is empty; give at least one token and its probability"
        )
    names = [token.replace(" ", "␣").replace("\n", "⏎") for token in probabilities]
    shares = list(probabilities.values())
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(7.2, 0.9 + 0.3 * len(names)), layout="constrained")
        ax.barh(range(len(names)), shares, color=[INK, *[PALE] * (len(names) - 1)])
        for row, share in enumerate(shares):
            ax.text(share, row, f" {share:.1%}", va="center", color=FAINT)
        ax.set_yticks(range(len(names)), names, family="monospace")
        ax.invert_yaxis()
        ax.set_xlim(0, min(1.0, 1.2 * max(shares)))
        ax.set_xlabel("probability")
        if text:
            ax.set_title(f"{text} …", loc="left", fontsize=10, style="italic")
    return fig


def inputs_and_targets(tokens: Sequence[str]) -> Figure:
    """Draw a text as a model learns from it: below each input its target, which is the next input.

    Args:
        tokens: the text's T + 1 tokens, for T inputs and T targets. A space in front is shown as ␣.

    Raises:
        ValueError: there are fewer than two.
    """
    if len(tokens) < 2:
        raise RefusedValueError(f"{len(tokens)} tokens have no next one; give at least two")
    T = len(tokens) - 1
    names = [token.replace(" ", "␣").replace("\n", "⏎") for token in tokens]
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(max(WIDTH, 0.72 * (T + 1)), 1.75))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(-1.3, T - 0.4), ylim=(-0.5, 1.45))
        ax.axis("off")
        for x in range(T - 1):  # the same token, one position to the right
            ax.plot((x, x + 1), (0, 1), color=PALE, linewidth=1, linestyle=(0, (3, 2)), zorder=1)
        arrow = {"arrowstyle": "-|>", "color": INK, "shrinkA": 11, "shrinkB": 11}
        for x in range(T):
            ax.annotate("", xy=(x, 0), xytext=(x, 1), arrowprops=arrow, zorder=2)
        for what, y, row, color in (
            ("input", 1, names[:-1], PANEL),
            ("target", 0, names[1:], PAPER),
        ):
            ax.text(-0.62, y, what, ha="right", va="center", color=FAINT, fontsize=9)
            for x, name in enumerate(row):
                box = {"boxstyle": "round,pad=0.4", "fc": color, "ec": FAINT}
                ax.text(x, y, name, ha="center", va="center", fontsize=8, bbox=box, zorder=3)
    return fig
