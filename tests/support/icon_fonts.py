"""The characters of the icon fonts that the built book has kept."""

import functools

from fontTools.ttLib import TTFont

from tests.conftest import HTML

# The characters that icons before and after elements are made of, by the font's family.
SHOWN = """() => [...document.querySelectorAll("*")].flatMap((one) =>
  ["::before", "::after"].flatMap((place) => {
    const { content, fontFamily } = getComputedStyle(one, place);
    const code = content.codePointAt(1);
    return 0xe000 <= code && code < 0xf900 ? [[fontFamily, code]] : [];
  }))"""


@functools.cache
def _characters(name: str) -> frozenset[int]:
    (path,) = HTML.rglob(f"webfonts/{name}.woff2")
    with TTFont(path) as font:
        return frozenset(font.getBestCmap())


def characters(family: str) -> frozenset[int]:
    """The characters that are in the font of a family, by the name that CSS has for it."""
    return _characters("fa-brands-400" if "Brands" in family else "fa-solid-900")
