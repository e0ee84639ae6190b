"""Cuts the book's typeface out of the npm package that brings it.

    npm pack @fontsource-variable/literata@5.3.0 && tar xzf fontsource-variable-literata-5.3.0.tgz
    python -m tools.fonts package

Literata has many weights and letters; the pages need two weights of the upright and one of the
italic, for English. Beside the two files, ``book/static/fonts.css`` gets their names, and a
stand-in made of Times New Roman, as wide and as high: a page that is shown before its typeface is
there has its lines where they stay. It writes the same bytes whenever it is run.
"""

from __future__ import annotations

import hashlib
import io
import sys
from pathlib import Path

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
# How often a letter stands in a thousand of English prose, a space among them, and how wide it is
# in Times New Roman (and Liberation Serif), in thousandths of its size.
_ENGLISH = {
    " ": (183, 250),
    **{"e": (102, 444), "t": (75, 278), "a": (65, 444), "o": (62, 500), "n": (57, 500)},
    **{"i": (57, 278), "s": (53, 389), "r": (50, 333), "h": (50, 500), "l": (33, 278)},
    **{"d": (33, 500), "u": (23, 500), "c": (22, 444), "m": (20, 778), "f": (20, 333)},
    **{"w": (17, 722), "g": (16, 500), "p": (15, 500), "y": (14, 500), "b": (13, 500)},
    **{"v": (8, 500), "k": (5, 500), "x": (1, 500), "j": (1, 278), "q": (1, 500)},
}


def cut(source: bytes, weight: float | tuple[float, float]) -> bytes:
    """A font's letters for English, in a weight or between two."""
    options = subset.Options()
    options.layout_features, options.hinting = FEATURES, False
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]  # with the copyright and the licence
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS & set(font.getBestCmap()))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def stand_in(font: TTFont) -> dict[str, float]:
    """How Times New Roman is to be scaled and placed to take a font's room, in per cent."""
    unit, names, widths = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    own = sum(n * widths[names[ord(c)]][0] / unit for c, (n, _) in _ENGLISH.items())
    times = sum(n * width / 1000 for n, width in _ENGLISH.values())
    size = own / times
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
        weight = CUTS[name][1]
        weights = " ".join(f"{w:g}" for w in weight) if isinstance(weight, tuple) else f"{weight:g}"
        rules.append(
            f'@font-face {{\n  font-family: "{FAMILY}";\n  font-style: {italic};\n'
            f"  font-weight: {weights};\n  font-display: optional;\n"
            f'  src: url("fonts/{name}") format("woff2");\n}}'
        )
        bold = " Italic" if italic == "italic" else ""
        places = "".join(
            f"  {k}: {v:.2f}%;\n" for k, v in stand_in(TTFont(io.BytesIO(content))).items()
        )
        local = ", ".join(f'local("{f}{bold}")' for f in ("Times New Roman", "Liberation Serif"))
        rules.append(
            f'@font-face {{\n  font-family: "{FAMILY} stand-in";\n  font-style: {italic};\n'
            f"  src: {local};\n{places}}}"
        )
    return "\n".join(rules) + "\n"


def main() -> int:
    """Write the fonts, their style sheet, licence and checksums."""
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
