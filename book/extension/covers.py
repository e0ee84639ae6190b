"""A picture for each lesson's card: the figure of the cell that the notebook tags ``cover``."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from sphinx.application import Sphinx

COVER = "cover"
_FOLDER = "_static/covers"
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ABOUT = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


def cover_of(notebook: Path) -> tuple[str, str]:
    """The SVG of the tagged cell's figure, and what it shows; empty without one."""
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        about = cell.get("metadata", {})
        if COVER in about.get("tags", ()):
            alt = about.get("mystnb", {}).get("image", {}).get("alt", "")
            for output in cell.get("outputs", ()):
                if svg := "".join(output.get("data", {}).get("image/svg+xml", ())):
                    return _ABOUT.sub("", svg), alt
    return "", ""


def cover_element(notebook: Path) -> str:
    """The picture as a page in the book's root has it; empty without one."""
    svg, alt = cover_of(notebook)
    size = _SIZE.search(svg)
    if not size:
        return ""
    width, height = (round(float(number)) for number in size.groups())
    source = f"{_FOLDER}/{notebook.stem}.svg"
    return (
        f'<img class="cover" src="{source}" alt="{html.escape(alt)}" loading="lazy" '
        f'width="{width}" height="{height}">'
    )


def write_covers(app: Sphinx) -> None:
    """Writes the pictures into the built book."""
    for notebook in sorted(Path(app.srcdir).glob("notebooks/**/*.ipynb")):
        if ".ipynb_checkpoints" not in notebook.parts and (svg := cover_of(notebook)[0]):
            file = Path(app.outdir, _FOLDER, f"{notebook.stem}.svg")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(svg, "utf-8")
