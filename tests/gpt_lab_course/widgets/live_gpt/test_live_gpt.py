"""LiveGPT: what the page says is what Python says, whatever a reader or a network does."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import traitlets
from playwright.sync_api import Browser, Page, expect

from gpt_lab import LiveGPT
from gpt_lab_course.widgets import lab_model, live_gpt
from tests.support.axe import violations
from tests.support.pages import OpenPage, write_page
from tests.support.serving import serving

TOKENIZER = lab_model.page_tokenizer()
FRANCE = "The capital of France is"
_requests: list[str] = []  # what pages asked the module's server for
SETTLED = """() => {
  const next = document.querySelector(".live-gpt .next");
  return next?.getAttribute("aria-busy") === "false" &&
    !document.querySelector(".status-line progress");
}"""
WORDS = """() => [...document.querySelectorAll(".next .words li:not(.faint)")].map((item) =>
  [item.querySelector(".word").textContent, item.querySelector(".number").textContent])"""


def test_python_side() -> None:
    widget = LiveGPT(FRANCE)
    assert TOKENIZER.decode(widget.ids) == FRANCE
    assert len(widget.next) == live_gpt.WORDS
    word, probability = widget.next_words[0]
    assert (word, probability) == (" Paris", widget.next[0][1])
    assert repr(widget) == "LiveGPT('The capital of France is')"
    widget.text = "One"
    assert TOKENIZER.decode(widget.ids) == "One"
    with pytest.raises(traitlets.TraitError, match="lone surrogate"):
        LiveGPT("\ud800")
    with pytest.raises(traitlets.TraitError):
        LiveGPT(temperature=3.0)


# ---- in a page ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with serving(folder, _requests) as address:
        yield address


@pytest.fixture
def live(folder: Path, server: str, open_page: OpenPage) -> Callable[..., Page]:
    _requests.clear()

    def open_one(*widgets: LiveGPT, init: str = "", address: str = "", **how: Any) -> Page:
        theme = how.get("theme", "light")
        path = write_page(folder, *(widgets or [LiveGPT()]), theme=theme)
        page = open_page(**how)
        if init:
            page.add_init_script(init)
        page.goto(f"{server}/{path.name}{address}")
        page.wait_for_selector("[data-ready=LiveGPT]")
        return page

    return open_one


def shown_words(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(WORDS)
    return found


def enter(page: Page, text: str) -> list[list[str]]:
    page.locator("textarea").first.fill(text)
    page.wait_for_function(SETTLED, timeout=60_000)
    return shown_words(page)


def percent(share: float) -> str:
    return f"{share:.1%}"


def agrees(words: list[list[str]], ids: list[int]) -> None:
    """Hold a page's probabilities against Python's, up to what is lost in their last digit."""
    best, *others = live_gpt.next_words(ids)
    expected = [best, *(word for word in others if word[1] >= 0.0005)]  # less is "all others"
    assert len(words) == len(expected)
    for (_, said), (_, probability) in zip(words, expected, strict=True):
        if probability > 0.001:
            assert abs(float(said.removesuffix("%")) - 100 * probability) < 0.051, (said, ids)


@pytest.mark.browser
def test_says_what_python_says(live: Callable[..., Page]) -> None:
    page = live()
    texts = ["", FRANCE, "The capital of Japan is", "🤗👍🏽 é漢字", "<img src=x onerror=alert(1)>"]
    texts += ["\x00\ufeff", "a" * 300, "Once upon a time " * 600, "The capital of Japan"]
    for text in texts:
        words = enter(page, text)
        agrees(words, TOKENIZER.encode(text))
        assert page.locator("textarea").input_value() == text
    assert page.locator("img").count() == 0
    assert page.get_by_text("The model reads 128 tokens at most").count() == 0
    enter(page, "word " * 2000)
    expect(page.get_by_text("The model reads 128 tokens at most")).to_be_visible()


@pytest.mark.browser
def test_before_the_model_is_there_the_first_answer_is(live: Callable[..., Page]) -> None:
    page = live(init="window.requestIdleCallback = () => 0")
    agrees(shown_words(page), TOKENIZER.encode(FRANCE))
    assert not [path for path in _requests if "lab-model" in path]
    page.locator("textarea").focus()
    page.wait_for_function(SETTLED)
    page.wait_for_timeout(300)
    assert [path for path in _requests if "lab-model" in path]


@pytest.mark.browser
def test_two_widgets_have_one_model(live: Callable[..., Page]) -> None:
    page = live(LiveGPT(), LiveGPT("One", small=True))
    page.wait_for_function("document.querySelectorAll('[data-ready=LiveGPT]').length === 2")
    page.locator("textarea").first.fill("The")
    page.locator("textarea").last.fill("Call me")
    page.wait_for_function(SETTLED)
    page.wait_for_timeout(500)
    assert len([path for path in _requests if "lab-model" in path]) == 1
    last = page.locator(".live-gpt").last.locator(".words li").first.locator(".number")
    best = live_gpt.next_words(TOKENIZER.encode("Call me"))[0][1]
    expect(last).to_have_text(percent(best))


@pytest.mark.browser
@pytest.mark.parametrize("without", ["server", "worker"])
def test_works_from_a_disk_and_without_workers(
    without: str, folder: Path, open_page: OpenPage, live: Callable[..., Page]
) -> None:
    if without == "server":
        page = open_page(write_page(folder, LiveGPT()).as_uri())
        page.wait_for_selector("[data-ready=LiveGPT]")
    else:
        page = live(init="delete window.Worker")
    text = "The capital of Italy is"
    agrees(enter(page, text), TOKENIZER.encode(text))


@pytest.mark.browser
@pytest.mark.parametrize("damage", ["missing", "truncated", "flipped"])
def test_weights_that_do_not_come(damage: str, folder: Path, server: str, browser: Browser) -> None:
    weights = folder / "assets" / "lab-model.bin"
    whole = weights.read_bytes()
    path = write_page(folder, LiveGPT())
    page = browser.new_page()
    try:
        if damage == "missing":
            weights.unlink()
        elif damage == "truncated":
            weights.write_bytes(whole[:1_000_000])
        else:
            weights.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
        page.goto(f"{server}/{path.name}")
        page.wait_for_selector("[data-ready=LiveGPT]")
        why = {
            "missing": "lab-model.bin is not there (404)",
            "truncated": "its file ends after 1000000 of",
            "flipped": "its file is damaged: the SHA-256 is",
        }
        expect(page.locator(".status-line")).to_contain_text(why[damage])
        agrees(shown_words(page), TOKENIZER.encode(FRANCE))  # the first answer stays
        page.locator("textarea").fill("Two")
        expect(page.locator(".next .words li")).to_have_count(0)  # it is not about this text
        changed = weights.stat().st_mtime if weights.exists() else None
        weights.write_bytes(whole)
        if changed:  # in the same second: to the browser's cache, nothing has changed
            os.utime(weights, (changed, changed))
        page.get_by_role("button", name="Try again").click()
        page.wait_for_function(SETTLED)
        agrees(shown_words(page), TOKENIZER.encode("Two"))
        agrees(enter(page, "One"), TOKENIZER.encode("One"))
    finally:
        weights.write_bytes(whole)
        page.close()


@pytest.mark.browser
def test_who_saves_data_is_asked(live: Callable[..., Page]) -> None:
    save = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    page = live(init=save)
    page.locator("textarea").fill("The")
    button = page.get_by_role("button", name="Load the model (4.04 MB)")
    expect(button).to_be_visible()
    assert not [path for path in _requests if "lab-model" in path]
    button.click()
    page.wait_for_function(SETTLED)
    agrees(shown_words(page), TOKENIZER.encode("The"))


@pytest.mark.browser
def test_without_javascript(folder: Path, server: str, browser: Browser) -> None:
    path = write_page(folder, LiveGPT())
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server}/{path.name}")
    expect(page.locator(".words li").first).to_contain_text("Paris")
    assert "Without JavaScript this is a picture" in page.content()
    context.close()


@pytest.mark.browser
def test_write_step_undo_and_choose(live: Callable[..., Page]) -> None:
    page = live()
    field = page.locator("textarea")
    enter(page, FRANCE)
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_role("button", name="Write")).to_be_visible(timeout=30_000)
    page.wait_for_function(SETTLED)
    written = field.input_value()
    assert written.startswith(FRANCE)
    assert len(written) > len(FRANCE) + 20
    page.get_by_role("button", name="Undo").click()
    expect(field).to_have_value(FRANCE)
    step = page.get_by_role("button", name="One token")
    for _ in range(3):  # the same draws
        before = field.input_value()
        step.click()
        page.wait_for_function("(v) => document.querySelector('textarea').value !== v", arg=before)
        page.wait_for_function(SETTLED)
    assert written.startswith(field.input_value())
    page.locator(".next button.word").nth(1).click()
    page.wait_for_function(SETTLED)
    ids = TOKENIZER.encode(field.input_value())
    agrees(shown_words(page), ids)
    label = page.evaluate(
        """async () => {
          const button = document.querySelector(".write");
          button.click();
          await new Promise((resolve) => setTimeout(resolve));
          const label = button.textContent;
          button.click();
          return label;
        }"""
    )
    assert label == "Stop"
    page.wait_for_function(SETTLED)
    stopped = field.input_value()
    page.wait_for_timeout(300)
    assert field.input_value() == stopped
    agrees(shown_words(page), TOKENIZER.encode(stopped))


@pytest.mark.browser
def test_parts_off_the_lens_and_a_head(live: Callable[..., Page]) -> None:
    page = live()
    enter(page, FRANCE)
    page.get_by_text("Switch parts off").click()
    page.get_by_role("button", name="Head 3 of block 0: on").click()
    page.get_by_role("button", name="Feed-forward network of block 5: on").click()
    page.wait_for_function(SETTLED)
    model, ids = lab_model.page_model(), [TOKENIZER.end_of_text, *TOKENIZER.encode(FRANCE)]

    def without_head(heads: torch.Tensor) -> torch.Tensor:
        heads[:, 3] = 0
        return heads

    edits = {
        "blocks.0.attention.heads": without_head,
        "blocks.5.feed_forward.output": torch.zeros_like,
    }
    names = ["logits", "blocks.2.output", "blocks.1.attention.weights"]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([ids]), names, edits=edits)
        probability = float(seen["logits"][0, -1].softmax(-1).max())
        early = model.norm(seen["blocks.2.output"][0, -1]) @ model.unembedding.T
        lens = float(early.softmax(-1).max())
        weight = float(seen["blocks.1.attention.weights"][0, 2, -1].max())
    assert shown_words(page)[0][1] == percent(probability)
    page.get_by_text("Look inside").click()
    page.get_by_role("combobox", name="Block").select_option("1")
    page.get_by_role("combobox", name="Head").select_option("2")
    row = page.locator(".lens tr").nth(3)
    expect(row).to_contain_text("block 2")
    expect(row.locator("td").first).to_contain_text(percent(lens))
    said = f"{weight:.0%}"
    expect(page.locator(".attention-picture")).to_have_attribute("aria-label", _contains(said))
    page.get_by_label("As a matrix").check()
    assert page.locator(".cell").count() == len(ids) * (len(ids) + 1) // 2
    assert violations(page) == []


def _contains(text: str) -> Any:
    import re

    return re.compile(rf"“[^”]*” {re.escape(text)}[,.]")


@pytest.mark.browser
def test_a_link_of_the_first_edition(live: Callable[..., Page]) -> None:
    page = live(address="#live?text=Q2FsbCBtZSDwn6SX&temperature=0&off=blocks.0.attention")
    expect(page.locator("textarea")).to_have_value("Call me 🤗")
    page.get_by_text("How the next token is chosen").click()
    expect(page.get_by_role("slider", name="Temperature")).to_have_attribute(
        "aria-valuetext", "0, greedy"
    )
    page.get_by_text("Switch parts off").click()
    expect(page.get_by_role("button", name="Attention of block 0: off")).to_be_visible()
    page.get_by_role("button", name="Switch all on").click()
    expect(page.get_by_role("button", name="Attention of block 0: on")).to_be_visible()
    expect(page.locator("textarea")).to_have_value("Call me 🤗")
    broken = live(address="#live?off=blocks.9.attention")
    expect(broken.get_by_role("alert").first).to_contain_text("blocks.9.attention is not a part")


@pytest.mark.browser
def test_reset_ends_the_writing_and_python_has_its_tokens(live: Callable[..., Page]) -> None:
    page = live()
    enter(page, FRANCE + " Paris")
    page.evaluate(
        """async () => {
          document.querySelector(".write").click();
          await new Promise((resolve) => setTimeout(resolve, 60));
          document.querySelector(".reset").click();
        }"""
    )
    page.wait_for_function(SETTLED)
    page.wait_for_timeout(300)
    expect(page.locator("textarea")).to_have_value(FRANCE)
    assert page.locator(".tokens li").count() == len(TOKENIZER.encode(FRANCE))
    agrees(shown_words(page), TOKENIZER.encode(FRANCE))
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_while_the_model_loads(width: int, live: Callable[..., Page]) -> None:
    watch = """window.moved = []; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true })"""
    page = live(LiveGPT(small=True), init=watch, width=width)
    page.locator("textarea").focus()
    expect(page.locator(".status-line")).to_contain_text("the lab model’s numbers")
    page.wait_for_timeout(500)
    assert page.evaluate("moved") == []
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
