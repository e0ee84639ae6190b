"""The picture that a link to the book shows in a message or a post: where the parameters go."""

from __future__ import annotations

from pathlib import Path

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from sphinx.application import Sphinx

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.palette import COMPONENT_COLORS

CARD = "_static/social-card.png"
ALT = "GPT Lab: a bar that shows which parts of GPT-2 small hold its parameters."
_PAPER, _INK, _FAINT = "#16191d", "#e6e9ed", "#a5afba"
_LEFT, _WIDTH = 0.07, 0.86


def draw_card() -> Figure:
    """The card, 1200 × 630 pixels, with GPT-2 small's components as one bar, to scale."""
    count = count_parameters(GPTConfig.preset("gpt2-small"))
    figure = Figure(figsize=(12, 6.3), dpi=100, facecolor=_PAPER)
    FigureCanvasAgg(figure)
    figure.text(_LEFT, 0.74, "GPT Lab", size=66, weight="bold", color=_INK)
    figure.text(_LEFT, 0.61, "GPT-2 taken apart, number by number", size=30, color=_FAINT)
    axes = figure.add_axes((_LEFT, 0.35, _WIDTH, 0.15))
    axes.set(xlim=(0, count.total), ylim=(0, 1))
    axes.axis("off")
    start = 0
    for name, number in count.components.items():
        color = COMPONENT_COLORS[name]
        axes.barh(0.5, number, 1, start, color=color, edgecolor=_PAPER, linewidth=2)
        share = number / count.total
        if share > 0.05:
            label = f"{name} {share:.0%}"
            axes.text(start, -0.15, label, size=21, color=_INK, va="top")
        start += number
    question = f"{count.total:,} parameters. Where are they?"
    figure.text(_LEFT, 0.12, question, size=30, color=_INK)
    return figure


def write_card(app: Sphinx) -> None:
    """Writes the card into the built book."""
    file = Path(app.outdir, CARD)
    file.parent.mkdir(parents=True, exist_ok=True)
    draw_card().savefig(file)
