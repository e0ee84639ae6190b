"""The icons that pages show are there, and not the two thousand others."""

from pathlib import Path

import pytest

from tests.support.pages import ROOT  # noqa: F401  # which lets `extension` be found

from extension.look import icons  # isort: skip

STYLE = (
    '.fa-sun:before{content:"\\f185"}.fa-moon:after,.fa-moon-o:after{content:"\\f186"}'
    '.fa-ghost:before{content:"\\f6e2"}.toggle:before{content:"\\f107"}.fa-ghost{color:red}'
)


def test_rules_of_icons_that_no_page_names_go() -> None:
    kept = icons.without_unused(STYLE, {"fa-sun", "fa-moon-o"})
    assert kept == STYLE.replace('.fa-ghost:before{content:"\\f6e2"}', "")


@pytest.mark.browser
def test_fonts_of_icons_are_small(html: Path) -> None:
    """A visit of each page (test_visits.py) says whether one is missing."""
    fonts = {path.name: path.stat().st_size for path in html.rglob("webfonts/*.woff2")}
    assert fonts
    assert max(fonts.values()) < 8_000, fonts
