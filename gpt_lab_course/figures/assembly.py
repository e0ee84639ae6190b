"""A diagram of a GPT while its classes are written: which parts exist, and which are in place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch, Rectangle

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, PALE, PANEL, STYLE, UNEXPLAINED, WIDTH
from gpt_lab_course.palette import COMPONENT_COLORS, ink_on

if TYPE_CHECKING:
    from torch import nn

CLASSES = ("LayerNorm", "Block", "GPT")
"""The classes of the lesson, in the order in which they are written."""

_STREAM = 1.35  # the position of the residual stream
_NORM, _PART = (2.7, 4.55), (5.25, 9.65)  # the left and right edges of boxes
_HEIGHT = 0.74  # the height of a box
_LETTERS = 10.2  # font size in points: eleven pixels if the whole figure is 390 pixels wide


@dataclass
class _Standing:
    """The parts that are written, and those that are in place, in parameters.

    Args:
        own: parameters of each written part, by its name.
        placed: parameters in place, by component.
        blocks: the number of blocks.
    """

    own: dict[str, int]
    placed: dict[str, int] = field(default_factory=dict)
    connected: int = 0  # how many of CLASSES connect parts: 1 is a block, 2 all


def gpt_so_far(*classes: type[nn.Module], config: GPTConfig | None = None) -> Figure:
    """Draw the diagram of a GPT, filled as far as its classes are written.

    A missing part is an empty outline, a part that is written but not connected is pale. Connected
    parts are in full color, and counted below: the numbers are those of the given classes.

    Args:
        classes: any of ``LayerNorm``, ``Block`` and ``GPT``, with their names in lesson 5. The
            tables, attention and the feed-forward network are from earlier lessons.
        config: the sizes; GPT-2 small when left out.

    Raises:
        ValueError: a class has another name.
    """
    config = GPTConfig() if config is None else config
    stands = _standing({cls.__name__: cls for cls in classes}, config)
    with plt.rc_context(STYLE):
        fig = plt.figure(figsize=(WIDTH, 5.9))
        ax = fig.add_axes((0, 0, 1, 1), xlim=(0.05, 10.05), ylim=(9.7, -0.55))
        ax.axis("off")
        _tables(ax, stands)
        _block(ax, stands, config)
        _end(ax, stands, config)
        _count(ax, stands, count_parameters(config).total)
    return fig


def _standing(classes: dict[str, Any], config: GPTConfig) -> _Standing:
    """Count the parameters of the classes on a device without memory."""
    import torch

    if unknown := set(classes) - set(CLASSES):
        raise RefusedValueError(f"class {min(unknown)!r} is not one of {', '.join(CLASSES)}")

    def size(module: nn.Module) -> int:
        return sum(p.numel() for p in module.parameters())

    components = count_parameters(config).components
    own = {name: components[name] for name in ("token embedding", "position embedding")}
    own |= {name: components[name] // config.n_layers for name in ("attention", "feed-forward")}
    stands = _Standing(own)
    with torch.device("meta"):
        if "LayerNorm" in classes:
            norm = size(classes["LayerNorm"](config.d_model))
            own |= {"norm_1": norm, "norm_2": norm, "norm": norm}
        if "Block" in classes:
            stands.placed = _of_blocks(classes["Block"](config), size)
            stands.connected = 1
        if "GPT" in classes:
            model = classes["GPT"](config)
            tables = {f"{name} embedding": f"{name}_embedding" for name in ("token", "position")}
            stands.placed = {name: size(getattr(model, part)) for name, part in tables.items()}
            for block in model.blocks:
                for name, n in _of_blocks(block, size).items():
                    stands.placed[name] = stands.placed.get(name, 0) + n
            stands.placed["final layer norm"] = size(model.norm)
            stands.connected = 2
    return stands


def _of_blocks(block: Any, size: Any) -> dict[str, int]:
    return {
        "attention": size(block.attention),
        "feed-forward": size(block.feed_forward),
        "layer norms": size(block.norm_1) + size(block.norm_2),
    }


def _box(
    ax: Axes, x: tuple[float, float], y: float, name: str, part: str, stands: _Standing
) -> None:
    """A part as a box around the height y: an outline, pale, or in full color."""
    color = COMPONENT_COLORS[part]
    n, placed = stands.own.get(name), part in stands.placed
    style = "round,pad=0,rounding_size=0.12"
    box = FancyBboxPatch((x[0], y - _HEIGHT / 2), x[1] - x[0], _HEIGHT, boxstyle=style, zorder=3)
    if placed:
        box.set(facecolor=color, edgecolor=color)
    elif n is None:
        box.set(facecolor="none", edgecolor=PALE, linestyle=(0, (3, 2)))
    else:
        box.set(facecolor=(*to_rgb(color), 0.22), edgecolor=color)
    ax.add_patch(box)
    ink = ink_on(color) if placed else FAINT if n is None else INK
    words: dict[str, Any] = {"zorder": 4, "va": "center", "color": ink}
    if x == _NORM:  # narrow: the count is below the name
        middle = sum(x) / 2
        ax.text(middle, y - (0.16 if n else 0), name, ha="center", fontsize=_LETTERS, **words)
        if n:
            ax.text(middle, y + 0.19, f"{n:,}", ha="center", fontsize=_LETTERS, **words)
        return
    ax.text(x[0] + 0.2, y, name, fontsize=_LETTERS, **words)
    if n:
        ax.text(x[1] - 0.2, y, f"{n:,}", ha="right", fontsize=_LETTERS, **words)


def _line(ax: Axes, points: list[tuple[float, float]], solid: bool, arrow: bool = True) -> None:
    """A line through points: solid if it is connected, else faint and dashed."""
    color, style = (INK, "-") if solid else (PALE, (0, (2, 2)))
    *way, last = points
    ax.plot(*zip(*way, last, strict=True), color=color, linestyle=style, linewidth=1.1, zorder=1)
    if arrow and solid:
        ends = {"arrowstyle": "-|>", "color": color, "mutation_scale": 8, "shrinkA": 0}
        ax.annotate("", xy=last, xytext=way[-1], arrowprops={**ends, "shrinkB": 0}, zorder=2)


def _stream(ax: Axes, top: float, bottom: float, solid: bool) -> None:
    """The residual stream, wider than other lines."""
    color, style = (INK, "-") if solid else (PALE, (0, (1.2, 1.2)))
    ax.plot([_STREAM] * 2, [top, bottom], color=color, linestyle=style, linewidth=2.4, zorder=1)


def _plus(ax: Axes, y: float, solid: bool) -> None:
    """An addition to the stream."""
    color = INK if solid else PALE
    ax.plot(_STREAM, y, "o", markersize=11, mfc=PANEL, mec=color, zorder=3)
    ax.plot(_STREAM, y, "+", markersize=6, color=color, zorder=4)


def _tables(ax: Axes, stands: _Standing) -> None:
    solid = stands.connected == 2
    ax.text(_STREAM, -0.25, "IDs [T]", ha="center", va="center", fontsize=_LETTERS, color=FAINT)
    for y, name in ((0.45, "token embedding"), (1.4, "position embedding")):
        _box(ax, (_NORM[0], _PART[1]), y, name, name, stands)
    _line(ax, [(_STREAM, -0.05), (_STREAM, 0.45), (_NORM[0], 0.45)], solid)
    _line(ax, [(_NORM[0] + 0.4, 0.82), (_NORM[0] + 0.4, 0.92), (_STREAM, 0.92)], solid, arrow=False)
    _line(ax, [(_NORM[0], 1.4), (_STREAM, 1.4)], solid, arrow=False)
    _plus(ax, 1.4, solid)
    _stream(ax, 0.92, 2.2, solid)


def _block(ax: Axes, stands: _Standing, config: GPTConfig) -> None:
    solid = stands.connected > 0
    frame = FancyBboxPatch((0.45, 2.2), 9.4, 3.75, boxstyle="round,pad=0,rounding_size=0.2")
    edge = {"edgecolor": FAINT if solid else PALE, "linestyle": "-" if solid else (0, (3, 2))}
    frame.set(facecolor=PANEL if solid else "none", zorder=0, **edge)
    ax.add_patch(frame)
    parts = (("norm_1", "attention", 2.85), ("norm_2", "feed-forward", 4.4))
    for norm, part, y in parts:
        _line(ax, [(_STREAM, y), (_NORM[0], y)], solid)
        _box(ax, _NORM, y, norm, "layer norms", stands)
        _line(ax, [(_NORM[1], y), (_PART[0], y)], solid)
        _box(ax, _PART, y, part, part, stands)
        _line(ax, [(_PART[1] - 1, y + 0.37), (_PART[1] - 1, y + 0.8), (_STREAM, y + 0.8)], solid)
        _plus(ax, y + 0.8, solid)
    _stream(ax, 2.2, 5.95, solid)
    color = INK if solid else FAINT
    ax.text(
        0.85,
        4.1,
        "the stream",
        rotation=90,
        ha="center",
        va="center",
        fontsize=_LETTERS,
        color=color,
    )
    one = sum(stands.own.get(name, 0) for names in parts for name in names[:2])
    said = "a block"
    if stands.connected == 1:
        said = f"a block: {one:,}"
    elif stands.connected == 2:
        said = f"{config.n_layers} blocks of {one:,}"
    ax.text(9.65, 5.68, said, ha="right", va="center", fontsize=_LETTERS, color=color)


def _end(ax: Axes, stands: _Standing, config: GPTConfig) -> None:
    solid, y = stands.connected == 2, 6.75
    _stream(ax, 5.95, y, solid)
    _line(ax, [(_STREAM, y), (_NORM[0], y)], solid)
    _box(ax, _NORM, y, "norm", "final layer norm", stands)
    _line(ax, [(_NORM[1], y), (_PART[0], y)], solid)
    style = "round,pad=0,rounding_size=0.12"
    output = FancyBboxPatch((_PART[0], y - _HEIGHT / 2), 4.4, _HEIGHT, boxstyle=style, zorder=3)
    color = COMPONENT_COLORS["token embedding"] if solid else PALE
    output.set(facecolor="none", edgecolor=color, linestyle=(0, (3, 2)))
    ax.add_patch(output)
    what = "the token embedding again" if solid else "output"
    ax.text(
        7.45, y, what, ha="center", va="center", fontsize=_LETTERS, color=INK if solid else FAINT
    )
    if solid:  # the token embedding is used a second time
        way = [(9.65, 0.45), (9.93, 0.45), (9.93, y), (9.65, y)]
        ax.plot(*zip(*way, strict=True), color=color, linestyle=(0, (3, 2)), linewidth=1.1)
    _line(ax, [(7.45, y + 0.37), (7.45, y + 0.72)], solid)
    logits = f"logits [T, {config.vocab_size:,}]"
    ax.text(7.45, y + 0.95, logits, ha="center", va="center", fontsize=_LETTERS, color=FAINT)


def _count(ax: Axes, stands: _Standing, total: int) -> None:
    """A bar of all parameters, filled as far as they are in place."""
    left, width, y = 0.45, 9.4, 8.95
    ax.add_patch(Rectangle((left, y), width, 0.34, facecolor=UNEXPLAINED))
    for part in COMPONENT_COLORS:
        n = stands.placed.get(part, 0)
        span = width * n / total
        ax.add_patch(Rectangle((left, y), span, 0.34, facecolor=COMPONENT_COLORS[part]))
        left += span
    done = sum(stands.placed.values())
    ax.text(0.45, 8.65, f"in place: {done:,}", va="center", fontweight="bold", fontsize=_LETTERS)
    ax.text(9.85, 8.65, f"of {total:,}", va="center", ha="right", color=FAINT, fontsize=_LETTERS)
