"""What a model expects to come next, as bars."""

from __future__ import annotations

from collections.abc import Mapping

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.figures.look import FAINT, INK, PALE, STYLE


def next_tokens(probabilities: Mapping[str, float], text: str = "") -> Figure:
    """The likeliest next tokens, a bar each, in the order given.

    Args:
        probabilities: each token as text, with its probability. A space in front is shown as ␣.
        text: what they follow; shown above when given.

    Raises:
        ValueError: ``probabilities`` is empty.
    """
    if not probabilities:
        raise ValueError("probabilities is empty; give at least one token and its probability")
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
