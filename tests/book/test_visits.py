"""Every page of the built book, in one visit: at two widths, in the dark, on paper, and tried."""

import functools
from collections.abc import Callable, Set
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.book.plans import LINKS, PLANS
from tests.conftest import HTML, settle
from tests.support import axe
from tests.support.built_pages import FROM_DISK, PAGES
from tests.support.page_looks import (
    EVERYWHERE,
    NARROW,
    OF_ONE_PAGE,
    set_theme,
    set_width,
    stands_still,
    within_the_page,
)

OpenPage = Callable[..., Page]
TRIED = {*LINKS, *PLANS[390], *PLANS[1280]}


def shows(page: str, widget: str) -> bool:
    """Whether a page shows a widget whole."""
    return f'data-widget="{widget}"' in page and '"compact": true' not in page


@functools.cache
def tried_on() -> dict[str, str]:
    """The page on which each widget that has a plan is tried: the first that shows it whole."""
    pages = [(name, (HTML / name).read_text("utf-8")) for name in PAGES]
    return {widget: next(name for name, text in pages if shows(text, widget)) for widget in TRIED}


@pytest.mark.browser
@pytest.mark.parametrize("name", PAGES)
def test_page(name: str, site: str, open_page: OpenPage, subtests: pytest.Subtests) -> None:
    page = open_page(f"{site}/{name}")
    tried = {widget for widget, shown_on in tried_on().items() if shown_on == name}
    with subtests.test("stands still"):
        stands_still(page)
    settle(page)
    for look in (*OF_ONE_PAGE.get(name, ()), *EVERYWHERE, *NARROW):
        with subtests.test(look.__name__):
            look(page)
    axe.forget_strokes(page)
    axe.forget_colors_of_code(page, beyond=3)
    axe.forget_entries(page, beyond=20)
    with subtests.test("accessible", width=390):
        assert axe.violations(page) == []
    set_width(page, 1280)
    set_theme(page, "dark")
    with subtests.test("legible in the dark"):
        assert axe.violations(page, only="color-contrast") == []
    set_theme(page, "light")
    with subtests.test("accessible", width=1280):
        assert axe.violations(page) == []
    hosts = page.locator(".gpt-lab-host[data-widget]").all()
    widgets = [(host, str(host.get_attribute("data-widget"))) for host in hosts]
    widgets = [(host, widget) for host, widget in widgets if widget in tried]
    for width in (390, 1280) if widgets else ():
        set_width(page, width)
        for host, widget in widgets:
            if plan := PLANS[width].get(widget):
                host.scroll_into_view_if_needed()
                with subtests.test(plan.__name__, width=width):
                    plan(host)
        within_the_page(page)
        if width == 390:
            set_theme(page, "dark")
            with subtests.test("accessible in the dark, after all that"):
                assert axe.violations(page, within=".gpt-lab-host") == []
            set_theme(page, "light")
    with subtests.test("shared as a link"):
        share(page, open_page, tried)


@pytest.mark.browser
@pytest.mark.parametrize("name", FROM_DISK)
def test_page_works_from_disk(name: str, html: Path, open_page: OpenPage) -> None:
    page = open_page((html / name).as_uri())
    settle(page)
    assert page.locator("h1:visible").count() == 1
    text = (html / name).read_text("utf-8")
    share(page, open_page, {widget for widget in TRIED if shows(text, widget)})


def share(page: Page, open_page: OpenPage, tried: Set[str]) -> None:
    """Have the address say what widgets show, and hold a page at this address against that."""
    said = {}
    for name in LINKS.keys() & tried:
        for widget in page.locator(f".gpt-lab-host[data-widget={name}]").all()[:1]:
            said[name] = LINKS[name].share(widget)
    if not said:
        return
    other = open_page(page.url)
    for name, what in said.items():
        widget = other.locator(f".gpt-lab-host[data-widget={name}]").first
        widget.scroll_into_view_if_needed()  # which starts it
        expect(widget).to_have_attribute("data-ready", name)
        LINKS[name].shared(widget, what)
