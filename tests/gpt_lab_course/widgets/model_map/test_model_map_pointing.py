"""ModelMap's picture answers to pointing, focus and touch, and tells what matters in any text."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gpt_lab import ModelMap
from gpt_lab_course.widgets.model_map import reading
from tests.support import widget_driver
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

COPY = "blue table lamp river blue table lamp"
# One mark of each kind, and what its card says.
MARKS = {
    "row.4.2": "192 numbers, 120 long",
    "added.5.5": "adds 74 to a row 109 long",
    "arc.4.1.5.4": "“is” looks at “France”",
    "block.3": "6 heads and 768 neurons at each word",
    "chance.4": "would say “a”, 16%",
    "word.4": "“France” is 192 numbers",
    "guess.3": "“the”, 7.5%",
    "next.0": "“Paris”, 91.3%",
    "next.1": "“once”, 1.0%",
    "end": "the last row against",
}


def opened(folder: Path, open_page: OpenPage, **settings: Any) -> Page:
    page = open_page(write_page(folder, ModelMap(**settings)).as_uri())
    widget_driver.start(page)
    return page


@pytest.mark.browser
def test_each_mark_has_a_card_by_mouse_and_by_focus(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    card = page.locator(".map-card")
    for mark, says in MARKS.items():
        target = page.locator(f"[data-mark='{mark}']")
        target.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        expect(card.locator(".card-title")).to_contain_text(says)
        expect(card.locator("kbd").first).to_have_text("Click")
        assert page.locator(".veil .dim").count() == 1
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
        assert page.locator(".veil").inner_html() == ""
        target.focus()
        expect(card.locator(".card-title")).to_contain_text(says)
        expect(card.locator("kbd").first).to_have_text("Enter")
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
    # what is lost without a head is the pass that Python measured
    nats = reading.first_losses("The capital of France is")["last"][4][1]
    page.locator("[data-mark='arc.4.1.5.4']").focus()
    left = 91.3 * 2.718281828 ** -float(nats)
    expect(card.locator(".card-measure").last).to_contain_text(f"91.3% → {left:.1f}"[:-1])
    page.keyboard.press("ArrowRight")  # to a neighbor, wherever that is
    assert page.evaluate("document.activeElement.dataset.mark") != "arc.4.1.5.4"


@pytest.mark.browser
def test_a_click_on_a_river_opens_its_block(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    box = page.locator("[data-mark='row.1.2']").bounding_box()
    assert box
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] / 2 + 3)
    expect(page.locator(".map-level.block .map-title")).to_contain_text("Block 2")


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 390])
def test_of_near_arcs_the_nearest_answers(folder: Path, open_page: OpenPage, width: int) -> None:
    """A gray arc answers from 12 px away, and where others do, too, the nearest."""
    page = opened(folder, open_page)
    page.set_viewport_size({"width": width, "height": 900})
    page.locator(".model-picture").scroll_into_view_if_needed()
    turned = width < 560
    # points upon gray arcs and nothing else, and the nearest of all gray arcs there
    points = page.evaluate(
        """(turned) => {
          const svg = document.querySelector(".model-picture");
          const frame = svg.getBoundingClientRect();
          const grays = [...svg.querySelectorAll(".along:not(.told)")].map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const lane = Number(one.dataset.lane) + (turned ? frame.top : frame.left);
            return { one, lane, ends: turned ? [left, right] : [top, bottom] };
          });
          const found = [];
          for (const { lane, ends } of grays) {
            for (const off of [-11, -4, 4, 11]) {
              for (let across = ends[0] + 15; across < ends[1] - 14; across += 3) {
                const [x, y] = turned ? [across, lane + off] : [lane + off, across];
                const top = document.elementFromPoint(x, y);
                if (!top?.matches(".along:not(.told)")) continue;
                const bends = ({ ends }) => ends.some((end) => Math.abs(end - across) <= 14);
                if (grays.some(bends)) continue;
                const here = grays.filter(({ ends: [a, b] }) => a < across && across < b);
                const far = (one) => Math.abs(one.lane - lane - off);
                here.sort((a, b) => far(a) - far(b));
                if (here.length > 1 && far(here[1]) - far(here[0]) < 1) continue;
                found.push([x, y, far(here[0]), here[0].one.getAttribute("d")]);
                break;
              }
            }
          }
          return found;
        }""",
        turned,
    )
    assert len(points) > 30
    assert max(far for _, _, far, _ in points) > 9
    for x, y, _, nearest in points[:: len(points) // 12]:
        page.mouse.move(x, y)
        expect(page.locator(".veil .pointed-arc")).to_have_attribute("d", nearest)


@pytest.mark.browser
def test_a_finger_sees_the_card_first(folder: Path, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    try:
        page = context.new_page()
        page.goto(write_page(folder, ModelMap()).as_uri())
        widget_driver.start(page)
        target = page.locator("[data-mark='word.4']")
        target.scroll_into_view_if_needed()
        target.tap()
        expect(page.locator(".card-title")).to_contain_text(MARKS["word.4"])
        expect(page.locator(".map-card kbd")).to_have_text("Tap again")
        target.tap()
        expect(page.locator(".map-level.product")).to_be_visible()
    finally:
        context.close()


@pytest.mark.browser
def test_three_arcs_into_the_last_row_are_told(folder: Path, open_page: OpenPage) -> None:
    """Also where no head is needed by itself, since others do the same."""
    page = opened(folder, open_page, text=COPY)
    last = len(reading.first_reading(COPY)["ids"]) - 1
    told = page.locator(".target.told").evaluate_all("(all) => all.map((a) => a.dataset.mark)")
    into = [one.split(".") for one in told]
    assert sum(int(to) == last > int(source) for _, _, _, to, source in into) >= 3
    assert {("1", "3"), ("1", "5")} <= {(layer, head) for _, layer, head, _, _ in into}
    found = reading.first_reading("The capital of France is")
    losses = {"heads": [], "feed_forward": [], "needed": [], "last": [[0.0] * 6] * 6}
    arcs = call("model_map/model/arcs.ts", "(m, [r, l]) => [...m.toldOf(r, l)]", [found, losses])
    assert len(arcs) == 3  # all heads are redundant


@pytest.mark.browser
def test_break_it_opens_and_closes_at_once(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page, cuts=["blocks.0.attention.heads.3"])
    button = page.get_by_role("button", name="Break it")
    expect(button).to_have_attribute("aria-expanded", "true")
    for state, tables in (("false", 0), ("true", 1), ("false", 0)):
        button.press("Enter")
        expect(button).to_have_attribute("aria-expanded", state)
        expect(page.locator(".break-table")).to_have_count(tables)


@pytest.mark.browser
def test_break_it_says_which_head_tells_most(folder: Path, open_page: OpenPage) -> None:
    losses = reading.first_losses("The capital of France is")["heads"]
    left, layer, head = min((p, i, h) for i, row in enumerate(losses) for h, p in enumerate(row))
    page = opened(folder, open_page)
    page.get_by_role("button", name="Break it").click()
    said = f"Without head {head} of block {layer} alone, {100 * left:.2f}% is left."
    expect(page.locator(".score")).to_contain_text(said)
    page.get_by_role("button", name="Switch it off").click()
    expect(page.locator(".score")).to_contain_text(f"to {100 * left:.2f}%")
    off = page.locator(".break-table [aria-pressed=true]")
    expect(off).to_have_attribute("data-part", f"blocks.{layer}.attention.heads.{head}")


@pytest.mark.browser
@pytest.mark.parametrize(("width", "most"), [(1280, 673), (390, 716)])
def test_the_whole_picture_fits_a_screen(
    width: int, most: int, folder: Path, open_page: OpenPage
) -> None:
    """Below a header and a headline: 127 of 800 pixels, 128 of a phone's 844."""
    page = open_page(width=width)
    path = write_page(folder, ModelMap())
    style = "<style>body { margin: 0 16px !important } .gpt-lab { font-family: Arial }</style>"
    text = path.read_text("utf-8").replace("</head>", f"{style}</head>")
    text = text.replace(
        '<div class="gpt-lab-host',
        '<div class="gpt-lab-wide bd-container"><div class="gpt-lab-host',
    )
    path.write_text(text.replace("</main>", "</div></main>"), "utf-8")
    page.goto(path.as_uri())
    widget_driver.start(page)
    edges = page.evaluate(
        """() => ["field", "foot"].map((one) =>
          document.querySelector(`.map-${one}`).getBoundingClientRect())
          .map(({ top, bottom }) => [top, bottom])"""
    )
    assert edges[1][1] - edges[0][0] <= most
    low = page.evaluate(
        """() => [...document.querySelectorAll(".target:not(.along)")].map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return [Math.min(width, height), one.dataset.mark];
        }).filter(([least]) => least < 23.9)"""
    )
    assert width > 1000 or low == []


@pytest.mark.browser
def test_the_picture_plays_once_and_ends_as_it_is(folder: Path, browser: Browser) -> None:
    url = write_page(folder, ModelMap()).as_uri()
    shown = []
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(
            viewport={"width": 1280, "height": 900}, reduced_motion=motion
        )
        try:
            page = context.new_page()
            page.goto(url)
            if motion != "reduce":
                page.wait_for_selector(".model-picture.plays")
                page.wait_for_selector(".model-picture:not(.plays)")
            widget_driver.start(page)
            shown.append(page.locator(".model-picture").evaluate("(svg) => svg.outerHTML"))
            if motion != "reduce":
                page.reload()
                widget_driver.start(page)
                assert page.locator(".plays").count() == 0
        finally:
            context.close()
    played, calm = (re.sub("<!--.*?-->", "", one) for one in shown)
    assert played == calm
