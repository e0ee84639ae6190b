"""Every address of a heading, an exercise or a widget that was ever published leads to its text."""

import functools
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from book.extension.pages.moved import moved_anchors
from tests.support.built_pages import tree_of, with_class
from tools.notebooks import ROOT

PUBLISHED = (Path(__file__).parent / "published_anchors.txt").read_text("utf-8").split()


@functools.cache
def anchors(html: Path, page: str) -> set[str]:
    """What a link may name on a page; a widget's name is its key's."""
    tree = tree_of(html / f"{page}.html")
    hosts = {f"widget-{host.get('data-key')}" for host in with_class(tree, "gpt-lab-host")}
    return {*tree.xpath("//@id")} | hosts


def test_no_published_address_is_lost(html: Path) -> None:
    table = moved_anchors(ROOT)
    for address in PUBLISHED:
        page, _, anchor = address.partition("#")
        here, there = anchor in anchors(html, page), anchor in table.get(page, {})
        assert here or there, f'say in book/moved.toml, ["{page}"], where {anchor!r} is now'


def test_the_table_leads_from_what_is_gone_to_what_is_there(html: Path) -> None:
    for page, places in moved_anchors(ROOT).items():
        for anchor, place in places.items():
            assert anchor not in anchors(html, page), f"{page} has {anchor!r}: it has not moved"
            target, _, heading = place.partition("#")
            assert (html / f"{target}.html").is_file(), f"{page}#{anchor} leads to {place!r}"
            assert not heading or heading in anchors(html, target), f"no {place!r}"
            if anchor.startswith("widget-"):
                assert place == target, f"{anchor!r} keeps its name and its state on {target!r}"
                assert anchor in anchors(html, target), f"{target} has no {anchor!r}"


@pytest.mark.browser
@pytest.mark.parametrize("kind", ["heading", "widget"])
def test_an_old_link_is_led_on(kind: str, site: str, browser: Browser) -> None:
    page, old, place = next(
        (page, anchor, place)
        for page, places in moved_anchors(ROOT).items()
        for anchor, place in places.items()
        if anchor.startswith("widget-") == (kind == "widget") and not place.startswith(page)
    )
    state = f"{old};{old.removeprefix('widget-')}?text=Hi" if kind == "widget" else old
    opened = browser.new_page()  # the page that is left may be loading still: that is no fault
    opened.goto(f"{site}/{page}.html#{state}")
    target, _, heading = place.partition("#")
    fragment = state if kind == "widget" else heading
    opened.wait_for_url(f"{site}/{target}.html" + (f"#{fragment}" if fragment else ""))
    opened.close()
