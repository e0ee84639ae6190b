"""The way from a text to its next token."""

from __future__ import annotations

from collections.abc import Sequence

import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.figures.look import FAINT, INK, PANEL, STYLE, WIDTH


def five_steps(config: GPTConfig, pieces: Sequence[str]) -> Figure:
    """The way from a text to its next token: five steps, each with its shape, parameters, chapter.

    Args:
        config: the model.
        pieces: the text's tokens, as text.
    """
    count = count_parameters(config)
    T, d, V = len(pieces), config.d_model, config.vocab_size
    steps = {
        "tokenization": ("text to IDs · chapter 1", f"[{T}]"),
        "embedding": ("IDs to vectors · chapter 2", f"[{T}, {d}]"),
        "transformer": (f"{config.n_layers} blocks · chapters 3 to 5", f"[{T}, {d}]"),
        "output": ("a score a token · chapter 5", f"[{T}, {V:,}]"),
        "prediction": ("pick one · chapter 6", f"of {V:,}"),
    }
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(WIDTH, 4.2))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(0, 10), ylim=(5.75, -0.75))
        ax.axis("off")
        ax.text(5, -0.4, "".join(pieces) + " …", ha="center", va="center", style="italic")
        for i, (step, (what, shape)) in enumerate(steps.items()):
            shape_of_box = "round,pad=0,rounding_size=0.15"
            box = FancyBboxPatch((0.1, i + 0.04), 9.8, 0.72, boxstyle=shape_of_box, fc=PANEL)
            box.set_edgecolor(FAINT)
            ax.add_patch(box)
            upper, lower = i + 0.27, i + 0.56
            ax.text(0.35, upper, f"{i + 1} {step}", va="center", fontweight="bold")
            ax.text(0.35, lower, what, va="center", color=FAINT, fontsize=9)
            ax.text(6.1, i + 0.41, shape, ha="right", va="center", family="monospace", fontsize=9)
            ax.text(9.7, upper, f"{count[step].total:,}", ha="right", va="center")
            ax.text(9.7, lower, "parameters", ha="right", va="center", color=FAINT, fontsize=9)
            if i:
                arrow = {"arrowstyle": "-|>", "color": INK}
                ax.annotate("", xy=(5, i + 0.04), xytext=(5, i - 0.24), arrowprops=arrow)
    return fig
