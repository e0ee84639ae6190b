"""Subset the book's two typefaces from their npm packages.

    npm pack @fontsource-variable/literata@5.3.0 @fontsource-variable/source-sans-3@5.3.1
    for name in literata-5.3.0 source-sans-3-5.3.1; do
      mkdir $name && tar xzf fontsource-variable-$name.tgz -C $name
    done
    python -m tools.fonts literata-5.3.0/package source-sans-3-5.3.1/package

Literata is read, Source Sans is operated: menus, controls, labels. Both have many weights and
letters; the pages need two weights of the uprights and one of the italic, for English. Beside the
files, ``book/static/fonts.css`` gets their names, and stand-ins made of Times New Roman and Arial,
as wide and as high: a page that is shown before its typeface is there has its lines where they
stay. Source Sans is Book Sans here: its license reserves the name for the font as Adobe made it.
It writes the same bytes whenever it is run.
"""

from __future__ import annotations

import hashlib
import io
import re
import sys
from pathlib import Path

import matplotlib
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).resolve().parent.parent / "book" / "static"
CUTS: dict[str, tuple[str, str, float | tuple[float, float]]] = {
    "literata.woff2": ("Literata", "literata-latin-wght-normal.woff2", (400, 700)),
    "literata-italic.woff2": ("Literata", "literata-latin-wght-italic.woff2", 400),
    "book-sans.woff2": ("Book Sans", "source-sans-3-latin-wght-normal.woff2", (400, 700)),
}
"""Each file: its family, the package's file, and its weight or the two that it lies between."""
STAND_INS = {
    "Literata": ("Times New Roman", "Liberation Serif"),
    "Book Sans": ("Arial", "Liberation Sans"),
}
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "tnum", "lnum"]
CHARACTERS = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(ord(c) for c in "–—‘’“”…−•€′″\N{THIN SPACE}"),
}
_ENGLISH = {
    **{" ": 183, "e": 102, "t": 75, "a": 65, "o": 62, "n": 57, "i": 57, "s": 53, "r": 50, "h": 50},
    **{"l": 33, "d": 33, "u": 23, "c": 22, "m": 20, "f": 20, "w": 17, "g": 16, "p": 15, "y": 14},
    **{"b": 13, "v": 8, "k": 5, "x": 1, "j": 1, "q": 1},
}
"""How often a letter stands in a thousand of English prose."""
_METRICS = {  # of fonts that are as wide as the stand-ins
    ("Literata", "normal"): "Times-Roman",
    ("Literata", "italic"): "Times-Italic",
    ("Book Sans", "normal"): "Helvetica",
}


def stand_in_widths(family: str, style: str) -> dict[str, int]:
    """How wide a stand-in's letters are, in thousandths: Adobe's numbers, which Matplotlib has."""
    folder = Path(matplotlib.get_data_path(), "fonts", "pdfcorefonts")
    text = (folder / f"{_METRICS[family, style]}.afm").read_text("ascii", "replace")
    return {chr(int(c)): int(w) for c, w in re.findall(r"(?m)^C (\d+) ; WX (\d+)", text)}


def cut(source: bytes, family: str, weight: float | tuple[float, float]) -> bytes:
    """A font's letters for English, in a weight or between two, under the family's name."""
    options = subset.Options()
    options.layout_features, options.hinting = FEATURES, False
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]  # with the copyright and the license
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS & set(font.getBestCmap()))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    if family not in str(font["name"].getDebugName(1)):
        for number in (1, 4, 6):
            font["name"].setName(family, number, 3, 1, 0x409)
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def stand_in(font: TTFont, family: str, style: str) -> dict[str, float]:
    """How the stand-in is to be scaled and placed to take a font's room, in percent."""
    unit, names, advances = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    own = sum(n * advances[names[ord(c)]][0] / unit for c, n in _ENGLISH.items())
    widths = stand_in_widths(family, style)
    size = own / sum(n * widths[c] / 1000 for c, n in _ENGLISH.items())
    high = {name: getattr(font["hhea"], name) / unit for name in ("ascent", "descent", "lineGap")}
    return {
        "size-adjust": 100 * size,
        "ascent-override": 100 * high["ascent"] / size,
        "descent-override": -100 * high["descent"] / size,
        "line-gap-override": 100 * high["lineGap"] / size,
    }


def style(files: dict[str, bytes]) -> str:
    """The style sheet that names the fonts and their stand-ins."""
    rules = ["/* Written by tools/fonts.py. */"]
    for name, content in files.items():
        italic = "italic" if "italic" in name else "normal"
        family, _, weight = CUTS[name]
        weights = " ".join(f"{w:g}" for w in weight) if isinstance(weight, tuple) else f"{weight:g}"
        rules.append(
            f'@font-face {{\n  font-family: "{family}";\n  font-style: {italic};\n'
            f"  font-weight: {weights};\n  font-display: optional;\n"
            f'  src: url("fonts/{name}") format("woff2");\n}}'
        )
        bold = " Italic" if italic == "italic" else ""
        scaled = stand_in(TTFont(io.BytesIO(content)), family, italic)
        places = "".join(f"  {k}: {v:.2f}%;\n" for k, v in scaled.items())
        local = ", ".join(f'local("{name}{bold}")' for name in STAND_INS[family])
        rules.append(
            f'@font-face {{\n  font-family: "{family} stand-in";\n  font-style: {italic};\n'
            f"  src: {local};\n{places}}}"
        )
    return "\n".join(rules) + "\n"


def main() -> int:
    """Write the fonts, their style sheet, license and checksums."""
    packages = [Path(argument) for argument in sys.argv[1:]]
    if not packages:
        print("python -m tools.fonts FOLDER FOLDER, with the unpacked npm packages")
        return 2
    files = {path.name: path for package in packages for path in package.glob("files/*.woff2")}
    fonts = {
        name: cut(files[file].read_bytes(), family, weight)
        for name, (family, file, weight) in CUTS.items()
    }
    licenses = {
        f"OFL-{family.replace(' ', '-')}.txt": (package / "LICENSE").read_bytes()
        for family, package in zip(STAND_INS, packages, strict=True)
    }
    folder = FOLDER / "fonts"
    folder.mkdir(exist_ok=True)
    for name, content in {**fonts, **licenses}.items():
        (folder / name).write_bytes(content)
        print(f"{name}: {len(content):,} bytes")
    sums = (f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in fonts.items())
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    (FOLDER / "fonts.css").write_text(style(fonts), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
