"""On a page: minutes below headings, tokens as chips, a guess before a result."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.support.book_page import Build, notebook_with

STREAM = {"output_type": "stream", "name": "stdout", "text": "91%\n"}
WIDGET = {
    "output_type": "display_data",
    "metadata": {},
    "data": {"application/vnd.jupyter.widget-view+json": {"model_id": "x"}, "text/plain": "x"},
}
ASKS = "**Guess first:** how probable is Paris?"


def test_minutes_are_a_note_to_their_heading(build: Build) -> None:
    text = "# T\n\n## One\n\n*8 minutes · skip it the first time*\n\n*8 minutes* in a text.\n"
    soup, _ = build(text)
    notes = [one.text for one in soup.select("article .section-minutes")]
    assert notes == ["8\N{NO-BREAK SPACE}minutes · skip it the first time"]


def test_a_token_is_a_chip_and_other_code_is_not(build: Build) -> None:
    soup, _ = build("# T\n\nAt `␣is`, and `is`, and `a ␣b`.\n")
    assert [one.text for one in soup.select("article code.token-chip")] == ["␣is"]


def test_a_guess_stands_before_the_result_that_it_is_about(build: Build) -> None:
    soup, _ = build("", notebook_with([STREAM], text=ASKS))
    box = soup.select_one("article .guess-box")
    assert box.find_next_sibling().get("class")[0] == "cell_output"
    assert [button.text for button in box.select("button")] == ["Keep it, and look", "Just look"]
    assert soup.select_one('script[src*="guesses.js"]')


@pytest.mark.parametrize(
    ("outputs", "text"),
    [([WIDGET], ASKS), ([], ASKS), ([STREAM], "Guess."), ([STREAM], f"{ASKS}\n\n## Next\n\nSo.")],
)
def test_nothing_else_waits_for_a_guess(build: Build, outputs: list, text: str) -> None:
    soup, _ = build("", notebook_with(outputs, text=text))
    assert not soup.select("article .guess-box")


@pytest.mark.browser
def test_a_guess_opens_the_result_and_is_kept(site: str, open_page: Callable[..., Any]) -> None:
    page = open_page(f"{site}/notebooks/01_tokenization.html")
    box = page.locator(".guess-box").first
    result = page.locator(".guess-box + .cell_output").first
    answer = page.locator(".cell:has(> .guess-box) + p").first
    assert not result.is_visible()
    assert not answer.is_visible()
    box.get_by_label("Your guess").fill("<b>seven</b>")
    box.get_by_role("button", name="Keep it, and look").click()
    assert result.is_visible()
    assert answer.is_visible()
    assert box.get_by_role("status").inner_text() == "You guessed: <b>seven</b>"
    page.reload()
    assert box.get_by_role("status").inner_text() == "You guessed: <b>seven</b>"
    other = page.locator(".guess-box").nth(1)
    assert other.get_by_role("button", name="Just look").is_visible()


@pytest.mark.browser
def test_without_scripts_no_result_waits(site: str, browser: Browser) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site}/notebooks/01_tokenization.html")
        assert page.locator(".guess-box + .cell_output").first.is_visible()
        assert not page.locator(".guess-box").first.is_visible()
