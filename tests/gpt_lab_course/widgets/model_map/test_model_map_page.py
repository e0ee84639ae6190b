"""ModelMap's picture: the engine draws what Python computes, and what is switched off is off."""

import re
from pathlib import Path
from typing import Any

import pytest
import torch
from playwright.sync_api import Page, expect

from gpt_lab import ModelMap
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from gpt_lab_course.widgets.model_map import part_counts, reading
from tests.support import widget_driver
from tests.support.pages import OpenPage, write_page

FRANCE, GIRL = "The capital of France is", "There was a little girl"
LONG = "Once upon a time there was a boy who had a dog and a cat and a very big red ball"


def test_the_shares_of_a_row_add_up_to_its_length() -> None:
    model, ids = page_model(), torch.tensor([page_ids(FRANCE)])
    with torch.inference_mode():
        seen = model.activations(ids, ["embedding", "blocks.*.middle", "blocks.*.output"])
    shares = torch.tensor(reading.first_reading(FRANCE)["shares"])  # [2L + 1, T, 3]
    lengths = torch.stack([seen[name][0].norm(dim=-1) for name in reading.stream_names(6)])
    torch.testing.assert_close(shares.sum(-1), lengths, atol=2e-3, rtol=1e-4)


def test_losses_are_those_of_a_model_without_the_part() -> None:
    """Held against a model whose weights are zero there."""
    from copy import deepcopy

    losses = reading.first_losses(FRANCE)
    ids = torch.tensor([page_ids(FRANCE)])
    answer = page_tokenizer().encode(" Paris")[0]
    model = deepcopy(page_model())
    with torch.no_grad():
        d = model.config.d_head
        model.blocks[0].attention.output.weight[3 * d : 4 * d] = 0  # [H * d_head, d_model]
        left = model.next_logits(ids)[0].softmax(-1)[answer]
    assert losses["heads"][0][3] == pytest.approx(float(left), abs=1e-5)
    model = deepcopy(page_model())
    with torch.no_grad():
        model.blocks[5].feed_forward.down.weight.zero_()
        model.blocks[5].feed_forward.down.bias.zero_()
        left = model.next_logits(ids)[0].softmax(-1)[answer]
    assert losses["feed_forward"][5] == pytest.approx(float(left), abs=1e-5)


def test_counts_are_the_models() -> None:
    counts, L = part_counts(), page_model().config.n_layers
    blocks = L * (counts["attention"] + counts["feed_forward"])
    assert counts["embedding"] + blocks + counts["norm"] == counts["all"] == 3_954_048
    assert counts["head"] == 24_672
    assert counts["neuron"] == page_model().config.d_model * 2 + 1 == 385


def opened(folder: Path, open_page: OpenPage, **settings: Any) -> Page:
    page = open_page(write_page(folder, ModelMap(**settings)).as_uri())
    widget_driver.start(page)
    return page


def drawing(page: Page) -> tuple[str, list[float]]:
    """The picture: its elements and words, and its numbers."""
    found = page.locator(".model-picture").evaluate("(svg) => svg.outerHTML")
    number = r"-?\d+(?:\.\d+)?"
    without_ids = re.sub(r'id="[^"]*"|<!--.*?-->', "", found)
    return re.sub(number, "#", without_ids), [float(n) for n in re.findall(number, without_ids)]


@pytest.mark.browser
@pytest.mark.parametrize("text", [FRANCE, GIRL, LONG, "", "naïve 🦊 😀"])
def test_the_engine_draws_what_python_computed(
    text: str, folder: Path, open_page: OpenPage
) -> None:
    words, numbers = drawing(opened(folder, open_page, text=text))
    page = opened(folder, open_page, text="Another text")
    page.get_by_label("Your text").fill(text)
    widget_driver.seen(page)  # when all is known
    theirs, their_numbers = drawing(page)
    assert theirs == words
    assert their_numbers == pytest.approx(numbers, abs=0.25)  # pixels, and rounded percent


