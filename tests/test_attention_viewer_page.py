"""AttentionViewer on a page: its numbers against Python's, by mouse, keyboard and finger."""

from pathlib import Path

import pytest
import torch
from playwright.sync_api import Browser, expect

from gpt_lab import AblationLab, AttentionStepper, AttentionViewer
from gpt_lab.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.axe import violations
from tests.pages import OpenPage, write_page

pytestmark = pytest.mark.browser

TEXT = "red blue seven tree red blue seven"
SETTLED = """() => document.querySelector(".views")?.getAttribute("aria-busy") === "false"
  && !document.querySelector(".status")"""


def percent(share: float, digits: int = 0) -> str:
    return f"{share:.{digits}%}".replace("%", " %")


def seen(text: str, off: tuple[tuple[int, int], ...] = ()) -> dict[str, torch.Tensor]:
    """All attention weights [H, T, T] by block's name, and the next token's probabilities."""

    def silent(h: int):
        def edit(heads: torch.Tensor) -> torch.Tensor:
            heads[:, h] = 0
            return heads

        return edit

    edits = {f"blocks.{layer}.attention.heads": silent(h) for layer, h in off}
    names = ["blocks.*.attention.weights", "logits"]
    with torch.inference_mode():
        found = page_model().activations(torch.tensor([page_ids(text)]), names, edits=edits)
    probabilities = found.pop("logits")[0, -1].softmax(-1)
    return {name: w[0] for name, w in found.items()} | {"next": probabilities}


def test_heads_tokens_and_what_is_off(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, AttentionViewer("The capital of France is")).as_uri())
    page.wait_for_selector("[data-ready=AttentionViewer]")
    expect(page.locator(".compared li").first).to_contain_text("Paris")  # before the model is there
    page.get_by_label("Your text").fill(TEXT)
    page.wait_for_function(SETTLED)
    everything = seen(TEXT)
    heads = page.locator(".heads button")
    expect(heads).to_have_count(36)
    heads.nth(9).click()
    expect(page.get_by_role("group", name="Head 3 of block 1")).to_be_visible()
    heads.nth(9).press("ArrowRight")
    heads.nth(10).press("ArrowRight")
    expect(heads.nth(11)).to_be_focused()
    weights = everything["blocks.1.attention.weights"][5]

    tokens = page.locator(".looking button")
    tokens.nth(6).hover()
    shares = page.locator(".looking .share")
    expect(shares.nth(3)).to_have_text(percent(weights[6, 3]))
    expect(shares.nth(7)).to_have_text("–")  # what comes later is hidden
    page.get_by_label("Your text").hover()
    expect(shares.nth(4)).to_have_text(percent(weights[7, 4]))  # the last token again
    tokens.nth(7).press("ArrowLeft")
    expect(tokens.nth(6)).to_be_focused()
    for s in range(7):
        expect(shares.nth(s)).to_have_text(percent(weights[6, s]))

    page.get_by_role("button", name="Switch this head off").click()
    page.wait_for_function(SETTLED)
    without = seen(TEXT, ((1, 5),))
    first = page.locator(".compared li").first
    tree = page_tokenizer().encode(" tree")[0]
    expect(first).to_contain_text(f"{percent(everything['next'][tree], 1)} →")
    expect(first).to_contain_text(percent(without["next"][tree], 1))
    assert float(everything["next"][tree] - without["next"][tree]) > 0.5  # it matters
    page.get_by_label("Sort by").select_option("induction")
    expect(page.locator(".heads .name").first).to_have_text("1.5")
    expect(page.locator(".heads button").first).to_have_attribute(
        "aria-label", "Head 5 of block 1, score 0.95, off"
    )
    assert violations(page) == []
    page.wait_for_function("location.hash.includes('off=blocks.1.attention.heads.5')")
    other = open_page(page.url)
    expect(other.locator(".compared li").first).to_contain_text("→")
    page.get_by_role("button", name="All heads on again (1 off)").click()
    expect(first).not_to_contain_text("→")


def test_a_finger_a_phone_and_a_long_text(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, AttentionViewer(), theme="dark").as_uri())
    page.wait_for_selector("[data-ready=AttentionViewer]")
    page.locator(".heads button").nth(11).tap()
    page.locator(".looking button").nth(5).tap()
    expect(page.locator(".looking .looks")).to_contain_text("red")
    page.get_by_label("Your text").fill("<img src=x onerror=alert(1)> " * 30)
    page.wait_for_function(SETTLED)
    assert page.locator("img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
    context.close()


HEIGHTS = """addEventListener("DOMContentLoaded", () => {
  window.heights = new Set();
  new ResizeObserver(([{ contentRect }]) => heights.add(Math.round(contentRect.height)))
    .observe(document.querySelector(".gpt-lab-host"));
});"""


@pytest.mark.parametrize("widget", [AblationLab, AttentionStepper, AttentionViewer])
def test_nothing_moves_when_the_model_comes(
    widget: type, folder: Path, open_page: OpenPage
) -> None:
    shown, page = widget(), open_page(width=390)
    page.add_init_script(
        HEIGHTS
    )  # of the snapshot, of the widget, while the model comes, and after
    page.goto(write_page(folder, shown).as_uri())
    page.locator("textarea").first.focus()
    page.wait_for_function(
        "(name) => globalThis[Symbol.for(name)]?.status.state === 'ready'",
        arg=f"gpt-lab model {shown.version}",
    )
    page.wait_for_timeout(50)
    assert len(page.evaluate("[...heights]")) == 1, page.evaluate("[...heights]")
