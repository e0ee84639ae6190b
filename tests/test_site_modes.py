"""Pages of the built book on paper, in forced colours, without scripts, and by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

CHAPTER = "notebooks/03_attention.html"
OpenPage = Callable[..., Page]


def test_nothing_is_cut_on_paper(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{CHAPTER}", width=702)  # A4 with margins of 12 mm
    cut = """() => [...document.querySelectorAll(".bd-content pre")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent.slice(0, 60))"""
    assert page.evaluate(cut)  # on a screen, they scroll
    page.emulate_media(media="print")
    assert page.evaluate(cut) == []


def test_both_languages_are_printed(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/book/two_languages.html")
    hidden = page.locator(".sd-tab-content").filter(visible=False)
    assert hidden.count() > 0
    page.emulate_media(media="print")
    assert hidden.count() == 0


def test_forced_colours_come_before_the_theme(site: str, open_page: OpenPage) -> None:
    """Dark ink of the light theme would not be seen on a forced black."""
    page = open_page(site + "/index.html", theme="light")
    page.emulate_media(color_scheme="dark", forced_colors="active")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")


def test_a_page_without_scripts_has_its_theme_and_says_what_is_missing(
    site: str, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{CHAPTER}")
    notes = page.locator("noscript").all_inner_texts()
    assert any("formulas stand here as LaTeX" in note for note in notes)
    header = page.locator(".bd-header-article").first
    background = header.evaluate("one => getComputedStyle(one).backgroundColor")
    context.close()
    assert background == "rgb(255, 255, 255)"  # nothing shows through


def test_what_a_chapter_s_widgets_show_is_said_in_words(html: Path) -> None:
    soup = BeautifulSoup((html / CHAPTER).read_text("utf-8"), "html.parser")
    hosts = soup.select(".gpt-lab-host")
    assert hosts
    for host in hosts:
        assert host["data-alt"].endswith(".")  # a sentence, no repr


def test_widgets_beside_each_other_keep_their_names(site: str, open_page: OpenPage) -> None:
    """Each bundle has its own copy of what all share: their ids must not be the same."""
    page = open_page(f"{site}/{CHAPTER}")
    for name in ("AttentionStepper", "AttentionViewer", "MaskExplorer"):
        host = page.locator(f".gpt-lab-host[data-widget={name}]")
        host.scroll_into_view_if_needed()
        expect(host).to_have_attribute("data-ready", name)
        host.get_by_text("Your text", exact=True).click()
        expect(host.locator("textarea")).to_be_focused()


def test_the_focus_is_seen_on_what_is_chosen(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{CHAPTER}")
    host = page.locator(".gpt-lab-host[data-widget=AttentionViewer]")
    host.scroll_into_view_if_needed()
    expect(host).to_have_attribute("data-ready", "AttentionViewer")
    outline = "one => getComputedStyle(one).outline"
    chosen = host.locator("[aria-pressed=true]").first
    unfocused = chosen.evaluate(outline)
    host.get_by_role("button", name="Copy link").focus()
    page.keyboard.press("Tab")
    expect(chosen).to_be_focused()
    assert chosen.evaluate(outline) != unfocused
