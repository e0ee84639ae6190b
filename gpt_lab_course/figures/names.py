"""Place names of points without overlaps."""

from __future__ import annotations

from itertools import product

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.text import Annotation, Text
from matplotlib.transforms import Bbox

_BESIDE = (3, 2)  # points, from a point to its name
_FARTHEST = 6  # lines above or below the point
_LINE = 7.0  # points


def spread_names(figure: Figure, ax: Axes, names: list[Annotation]) -> None:
    """Move names aside that would cover another, or another's point.

    A name is to the right or left of its point, with as few lines of distance above or below as
    possible. A moved name is joined to its point by a thin line. Names without room are not moved.

    Args:
        figure: the complete figure, with its final axes.
        ax: the names' axes.
        names: annotations whose text offset is in points.
    """
    figure.draw_without_rendering()
    points = [ax.transData.transform(name.xy) for name in names]
    taken: list[Bbox] = []
    steps = sorted(range(-_FARTHEST, _FARTHEST + 1), key=lambda step: (abs(step), step < 0))
    for name, own in zip(names, points, strict=True):
        others = [point for point in points if (point != own).any()]
        for step, right in product(steps, (True, False)):
            x = _BESIDE[0] if right else -_BESIDE[0]
            name.set_position((x, _BESIDE[1] + step * _LINE))
            name.set_horizontalalignment("left" if right else "right")
            box = _box_of(name)
            free = not any(box.overlaps(one) for one in taken)
            within = ax.bbox.x0 <= box.x0 and box.x1 <= figure.bbox.x1
            if free and within and not any(box.contains(*point) for point in others):
                break
        else:
            step = 0
            name.set_position(_BESIDE)
            name.set_horizontalalignment("left")
            box = _box_of(name)
        taken.append(box)
        if step and name.arrow_patch is not None:
            name.arrow_patch.set_visible(True)


def _box_of(name: Annotation) -> Bbox:
    name.get_window_extent()  # which moves it to its place, and includes its line
    return Text.get_window_extent(name).padded(0.5)
