"""ModelMap's block in a page: its numbers are Python's, its parts are switched off and opened."""

import re
from pathlib import Path
from typing import Any

import pytest
import torch
from playwright.sync_api import Locator, Page, expect

from gpt_lab import ModelMap
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support import widget_driver
from tests.support.axe import violations
from tests.support.pages import OpenPage, write_page

FRANCE = "The capital of France is"
LONG = "Once upon a time there was a boy who had a dog and a cat and a very big red ball"
(PARIS,) = page_tokenizer().encode(" Paris")


def opened(folder: Path, open_page: OpenPage, theme: str = "light", **settings: Any) -> Page:
    settings = {"level": "block", "layer": 5, **settings}
    page = open_page(write_page(folder, ModelMap(**settings), theme=theme).as_uri())
    widget_driver.start(page)
    page.wait_for_selector(".block-parts", timeout=60_000)
    return page


def chance(stream: str, edits: Any = None) -> str:
    """Of Paris, if the model ended at a stream, as the page writes it."""
    model = page_model()
    with torch.inference_mode():
        ids = torch.tensor([page_ids(FRANCE)])
        x = model.activations(ids, stream, edits=edits)[stream][0, -1]
        p = float((model.norm(x) @ model.unembedding.T).softmax(-1)[PARIS])
    return f"{100 * p:.1f}%"


def number(text: str | None) -> float:
    assert text
    return float(text.replace("−", "-"))


def headline(page: Page) -> Locator:
    return page.locator(".map-title")


@pytest.mark.browser
def test_the_headline_and_the_stages_are_pythons(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    stages = [chance(name) for name in ("blocks.4.output", "blocks.5.middle", "blocks.5.output")]
    assert headline(page).inner_text() == f"Block 5 raises “Paris” from {stages[0]} to {stages[2]}"
    assert page.locator(".additions .chance .number").all_inner_texts() == stages
    with torch.inference_mode():
        ids = torch.tensor([page_ids(FRANCE)])
        names = ["blocks.4.output", "blocks.5.*.output", "blocks.5.middle", "blocks.5.output"]
        seen = page_model().activations(ids, [*names, "blocks.5.attention.weights"])
    lengths = [
        f"{float(seen[name][0, -1].norm()):.1f}"
        for name in (
            "blocks.4.output",
            "blocks.5.attention.output",
            "blocks.5.middle",
            "blocks.5.feed_forward.output",
            "blocks.5.output",
        )
    ]
    assert page.locator(".additions td:last-child").all_inner_texts() == lengths
    # each matrix has the shares that are 9.5% or more
    for head in range(6):
        shares = seen["blocks.5.attention.weights"][0, head]
        expected = [f"{100 * float(x):.0f}" for row in shares for x in row if x >= 0.095]
        cells = page.locator("button.head").nth(head).locator(".percent")
        assert [x.strip() for x in cells.all_text_contents()] == expected, head


@pytest.mark.browser
def test_a_head_is_switched_off_and_back(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    head = page.locator("button.head").nth(1)
    before = number(head.locator(".head-title .number").inner_text())
    assert before == max(
        number(x) for x in page.locator(".head-title .number").all_inner_texts()
    )  # it is the one that fetches the country
    head.focus()
    page.keyboard.press("Enter")
    panel = page.locator(".part-panel").first
    expect(panel).to_contain_text("Head 1 looks most at “France”")
    panel.get_by_role("button", name="Switch off").click()

    def off(heads: torch.Tensor) -> torch.Tensor:
        heads[:, 1] = 0
        return heads

    after = chance("blocks.5.output", {"blocks.5.attention.heads": off})
    expect(headline(page)).to_contain_text(f"to {after}", timeout=30_000)
    expect(head).to_have_attribute("aria-label", re.compile("off$"))
    expect(page.locator(".cuts")).to_contain_text("Off: head 1 of block 5")
    page.locator(".cuts").get_by_role("button", name="Put back").click()
    expect(headline(page)).to_contain_text(f"to {chance('blocks.5.output')}", timeout=30_000)


@pytest.mark.browser
def test_a_neuron_is_found_switched_off_and_opened(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    best = page.locator(".neuron-choice button").first
    neuron = int(best.inner_text().split(":")[0])
    # a click on the grid's own cell chooses it, too
    box = page.locator(".neurons.of-48").bounding_box()
    assert box
    column, row = neuron % 48, neuron // 48
    x, y = (column + 0.5) / 48 * box["width"], (row + 0.5) / 16 * box["height"]
    page.locator(".neurons.of-48").click(position={"x": x, "y": y})
    expect(best).to_have_attribute("aria-pressed", "true")
    panel = page.locator(".part-panel").last
    expect(panel).to_contain_text(f"Neuron {neuron} fires with")
    panel.get_by_role("button", name="Switch off").click()

    def off(hidden: torch.Tensor) -> torch.Tensor:
        hidden[..., neuron] = 0
        return hidden

    after = chance("blocks.5.output", {"blocks.5.feed_forward.hidden": off})
    expect(headline(page)).to_contain_text(f"to {after}", timeout=30_000)
    panel.get_by_role("button", name="Open its numbers").click()
    page.wait_for_selector(".map-level.product")
    page.wait_for_function("location.hash.includes('cell=') || location.search.includes('cell=')")
    assert f"blocks.5.feed_forward.up[5,{neuron}]" in page.evaluate("decodeURIComponent(location)")


@pytest.mark.browser
def test_blocks_and_rows_are_walked_through(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    page.get_by_role("button", name="‹ Block 4").click()
    expect(headline(page)).to_have_text(
        re.compile(rf"Block 4 \w+ “Paris” .*{chance('blocks.4.output')}"), timeout=30_000
    )
    page.get_by_role("button", name="of", exact=True).click()
    expect(page.locator(".block-parts")).to_contain_text("Where “of” looks")
    expect(page.locator(".head .row").first).to_have_text("of")
    page.get_by_role("button", name="Up to the model").click()
    page.wait_for_selector(".map-level.model")


@pytest.mark.browser
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_legible_and_in_reach(
    width: int, theme: str, folder: Path, open_page: OpenPage
) -> None:
    page = opened(folder, open_page, theme=theme, text=LONG if width > 1000 else FRANCE)
    page.set_viewport_size({"width": width, "height": 900})
    page.locator("button.head").nth(1).click()
    page.locator(".neuron-choice button").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll(".map-level text, .map-level p, .map-level td")]
          .filter((one) => one.checkVisibility() && one.textContent.trim())
          .map((one) => {
            const svg = one.closest("svg");
            const scale = svg?.viewBox.baseVal?.width
              ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
            return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent];
          }).filter(([size]) => size < 10.95)"""
    )
    assert small == []
    targets = page.evaluate(
        """() => [...document.querySelectorAll(".map-level button")].map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height);
        })"""
    )
    assert min(targets) >= 24
    if width > 1000:
        expect(page.locator(".block-tokens")).to_contain_text("the last 12 of 22 tokens")
    assert violations(page) == []
