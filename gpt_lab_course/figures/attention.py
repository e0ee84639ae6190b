"""Attention weights as a heat map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, STYLE


def attention_map(weights: Any, tokens: Sequence[str], title: str = "") -> Figure:
    """Draw the attention weights of one head: a row a query, a column a key.

    Args:
        weights: [T, T], each row summing to 1: a tensor, an array or lists of numbers.
        tokens: the T tokens as text.
        title: a line above; none when left out.

    Raises:
        ValueError: there are not T rows and T columns.
    """
    if hasattr(weights, "detach"):  # a tensor with a gradient
        weights = weights.detach()
    rows = [[float(weight) for weight in row] for row in weights]
    T = len(tokens)
    if len(rows) != T or any(len(row) != T for row in rows):
        shape = [len(rows), len(rows[0]) if rows else 0]
        raise RefusedValueError(f"weights have shape {shape}; {T} tokens need [{T}, {T}]")
    with plt.rc_context(STYLE):
        side = min(1.6 + 0.21 * T, 6.2)  # letters stay legible in a column of the book
        fig, ax = plt.subplots(figsize=(side + 0.6, side), layout="constrained")
        shades = ax.imshow(rows, cmap="Blues", vmin=0, vmax=1)
        ax.set_xticks(range(T), tokens, rotation=90, fontsize=8)
        ax.set_yticks(range(T), tokens, fontsize=8)
        ax.set_xlabel("looks at", color=FAINT)
        ax.tick_params(length=0)
        ax.spines[:].set_visible(False)
        fig.colorbar(shades, ax=ax, shrink=0.6, label="weight")
        if title:
            ax.set_title(title, loc="left", fontsize=10)
    return fig
