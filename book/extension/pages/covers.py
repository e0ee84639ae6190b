"""Pictures for the lessons' cards: the figure of the cell with the tag ``cover``.

Letters would be illegible on a small card. So a cover is the figure without letters, once for light
and once for dark pages.
"""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from xml.etree import ElementTree

from sphinx.application import Sphinx

from ..look.pictures import ROLES, slim

COVER = "cover"
_FOLDER = "_static/covers"
_STYLE = Path(__file__).parents[2] / "static" / "book.css"
_SVG = "{http://www.w3.org/2000/svg}"
_WORDS = re.compile(r"(?:text|legend|matplotlib\.axis)_\d+$")
_POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")
_DARK = re.compile(r"""data-theme="dark"\] svg\.figure \{([^}]*)\}""")
_ROLE = re.compile(r"--figure-(\w+): ([^;]+);")
_COLOR = re.compile("|".join(ROLES))
_MARGIN = 4  # points
_TALL = 1.1  # height by width from which on it is a stack of panels: a card shows the middle
_SHAPE = 1.9

for _prefix, _space in (("", _SVG[1:-1]), ("xlink", "http://www.w3.org/1999/xlink")):
    ElementTree.register_namespace(_prefix, _space)


def cover_of(notebook: Path) -> tuple[str, str]:
    """The tagged cell's figure, an SVG without letters, and its description; empty without one."""
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        about = cell.get("metadata", {})
        if COVER in about.get("tags", ()):
            alt = about.get("mystnb", {}).get("image", {}).get("alt", "")
            for output in cell.get("outputs", ()):
                if svg := "".join(output.get("data", {}).get("image/svg+xml", ())):
                    return without_letters(svg), alt
    return "", ""


def cover_element(notebook: Path) -> str:
    """The picture's element for a page in the book's root; empty without one."""
    svg, alt = cover_of(notebook)
    if not svg:
        return ""
    return "".join(
        f'<img class="cover only-{theme}" src="{_FOLDER}/{notebook.stem}.{theme}.svg" '
        f'alt="{html.escape(alt)}" loading="lazy">'
        for theme in ("light", "dark")
    )


def without_letters(svg: str) -> str:
    """A figure without words, numbers, and anything outside the axes."""
    root = ElementTree.fromstring(svg)
    _remove_words(root)
    for about in root.findall(f"{_SVG}metadata"):
        root.remove(about)
    axes = [group for group in root.iter(f"{_SVG}g") if group.get("id", "").startswith("axes_")]
    if axes:
        root.set("viewBox", " ".join(f"{number:.1f}" for number in _extent(root, axes)))
    for size in ("width", "height"):
        root.attrib.pop(size, None)
    return slim(ElementTree.tostring(root, encoding="unicode"))


def in_theme(svg: str, colors: dict[str, str]) -> str:
    """The picture in a page's colors by role, on the card's background; others are unchanged."""
    colors = {**colors, "paper": "none"}
    return _COLOR.sub(lambda found: colors.get(ROLES[found[0]], found[0]), svg)


def write_covers(app: Sphinx) -> None:
    """Write the pictures to the built book."""
    style = _STYLE.read_text("utf-8")
    dark = dict(_ROLE.findall(_DARK.findall(style)[0]))
    themes = {"light": {}, "dark": dark}
    for notebook in sorted(Path(app.srcdir).glob("notebooks/**/*.ipynb")):
        if ".ipynb_checkpoints" in notebook.parts or not (svg := cover_of(notebook)[0]):
            continue
        for theme, colors in themes.items():
            file = Path(app.outdir, _FOLDER, f"{notebook.stem}.{theme}.svg")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(in_theme(svg, colors), "utf-8")


def _remove_words(element: ElementTree.Element) -> None:
    for child in list(element):
        if _WORDS.match(child.get("id", "")):
            element.remove(child)
        else:
            _remove_words(child)


def _extent(root: ElementTree.Element, axes: list[ElementTree.Element]) -> tuple[float, ...]:
    """The bounding box of the axes' content: left, top, width, height; for a stack, its middle."""
    _, _, width, height = (float(number) for number in root.get("viewBox", "").split())
    points = [
        (float(x), float(y))
        for group in axes
        for path in group.iter(f"{_SVG}path")
        if path.get("id") is None  # a marker, drawn around 0
        for x, y in _POINT.findall(path.get("d", ""))
    ]
    left = max(min(x for x, _ in points) - _MARGIN, 0)
    right = min(max(x for x, _ in points) + _MARGIN, width)
    top = max(min(y for _, y in points) - _MARGIN, 0)
    bottom = min(max(y for _, y in points) + _MARGIN, height)
    if bottom - top > _TALL * (right - left):
        middle, half = (top + bottom) / 2, (right - left) / _SHAPE / 2
        top, bottom = middle - half, middle + half
    return left, top, right - left, bottom - top


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("builder-inited", write_covers)