@pytest.mark.browser
def test_a_head_is_switched_off_and_put_back(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    page.get_by_role("button", name="Break it").click()
    head = page.get_by_role("button", name="Head 3 of block 0")
    assert head.inner_text() == "·"
    page.get_by_role("button", name="Show what is left").click()
    left = reading.first_losses(FRANCE)["heads"][0][3]
    assert head.inner_text() == f"{100 * left:.1f}"
    head.press("Enter")
    said = page.locator(".score")
    said.get_by_text("1 part is off.").wait_for()
    assert f"from 91.3% to {100 * left:.2f}%" in said.inner_text()
    assert "24,672 of 3,954,048 numbers" in said.inner_text()
    assert page.locator(".model-picture .was").count() > 0
    assert page.locator(".model-picture .strong.off").count() > 0
    page.get_by_role("button", name="Put back").click()
    page.locator(".model-picture .was").first.wait_for(state="detached")
    page.locator(".told[data-part='blocks.0.attention.heads.3@4']").dispatch_event("click")
    said.get_by_text("1 part is off.").wait_for()
    assert "numbers" not in said.inner_text()  # they still work at other tokens


@pytest.mark.browser
def test_a_text_goes_from_station_to_station(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page)
    slider = page.get_by_role("slider", name="How far the text has come")
    expect(page.locator(".legend")).to_be_visible()
    names = []
    for _ in range(16):
        names.append(slider.get_attribute("aria-valuetext"))
        slider.press("ArrowLeft")
    assert (names[0], names[-1]) == ("Pick", "Embed")
    assert names[3:6] == ["Feed-forward, block 5", "Attention, block 5", "Feed-forward, block 4"]
    expect(page.locator(".caption strong")).to_have_text("Embed.")
    assert page.locator(".model-picture .lens").count() == 0
    slider.press("End")
    expect(page.locator(".caption")).to_have_count(0)
    page.get_by_label("Your text").press("Enter")
    page.wait_for_function("document.querySelector('textarea').value.endsWith(' is Paris')")
    text = page.get_by_label("Your text")
    text.press("Enter")
    expect(text).to_have_value(f"{FRANCE} Paris.")
    text.press("Enter")  # the likeliest next token is the end of the text
    expect(page.locator(".field-note")).to_have_text("the model ends it here")
    expect(text).to_have_value(f"{FRANCE} Paris.")
    text.fill("a" * 80)
    box, field = page.locator(".map-field").bounding_box(), text.bounding_box()
    assert box
    assert field
    assert field["x"] + field["width"] <= box["x"] + box["width"]


@pytest.mark.browser
def test_a_cut_goes_with_its_word(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page, text=FRANCE)
    page.locator("[data-mark='word.4']").press("x")
    widget_driver.seen(page)
    assert page.locator(".chip.changed[id]").count() == 1
    page.get_by_label("Your text").fill(f"{FRANCE} not")
    widget_driver.seen(page)
    assert page.locator(".chip.changed[id]").count() == 1  # what comes after changes nothing
    page.get_by_label("Your text").fill(GIRL)
    widget_driver.seen(page)
    assert page.locator(".chip.changed[id], .was").count() == 0
    assert page.get_by_role("button", name="Put all back").is_disabled()  # and the panel is there


@pytest.mark.browser
def test_a_phone_draws_the_last_rows_of_a_long_text(folder: Path, open_page: OpenPage) -> None:
    page = open_page()
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(write_page(folder, ModelMap(LONG)).as_uri())
    widget_driver.start(page)
    rows = len(page_ids(LONG))
    shown = page.locator(".chip").count()
    assert 8 <= shown < rows
    assert page.get_by_text(f"Drawn are the last {shown} of {rows} tokens.").is_visible()
    last = page.locator("[data-mark^=word]").last
    assert last.get_attribute("data-part") == f"embedding@{rows - 1}"
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_timeout(300)
    box = page.locator(".model-picture").bounding_box()
    assert box
    assert box["y"] < 400  # it is seen


@pytest.mark.browser
def test_back_leads_from_view_to_view(folder: Path, open_page: OpenPage) -> None:
    # A tab remembers at most fifty addresses, so one that others have used will not do.
    page = open_page(write_page(folder, ModelMap(text=FRANCE)).as_uri(), alone=True)
    widget_driver.start(page)
    expect(page.locator(".map-level.model")).to_be_visible()
    length = page.evaluate("history.length")
    page.get_by_role("button", name="Open block 3").press("Enter")
    expect(page.locator(".map-level.block")).to_be_visible()
    page.get_by_role("button", name="Up to the model").click()
    page.get_by_role("button", name="Open block 2").press("Enter")
    expect(page.locator(".map-level.block .map-title")).to_contain_text("Block 2")
    assert page.evaluate("history.length") == length + 3
    page.go_back()
    expect(page.locator(".map-level.model")).to_be_visible()
    page.go_back()
    expect(page.locator(".map-level.block .map-title")).to_contain_text("Block 3")
    page.go_back()
    expect(page.locator(".map-level.model")).to_be_visible()
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()
    page.go_forward()
    expect(page.locator(".map-level.block .map-title")).to_contain_text("Block 3")


@pytest.mark.browser
def test_the_keyboard_goes_into_a_block_and_back(folder: Path, open_page: OpenPage) -> None:
    page = opened(folder, open_page, text=FRANCE)
    page.get_by_role("button", name="Open block 3").press("Enter")
    widget_driver.seen(page)
    level = page.locator(".map-level")
    assert level.evaluate("(one) => one === document.activeElement")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    widget_driver.seen(page)
    assert page.get_by_role("button", name="Open block 3").is_visible()
    assert level.evaluate("(one) => one === document.activeElement")
