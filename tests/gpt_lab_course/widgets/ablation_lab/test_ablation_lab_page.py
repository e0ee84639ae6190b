"""AblationLab on a page: its numbers against Python's edits, by mouse, keyboard and finger."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from playwright.sync_api import Browser, Page, expect
from torch import Tensor

from gpt_lab import AblationLab
from gpt_lab_course.widgets import ablation_lab
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support.pages import OpenPage, write_page

pytestmark = pytest.mark.browser

FRANCE, JAPAN = "The capital of France is", "The capital of Japan is"
SETTLED = """() => document.querySelector(".frame-view")?.getAttribute("aria-busy") === "false"
  && document.querySelector(".prompts").getAttribute("aria-busy") === "false"
  && !document.querySelector(".status-line progress")"""
Edits = dict[str, Callable[[Tensor], Tensor]]


@torch.inference_mode()
def after(edits: Edits) -> tuple[Tensor, Tensor]:
    """The next token's probabilities after the text, [V], and the answers to the prompts, [40]."""
    model = page_model()
    text = torch.tensor([page_ids(FRANCE)])
    asked = torch.tensor(ablation_lab.prompts()["ids"])
    one, many = (model.activations(ids, "logits", edits=edits)["logits"] for ids in (text, asked))
    return one[0, -1].softmax(-1), many[:, -1].argmax(-1)


def agrees(page: Page, edits: Edits, word: str) -> int:
    """Hold a word's probabilities and how many capitals are right against Python's; how many."""
    page.wait_for_function(SETTLED)
    token = page_tokenizer().encode(word)[0]
    (whole, _), (changed, answers) = after({}), after(edits)
    row = page.locator(".compared li").filter(has_text=word.strip())
    said = [float(x) for x in re.findall(r"[\d.]+(?=%)", row.locator(".number").inner_text())]
    expected = [100 * float(p[token]) for p in ((whole, changed) if edits else (whole,))]
    assert said == pytest.approx(expected, abs=0.051)  # the last digit that is shown
    right = int((answers == torch.tensor(ablation_lab.prompts()["capitals"])).sum())
    expect(page.locator(".tally b").first).to_have_text(str(right))
    return right


def at(position: int, value: Any = 0) -> Callable[[Tensor], Tensor]:
    def edit(activation: Tensor) -> Tensor:
        activation[:, position] = value
        return activation

    return edit


def test_ablated_and_patched(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, AblationLab(FRANCE)).as_uri())
    page.wait_for_selector("[data-ready=AblationLab]")
    expect(page.locator(".compared li").first).to_contain_text("Paris")  # before the model is there
    page.get_by_label("Your text").focus()
    country = page.locator(".places").first.get_by_role("button", name="France")
    ffn = page.get_by_role("button", name="Feed-forward network of block 0")
    ffn.click()
    everywhere: Edits = {"blocks.0.feed_forward.output": torch.zeros_like}
    assert agrees(page, everywhere, " Paris") < 10
    country.click()
    assert agrees(page, {"blocks.0.feed_forward.output": at(4)}, " Paris") < 10
    country.press("ArrowRight")  # the last token
    agrees(page, {"blocks.0.feed_forward.output": at(5)}, " Paris")
    page.get_by_role("button", name="is", exact=True).press("ArrowLeft")

    page.get_by_label("what they add in a second text").check()
    page.get_by_label("The second text").fill(JAPAN)
    with torch.inference_mode():
        ids = torch.tensor([page_ids(JAPAN)])
        names = ["blocks.0.feed_forward.output", "embedding"]
        source = page_model().activations(ids, names)
    patch = {"blocks.0.feed_forward.output": at(4, source["blocks.0.feed_forward.output"][0, 4])}
    agrees(page, patch, " Tokyo")
    carried = int((after(patch)[1] == page_tokenizer().encode(" Tokyo")[0]).sum())
    assert carried > 30
    expect(page.locator(".tally b").nth(1)).to_have_text(str(carried))
    ffn.click()
    page.get_by_role("button", name="Embedding").press("Enter")
    agrees(page, {"embedding": at(4, source["embedding"][0, 4])}, " Tokyo")

    page.wait_for_function("location.hash.includes('parts=embedding')")
    other = open_page(page.url)
    other.wait_for_selector("[data-ready=AblationLab]")
    agrees(other, {"embedding": at(4, source["embedding"][0, 4])}, " Tokyo")
    page.get_by_role("button", name="Patch none").click()
    assert agrees(page, {}, " Paris") == 40
    page.locator(".compared button.word").filter(has_text="Paris").click()  # it is appended
    expect(page.get_by_label("Your text")).to_have_value(f"{FRANCE} Paris")


def test_a_finger_a_phone_and_markup(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, AblationLab(), theme="dark").as_uri())
    page.wait_for_selector("[data-ready=AblationLab]")
    page.get_by_role("button", name="The same, patched from Japan").tap()
    expect(page.locator(".tally").nth(1)).to_contain_text("Answer Tokyo")
    page.wait_for_function(SETTLED)
    page.get_by_label("The second text").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="everywhere", exact=True).tap()
    page.get_by_label("Your text").fill("Call me " * 12)
    expect(page.get_by_role("alert").filter(has_text="choose a token")).to_be_visible()
    assert page.locator("img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
