"""AttentionStepper on a page: its numbers against Python's, by mouse, keyboard and finger."""

from pathlib import Path

import pytest
import torch
from playwright.sync_api import Browser, Page, expect

from gpt_lab import AttentionStepper
from gpt_lab.widgets.lab_model import page_ids, page_model
from tests.axe import violations
from tests.pages import OpenPage, write_page

pytestmark = pytest.mark.browser

SETTLED = """() => document.querySelector(".step")?.getAttribute("aria-busy") === "false"
  && !document.querySelector(".status")"""


def seen(text: str, layer: int, head: int, name: str) -> list[list[float]]:
    full = f"blocks.{layer}.attention.{name}"
    with torch.inference_mode():
        found = page_model().activations(torch.tensor([page_ids(text)]), full)
    rows: list[list[float]] = found[full][0, head].tolist()
    return rows


def shown(page: Page) -> list[list[float]]:
    """The numbers of the matrix that is drawn."""
    text: list[list[str]] = page.locator(".heat-map tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('button')].map((b) => b.textContent))"
    )
    return [[float(cell.replace("−", "-").replace("∞", "inf")) for cell in row] for row in text]


def agrees(page: Page, expected: list[list[float]]) -> None:
    found = torch.tensor(shown(page))
    assert found.shape == torch.tensor(expected).shape
    assert torch.allclose(found, torch.tensor(expected), atol=0.0051), found


def test_steps_texts_heads_and_keys(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, AttentionStepper("The capital of France is")).as_uri())
    page.wait_for_selector("[data-ready=AttentionStepper]")
    title = page.locator(".step b").first
    expect(title).to_have_text("Queries")
    first = page.locator(".row-numbers li").first  # before the model is there
    query = seen("The capital of France is", 0, 3, "q")
    expect(first).to_have_text(f"{query[-1][0]:.2f}".replace("-", "−"))

    text = "red blue seven red blue"
    page.get_by_label("Your text").fill(text)
    page.get_by_label("Block").select_option("1")
    page.get_by_label("Head").select_option("5")
    page.wait_for_function(SETTLED)
    following = page.get_by_role("button", name="Next step")
    for name in ("Keys", "Scores", "Scaling", "Mask"):
        following.press("Enter")
        expect(title).to_have_text(name)
    agrees(page, seen(text, 1, 5, "scores"))
    following.click()
    agrees(page, seen(text, 1, 5, "weights"))
    expect(page.get_by_role("status").last).to_contain_text("Softmax")
    page.get_by_role("button", name="Back").click()
    expect(title).to_have_text("Mask")
    page.get_by_role("button", name="6 Softmax").click()

    page.locator(".heat-map button[tabindex='0']").press("ArrowUp")  # the token before
    chosen = page.locator(".heat-map tr.chosen th")
    expect(chosen).to_have_text("red")
    page.locator(".heat-map button[tabindex='0']").press("ArrowLeft")
    assert page.locator("tr.chosen").count() == 1
    page.get_by_role("button", name="7 Weighted sum").click()
    output = seen(text, 1, 5, "heads")[4]
    numbers = page.locator(".row-numbers li").all_inner_texts()
    found = torch.tensor([float(n.replace("−", "-")) for n in numbers])
    assert torch.allclose(found, torch.tensor(output), atol=0.0051)
    assert page.locator(".strips tr.chosen").count() == 2  # lit in both matrices
    assert violations(page) == []

    page.wait_for_function("location.hash.includes('step=6')")
    other = open_page(page.url)
    expect(other.get_by_label("Your text")).to_have_value(text)
    expect(other.locator(".step b").first).to_have_text("Weighted sum")
    expect(other.get_by_label("Head")).to_have_value("5")


def test_a_finger_a_phone_and_markup(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, AttentionStepper(), theme="dark").as_uri())
    page.wait_for_selector("[data-ready=AttentionStepper]")
    page.get_by_role("button", name="3 Scores").tap()
    page.locator(".heat-map tbody tr").nth(2).locator("button").nth(1).tap()
    expect(page.locator(".heat-map tr.chosen th")).to_have_text("capital")
    page.get_by_label("Your text").fill("<img src=x onerror=alert(1)> " * 9)
    expect(page.get_by_text("Drawn are the first 16 of")).to_be_visible()
    page.wait_for_function(SETTLED)
    assert page.locator("img").count() == 0
    for step in page.locator(".steps button").all():
        step.tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
    context.close()
