"""A printed lesson: its sheets, and what isn't on them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SHEET = re.compile(rb"/Type\s*/Page\b")
ACTS = """() => [...document.querySelectorAll(
  ".bd-content button, .bd-content input[type=range], .bd-content details:not([open]) > summary")]
  .filter((one) => one.getClientRects().length && !one.matches(
    ".token, .word, .part, .chip, .box, .choose, .operation, :is(th, td, li) > button"))
  .map((one) => `${one.closest("[data-widget]")?.dataset.widget}: ${one.outerHTML.slice(0, 80)}`)
"""


@pytest.mark.parametrize("name", ["04_feed_forward", "05_whole_model"])  # the longest two
def test_a_lesson_fits_on_fourteen_sheets(
    name: str, site: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(f"{site}/notebooks/{name}.html", width=1280)
    page.wait_for_selector("[data-ready]")
    sheets = len(SHEET.findall(page.pdf(prefer_css_page_size=True)))
    assert 8 <= sheets <= 14
    page.emulate_media(media="print")
    assert page.evaluate(ACTS) == []
    assert not page.locator("#jb-print-toc").is_visible()
    for widget in page.locator(".gpt-lab-host").all():  # smaller than a sheet's 271 mm
        box = widget.bounding_box()
        assert box
        assert box["height"] < 1020
