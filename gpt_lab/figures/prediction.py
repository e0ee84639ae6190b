"""What a model expects to come next, as bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.figures.look import FAINT, INK, PALE, STYLE
from gpt_lab.validation import RefusedValueError


def next_tokens(probabilities: Mapping[str, float], text: str = "") -> Figure:
    """The likeliest next tokens, a bar each, in the order given.

    Args:
        probabilities: each token as text, with its probability. A space in front is shown as ␣.
        text: what they follow; shown above when given.

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
    """A text as a model learns from it: at each place one token goes in and the next is wanted.

    Args:
        tokens: the text's tokens, T + 1 of them: T go in, and T are wanted.

    Raises:
        ValueError: there are fewer than two.
    """
    if len(tokens) < 2:
        raise RefusedValueError(f"{len(tokens)} tokens have no next one; give at least two")
    T = len(tokens) - 1
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(7.2, 1.7))
        ax = fig.add_axes((0.1, 0, 0.9, 1), xlim=(-0.6, T - 0.4), ylim=(-0.5, 1.5))
        ax.axis("off")
        rows = {"goes in": (1, tokens[:-1], "#f3f5f7"), "is wanted": (0, tokens[1:], "white")}
        for what, (y, row, color) in rows.items():
            ax.text(-0.65, y, what, ha="right", va="center", color=FAINT, fontsize=9)
            for x, token in enumerate(row):
                box = {"boxstyle": "round,pad=0.35", "fc": color, "ec": FAINT}
                ax.text(x, y, token, ha="center", va="center", fontsize=8, bbox=box)
        for x in range(T):
            arrow = {"arrowstyle": "-|>", "color": INK}
            ax.annotate("", xy=(x, 0.25), xytext=(x, 0.75), arrowprops=arrow)
    return fig
