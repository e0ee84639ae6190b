"""Widgets on a page: snapshots, starts, failures, addresses, fingers, paper, contrast."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from gpt_lab import GPTConfig, ParameterExplorer, TokenizerPlayground, count_parameters
from tests.support.axe import violations
from tests.support.pages import OpenPage, write_page

pytestmark = pytest.mark.browser


def ready(page: Page, count: int = 1) -> Page:
    hosts = page.locator(".gpt-lab-host[data-ready]:not([data-ready=failed])")
    for host in page.locator(".gpt-lab-host").all():
        host.scroll_into_view_if_needed()
    expect(hosts).to_have_count(count)
    return page


def test_a_widget_starts_when_it_comes_into_view(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, TokenizerPlayground(), TokenizerPlayground("Hello"))
    text = path.read_text("utf-8").replace("<h1", '<div style="height: 4000px"></div><h1')
    path.write_text(text, "utf-8")
    page = open_page(path.as_uri())
    page.wait_for_timeout(500)
    assert page.locator("[data-ready]").count() == 0
    expect(page.locator(".gpt-lab-snapshot .counts").first).to_contain_text("5 tokens")
    ready(page, 2)


def test_the_focus_starts_a_widget_and_stays(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, ParameterExplorer())
    text = path.read_text("utf-8").replace("<h1", '<div style="height: 4000px"></div><h1')
    path.write_text(text, "utf-8")
    page = open_page(path.as_uri())
    page.locator("input[name=n_layers]").focus(timeout=5000)
    page.wait_for_selector("[data-ready]")
    expect(page.locator("input[name=n_layers]")).to_be_focused()


def test_two_widgets_have_two_places_in_the_address(folder: Path, open_page: OpenPage) -> None:
    url = write_page(folder, TokenizerPlayground(), TokenizerPlayground()).as_uri()
    page = ready(open_page(url), 2)
    fields = page.get_by_label("Your text")
    fields.nth(0).fill("Hello")
    fields.nth(1).fill("Paris")
    page.wait_for_function(
        "location.hash.includes('tokens?') && location.hash.includes('tokens-2?')"
    )
    again = ready(open_page(page.url), 2)
    expect(again.get_by_label("Your text").nth(0)).to_have_value("Hello")
    expect(again.get_by_label("Your text").nth(1)).to_have_value("Paris")
    again.evaluate("location.hash = '#a-heading'")  # a heading is clicked
    again.wait_for_function("location.hash.startsWith('#a-heading;tokens?')")


def test_a_link_opens_at_its_widget(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, TokenizerPlayground())
    text = path.read_text("utf-8").replace("<h1", '<div style="height: 6800px"></div><h1')
    path.write_text(text, "utf-8")
    page = open_page(f"{path.as_uri()}#tokens?SGVsbG8")
    expect(page.get_by_label("Your text")).to_have_value("Hello")
    expect(page.locator(".tokenizer-playground")).to_be_in_viewport()


def test_a_text_too_long_for_a_link_leaves_none(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, TokenizerPlayground()).as_uri()))
    page.get_by_label("Your text").fill("older")
    page.wait_for_function("location.hash.includes('tokens?')")
    page.get_by_label("Your text").fill("longer " * 1000)
    expect(page.get_by_text("too long for a link")).to_be_visible()
    page.wait_for_function("!location.hash.includes('tokens?')")  # the older text is not kept


def test_a_missing_runtime_or_widget_says_so(folder: Path, open_page: OpenPage) -> None:
    gone = '<script defer src="gone.js" onerror="document.documentElement.dataset.gptLab = '
    page = open_page()
    page.route("**/gone.js", lambda route: route.fulfill(status=200, body=""))
    path = write_page(folder, ParameterExplorer(), scripts=gone + "'missing'\"></script>")
    page.goto(path.as_uri())
    page.evaluate("document.documentElement.dataset.gptLab = 'missing'")
    expect(page.get_by_text("runtime.js did not load")).to_be_visible()
    expect(page.locator(".total")).to_have_text("124,439,808")  # the snapshot is there


def test_a_widget_that_throws_leaves_the_others(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, ParameterExplorer(), ParameterExplorer())
    text = path.read_text("utf-8").replace('"_bytes_per_number"', '"_lost"', 1)
    path.write_text(text, "utf-8")
    page = open_page(path.as_uri())
    for host in page.locator(".gpt-lab-host").all():
        host.scroll_into_view_if_needed()
    expect(page.get_by_role("alert").filter(has_text="does not work here")).to_have_count(1)
    page.get_by_role("slider", name="L, blocks").last.press("ArrowRight")
    expect(page.locator(".total").last).to_have_text(
        f"{count_parameters(GPTConfig(n_layers=13)).total:,}"
    )


def test_typing_is_spoken_once(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, TokenizerPlayground("")).as_uri()))
    page.evaluate(
        """() => {
          window.said = [];
          const status = document.querySelector(".tokenizer-playground > p[role=status]");
          new MutationObserver(() => said.push(status.textContent))
            .observe(status, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.get_by_label("Your text").press_sequentially("The capital of France!", delay=20)
    page.wait_for_function("said.length > 0")
    assert page.evaluate("said") == ["5 tokens · 22 characters · 22 bytes"]


def test_a_language_button_can_be_undone(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, TokenizerPlayground("")).as_uri()))
    field = page.get_by_label("Your text")
    field.press_sequentially("my own words")
    page.get_by_role("button", name="Japanese").click()
    expect(field).to_have_value("フランスの首都はパリです。")
    page.keyboard.press("Control+z")
    expect(field).to_have_value("my own words")


