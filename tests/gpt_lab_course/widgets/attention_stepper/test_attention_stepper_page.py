"""AttentionStepper on a page: the numbers of its steps against Python's."""

from pathlib import Path

import pytest
import torch
from playwright.sync_api import Page, expect

from gpt_lab import AttentionStepper
from gpt_lab_course.widgets.lab_model import page_ids, page_model
from tests.support.pages import SETTLED, OpenPage, write_page

pytestmark = pytest.mark.browser

TEXT = "red blue seven red blue"


def seen(text: str, layer: int, head: int, name: str) -> torch.Tensor:
    full = f"blocks.{layer}.attention.{name}"
    with torch.inference_mode():
        return page_model().activations(torch.tensor([page_ids(text)]), full)[full][0, head]


def numbers(texts: list[str]) -> torch.Tensor:
    return torch.tensor([float(text.replace("−", "-").replace("∞", "inf")) for text in texts])


def agrees(page: Page, expected: torch.Tensor) -> None:
    """Hold the numbers of the matrix that is drawn against Python's."""
    shown = numbers(page.locator(".heat-map button").all_inner_texts())
    assert torch.allclose(shown, expected.flatten(), atol=0.0051), shown


def test_steps_texts_heads_and_keys(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, AttentionStepper()).as_uri())
    page.wait_for_selector("[data-ready=AttentionStepper]")
    title = page.locator(".step b").first
    expect(title).to_have_text("Queries")
    first = page.locator(".row-numbers li").first  # before the model is there
    query = float(seen("The capital of France is", 1, 4, "q")[-1][0])
    expect(first).to_have_text(f"{query:.2f}".replace("-", "−"))

    page.get_by_label("Your text").fill(TEXT)
    page.get_by_label("Head").select_option("5")
    page.wait_for_function(SETTLED)
    following = page.get_by_role("button", name="Next step")
    for name in ("Keys", "Scores", "Scaling", "Mask"):
        following.press("Enter")
        expect(title).to_have_text(name)
    agrees(page, seen(TEXT, 1, 5, "scores"))
    following.click()
    agrees(page, seen(TEXT, 1, 5, "weights"))
    page.locator(".heat-map button[tabindex='0']").press("ArrowUp")  # the token before
    expect(page.locator(".heat-map tr.chosen th")).to_have_text("red")
    page.get_by_role("button", name="7 Weighted sum").click()
    shown = numbers(page.locator(".row-numbers li").all_inner_texts())
    assert torch.allclose(shown, seen(TEXT, 1, 5, "heads")[4], atol=0.0051)
    assert page.locator(".strips tr.chosen").count() == 2  # lit in both matrices

    page.wait_for_function("location.hash.includes('query=4')")
    other = open_page(page.url)
    other.wait_for_function(SETTLED)
    shown = numbers(other.locator(".row-numbers li").all_inner_texts())
    assert torch.allclose(shown, seen(TEXT, 1, 5, "heads")[4], atol=0.0051)


def test_a_long_text(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, AttentionStepper(step=5)).as_uri(), width=390)
    page.wait_for_selector("[data-ready=AttentionStepper]")
    page.get_by_label("Your text").fill("<img src=x onerror=alert(1)> " * 9)
    expect(page.get_by_text("Drawn are the first 16 of")).to_be_visible()
    page.wait_for_function(SETTLED)
    assert page.locator("img").count() == 0
    for step in page.locator(".steps button").all():
        step.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
