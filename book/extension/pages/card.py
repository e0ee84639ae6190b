"""The preview picture of links to the book: a text in the model."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from sphinx.application import Sphinx

from gpt_lab_course.palette import COMPONENT_COLORS, TOKEN_COLORS
from gpt_lab_course.widgets.lab_model import page_tokenizer
from gpt_lab_course.widgets.model_map import part_counts
from gpt_lab_course.widgets.model_map.reading import first_reading

CARD = "_static/social-card.png"
TEXT = "The capital of France is"
ALT = f"GPT Lab: the tokens of “{TEXT}” run through a model's six blocks and become the next word."
_PAPER, _INK, _FAINT = "#16191d", "#e6e9ed", "#a5afba"
_WIDTH = 0.0016  # the height of a row for each unit of a stream's norm
_STRIPES = (("attention", 1), ("token embedding", 0), ("feed-forward", 2))  # from the top


def draw_card() -> Figure:
    """Draw the card, 1200 × 630 pixels, with the tokens' streams as in ModelMap."""
    reading = first_reading(TEXT)
    decode = page_tokenizer().decode
    figure = Figure(figsize=(12, 6.3), dpi=100, facecolor=_PAPER)
    FigureCanvasAgg(figure)
    figure.text(0.05, 0.83, "GPT Lab", size=58, weight="bold", color=_INK)
    words = f"A whole GPT. {part_counts()['all']:,} numbers. Type, watch it think, break it."
    figure.text(0.05, 0.745, words, size=25, color=_FAINT)
    axes = figure.add_axes((0.05, 0.05, 0.9, 0.64))
    axes.set(xlim=(0, 1), ylim=(len(reading["ids"]) - 1 + 0.55, 0.45))
    axes.axis("off")
    for t, token in enumerate(reading["ids"]):
        if t == 0:  # the end-of-text token, which no reader has typed
            continue
        name = decode([token]).strip()
        box = {"boxstyle": "round,pad=0.35", "facecolor": TOKEN_COLORS[t % 4], "linewidth": 0}
        axes.text(0.055, t, name, size=21, color="#14181d", ha="center", va="center", bbox=box)
        _draw_row(axes, reading, t, bright=t == len(reading["ids"]) - 1)
    answer, chance = reading["next"][0]
    said = f"{decode([answer]).strip()}  {chance:.0%}"
    box = {"boxstyle": "round,pad=0.4", "facecolor": _INK, "linewidth": 0}
    last = len(reading["ids"]) - 1
    axes.text(
        1, last, said, size=27, weight="bold", color=_PAPER, ha="right", va="center", bbox=box
    )
    return figure


def _draw_row(axes: Axes, reading: dict[str, Any], t: int, *, bright: bool) -> None:
    """Draw a token's stream, with its norm as width, in stripes of its components."""
    shares = np.array([stage[t] for stage in reading["shares"]]).clip(0)  # [2L + 1, 3]
    x = np.linspace(0.12, 0.82, 400)
    stages = np.linspace(0.12, 0.82, len(shares) + 1)[:-1]
    smooth = np.stack([_eased(x, stages, shares[:, i]) for i in range(3)])  # [3, 400]
    below = -smooth.sum(0) * _WIDTH
    for name, i in _STRIPES:
        above, below = below, below + 2 * smooth[i] * _WIDTH
        color = COMPONENT_COLORS[name]
        axes.fill_between(x, t + above, t + below, color=color, alpha=1 if bright else 0.5, lw=0)


def _eased(x: np.ndarray, stages: np.ndarray, values: np.ndarray) -> np.ndarray:
    """A value that changes smoothly at the beginning of each stage."""
    step = stages[1] - stages[0]
    position = ((x[:, None] - stages[None, 1:]) / (0.6 * step)).clip(0, 1)
    changes = np.diff(values)[None] * position**2 * (3 - 2 * position)
    eased: np.ndarray = values[0] + changes.sum(-1)
    return eased


def write_card(app: Sphinx) -> None:
    """Write the card to the built book."""
    file = Path(app.outdir, CARD)
    file.parent.mkdir(parents=True, exist_ok=True)
    draw_card().savefig(file)


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("builder-inited", write_card)
