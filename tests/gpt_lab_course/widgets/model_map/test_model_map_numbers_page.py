"""ModelMap's weights and products in a page: painted, read, moved by keys, and the model's."""

import io
import re
from pathlib import Path

import numpy as np
import pytest
import torch
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from gpt_lab import ModelMap
from gpt_lab_course.widgets.lab_model import page_ids, page_model
from tests.support.axe import violations
from tests.support.pages import OpenPage, write_page

FRANCE = "The capital of France is"
PICTURE, OUTPUT = ".all-weights", ".model-map output"


def painted(page: Page, kind: str) -> None:
    expect(page.locator(PICTURE)).to_have_attribute("data-painted", kind)


def cell(page: Page) -> tuple[str, tuple[int, ...], float]:
    """The number that the page says is in focus."""
    output = page.locator(OUTPUT)
    index = str(output.get_attribute("data-index"))
    name = str(output.get_attribute("data-tensor"))
    return name, tuple(map(int, index.split(","))), float(output.inner_text())


def is_the_models(page: Page) -> None:
    """The weight in focus is the model's."""
    name, index, value = cell(page)
    theirs = float(dict(page_model().named_parameters())[name].detach()[index])
    assert value == pytest.approx(theirs, rel=1e-5, abs=1e-9)


def look_of(page: Page) -> np.ndarray:
    """The picture's pixels, [height, width, 3], without what is written on it."""
    page.add_style_tag(content=".all-weights .labels { visibility: hidden }")
    page.wait_for_timeout(400)  # it is painted finely once it stands still
    shot = page.locator(PICTURE).screenshot()
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), dtype=np.int16)


NO_WEBGL = """const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...rest);
};"""


@pytest.mark.browser
def test_keys_move_zoom_and_open(folder: Path, open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(NO_WEBGL)
    page.goto(write_page(folder, ModelMap(FRANCE, level="weights")).as_uri())
    painted(page, "2d")
    expect(page.locator(PICTURE)).to_have_attribute("data-whole", "true")
    assert cell(page)[:2] == ("token_embedding.weight", (0, 0))
    is_the_models(page)

    page.get_by_label("Go to a number").fill("blocks.0.attention.qkv.weight[3, 190]")
    page.set_viewport_size({"width": 1100, "height": 900})  # it is drawn anew; what is typed stays
    page.wait_for_timeout(900)
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator(OUTPUT)).to_have_attribute("data-index", "3,190")
    picture = page.locator(PICTURE)
    picture.press("ArrowRight")
    picture.press("ArrowRight")  # over the gap, from the queries to the keys
    picture.press("ArrowDown")
    assert cell(page)[:2] == ("blocks.0.attention.qkv.weight", (4, 192))
    is_the_models(page)
    picture.press("Shift+ArrowUp")  # nothing is above
    assert cell(page)[1] == (4, 192)
    for _ in range(20):  # down, into the next tensor: the keys stay the picture's
        page.keyboard.press("Shift+ArrowDown")
    assert cell(page)[0] != "blocks.0.attention.qkv.weight"
    is_the_models(page)
    for _ in range(20):
        page.keyboard.press("Shift+ArrowUp")
    here = cell(page)[:2]
    assert here[0] == "blocks.0.attention.qkv.weight"
    for _ in range(12):
        picture.press("+")
    expect(picture).to_have_attribute("data-whole", "false")
    picture.press("-")
    picture.press("Escape")
    expect(picture).to_have_attribute("data-whole", "true")
    picture.press("Enter")
    expect(page.get_by_role("slider", name="The product in the table")).to_be_visible()
    assert cell(page)[:2] == here
    is_the_models(page)

    page.get_by_role("button", name="All weights").click()
    painted(page, "2d")
    page.locator(PICTURE).press("Escape")
    expect(page.locator(PICTURE)).to_have_count(0)


