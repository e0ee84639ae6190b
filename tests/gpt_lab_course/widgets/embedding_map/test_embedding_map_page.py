"""EmbeddingMap on a page: by mouse, keyboard and finger, its numbers against numpy's."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gpt_lab import EmbeddingMap
from gpt_lab_course.widgets.lab_model import page_model, page_tokenizer
from tests.gpt_lab_course.widgets.embedding_map.test_embedding_map import most_similar
from tests.support.pages import OpenPage, write_page

pytestmark = pytest.mark.browser


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=EmbeddingMap]")
    return page


def expect_neighbors(page: Page, token: str) -> None:
    """The list is the token's, up to the order of what is equally near."""
    expect(page.locator(".title .token")).to_have_text(token.replace(" ", "␣"))
    expected = most_similar(page_tokenizer().encode(token)[0])
    numbers = page.locator(".words .number")
    expect(numbers).to_have_count(len(expected))
    expect(numbers.first).to_have_text(f"{expected[0][1]:.2f}")
    shown = {text.replace("␣", " ") for text in page.locator(".words bdi").all_text_contents()}
    assert len(shown & {page_tokenizer().decode([i]) for i, _ in expected}) >= len(expected) - 1


def test_by_mouse_and_by_keyboard(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, EmbeddingMap()).as_uri()))
    expect_neighbors(page, " France")
    page.get_by_role("button", name="Go to its capital").click()
    expect_neighbors(page, " Paris")
    expect(page.locator(".plane text.chosen")).to_have_text("Paris")
    page.locator(".plane text", has_text="Panama").scroll_into_view_if_needed()
    label = page.locator(".plane text", has_text="Panama").bounding_box()
    assert label
    page.mouse.click(label["x"] - 6, label["y"] + label["height"] / 2)  # the dot is beside it
    expect_neighbors(page, " Panama")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".title .token")).to_have_text("␣Mexico")
    page.get_by_label("Search the tokens").press_sequentially("seven")
    expect(page.get_by_role("group", name="Found").get_by_role("button").first).to_be_visible()
    page.keyboard.press("Enter")
    expect_neighbors(page, " seven")  # which the page's model says
    expect(page.get_by_role("radio", name="all tokens")).to_be_checked()
    page.get_by_role("radio", name="capitals", exact=True).check()
    expect(page.get_by_text("It is not on this plane.")).to_be_visible()


def test_positions(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, EmbeddingMap(view="positions")).as_uri()))
    page.wait_for_selector("canvas[data-painted]")
    page.get_by_role("slider", name="Position").press("ArrowRight")
    table = page_model().position_embedding.weight.detach().numpy()
    unit = table / ((table**2).sum(1, keepdims=True) ** 0.5)
    cosines = unit @ unit[41]
    text = f"Position 40: {cosines[40]:.2f}. Position 42: {cosines[42]:.2f}.".replace("-", "−")
    expect(page.locator(".embedding-map")).to_contain_text(text)
    box = page.locator("canvas").bounding_box()
    assert box
    page.mouse.click(box["x"] + 50, box["y"] + box["height"] * 100.5 / 128)
    expect(page.get_by_role("slider", name="Position")).to_have_attribute("aria-valuetext", "100")
    colors = page.locator("canvas").evaluate(
        """(canvas) => [...canvas.getContext("2d").getImageData(0, 0, 192, 128).data]"""
    )
    most = abs(table).argmax()
    assert colors[4 * int(most)] != 255  # the largest number is not the paper's white


def test_by_finger_in_the_dark_on_a_phone(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, EmbeddingMap(" Japan"), theme="dark").as_uri())
    ready(page)
    label = page.locator(".plane text", has_text="Panama").bounding_box()
    assert label
    page.touchscreen.tap(label["x"] - 6, label["y"] + label["height"] / 2)
    expect_neighbors(page, " Panama")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("radio", name="positions").check()
    page.wait_for_selector("canvas[data-painted]")
    context.close()
