"""The icons that pages show are there, and not the two thousand others."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tests.pages import OpenPage  # which lets `extension` be found

from extension import icons  # isort: skip

STYLE = (
    '.fa-sun:before{content:"\\f185"}.fa-moon:after,.fa-moon-o:after{content:"\\f186"}'
    '.fa-ghost:before{content:"\\f6e2"}.toggle:before{content:"\\f107"}.fa-ghost{color:red}'
)
# The characters that icons before and after elements are made of, by the font's family.
SHOWN = """() => [...document.querySelectorAll("*")].flatMap((one) =>
  ["::before", "::after"].flatMap((place) => {
    const { content, fontFamily } = getComputedStyle(one, place);
    const code = content.codePointAt(1);
    return 0xe000 <= code && code < 0xf900 ? [[fontFamily, code]] : [];
  }))"""


def test_rules_of_icons_that_no_page_names_go() -> None:
    kept = icons.without_unused(STYLE, {"fa-sun", "fa-moon-o"})
    assert kept == STYLE.replace('.fa-ghost:before{content:"\\f6e2"}', "")


@pytest.mark.browser
def test_every_icon_of_a_page_is_in_its_font(site: str, html: Path, open_page: OpenPage) -> None:
    fonts = {}
    for path in html.rglob("webfonts/*.woff2"):
        assert path.stat().st_size < 8_000
        with TTFont(path) as font:
            fonts[path.name] = set(font.getBestCmap())
    solid, brands = fonts["fa-solid-900.woff2"], fonts["fa-brands-400.woff2"]
    for name in ("index.html", "notebooks/03_attention.html", "search.html"):
        shown = open_page(f"{site}/{name}").evaluate(SHOWN)
        assert len(shown) > 5
        for family, code in shown:
            assert code in (brands if "Brands" in family else solid), (name, family, hex(code))
