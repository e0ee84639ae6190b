"""Three widths of figures: the text's, wide, and the screen's."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

WIDE = [("05_whole_model", "ModelMap"), ("10_new_facts", "FactLab")]
PLACES = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect().toJSON();
  return { host: box(".gpt-lab-host.wide"), text: box(".bd-article section > p"),
    window: innerWidth, page: document.documentElement.scrollWidth };
}"""


def places(page: Page) -> dict[str, Any]:
    """Where a wide widget and the text are, and how wide page and window."""
    return dict(page.evaluate(PLACES))


@pytest.mark.parametrize(("name", "widget"), WIDE)
@pytest.mark.parametrize("width", [1280, 1920])
def test_a_wide_widget_has_more_than_the_texts_width(
    name: str, widget: str, width: int, site: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(f"{site}/notebooks/{name}.html", width=width)
    found = places(page)
    assert page.locator(f"[data-widget={widget}].wide").count() == 1
    assert 900 <= found["host"]["width"] <= 1100
    assert found["host"]["width"] > found["text"]["width"] + 200
    assert found["host"]["left"] == found["text"]["left"]
    assert found["host"]["right"] <= width
    assert found["page"] == found["window"]


def test_the_contents_leave_while_a_wide_widget_is_in_view(
    site: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(f"{site}/notebooks/10_new_facts.html", width=1280)
    contents = page.locator(".bd-sidebar-secondary")
    assert contents.is_visible()
    page.locator(".wide").first.scroll_into_view_if_needed()
    contents.wait_for(state="hidden")
    page.evaluate("scrollTo(0, 0)")
    contents.wait_for(state="visible")


def test_a_page_without_contents_has_a_wide_widget_too(
    site: str, open_page: Callable[..., Page]
) -> None:
    found = places(open_page(f"{site}/book/models.html", width=1280))
    assert found["host"]["width"] > found["text"]["width"] + 200


@pytest.mark.parametrize("width", [390, 900])
def test_where_there_is_no_room_a_wide_widget_is_as_wide_as_the_text(
    width: int, site: str, open_page: Callable[..., Page]
) -> None:
    found = places(open_page(f"{site}/notebooks/05_whole_model.html", width=width))
    assert found["host"]["width"] == pytest.approx(found["text"]["width"], abs=1)
    assert found["page"] == found["window"]
