"""The course's one drawing: each token's vector as a river through the model's six blocks.

The numbers are the lab model's for one sentence. The lessons' covers, the card that a link shows,
and the page for lost readers are crops of it. A stripe's width is what attention, the word itself,
and the feed-forward networks contribute to the length of the row's vector; an arc is an attention
weight. What is drawn has a class (``attention``, ``word``, ``feed-forward``), and its color is the
page's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

TEXT = "The capital of France is"
STRIPES = ("attention", "word", "feed-forward")  # from above
_ORDER = (1, 0, 2)  # of a reading's shares, as the stripes
_ATTENTION, _FEED_FORWARD = (0.25, 0.5), (0.7, 0.9)  # of a block: where each adds to the rows
_BUMP = 0.55  # of an addition's length


@dataclass(frozen=True)
class Canvas:
    """Where the rows and blocks lie.

    Args:
        rows: the height of each row's middle, in pixels.
        left: where the rows begin.
        block: a block's width.
        unit: pixels for each unit of a vector's length.
        blocks: the number of blocks.
    """

    rows: Sequence[float]
    left: float
    block: float
    unit: float
    blocks: int = 6

    @property
    def right(self) -> float:
        """Where the rows end."""
        return self.at(self.blocks, 0)

    def at(self, layer: int, fraction: float) -> float:
        """A place within a block, along the rows."""
        return self.left + 0.18 * self.block + (layer + fraction) * self.block

    def stages(self) -> list[tuple[float, float]]:
        """Where each of the 2L + 1 stages of a row begins and ends."""
        starts = [self.left]
        ends = []
        for layer in range(self.blocks):
            for begin, end in (_ATTENTION, _FEED_FORWARD):
                ends.append(self.at(layer, begin))
                starts.append(self.at(layer, end))
        return list(zip(starts, [*ends, self.right], strict=True))


def edges(shares: Sequence[float], unit: float) -> list[float]:
    """The offsets of the three stripes' four edges from a row's middle."""
    widths = [max(shares[i], 0) * unit for i in _ORDER]
    if (least := 1.6 - sum(widths)) > 0:
        widths[1] += least  # a vector too short to be seen is still the word's
    edge = -sum(widths) / 2
    return [edge, *(edge := edge + width for width in widths)]


def stripes(reading: dict[str, Any], t: int, canvas: Canvas) -> Iterator[tuple[str, str]]:
    """A row's three stripes: each one's class and its path."""
    levels = [
        [canvas.rows[t] + edge for edge in edges(stage[t], canvas.unit)]
        for stage in reading["shares"]
    ]
    for i, name in enumerate(STRIPES):
        yield name, _between([level[i] for level in levels], [one[i + 1] for one in levels], canvas)


def _between(upper: list[float], lower: list[float], canvas: Canvas) -> str:
    places = canvas.stages()
    there = [f"M{places[0][0]:.0f} {upper[0]:.1f}H{places[0][1]:.0f}"]
    there += [_ease(places[k - 1][1], places[k][0], upper[k - 1], upper[k]) + f"H{places[k][1]:.0f}"
              for k in range(1, len(places))]  # fmt: skip
    back = [f"V{lower[-1]:.1f}"]
    for k in range(len(places) - 1, 0, -1):
        back.append(f"H{places[k][0]:.0f}")
        back.append(_ease(places[k][0], places[k - 1][1], lower[k], lower[k - 1]))
    return "".join([*there, *back, f"H{places[0][0]:.0f}Z"])


def _ease(x: float, to_x: float, y: float, to_y: float) -> str:
    middle = (x + to_x) / 2
    return f"C{middle:.0f} {y:.1f} {middle:.0f} {to_y:.1f} {to_x:.0f} {to_y:.1f}"


def bumps(reading: dict[str, Any], t: int, canvas: Canvas) -> Iterator[str]:
    """What each feed-forward network adds to a row: a bump as high as the addition is long."""
    for layer in range(canvas.blocks):
        x, to_x = (canvas.at(layer, fraction) for fraction in (_ATTENTION[1], 1.0))
        before, after = (
            canvas.rows[t] + edges(reading["shares"][stage][t], canvas.unit)[0]
            for stage in (2 * layer + 1, 2 * layer + 2)
        )
        top = min(before, after) - _BUMP * canvas.unit * reading["added"][2 * layer + 1][t]
        middle, near = (x + to_x) / 2, 0.2 * (to_x - x)
        yield (
            f"M{x:.0f} {before:.1f}C{middle - near:.0f} {before:.1f} {middle - near:.0f} {top:.1f} "
            f"{middle:.0f} {top:.1f}S{middle + near:.0f} {after:.1f} {to_x:.0f} {after:.1f}Z"
        )


def needed(reading: dict[str, Any], losses: dict[str, Any]) -> Iterator[tuple[int, int, int, int]]:
    """The heads that the answer needs at some token: layer, head, row, and where it looks most."""
    for layer, head, to, _ in losses["needed"]:
        own = [one for one in reading["arcs"] if tuple(one[:3]) == (layer, head, to)]
        if own:
            yield layer, head, to, max(own, key=lambda one: one[4])[3]


def arc(layer: int, head: int, to: int, source: int, canvas: Canvas) -> str:
    """How a head brings something from one row to a later one; or to itself, as a loop."""
    x = canvas.at(layer, -0.02 + 0.055 * head)
    y, to_y = canvas.rows[source], canvas.rows[to]
    if to == source:
        radius = 0.11 * canvas.block
        return f"M{x:.0f} {y:.0f}a{radius:.0f} {radius:.0f} 0 1 1 {1.3 * radius:.0f} 0"
    near = min(9.0, (to_y - y) / 2)
    return (
        f"M{x - near:.0f} {y:.0f}Q{x:.0f} {y:.0f} {x:.0f} {y + near:.0f}V{to_y - near:.0f}"
        f"Q{x:.0f} {to_y:.0f} {x + near:.0f} {to_y:.0f}H{x + 2 * near:.0f}"
    )


def slab(x: float, y: float, height: float, right: float, stem: float = 5) -> str:
    """The black shape in which the answer stands: the last row, of this half height, widens."""
    top, bottom, ease = y - height / 2, y + height / 2, 0.45 * height
    return (
        f"M{x:.0f} {y - stem:.0f}C{x + ease / 2:.0f} {y - stem:.0f} {x + ease / 2:.0f} {top:.0f} "
        f"{x + ease:.0f} {top:.0f}H{right:.0f}V{bottom:.0f}H{x + ease:.0f}"
        f"C{x + ease / 2:.0f} {bottom:.0f} {x + ease / 2:.0f} {y + stem:.0f} "
        f"{x:.0f} {y + stem:.0f}Z"
    )
