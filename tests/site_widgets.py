"""What tests of widgets on the pages of the built book share: which pages, and their widgets."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import HTML

OpenPage = Callable[..., Page]

both_widths = pytest.mark.parametrize("width", [1280, 390])


def pages_with(widget: str) -> list[str]:
    """The pages that have a widget; the landing page if none has, so that its test fails."""
    saved = re.compile(rf'data-widget="{widget}"')
    pages = (path for path in sorted(HTML.rglob("*.html")) if saved.search(path.read_text("utf-8")))
    return [path.relative_to(HTML).as_posix() for path in pages] or ["index.html"]


def widgets_on(page: Page, widget: str) -> list[Locator]:
    """All widgets of a class on a page, drawn."""
    found = page.locator(f".gpt-lab-host[data-widget={widget}]").all()
    assert found
    for host in found:
        host.scroll_into_view_if_needed()  # which starts it
        expect(host).to_have_attribute("data-ready", widget)
        for others in host.locator("details.others:not([open]) > summary").all():
            others.click()  # an explorer that is opened on some sizes has the others behind it
    return found
