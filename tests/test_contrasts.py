"""Contrasts are measured on a few texts of each look, and no fault is missed for that."""

import pytest

from tests.axe import violations
from tests.pages import OpenPage

pytestmark = pytest.mark.browser

FINE = "<p>Fine.</p>" * 20
FAULTS = {
    "its own colour": "<p style='color: #aaa'>Pale.</p>",
    "a background": "<div style='background: #555'><p>Dark.</p></div>",
    "seen through": "<div style='opacity: .4'><p>Faint.</p></div>",
    "too small for its colour": (
        "<p style='color: #888; font-size: 24px'>Large.</p>" * 20
        + "<p style='color: #888; font-size: 16px'>Small.</p>"
    ),
    "after hidden ones": (
        "<p style='color: #aaa; visibility: hidden'>Pale.</p>" * 20
        + "<p hidden style='color: #aaa'>Pale.</p>" * 20
        + "<p style='color: #aaa'>Pale.</p>"
    ),
    "typed": "<input aria-label='Text' value='Pale' style='color: #aaa'>",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_among_many_texts_is_found(fault: str, open_page: OpenPage) -> None:
    page = open_page()
    page.set_content(f"<body style='background: #fff; color: #222'>{FINE}{FAULTS[fault]}{FINE}")
    (found,) = violations(page, only="color-contrast")
    assert found.startswith("color-contrast: ")


def test_what_is_fine_is_fine(open_page: OpenPage) -> None:
    page = open_page()
    page.set_content(f"<body style='background: #fff; color: #222'>{FINE}")
    assert violations(page, only="color-contrast") == []
    assert 0 < page.locator("[data-look]").count() < 20