@pytest.mark.browser
def test_wheel_click_and_a_wrong_name(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, ModelMap(FRANCE, level="weights")).as_uri())
    painted(page, "webgl2")
    picture = page.locator(PICTURE)
    box = picture.bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    page.mouse.wheel(0, -400)  # the page's, as long as nobody asked for the picture
    page.wait_for_timeout(200)
    expect(picture).to_have_attribute("data-whole", "true")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    expect(picture).to_have_attribute("data-whole", "false")
    page.mouse.click(box["x"] + 300, box["y"] + 300)
    expect(page.locator(OUTPUT)).not_to_have_attribute("data-index", "0,0")
    is_the_models(page)
    before = cell(page)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 280, steps=4)
    page.mouse.up()  # a drag chooses nothing
    assert cell(page) == before
    page.get_by_role("button", name="Show all").click()
    expect(picture).to_have_attribute("data-whole", "true")

    page.get_by_label("Go to a number").fill("blocks.6.norm_1.weight[0]")
    page.get_by_role("button", name="Go", exact=True).click()
    problem = page.get_by_role("alert").filter(has_text="The model has no")
    expect(problem).to_contain_text("blocks.6.norm_1.weight")
    page.get_by_label("Go to a number").fill("norm.bias[192]")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="is outside norm.bias")).to_contain_text(
        "[191]"
    )
    assert cell(page) == before


@pytest.mark.browser
def test_fingers_pinch_pan_and_tap(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, ModelMap(FRANCE, level="weights")).as_uri())
    picture = page.locator(PICTURE)
    expect(picture).to_have_attribute("data-painted", re.compile("."))
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + min(box["height"], 400) / 2)
    session = context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def pinch(begin: float, end: float) -> None:
        x, y = middle
        both = [((x - apart, y), (x + apart, y)) for apart in np.linspace(begin, end, 6).tolist()]
        touch("touchStart", *both[0])
        for points in both[1:]:
            touch("touchMove", *points)
        touch("touchEnd")

    pinch(20, 160)
    expect(picture).to_have_attribute("data-whole", "false")
    assert cell(page)[1] == (0, 0)  # two fingers choose nothing
    page.touchscreen.tap(*middle)
    expect(page.locator(OUTPUT)).not_to_have_attribute("data-index", "0,0")
    is_the_models(page)
    first = cell(page)
    touch("touchStart", middle)
    for step in range(1, 9):  # the finger takes the picture along
        touch("touchMove", (middle[0] - 10 * step, middle[1]))
    touch("touchEnd")
    assert cell(page) == first
    page.touchscreen.tap(*middle)
    expect(page.locator(OUTPUT)).not_to_have_attribute("data-index", ",".join(map(str, first[1])))
    is_the_models(page)
    pinch(160, 5)
    expect(picture).to_have_attribute("data-whole", "true")
    context.close()


@pytest.mark.browser
def test_webgl_paints_the_same_and_comes_back(folder: Path, open_page: OpenPage) -> None:
    widget = ModelMap(FRANCE, level="weights", cell="blocks.2.attention.qkv.weight[96,191]")
    path = write_page(folder, widget)
    page, plain = open_page(path.as_uri()), open_page()
    plain.add_init_script(NO_WEBGL)
    plain.goto(path.as_uri())
    painted(page, "webgl2")
    painted(plain, "2d")
    for one in (page, plain):
        one.locator(PICTURE).focus()
        for _ in range(8):
            one.keyboard.press("+")
    ours, theirs = look_of(page), look_of(plain)
    assert ours.shape == theirs.shape
    assert len(np.unique(ours.reshape(-1, 3), axis=0)) > 100
    different = np.abs(ours - theirs).max(axis=-1) > 6
    assert different.mean() < 0.03, "pixels at the edges of cells may go either way"

    page.evaluate(
        """() => {
          const canvas = document.querySelector(".all-weights .cells");
          window.before = canvas;
          canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
        }"""
    )
    page.wait_for_function("() => document.querySelector('.all-weights .cells') !== window.before")
    painted(page, "webgl2")
    again = look_of(page)
    assert (np.abs(again - ours).max(axis=-1) > 6).mean() < 0.001


