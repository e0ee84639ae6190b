"""Every page of the built book: no errors, no other host, accessible, whole at any width."""

import functools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from lxml.html import HtmlElement
from playwright.sync_api import Page

from tests.support.axe import violations
from tests.support.built_pages import GENERATED, PAGES, tree_of

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]


def test_the_reader_chooses_the_theme(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/index.html", theme="dark")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    for _ in range(3):  # light, dark, as the system
        page.locator(".theme-switch-button:visible").first.click()
        if page.evaluate(theme) == "light":
            return
    raise AssertionError("the button does not lead to the light theme")


def test_a_dark_page_is_printed_light(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/index.html", theme="dark")
    page.evaluate(
        """() => addEventListener("beforeprint", () => {
          window.printed = document.documentElement.dataset.theme;
        })"""
    )
    page.pdf()
    assert page.evaluate("window.printed") == "light"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


WITHIN_THE_LOGO = "ancestor::a[contains(@class, 'brand')]"


@pytest.mark.parametrize("name", PAGES)
def test_every_picture_says_what_it_shows(name: str, html: Path) -> None:
    silent = [
        image.get("src")
        for image in tree_of(html / name).iter("img")
        # the logo's name stands beside it
        if not image.get("alt", "").strip() and not image.xpath(WITHIN_THE_LOGO)
    ]
    assert not silent


@functools.cache
def targets(path: Path) -> set[str]:
    """What a fragment may name on a page."""
    return {*tree_of(path).xpath("//@id")}


def links(tree: HtmlElement) -> Iterator[str]:
    for tag, attribute in (("a", "href"), ("link", "href"), ("script", "src"), ("img", "src")):
        yield from filter(None, (element.get(attribute) for element in tree.iter(tag)))


@pytest.mark.parametrize("name", PAGES)
def test_every_internal_link_resolves(name: str, html: Path) -> None:
    broken = []
    for link in links(tree_of(html / name)):
        if urlsplit(link).scheme or link.startswith("//"):
            continue
        if link.startswith("/"):  # which leads out of the folder, where the book is read from disk
            broken.append(link)
        address = urlsplit(urljoin(f"http://book/{name}", link))
        path = html / unquote(address.path).lstrip("/")
        path = path / "index.html" if path.is_dir() else path
        fragment = unquote(address.fragment)
        state = "?" in fragment  # a widget's, as in #explorer?d_model=1024
        found = path.is_file() and (not fragment or state or fragment in targets(path))
        if not found:
            broken.append(link)
    assert not broken


def base_of(html: Path) -> str:
    """The book's own address; empty for one that has none, as in a folder that is no clone."""
    links = tree_of(html / "index.html").xpath("//link[@rel='canonical']/@href")
    return str(links[0]).removesuffix("index.html") if links else ""


@pytest.mark.parametrize("name", [name for name in PAGES if not name.startswith(GENERATED)])
def test_page_has_a_social_card(name: str, html: Path) -> None:
    tree = tree_of(html / name)
    tags = {tag.get("property"): tag.get("content") for tag in tree.xpath("//meta[@property]")}
    for wanted in ("og:title", "og:type", "og:site_name", "og:description"):
        assert tags.get(wanted), f"{wanted} is missing"
    if base := base_of(html):
        assert tags["og:url"] == f"{base}{name}"
        assert tags["og:image"] == f"{base}_static/social-card.png"
    else:
        assert not {"og:url", "og:image"} & {*tags}
    assert tags["og:site_name"] == "GPT Lab"
    assert re.search(r"([.?!:]| …)$", str(tags["og:description"]))  # not within a word
    title = tree.findtext("head/title")
    assert title == "GPT Lab" if name == "index.html" else title.endswith(" — GPT Lab")


def test_the_map_names_every_page_and_nothing_else(html: Path) -> None:
    if not (base := base_of(html)):
        assert not (html / "sitemap.xml").exists()
        return
    addresses = re.findall(r"<loc>(.*?)</loc>", (html / "sitemap.xml").read_text("utf-8"))
    written = [name for name in PAGES if not name.startswith(GENERATED)]
    expected = {base if name == "index.html" else f"{base}{name}" for name in written}
    assert sorted(addresses) == sorted(expected)


def test_a_lost_reader_finds_the_way(html: Path, open_page: OpenPage) -> None:
    page = open_page((html / "404.html").as_uri())
    assert violations(page) == []
    links = page.locator("a, form").evaluate_all("all => all.map((one) => one.href ?? one.action)")
    base = base_of(html) or f"{html.as_uri()}/"  # it is shown at any address of a book that has one
    pages = ("search.html", "index.html", "book/glossary.html")
    assert sorted(links) == sorted(f"{base}{name}" for name in pages)
