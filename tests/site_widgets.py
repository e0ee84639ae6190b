"""What tests of widgets on the pages of the built book share: which pages, and their widgets."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import HTML

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


def served_and_from_disk(pages: list[str]) -> pytest.MarkDecorator:
    """All pages as they are served, and the last one as a file: ``address`` says where it is."""
    ways = [("http", name) for name in pages] + [("file", pages[-1])]
    return pytest.mark.parametrize(("scheme", "name"), ways)


def address(scheme: str, name: str, site: str, html: Path) -> str:
    """Where a page of the built book is."""
    return f"{site}/{name}" if scheme == "http" else (html / name).as_uri()
