"""BlockGraph on a page: each experiment's row against Python's, and the parts' looks."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gpt_lab import BlockGraph
from gpt_lab.experiments.facts import Trial
from gpt_lab.widgets.block_graph import EXPERIMENTS
from gpt_lab.widgets.lab_model import page_model, page_tokenizer
from tests.pages import SETTLED, OpenPage, write_page

pytestmark = pytest.mark.browser

N = 104
# The experiments as Python's trial is told them, by the words of the table.
TOLD = {
    "FFN 0 zero": {"ffn_0": "zero"},
    "FFN 0 mean": {"ffn_0": "mean"},
    "FFN 0 from Germany": {"ffn_0": "other"},
    "attention 0 mean": {"attention_0": "mean"},
    "attention 0 mean, FFN 0 kept": {"attention_0": "mean", "ffn_0": "keep"},
    "FFNs 1 to 4 mean": dict.fromkeys(("ffn_1", "ffn_2", "ffn_3", "ffn_4"), "mean"),
    "FFN 0 from “speak”": {"ffn_0": "languages"},
} | {f"FFN {i} zero": {f"ffn_{i}": "zero"} for i in (1, 3)}


def row(page: Page, name: str) -> list[str]:
    button = page.get_by_role("button", name=name, exact=True)
    return page.locator("tbody tr").filter(has=button).locator("td").all_inner_texts()


def test_every_row_is_pythons(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, BlockGraph()).as_uri())
    for _ in EXPERIMENTS[1:]:
        page.get_by_role("button", name="Next experiment").click()
    page.wait_for_function(SETTLED, timeout=240_000)
    expect(page.locator("tbody tr")).to_have_count(len(EXPERIMENTS))
    trial = Trial(page_model(), page_tokenizer())
    for name, changes in TOLD.items():
        said, *shares = row(page, name)
        answers = trial.answers(**changes)
        word, _, percent = said.partition(" ")
        assert word == answers.word, name
        assert int(percent.removesuffix(" %")) == pytest.approx(100 * answers.probability, abs=0.6)
        for share, expected in zip(shares, (answers.right, answers.others), strict=True):
            # a prompt on the edge may fall to either side: other sums, other last digits
            assert int(share.removesuffix(" %")) == pytest.approx(100 * expected, abs=1.5), name


def test_parts_are_changed_in_the_picture_and_rows_replay(
    folder: Path, open_page: OpenPage
) -> None:
    page = open_page(write_page(folder, BlockGraph(rows=1)).as_uri())
    ffn = page.get_by_role("button", name="FFN 0 at France")
    ffn.click()
    expect(ffn).to_have_class("box zero")
    expect(page.locator("tr.current")).to_contain_text("FFN 0 zero")
    page.get_by_role("button", name="FFN 2 at France").click()
    expect(page.locator("tr.current")).to_contain_text("your own")
    page.wait_for_function(SETTLED, timeout=60_000)
    own = Trial(page_model(), page_tokenizer()).answers(ffn_0="zero", ffn_2="zero")
    assert row(page, "your own")[0].startswith(own.word)
    page.get_by_role("button", name="nothing changed").click()
    expect(ffn).to_have_class("box as-it-is")
    expect(page.locator(".said")).to_have_text("Paris 91 %")
