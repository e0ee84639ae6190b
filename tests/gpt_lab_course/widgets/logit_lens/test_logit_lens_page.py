"""LogitLens: each cell is what Python reads off the residual stream there, on any text."""

from pathlib import Path

import pytest
import torch
import traitlets
from playwright.sync_api import Browser, Page, expect

from gpt_lab import LogitLens
from gpt_lab.interpret.lens import stream_names
from gpt_lab_course.widgets import logit_lens
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer, page_window
from tests.support.javascript import call
from tests.support.pages import SETTLED, OpenPage, write_page

FRANCE, STORY = "The capital of France is", "Once upon a time there was a boy"
CELLS = """table => [...table.tBodies[0].rows].map((row) => [...row.querySelectorAll("button")]
  .map((cell) => cell.getAttribute("aria-label")))"""


def lens(text: str, *, halves: bool = False) -> torch.Tensor:
    """Probabilities by GPT's own last steps, of each stream and position: [rows, T, V]."""
    model, ids = page_model(), torch.tensor([page_window(page_ids(text))])
    rows = []
    with torch.inference_mode():
        for stream in stream_names(6, halves=halves):
            # a model that ends there: what comes after adds nothing
            parts = [
                f"blocks.{i}.{s}.output" for i in range(6) for s in ("attention", "feed_forward")
            ]
            done = 0 if stream == "embedding" else 2 * int(stream.split(".")[1]) + 1
            done += stream.endswith("output")
            edits = dict.fromkeys(parts[done:], torch.zeros_like)
            logits = model.activations(ids, "logits", edits=edits)["logits"][0]
            rows.append(logits.softmax(-1))
    return torch.stack(rows)


def test_the_streams_have_the_same_names_on_both_sides() -> None:
    for halves in (False, True):
        theirs = call("logit_lens/rows.ts", "({ streamsOf }, on) => streamsOf(6, on)", halves)
        assert theirs == stream_names(6, halves=halves)
    ask = "({ settledSince }, rows) => rows.map(settledSince)"
    rows = [[1, 2, 3], [3, 2, 3], [1, 3, 3], [3, 3, 3], [5]]
    assert call("logit_lens/rows.ts", ask, rows) == [2, 2, 1, 0, 0]


def test_the_first_view_and_what_is_refused() -> None:
    for text in (FRANCE, STORY * 20):
        widget = LogitLens(text, stream="blocks.1.middle", position=2)
        found, first = lens(text, halves=True), widget._first
        last = found[:, -logit_lens.MAX_COLUMNS :]
        assert first["start"] + len(first["ids"]) == len(page_ids(text))
        best = last.max(-1)
        torch.testing.assert_close(
            torch.tensor([[p for _, p in row] for row in first["best"]]),
            best.values,
            rtol=1e-4,
            atol=1e-5,
        )
        assert [[i for i, _ in row] for row in first["best"]] == best.indices.tolist()
        column = 2 if text == FRANCE else 0
        assert [i for i, _ in first["open"]] == last[3, column].topk(10).indices.tolist()
    assert repr(LogitLens(FRANCE)) == "LogitLens('The capital of France is')"
    for wrong in ({"text": "\ud800"}, {"stream": "blocks.6.output"}, {"stream": "norm"}):
        with pytest.raises(traitlets.TraitError):
            LogitLens(**wrong)


# ---- in a page ----------------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=LogitLens]")
    return page


def enter(page: Page, text: str) -> None:
    page.get_by_label("Your text").fill(text)
    page.wait_for_function(SETTLED)


def percent(p: float) -> str:
    return f"{p:.1%}"


def agrees(page: Page, text: str, *, halves: bool = False) -> None:
    """Hold every cell against Python: its token and its probability."""
    said = page.locator(".lens-grid").evaluate(CELLS)
    best = lens(text, halves=halves)[:, -logit_lens.MAX_COLUMNS :].max(-1)
    ids, start = page_ids(text)[-logit_lens.MAX_COLUMNS :], "”: “"
    assert [len(row) for row in said] == [len(ids)] * len(best.values)
    for row, probabilities, tokens in zip(said, best.values, best.indices, strict=True):
        for t, cell in enumerate(row):
            word = page_tokenizer().decode([int(tokens[t])])
            hit = t + 1 < len(ids) and ids[t + 1] == tokens[t]
            end = ", as the text goes on" if hit else ""
            cell = cell.removesuffix(end)
            shown, _, p = cell.partition(start)[2].rpartition("”, ")
            assert shown == word or "\ufffd" in word  # bytes are shown as numbers
            assert float(p.removesuffix("%")) == pytest.approx(
                100 * float(probabilities[t]), abs=0.06
            )


@pytest.mark.browser
def test_texts_cells_keys_and_link(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, LogitLens(FRANCE))
    page = ready(open_page(path.as_uri()))
    agrees(page, FRANCE)
    words = page.locator(".words li")
    expect(words.first).to_contain_text("Paris")
    enter(page, STORY)
    agrees(page, STORY)
    page.locator(".lens-grid button[tabindex='0']").press("ArrowUp")
    page.locator(".lens-grid button[tabindex='0']").press("ArrowLeft")
    found = lens(STORY)[5, -2]
    of_ten = page.locator(".words li:not(.faint) .number")  # and all others are one more row
    expect(of_ten).to_have_text([percent(p) for p in found.topk(10).values])
    page.locator(".lens-grid tbody tr").nth(3).locator("button").nth(2).click()
    found = lens(STORY)[3, 2]
    expect(words.first.locator(".number")).to_have_text(percent(float(found.max())))
    spoken = page.locator(".logit-lens > [role=status]")
    expect(spoken).to_contain_text(percent(float(found.max())))
    page.get_by_label("After each attention too").check()
    page.wait_for_function(SETTLED)
    agrees(page, STORY, halves=True)
    page.wait_for_function("location.hash.includes('halves=true')")
    other = ready(open_page(page.url))
    other.wait_for_function(SETTLED)
    agrees(other, STORY, halves=True)
    expect(other.locator(".words li .number").first).to_have_text(percent(float(found.max())))
    enter(other, "<img src=x onerror=alert(1)>")
    assert other.locator("img").count() == 0
    agrees(other, "<img src=x onerror=alert(1)>", halves=True)


@pytest.mark.browser
def test_a_long_text_and_fingers(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    text = STORY + " and a girl" * 50
    page.goto(write_page(folder, LogitLens(FRANCE), theme="dark").as_uri())
    enter(ready(page), text)
    agrees(page, text)
    expect(page.get_by_text(f"the last 40 of {len(page_ids(text))} tokens")).to_be_visible()
    expect(page.locator(".lens-grid [aria-pressed=true]")).to_be_in_viewport()
    page.locator(".lens-grid tbody tr").nth(6).locator("button").nth(1).tap()
    p = float(lens(text)[6, -39].max())
    expect(page.locator(".words li .number").first).to_have_text(percent(p))
    context.close()
