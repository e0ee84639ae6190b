"""ModelZoo in the page: its picture, the list of models, and a configuration of the reader's."""

import json
import math
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from gpt_lab import ModelZoo, count_parameters, published
from gpt_lab.anatomy import parameters_read, published_names
from gpt_lab.anatomy.catalogue import CACHE_TOKENS
from gpt_lab.anatomy.costs import kv_cache_bytes
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


NAMES = """[...document.querySelectorAll(".plot .name")].filter((one) => one.checkVisibility())
  .map((one) => [one.textContent, ...["left", "top", "right", "bottom"]
    .map((side) => one.getBoundingClientRect()[side])])"""


def compared(page: Page, model: str, against: str) -> None:
    """Which two models are side by side."""
    expect(page.locator("[name=model]")).to_have_value(model)
    expect(page.locator("[name=against]")).to_have_value(against)
    pressed = page.locator(".plot [aria-pressed=true]")
    assert {model, against} == {*pressed.evaluate_all("(all) => all.map((o) => o.dataset.mark)")}


def test_dots_lie_where_their_numbers_are(page: Page) -> None:
    dots = page.locator(".plot .dot")
    expect(dots).to_have_count(len(published_names()))
    places = dots.evaluate_all(
        "(all) => all.map((o) => [o.dataset.mark, o.style.left, o.style.bottom])"
    )
    for name, left, bottom in places:
        config = published(name)
        total = math.log10(count_parameters(config).total)
        assert float(left[:-1]) == pytest.approx(100 * (total - 7) / 5.25, abs=0.01)
        cache = math.log10(kv_cache_bytes(config, CACHE_TOKENS, dtype="bfloat16"))
        assert float(bottom[:-1]) == pytest.approx(100 * (cache - 5.8) / 5.2, abs=0.01), name
    page.get_by_label("parameters that a token reads").check()
    style = page.locator("[data-mark=mixtral-8x7b]").get_attribute("style") or ""
    read = math.log10(parameters_read(published("mixtral-8x7b")))
    assert f"bottom: {20 * (read - 7):.2f}%" in style


@pytest.mark.parametrize("width", [390, 722, 1080])
def test_no_name_covers_another(width: int, page: Page) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    boxes = page.evaluate(NAMES)
    assert len(boxes) >= {390: 4, 722: 15, 1080: 30}[width]
    for i, (name, left, top, right, bottom) in enumerate(boxes):
        assert left > 0, name
        assert right < width, name
        for other, x, y, end, below in boxes[:i]:
            apart = right <= x + 1 or end <= left + 1 or bottom <= y + 3 or below <= top + 3
            assert apart, (name, other)


def test_a_dot_is_a_choice_by_mouse_and_key(page: Page) -> None:
    compared(page, "smollm2-135m", "gpt2")
    card = page.locator(".pointed-card")
    page.locator("[data-mark=gpt3-175b]").hover()
    expect(card).to_contain_text("gpt3-175b")
    expect(card).to_contain_text("175 B · 100.0%")
    page.locator("[data-mark=gpt3-175b]").click()
    compared(page, "gpt3-175b", "smollm2-135m")
    expect(page.locator(".verdict")).to_contain_text("gpt3-175b has 1,298 times as many parameters")
    stop = page.locator(".plot [tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    page.keyboard.press("ArrowDown")
    to = page.evaluate("document.activeElement.dataset.mark")
    expect(card).to_contain_text(to)
    page.keyboard.press("Enter")
    compared(page, to, "gpt3-175b")


COVERED = """() => {
  const dots = [...document.querySelectorAll(".plot .dot")];
  const at = (dot) => [dot.getBoundingClientRect().x, dot.getBoundingClientRect().y];
  const same = (a, b) => at(a).every((n, i) => Math.abs(n - at(b)[i]) < 0.5);
  return dots.map((dot) => dots.filter((one) => same(one, dot)).map((one) => one.dataset.mark))
    .find((names) => names.length > 1);
}"""


def test_dots_at_one_place_are_named_and_reached_one_after_the_other(page: Page) -> None:
    names = page.evaluate(COVERED)
    assert names
    place = page.locator(f"[data-mark='{names[0]}']").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 4, place["y"] + 4)
    card = page.locator(".pointed-card")
    expect(card).to_contain_text("Also here: ")
    for name in names:
        expect(card).to_contain_text(name)
    for _ in names:
        page.mouse.click(place["x"] + 4, place["y"] + 4)
    chosen = {page.locator(f"[name={name}]").input_value() for name in ("model", "against")}
    assert len(chosen & {*names}) == 2
    page.locator(f"[data-mark='{names[0]}']").focus()
    for name in names[1:]:
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.mark") == name
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.mark") == names[-2]


def test_a_name_in_the_list_is_a_choice(page: Page) -> None:
    page.get_by_text(f"All {len(published_names())} models as a table").click()
    rows = page.locator(".all tbody tr")
    page.locator(".all").scroll_into_view_if_needed()
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
    compared(page, largest, "smollm2-135m")
    expect(page.locator(".all .chosen")).to_have_attribute("data-name", largest)


def test_a_file_is_counted_in_the_page_and_a_bad_one_is_refused(page: Page) -> None:
    page.get_by_text("Count a config.json of your own").click()
    files = page.locator("input[type=file]")

    def give(text: str) -> None:
        payload = FilePayload(name="config.json", mimeType="application/json", buffer=text.encode())
        files.set_input_files(payload)

    give(json.dumps(OWN))
    expect(page.locator("[name=model]")).to_have_value("your config.json")
    expect(page.locator("[data-mark='your config.json']")).to_have_class(re.compile("chosen"))
    total = count_parameters(of_hub_config(OWN)).total
    expect(page.locator(".one-model .total").first).to_have_text(f"{total:,}")
    give('{"model_type": "<img src=x onerror=alert(1)>"}')
    expect(page.locator(".problem")).to_contain_text("Not counted: the parts of model_type")
    expect(page.locator("[name=model]")).to_have_value("smollm2-135m")
    assert page.locator(".gpt-lab img").count() == 0
    give("x" * 100_001)
    expect(page.locator(".problem")).to_contain_text("more than 100,000 bytes")
    uneven = {"model_type": "llama", "vocab_size": 9, "hidden_size": 8, "num_hidden_layers": 1}
    uneven |= {"intermediate_size": 8, "num_attention_heads": 4, "num_key_value_heads": 3}
    give(json.dumps(uneven))
    expect(page.locator(".problem")).to_contain_text("4 heads cannot share 3 key and value heads")
    give(json.dumps(uneven | {"num_key_value_heads": 2}))
    expect(page.locator(".problem")).to_have_text("")
    give(json.dumps(OWN))
    expect(page.locator(".problem")).to_have_text("")
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("[name=model]")).to_have_value("smollm2-135m")