@pytest.mark.browser
def test_a_product_is_its_activation(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, ModelMap("Once upon a time"))
    link = f"{path.as_uri()}#map?cell=blocks.5.feed_forward.up[4,728]"
    page = open_page(link)
    ids = torch.tensor([page_ids("Once upon a time")])
    with torch.inference_mode():
        seen = page_model().activations(ids, "*")
    slider = page.get_by_role("slider", name="The product in the table")
    slider.focus()
    name, index, value = cell(page)
    assert (name, index) == ("blocks.5.feed_forward.up", (4, 728))
    assert value == pytest.approx(float(seen[name][0][index]), abs=1e-4)

    def row() -> list[float]:
        texts = page.locator(".products .here").locator("th, td").all_inner_texts()
        return [float(text.replace("−", "-")) for text in texts]

    def number(text: str) -> float:
        return float(text.replace("−", "-"))

    slider.press("Home")
    weight = page_model().blocks[5].feed_forward.up.weight.detach()[:, 728]
    x = seen["blocks.5.norm_2"][0, 4]
    for step in range(3):
        i, left, right, product, total = row()
        assert i == step
        assert left == pytest.approx(float(x[step]), abs=6e-4)
        assert right == pytest.approx(float(weight[step]), abs=6e-4)
        assert product == pytest.approx(float(x[step] * weight[step]), abs=6e-4)
        assert total == pytest.approx(float((x * weight)[: step + 1].sum()), abs=6e-4)
        slider.press("ArrowRight")
    slider.press("End")
    last, ending = row(), page.locator(".ending").inner_text()
    assert last[0] == 191
    parts = re.findall(r"[−+]? ?(?:bias )?[\d.]+", ending)
    numbers = [number(part.replace("bias ", "").replace(" ", "")) for part in parts]
    assert numbers[0] == last[4]
    assert numbers[0] + numbers[1] == pytest.approx(numbers[2], abs=1.5e-3)
    assert numbers[2] == pytest.approx(value, abs=6e-4)

    page.get_by_role("button", name="blocks.5.norm_2[4,191]").click()
    expect(page.locator(OUTPUT)).to_have_attribute("data-tensor", "blocks.5.norm_2")
    assert cell(page)[2] == pytest.approx(float(x[191]), abs=1e-4)
    expect(page.locator(".formula")).to_contain_text("−")
    page.get_by_role("button", name="Block 5").click()
    expect(page.locator(".map-level.block")).to_have_count(1)


@pytest.mark.browser
def test_a_cell_that_the_text_does_not_have(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, ModelMap(FRANCE)).as_uri() + "#map?cell=logits[6,0]")
    expect(page.get_by_role("alert").filter(has_text="outside logits")).to_contain_text("[5,6561]")
    page.get_by_label("Go to a number").fill("position_embedding.weight[90,1]")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator(".number-body")).to_contain_text("none of them stands at position 90")
    is_the_models(page)


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_axe_finds(folder: Path, open_page: OpenPage, theme: str, width: int) -> None:
    for settings in ({"level": "weights"}, {"level": "product", "cell": "logits[5,3]"}):
        path = write_page(folder, ModelMap(FRANCE, **settings), theme=theme)
        page = open_page(path.as_uri(), width=width, theme=theme)
        expect(page.locator(OUTPUT)).to_have_count(1)
        assert violations(page) == []
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, settings
        small = page.evaluate(
            """() => [...document.querySelectorAll(".frame-view :is(button, input, select, a)")]
              .map((one) => one.getBoundingClientRect())
              .filter(({ width, height }) => width && (width < 23.9 || height < 23.9)).length"""
        )
        assert small == 0, settings
