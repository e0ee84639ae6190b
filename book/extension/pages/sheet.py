"""A sheet on which matplotlib draws SVG paths, and words in the book's own letters."""

from __future__ import annotations

import functools
import io
import string
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import PathPatch
from matplotlib.path import Path as Outline
from matplotlib.textpath import TextPath

_FONTS = Path(__file__).resolve().parents[2] / "static" / "fonts"
_CODES = {
    "moveTo": Outline.MOVETO,
    "lineTo": Outline.LINETO,
    "curveTo": Outline.CURVE4,
    "qCurveTo": Outline.CURVE3,
    "closePath": Outline.CLOSEPOLY,
}
_POINTS = 0.72  # of a pixel, at 100 dots an inch


def outline(path: str) -> Outline:
    """An SVG path as matplotlib's."""
    pen = RecordingPen()
    parse_path(path, pen)
    steps = [
        (point, _CODES[name])
        for name, points in pen.value
        if name in _CODES
        for point in points or [(0, 0)]
    ]
    return Outline([point for point, _ in steps], [code for _, code in steps])


@functools.cache
def _cut(font: str, weight: int) -> bytes:
    """One weight of one of the book's fonts, as a file."""
    with TTFont(_FONTS / f"{font}.woff2") as variable:
        ascii_only = subset.Subsetter()  # which takes a third of the time
        ascii_only.populate(text=string.printable)
        ascii_only.subset(variable)
        one = instancer.instantiateVariableFont(variable, {"wght": weight})
        one.flavor = None
        file = io.BytesIO()
        one.save(file)
    return file.getvalue()


class Sheet:
    """A picture in pixels, from the upper left corner.

    Args:
        width: its width.
        height: its height.
        paper: its color.
    """

    def __init__(self, width: int, height: int, paper: str):
        self.figure = Figure(figsize=(width / 100, height / 100), dpi=100, facecolor=paper)
        FigureCanvasAgg(self.figure)
        self._axes = self.figure.add_axes((0, 0, 1, 1))
        self._axes.set(xlim=(0, width), ylim=(height, 0))
        self._axes.axis("off")

    def fill(
        self, path: str, color: str, *, scale: float = 1, at: tuple[float, float] = (0, 0)
    ) -> None:
        """Draw an SVG path's inside."""
        shape = outline(path)
        self._patch(Outline(shape.vertices * scale + at, shape.codes), color)

    def stroke(self, path: str, color: str, width: float) -> None:
        """Draw an SVG path as a line of some width."""
        self._axes.add_patch(
            PathPatch(
                outline(path),
                fill=False,
                edgecolor=color,
                linewidth=width * _POINTS,
                capstyle="round",
            )
        )

    def write(
        self,
        words: str,
        at: tuple[float, float],
        size: float,
        color: str,
        *,
        font: str = "literata",
        weight: int = 400,
        to_the_left: bool = False,
    ) -> float:
        """Write words on a line, from a place on or up to it; return where they end."""
        with tempfile.TemporaryDirectory() as folder:  # matplotlib reads fonts from files
            file = Path(folder, "font.ttf")
            file.write_bytes(_cut(font, weight))
            letters = TextPath((0, 0), words, size=size, prop=FontProperties(fname=file))
        width = letters.get_extents().x1
        x = at[0] - width if to_the_left else at[0]
        self._patch(Outline(letters.vertices * (1, -1) + (x, at[1]), letters.codes), color)
        return x + float(width)

    def _patch(self, shape: Outline, color: str) -> None:
        self._axes.add_patch(PathPatch(shape, facecolor=color, linewidth=0))
