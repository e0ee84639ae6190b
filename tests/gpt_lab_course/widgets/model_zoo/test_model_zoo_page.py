"""ModelZoo in the page: pies, the list of models, and a configuration of the reader's."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from gpt_lab import ModelZoo, count_parameters, published
from gpt_lab.anatomy import published_names
from gpt_lab.anatomy.hub_config import of_hub_config
from tests.conftest import wait_for
from tests.support.pages import OpenPage, write_page

pytestmark = pytest.mark.browser

OWN = {"model_type": "gpt2", "vocab_size": 9, "n_embd": 8, "n_layer": 2, "n_head": 2}
OWN |= {"n_positions": 99}


@pytest.fixture
def page(folder: Path, open_page: OpenPage) -> Page:
    page = open_page(write_page(folder, ModelZoo()).as_uri())
    page.wait_for_selector("[data-ready=ModelZoo]")
    return page


def area(page: Page, place: int) -> float:
    """The square of a pie's width."""
    edge = page.locator(".pie .edge").nth(place)
    return float(edge.evaluate("(edge) => edge.getBoundingClientRect().width")) ** 2


def test_areas_are_parameters_and_a_name_in_the_list_is_a_choice(page: Page) -> None:
    assert area(page, 0) / area(page, 1) == pytest.approx(134_515_008 / 124_439_808, rel=0.01)
    rows = page.locator(".all tbody tr")
    expect(page.locator(".all .chosen")).to_be_in_viewport()
    wait_for(page, "() => document.querySelector('.all').scrollTop > 0")
    assert rows.first.get_attribute("data-name") == "gpt2"
    page.get_by_role("button", name="size in parameters").click()
    largest = max(published_names(), key=lambda name: count_parameters(published(name)).total)
    assert rows.first.get_attribute("data-name") == largest
    wait_for(page, "() => document.querySelector('.all').scrollTop === 0")
    page.locator(".all tbody button[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator(".one-model .title").first).to_have_text(largest)
    expect(page.locator(".all .chosen")).to_have_attribute("data-name", largest)


def test_a_file_is_counted_in_the_page_and_a_bad_one_is_refused(page: Page) -> None:
    page.get_by_text("Count a config.json of your own").click()
    files = page.locator("input[type=file]")

    def give(text: str) -> None:
        payload = FilePayload(name="config.json", mimeType="application/json", buffer=text.encode())
        files.set_input_files(payload)

    give(json.dumps(OWN))
    expect(page.locator(".one-model .title").first).to_have_text("your config.json")
    total = count_parameters(of_hub_config(OWN)).total
    expect(page.locator(".one-model .total").first).to_have_text(f"{total:,}")
    give('{"model_type": "<img src=x onerror=alert(1)>"}')
    expect(page.locator(".problem")).to_contain_text("Not counted: the parts of model_type")
    expect(page.locator(".one-model .title").first).to_have_text("smollm2-135m")
    assert page.locator(".gpt-lab img").count() == 0
    give("x" * 100_001)
    expect(page.locator(".problem")).to_contain_text("more than 100,000 bytes")
    give(json.dumps(OWN))
    expect(page.locator(".problem")).to_have_text("")
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".one-model .title").first).to_have_text("smollm2-135m")
