"""Pages of the built book on paper, in forced colors, without scripts, and by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.built_pages import tree_of, with_class

pytestmark = pytest.mark.browser

LESSON = "notebooks/03_attention.html"
OpenPage = Callable[..., Page]
LOOKS_ALIVE = """one => one.matches("button, [type=range]")
  || getComputedStyle(one).pointerEvents !== "none"
  || !one.matches("[type=checkbox]")
    && getComputedStyle(one).borderTopColor !== "rgba(0, 0, 0, 0)"
"""


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


def test_what_is_pressed_differs_in_forced_colours(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/book/claims.html")
    page.emulate_media(forced_colors="active")
    grounds = page.locator(".claims-panel button").evaluate_all(
        "all => all.map((one) => [one.ariaPressed, getComputedStyle(one).backgroundColor])"
    )
    pressed = {ground for state, ground in grounds if state == "true"}
    assert pressed
    assert pressed.isdisjoint(ground for state, ground in grounds if state != "true")


def test_the_model_s_legend_tells_three_apart_in_forced_colours(
    site: str, open_page: OpenPage
) -> None:
    page = open_page(f"{site}/index.html")
    keys = page.locator("[data-widget=ModelMap][data-ready] .key")
    keys.first.wait_for()
    ground = "all => all.map((one) => getComputedStyle(one, '::before').backgroundColor)"
    before = keys.evaluate_all(ground)
    page.emulate_media(forced_colors="active")
    assert len(set(before)) == 3
    assert len(set(keys.evaluate_all(ground))) == 3


@pytest.mark.parametrize(
    "how", ["{ get() { throw new DOMException('no', 'SecurityError'); } }", "{ value: null }"]
)
def test_a_page_that_may_store_nothing_works(site: str, browser: Browser, how: str) -> None:
    """As with all cookies blocked: what touches ``localStorage`` raises, or there is none."""
    context = browser.new_context(color_scheme="dark")
    context.add_init_script(
        f"""for (const name of ["localStorage", "sessionStorage"])
              Object.defineProperty(window, name, {{ configurable: true, ...{how} }});"""
    )
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{site}/{LESSON}")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.locator(".theme-switch-button:visible").first.click()
    assert page.evaluate(theme) == "light"
    page.locator(".search-button:visible, .search-button__button:visible").first.click()
    expect(page.locator("#pst-search-dialog")).to_be_visible()
    assert errors == []
    context.close()


def test_what_is_pressed_before_the_scripts_are_there_is_kept(
    site: str, open_page: OpenPage
) -> None:
    page = open_page()
    held: list[Route] = []
    page.route("**/runtime.js*", lambda route: held.append(route))  # a slow line
    page.goto(f"{site}/index.html", wait_until="commit")
    field = page.locator("[data-widget=ModelMap] textarea").first
    field.fill("The capital of Spain is")
    button = page.locator("[data-widget=ModelMap] .break")
    button.click()
    assert page.locator(".gpt-lab-snapshot [data-kept]").count() == 2
    expect(button).to_have_attribute("aria-expanded", "false")  # nobody is there yet
    held[0].continue_()
    expect(button).to_have_attribute("aria-expanded", "true", timeout=30_000)
    expect(field).to_have_value("The capital of Spain is")
    expect(page.locator(".answer-word:visible")).to_have_text("Madrid", timeout=60_000)


def test_without_scripts_no_control_of_a_widget_looks_alive(site: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/index.html")
    alive = page.locator(".gpt-lab-snapshot :is(button, input, select, textarea)").all()
    assert len(alive) > 8
    assert not [one for one in alive if one.is_visible() and one.evaluate(LOOKS_ALIVE)]
    assert page.locator(".model-picture:visible").count() == 1
    context.close()


def test_a_page_without_scripts_has_its_theme_and_its_formulas(site: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{LESSON}")
    assert page.locator("div.math .katex").first.bounding_box()["height"] > 20  # typeset
    header = page.locator(".bd-header-article").first
    background = header.evaluate("one => getComputedStyle(one).backgroundColor")
    context.close()
    assert background == "rgb(252, 251, 248)"  # nothing shows through


def test_without_scripts_no_button_is_dead_and_the_contents_are_there(
    site: str, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{site}/{LESSON}")
    for dead in (".sidebar-toggle", ".btn-fullscreen-button", ".theme-switch-button"):
        assert not [one for one in page.locator(dead).all() if one.is_visible()]
    contents = page.locator(".bd-sidebar-primary").bounding_box()
    article = page.locator(".bd-article").bounding_box()
    assert contents
    assert article
    assert contents["y"] > article["y"] + article["height"] / 2  # below what the page says
    menu = page.locator(".dropdown-download-buttons")
    menu.locator("button").first.click()
    assert menu.locator("a").first.is_visible()
    page.goto(f"{site}/index.html")
    for dead in (".sidebar-toggle", ".theme-switch-button", ".search-button"):
        assert not [one for one in page.locator(dead).all() if one.is_visible()]
    context.close()


def test_what_a_lesson_s_widgets_show_is_said_in_words(html: Path) -> None:
    hosts = [
        host
        for page in sorted((html / "notebooks").glob("*.html"))
        for host in with_class(tree_of(page), "gpt-lab-host")
    ]
    assert hosts
    for host in hosts:
        assert host.get("data-alt").endswith(".")  # a sentence, no repr
        assert not set("*`") & set(host.get("data-alt"))


def test_a_menu_opens_at_the_first_click_or_key_and_nothing_of_it_comes_before(
    site: str, browser: Browser
) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1].split("?")[0]))
    for turn in ("click", "key"):
        page.goto(f"{site}/{LESSON}")
        page.wait_for_load_state("load")
        assert "bootstrap.js" not in asked
        menu = page.locator(".dropdown-download-buttons")
        if turn == "click":
            menu.locator("button").first.dispatch_event("click")  # before a pointer was seen
        else:
            menu.locator("button").first.focus()
            page.wait_for_function("globalThis.bootstrap")
            page.keyboard.press("Enter")
        expect(menu.locator("a").first).to_be_visible()
        assert asked.count("bootstrap.js") == 1
        asked.clear()
    page.close()


def test_the_place_where_one_reads_stays_in_view_in_the_list_of_headings(
    site: str, browser: Browser
) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 400})
    page.goto(f"{site}/{LESSON}")
    headings = page.locator(".bd-sidebar-secondary a.nav-link")
    target = headings.last.get_attribute("href")
    assert target
    assert headings.last.bounding_box()["y"] > 400  # or nothing has to move
    page.evaluate("(id) => document.getElementById(id).scrollIntoView()", target[1:])
    expect(headings.last).to_be_in_viewport()
    page.close()
