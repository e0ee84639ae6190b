"""BlockGraph on a page: each experiment's row against Python's, and the parts' looks."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gpt_lab import BlockGraph, load_lab_model
from gpt_lab_course.experiments.patching.facts import Trial, TrialResult
from gpt_lab_course.widgets.block_graph import EXPERIMENTS
from gpt_lab_course.widgets.lab_model import page_model, page_tokenizer
from tests.support.pages import SETTLED, OpenPage, write_page

pytestmark = pytest.mark.browser

# Some experiments as Python's trial is told them, by the words of the table.
TOLD = {
    "FFN 0 zero": {"ffn_0": "zero"},
    "FFN 0 mean": {"ffn_0": "mean"},
    "FFN 0 from Germany": {"ffn_0": "other"},
    "attention 0 mean, FFN 0 kept": {"attention_0": "mean", "ffn_0": "keep"},
    "FFNs 1 to 4 mean": dict.fromkeys(("ffn_1", "ffn_2", "ffn_3", "ffn_4"), "mean"),
    "FFN 0 from “speak”": {"ffn_0": "languages"},
    "FFN 3 zero": {"ffn_3": "zero"},
}


def row(page: Page, name: str) -> list[str]:
    button = page.get_by_role("button", name=name, exact=True)
    return page.locator("tbody tr").filter(has=button).locator("td").all_inner_texts()


def holds(cells: list[str], answers: TrialResult, points: float) -> None:
    """The cells say what Python found, up to so many percent of the countries."""
    said, *shares = cells
    word, _, percent = said.partition(" ")
    assert word == answers.word
    assert number(percent) == pytest.approx(100 * answers.probability, abs=0.6)
    for share, expected in zip(shares, (answers.right, answers.others), strict=True):
        assert number(share) == pytest.approx(100 * expected, abs=points)


def number(percent: str) -> int:
    return int(percent.removesuffix("%").strip())


def test_every_row_of_the_trial_is_pythons_and_needs_no_model(
    folder: Path, open_page: OpenPage
) -> None:
    page = open_page()
    page.route("**/lab-model*", lambda route: None)  # the model does not come
    page.goto(write_page(folder, BlockGraph()).as_uri())
    for _ in EXPERIMENTS[1:]:
        page.locator(".next button").click()
    expect(page.locator("tbody tr")).to_have_count(len(EXPERIMENTS))
    trial = Trial(*load_lab_model())
    for name, changes in TOLD.items():
        holds(row(page, name), trial.answers(**changes), 0.6)


@pytest.mark.parametrize(
    ("chosen", "changes"),
    [
        ({"FFN 0": "mean", "later FFNs": "5 mean"}, {"ffn_0": "mean", "ffn_5": "mean"}),
        (
            {"FFN 0": "languages", "attention 0": "other"},
            {"ffn_0": "languages", "attention_0": "other"},
        ),
    ],
)
def test_an_experiment_of_ones_own_is_made_by_the_pages_model(
    chosen: dict[str, str], changes: dict[str, str], folder: Path, open_page: OpenPage
) -> None:
    page = open_page(write_page(folder, BlockGraph()).as_uri())
    page.get_by_text("An experiment of your own").click()
    for label, value in chosen.items():
        page.get_by_role("combobox", name=label).select_option(value)
    page.wait_for_function(SETTLED, timeout=240_000)
    # a prompt on the edge may fall to either side: other sums, other last digits
    holds(row(page, "your own"), Trial(page_model(), page_tokenizer()).answers(**changes), 1.5)


def test_a_part_of_the_trial_has_its_own_experiments(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, BlockGraph(part="attention")).as_uri())
    following = page.locator(".next button")
    following.click()
    following.click()
    expect(following).to_be_disabled()
    names = page.locator("tbody th").all_inner_texts()
    assert names == ["nothing changed", "attention 0 mean", "attention 0 mean, FFN 0 kept"]


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
    expect(page.locator(".said")).to_have_text("Paris 91%")