def test_typing_ends_the_play(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, TokenizerPlayground("unbelievable")).as_uri()))
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_label("Your text").press("End")
    page.keyboard.type("!")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_field_borders_can_be_seen(folder: Path, open_page: OpenPage) -> None:
    for theme in ("light", "dark"):
        page = ready(open_page(write_page(folder, TokenizerPlayground(), theme=theme).as_uri()))
        colors = page.locator("textarea").evaluate(
            """(field) => [getComputedStyle(field).borderTopColor,
              getComputedStyle(field.closest(".gpt-lab")).backgroundColor]"""
        )
        bright, dark = sorted((_luminance(color) for color in colors), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) >= 3, (theme, colors)


def _luminance(color: str) -> float:
    channels = [int(n) / 255 for n in re.findall(r"\d+", color)[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_widest_model_fits(folder: Path, open_page: OpenPage) -> None:
    explorer = ParameterExplorer(pinned="gpt2-small")
    explorer.d_model, explorer.n_layers, explorer.n_heads = 131_072, 1024, 16
    page = ready(open_page(write_page(folder, explorer).as_uri(), width=390))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    total = page.locator(".total")
    assert total.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    turns = page.locator(".pie path").evaluate_all("all => all.map((one) => one.dataset.component)")
    assert turns[-1] != "final layer norm"  # what cannot be seen is not drawn over the rest
    count = count_parameters(explorer.config)
    seen = {n for n, total in count.components.items() if total / count.total > 1e-5}
    assert set(turns) == seen


def test_parts_are_lit_together(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, ParameterExplorer()).as_uri()))
    page.locator("tbody[data-component=attention] th").first.hover()
    lit = page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.dataset.component)")
    assert lit == ["attention"] * 3  # bar, pie, table
    page.locator("tbody[data-component=feed-forward] summary").focus()
    assert page.locator("[data-lit]").first.get_attribute("data-component") == "feed-forward"


def finger(page: Page, slider: Locator, *, down: int) -> None:
    """A swipe that starts on a slider."""
    box = slider.bounding_box()
    session = page.context.new_cdp_session(page)
    x, y = box["x"] + 0.8 * box["width"], box["y"] + box["height"] / 2
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for step in range(1, 11):
        points = [{"x": x, "y": y - down * step / 10}]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_over_a_slider_scrolls(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, ParameterExplorer()).as_uri())
    ready(page)
    slider = page.get_by_role("slider", name="L, blocks")
    slider.scroll_into_view_if_needed()
    finger(page, slider, down=250)
    page.wait_for_timeout(300)
    expect(page.locator("input[name=n_layers]")).to_have_value("12")
    heights = page.locator(".gpt-lab").evaluate(
        """root => [...root.querySelectorAll("button, select, input[type=range], .switch, summary")]
          .filter((one) => one.getClientRects().length)
          .map((one) => one.getBoundingClientRect().height)"""
    )
    assert min(heights) >= 44
    sizes = page.locator("input, select").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 16
    context.close()


def test_paper_and_forced_colours_keep_what_colours_mean(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, TokenizerPlayground()).as_uri()))
    page.emulate_media(media="print")
    adjust = "one => getComputedStyle(one).printColorAdjust"
    assert page.locator(".token").first.evaluate(adjust) == "exact"
    page.emulate_media(media="screen", forced_colors="active")
    bar = page.locator(".bar-length").first
    colors = bar.evaluate(
        """one => [getComputedStyle(one).backgroundColor,
          getComputedStyle(one.closest(".gpt-lab")).backgroundColor]"""
    )
    assert colors[0] != colors[1]
    assert violations(page) == []


def test_a_key_takes_little_of_the_page_s_time(folder: Path, open_page: OpenPage) -> None:
    """Counted, not timed: a key in 4,000 characters changes a few elements, not a thousand."""
    text = "The quick brown fox reads many tokens. " * 103
    page = ready(open_page(write_page(folder, TokenizerPlayground(text)).as_uri()))
    page.evaluate(
        """() => {
          window.changed = 0;
          new MutationObserver((records) => { changed += records.length; })
            .observe(document.querySelector(".tokens"), { childList: true, subtree: true,
              characterData: true, attributes: true });
        }"""
    )
    page.locator("textarea").evaluate(
        """async (field) => {
          field.setRangeText("x", 20, 20, "end");
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 100));
        }"""
    )
    assert 0 < page.evaluate("changed") < 40
