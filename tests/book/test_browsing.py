"""What the browser tests rest on: pages are watched, and one test's leave nothing to the next's."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.conftest import Tabs, Watch, forget
from tests.support.serving import serving

pytestmark = pytest.mark.browser

STORE = """async () => {
  localStorage.setItem("kept", "1");
  await (await caches.open("kept")).put("/kept", new Response("1"));
  indexedDB.open("kept");
}"""
KEPT = """async () => [
  localStorage.getItem("kept"), (await caches.keys()).length, (await indexedDB.databases()).length,
]"""


def test_what_a_page_has_stored_is_forgotten(tmp_path: Path, window: BrowserContext) -> None:
    (tmp_path / "page.html").write_text("<!doctype html><title>Page</title>", "utf-8")
    with serving(tmp_path) as site:
        for address in (f"{site}/page.html", (tmp_path / "page.html").as_uri()):
            page = window.new_page()
            page.goto(address)
            if address.startswith("http"):
                page.evaluate(STORE)
            else:
                page.evaluate("localStorage.setItem('kept', '1')")
            forget(page)
            page.goto(address)
            if address.startswith("http"):
                assert page.evaluate(KEPT) == [None, 0, 0]
            else:
                assert page.evaluate("localStorage.getItem('kept')") is None
            page.close()


def test_a_tab_is_the_next_test_s_and_shows_it_nothing_of_the_last(
    tmp_path: Path, window: BrowserContext
) -> None:
    (tmp_path / "page.html").write_text("<!doctype html><title>Page</title>", "utf-8")
    address, tabs = (tmp_path / "page.html").as_uri(), Tabs(window)
    page = tabs.take("light")
    page.goto(address)
    page.evaluate("sessionStorage.setItem('kept', '1')")
    page.route("**/*", lambda route: route.abort())
    page.emulate_media(media="print", forced_colors="active")
    tabs.give_back(page)
    dark = tabs.take("dark")
    assert dark is not page
    assert tabs.take("light") is page
    page.goto(address)
    assert page.evaluate("sessionStorage.length") == 0
    assert page.evaluate("matchMedia('screen').matches && !matchMedia('(forced-colors)').matches")
    page.add_init_script("window.more = 1")
    for tab in (page, dark):
        tabs.give_back(tab)
    assert page.is_closed()
    assert tabs.take("dark") is dark
    dark.close()


FAULTS = {
    "console: broken": "console.error('broken')",
    "exception: broken": "setTimeout(() => { throw 'broken' })",
    "status: 404": "fetch('gone.txt')",
    "other host: http://example.org/": "fetch('http://example.org/').catch(() => 0)",
    "dialog: broken": "setTimeout(() => alert('broken'))",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_a_page_is_seen(fault: str, tmp_path: Path, browser: Browser) -> None:
    script = f"<script>{FAULTS[fault]}</script>"
    (tmp_path / "page.html").write_text(f"<!doctype html><title>Page</title>{script}", "utf-8")
    page = browser.new_page()
    watch = Watch(page)
    with serving(tmp_path) as site:
        page.goto(f"{site}/page.html", wait_until="networkidle")
        page.wait_for_timeout(50)
        page.close()
    assert any(one.startswith(fault) for one in watch.faults), watch.faults
