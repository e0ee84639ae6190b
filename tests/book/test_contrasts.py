"""Contrasts are measured on a few texts of each look, and no fault is missed for that."""

import pytest

from tests.support.axe import forget_colors_of_code, forget_strokes, violations
from tests.support.pages import OpenPage

pytestmark = pytest.mark.browser

FINE = "<p>Fine.</p>" * 20
FAULTS = {
    "its own color": "<p style='color: #aaa'>Pale.</p>",
    "a background": "<div style='background: #555'><p>Dark.</p></div>",
    "seen through": "<div style='opacity: .4'><p>Faint.</p></div>",
    "too small for its color": (
        "<p style='color: #888; font-size: 24px'>Large.</p>" * 20
        + "<p style='color: #888; font-size: 16px'>Small.</p>"
    ),
    "after hidden ones": (
        "<p style='color: #aaa; visibility: hidden'>Pale.</p>" * 20
        + "<p hidden style='color: #aaa'>Pale.</p>" * 20
        + "<p style='color: #aaa'>Pale.</p>"
    ),
    "of one control among many": (
        "<button style='color: #222'>Fine</button>" * 20
        + "<button style='color: #222; background: #444'>Dark</button>"
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


WORDS = "<span class='n'>fine</span> " * 20
PALE, OWN = "<span class='pale'>pale</span>", "<span class='n' style='color: #aaa'>pale</span>"
CODE = {
    "a word of a color that others do not have": f"<pre>{WORDS}{PALE}</pre>",
    "on a background that others do not have": f"<pre>{WORDS}</pre><div class='dark'><pre>{WORDS}",
    "with a style of its own": f"<pre>{WORDS}{OWN}</pre>",
}


@pytest.mark.parametrize("fault", CODE)
def test_a_fault_among_many_words_of_code_is_found(fault: str, open_page: OpenPage) -> None:
    page = open_page()
    style = "<style>.pale { color: #aaa } .dark { background: #555 } .n { color: #222 }</style>"
    page.set_content(f"{style}<body class='bd-content' style='background: #fff'>{CODE[fault]}")
    before = page.locator("pre").all_inner_texts()
    forget_colors_of_code(page, beyond=3)
    assert page.locator("pre").all_inner_texts() == before
    assert page.locator("pre span").count() < 10
    assert violations(page, only="color-contrast")


def test_a_figure_keeps_what_is_said_of_it(open_page: OpenPage) -> None:
    page = open_page()
    page.set_content("<svg role=img><g><path/><g><a href=#x><path/></a></g></g><path/></svg>")
    forget_strokes(page)
    assert page.locator("svg *").evaluate_all("all => all.map((one) => one.tagName)") == [
        *("g", "g", "a", "path"),
    ]
