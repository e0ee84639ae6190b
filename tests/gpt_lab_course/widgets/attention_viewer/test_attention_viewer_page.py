"""AttentionViewer on a page: its numbers against Python's, and what is chosen is in view."""

from pathlib import Path

import pytest
import torch
from playwright.sync_api import expect

from gpt_lab import AttentionViewer
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support.pages import SETTLED, OpenPage, write_page

pytestmark = pytest.mark.browser

TEXT = "red blue seven tree red blue seven"


def percent(share: float, digits: int = 0) -> str:
    return f"{share:.{digits}%}"


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
    expect(heads.first).to_have_attribute("aria-label", "Head 5 of block 1, score 0.95, off")
    page.wait_for_function("location.hash.includes('off=blocks.1.attention.heads.5')")
    other = open_page(page.url)
    expect(other.locator(".compared li").first).to_contain_text("→")
    page.get_by_role("button", name="Switch all heads on").click()
    expect(first).not_to_contain_text("→")
    first.get_by_role("button").click()
    expect(page.get_by_label("Your text")).to_have_value(f"{TEXT} tree")


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_chosen_of_a_long_text_is_in_view(
    width: int, folder: Path, open_page: OpenPage
) -> None:
    page = open_page(write_page(folder, AttentionViewer(layer=1, head=5)).as_uri(), width=width)
    page.wait_for_selector("[data-ready=AttentionViewer]")
    page.get_by_label("Your text").fill(" ".join([TEXT] * 8))
    page.wait_for_function(SETTLED)
    expect(page.locator(".looking button")).to_have_count(57)
    script = """() => {
      const box = document.querySelector(".attention-picture").getBoundingClientRect();
      const names = document.querySelector(".matrix .names").getBoundingClientRect();
      return [".matrix .most", ".matrix .looks"].map((selector) => {
        const one = document.querySelector(selector).getBoundingClientRect();
        const left = selector.endsWith("most") ? names.right : box.left;
        return one.left >= left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1
          && one.bottom <= box.bottom + 1;
      });
    }"""
    for token in (56, 20, 3):
        page.locator(".looking button").nth(token).click()
        page.mouse.move(0, 0)
        assert page.evaluate(script) == [True, True], token
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cell = page.locator(".matrix .most").bounding_box()
    assert cell
    assert cell["width"] >= 11.9
