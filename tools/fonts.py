"""Subset the book's typeface from its npm package.

    npm pack @fontsource-variable/literata@5.3.0 && tar xzf fontsource-variable-literata-5.3.0.tgz
    python -m tools.fonts package

Literata has many weights and letters; the pages need two weights of the upright and one of the
italic, for English. It also writes ``book/static/fonts.css`` with their names, and a fallback made
of Times New Roman with the same width and height, so that lines do not move when the typeface is
loaded. The output is reproducible.
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
FAMILY = "Literata"
CUTS: dict[str, tuple[str, float | tuple[float, float]]] = {
    "literata.woff2": ("literata-latin-wght-normal.woff2", (400, 700)),
    "literata-italic.woff2": ("literata-latin-wght-italic.woff2", 400),
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
"""Frequencies of letters in English prose, per thousand."""
_TIMES = {"normal": "Times-Roman", "italic": "Times-Italic"}  # Times New Roman has the same widths


def times(style: str) -> dict[str, int]:
    """The widths of Times' letters in thousandths of an em, from Adobe's metrics in Matplotlib."""
    folder = Path(matplotlib.get_data_path(), "fonts", "pdfcorefonts")
    text = (folder / f"{_TIMES[style]}.afm").read_text("ascii", "replace")
    return {chr(int(c)): int(w) for c, w in re.findall(r"(?m)^C (\d+) ; WX (\d+)", text)}


def cut(source: bytes, weight: float | tuple[float, float]) -> bytes:
    """Subset a font to English letters, with one weight or a range."""
    options = subset.Options()
    options.layout_features, options.hinting = FEATURES, False
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]  # including the copyright and the license
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS & set(font.getBestCmap()))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def stand_in(font: TTFont, style: str) -> dict[str, float]:
    """The scaling and offsets with which Times New Roman matches a font, in percent."""
    unit, names, widths = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    own = sum(n * widths[names[ord(c)]][0] / unit for c, n in _ENGLISH.items())
    size = own / sum(n * times(style)[c] / 1000 for c, n in _ENGLISH.items())
    high = {name: getattr(font["hhea"], name) / unit for name in ("ascent", "descent", "lineGap")}
    return {
        "size-adjust": 100 * size,
        "ascent-override": 100 * high["ascent"] / size,
        "descent-override": -100 * high["descent"] / size,
        "line-gap-override": 100 * high["lineGap"] / size,
    }


def style(files: dict[str, bytes]) -> str:
    """The style sheet with the fonts and their fallbacks."""
    rules = ["/* Written by tools/fonts.py. */"]
    for name, content in files.items():
        italic = "italic" if "italic" in name else "normal"
        weight = CUTS[name][1]
        weights = " ".join(f"{w:g}" for w in weight) if isinstance(weight, tuple) else f"{weight:g}"
        rules.append(
            f'@font-face {{\n  font-family: "{FAMILY}";\n  font-style: {italic};\n'
            f"  font-weight: {weights};\n  font-display: optional;\n"
            f'  src: url("fonts/{name}") format("woff2");\n}}'
        )
        bold = " Italic" if italic == "italic" else ""
        places = "".join(
            f"  {k}: {v:.2f}%;\n" for k, v in stand_in(TTFont(io.BytesIO(content)), italic).items()
        )
        local = ", ".join(f'local("{f}{bold}")' for f in ("Times New Roman", "Liberation Serif"))
        rules.append(
            f'@font-face {{\n  font-family: "{FAMILY} stand-in";\n  font-style: {italic};\n'
            f"  src: {local};\n{places}}}"
        )
    return "\n".join(rules) + "\n"


def main() -> int:
    """Write the fonts, their style sheet, license and checksums."""
    if len(sys.argv) != 2:
        print("python -m tools.fonts FOLDER, with the unpacked npm package")
        return 2
    package = Path(sys.argv[1])
    fonts = {
        name: cut((package / "files" / file).read_bytes(), weight)
        for name, (file, weight) in CUTS.items()
    }
    folder = FOLDER / "fonts"
    folder.mkdir(exist_ok=True)
    for name, content in {**fonts, "OFL.txt": (package / "LICENSE").read_bytes()}.items():
        (folder / name).write_bytes(content)
        print(f"{name}: {len(content):,} bytes")
    sums = (f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in fonts.items())
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    (FOLDER / "fonts.css").write_text(style(fonts), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
