"""FineTuningLab on a page: its training, its counts and its file, against ``gpt_lab.tuning``."""

import re
from pathlib import Path
from typing import Any

import pytest
import torch
from playwright.sync_api import Locator, Page, expect

from gpt_lab import FineTuningLab, load
from gpt_lab.lab_model import countries
from gpt_lab.tuning import example, says
from gpt_lab_course.widgets.fine_tuning_lab import CONTROLS, NEPAL
from gpt_lab_course.widgets.lab_model import page_tokenizer
from tests.support.fine_tuning import in_python, mean_loss
from tests.support.pages import OpenPage, write_page
from tests.support.widget_driver import start

pytestmark = pytest.mark.browser
SLOW = 240_000  # milliseconds that a busy machine may take


def lost(model: Any, sentences: tuple[str, ...]) -> set[str]:
    """The countries whose capital a model does not say, but for those in the sentences."""
    tokenizer, text = page_tokenizer(), " ".join(sentences)
    asked = [c for c in countries() if c.name not in text and c.capital not in text]
    questions = [
        example(tokenizer, f"The capital of {c.name} is", f" {c.capital}", start=True)
        for c in asked
    ]
    right = says(model, questions)
    return {c.name for c, yes in zip(asked, right, strict=True) if not yes}


def squares(page: Page, state: str) -> set[str]:
    labels = page.locator(f".tiles .tile.{state}").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    return {label.partition(":")[0] for label in labels}


def train(page: Page) -> None:
    page.get_by_role("button", name="Train", exact=True).click()
    expect(page.locator(".progress-line")).to_contain_text(", done.", timeout=SLOW)
    expect(page.locator(".asking progress")).to_have_count(0, timeout=SLOW)


@pytest.mark.parametrize(
    "settings",
    [
        {"learning_rate": 1e-3, "steps": 10},
        {"part": "lora", "rank": 2, "learning_rate": 3e-3},
        {"part": "lora_all", "learning_rate": 1e-3, "steps": 5},
    ],
)
def test_the_page_trains_what_python_trains(
    settings: dict[str, Any], folder: Path, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(write_page(folder, FineTuningLab(**settings)).as_uri())
    start(page)
    losses, model = in_python(page.locator(".python code").inner_text())
    train(page)
    ids = torch.tensor([[page_tokenizer().end_of_text, *page_tokenizer().encode(NEPAL[0][:23])]])
    shown_losses = [float(one) for one in page.locator(".loss b").all_inner_texts()]
    assert mean_loss(shown_losses) == pytest.approx(losses[-1], abs=0.006)  # two decimals each
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the model").click()
    path = tmp_path / "fine-tuned.safetensors"
    waiting.value.save_as(path)
    saved = load(path)
    expected = dict(model.named_parameters())
    for name, weight in saved.named_parameters():
        torch.testing.assert_close(
            weight.double(), expected[name].double(), rtol=1e-6, atol=1e-8, msg=name
        )
    assert squares(page, "lost") == lost(saved, NEPAL)
    assert squares(page, "aside") == {"Nepal", "Oman"}
    best = saved.next_logits(ids)[0].softmax(-1).max().item()
    shown = page.locator(".next li .number").first.inner_text().split("→")[-1]
    assert float(shown.strip(" %")) == pytest.approx(100 * best, abs=0.06)


def test_a_training_is_paused_undone_and_has_its_controls(
    folder: Path, open_page: OpenPage
) -> None:
    page = open_page(write_page(folder, FineTuningLab(learning_rate=3e-4)).as_uri())
    start(page)
    said = page.locator(".columns").inner_text()
    page.get_by_role("button", name="Train", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Continue").wait_for(timeout=SLOW)
    steps = re.search(r"(\d+) steps? of 20, paused", page.locator(".progress-line").inner_text())
    assert steps
    assert 1 <= int(steps[1]) < 20
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".progress-line")).to_contain_text("20 steps of 20, done", timeout=SLOW)
    expect(page.locator(".writes").nth(1)).to_contain_text("Muscat")
    expect(page.locator(".asking progress")).to_have_count(0, timeout=SLOW)
    _, model = in_python(page.locator(".python code").inner_text())
    ours = lost(model, NEPAL)
    assert squares(page, "lost") == ours
    shares: Locator = page.locator(".controls td")
    expect(shares.first).to_have_text(f"{len(ours)} of 182")
    for i, which in enumerate(CONTROLS, 1):
        page.locator(f".controls button.{which}").click()
        expect(shares.nth(i)).to_have_text(re.compile(r"^\d+ of 18\d$"), timeout=SLOW)
        assert int(shares.nth(i).inner_text().split()[0]) < len(ours)
    assert squares(page, "lost") == ours  # the map is the reader's model
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".lost-count")).to_have_text("0")
    expect(page.locator(".columns")).to_have_text(said, use_inner_text=True)


def test_what_cannot_be_trained_is_said(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FineTuningLab()).as_uri())
    start(page)
    second = page.get_by_label("Second sentence")
    train_button = page.get_by_role("button", name="Train", exact=True)
    second.fill("  ")
    expect(page.get_by_text("The second sentence is empty.")).to_be_visible()
    expect(train_button).to_have_attribute("aria-disabled", "true")
    second.fill("very " * 60)
    expect(page.get_by_text("The second sentence has 61 tokens. Use 40 or fewer.")).to_be_visible()
    second.fill("<img src=x onerror=alert(1)> 😀")
    expect(train_button).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".python code")).to_contain_text('"<img src=x onerror=alert(1)> 😀",')
    assert page.locator(".gpt-lab img").count() == 0
    page.get_by_label("Ask it to continue").fill("very " * 200)
    expect(page.get_by_text("The prompt has 201 tokens. Use 100 or fewer.")).to_be_visible()


def test_a_rate_that_is_too_high_is_undone_with_the_rest(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FineTuningLab(learning_rate=1e-1, steps=5)).as_uri())
    start(page)
    train(page)
    assert int(page.locator(".lost-count").inner_text()) > 150
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".lost-count")).to_have_text("0")
