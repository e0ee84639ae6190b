"""AttentionBoard: the pencil's numbers, torch's attention, and arrows that can be dragged."""

import math
from pathlib import Path
from typing import Any

import pytest
import torch
import traitlets
from playwright.sync_api import Page, expect

from gpt_lab import AttentionBoard
from gpt_lab_course.widgets.attention_board import ARROWS
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

MODULE = "attention_board/attention.ts"
VALUES = torch.tensor([[4.0, 0], [0, 6], [0, 0]])[[0, 2, 1, 2]]


def attended(query: list[float], keys: list[list[float]]) -> dict[str, Any]:
    return call(MODULE, "(m, [query, keys]) => m.attend(query, keys)", [query, keys])


def keys_of(board: AttentionBoard) -> list[list[float]]:
    return [[getattr(board, f"{name}_{axis}") for axis in "xy"] for name in ARROWS[1:]]


def test_it_opens_on_the_pencil_example() -> None:
    board = AttentionBoard()
    found = attended([board.query_x, board.query_y], keys_of(board))
    assert found["scores"] == [2, 0, 3, 0]
    total = math.e**2 + 1 + math.e**3 + 1
    assert found["shares"] == pytest.approx(
        [math.e**2 / total, 1 / total, math.e**3 / total, 1 / total]
    )
    assert found["blend"] == pytest.approx([4 * math.e**2 / total, 6 * math.e**3 / total])


def test_its_attention_is_torchs() -> None:
    generator = torch.Generator().manual_seed(0)
    for _ in range(5):
        query, keys = (8 * torch.rand(n, 2, generator=generator).double() - 4 for n in (1, 4))
        expected = torch.nn.functional.scaled_dot_product_attention(
            query, keys, VALUES.double(), scale=1.0
        )
        found = attended(query[0].tolist(), keys.tolist())
        assert found["blend"] == pytest.approx(expected[0].tolist())


def test_a_line_of_equal_score() -> None:
    script = "(m, [query, score]) => m.level(query, score, 4) ?? null"
    for query, score in (([1, 3], 2), ([0, 2], 3), ([-3, 0], 1), ([2, 2], -7)):
        ends = call(MODULE, script, [query, score])
        for x, y in ends:
            assert query[0] * x + query[1] * y == pytest.approx(score)
            assert max(abs(x), abs(y)) == pytest.approx(4)
        assert ends[0] != ends[1]
    assert call(MODULE, script, [[1, 0], 5]) is None, "no key within reach has this score"


def test_the_challenges_are_done_by_what_they_ask_for() -> None:
    script = "(m, shares) => m.CHALLENGES.map((done) => done(shares))"
    assert call(MODULE, script, [0.25, 0.03, 0.68, 0.03]) == [False] * 3
    assert call(MODULE, script, [0.9, 0.1, 0, 0]) == [True, False, False]
    assert call(MODULE, script, [0.25] * 4) == [False, True, False]
    assert call(MODULE, script, [0.02, 0.94, 0.02, 0.02]) == [False, False, True]


def test_the_query_alone_cannot_give_most_to_a_key_without_length() -> None:
    """The third challenge's reason: *of* and *is* have one key, and so one score."""
    for query in ([-4.0, -4.0], [4.0, -4.0], [-4.0, 4.0]):
        assert attended(query, keys_of(AttentionBoard()))["shares"][1] <= 0.5


def test_python_side() -> None:
    board = AttentionBoard(query_x=3.0, query_y=0.0)
    assert repr(board) == "AttentionBoard(query_x=3.0, query_y=0.0)"
    for wrong in ({"query_x": 5.0}, {"arrow": "france’s"}):
        with pytest.raises(traitlets.TraitError):
            AttentionBoard(**wrong)


@pytest.mark.browser
def test_arrows_are_dragged_and_moved_by_keys(folder: Path, open_page: OpenPage) -> None:
    page: Page = open_page(write_page(folder, AttentionBoard()).as_uri(), width=760)
    page.wait_for_selector("[data-ready=AttentionBoard]")
    widget = page.locator(".gpt-lab")
    grip = page.locator(".grip.query")
    expect(widget.locator("tr.france .share .number")).to_have_text("68%")
    board = page.locator(".board").bounding_box()
    assert board

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            board["x"] + (x + 4) / 8 * board["width"],
            board["y"] + (4 - y) / 8 * board["height"],
        )

    page.mouse.move(*at(1, 3))
    page.mouse.down()
    page.mouse.move(*at(2, 1), steps=3)
    page.mouse.move(*at(3, 0), steps=3)
    page.mouse.up()
    expect(grip).to_have_attribute("aria-valuetext", "(3, 0)")
    expect(widget.locator("tr.capital .share .number")).to_have_text("99%")
    expect(widget.locator(".challenges .done")).to_have_count(1)
    page.mouse.click(*at(-3, -3))
    expect(grip).to_have_attribute("aria-valuetext", "(3, 0)")  # no arrow is there
    page.mouse.move(*at(0, 1))  # France's key
    page.mouse.down()
    page.mouse.move(*at(4, 4), steps=3)
    page.mouse.up()
    expect(page.locator(".grip.france")).to_have_attribute("aria-valuetext", "(4, 4)")
    expect(page.locator("[data-setting=arrow] input[value=france]")).to_be_checked()
    grip.focus()
    expect(page.locator("[data-setting=arrow] input[value=query]")).to_be_checked()
    for key in ("ArrowLeft", "ArrowUp", "Shift+ArrowDown"):
        page.keyboard.press(key)
    expect(grip).to_have_attribute("aria-valuetext", "(2.9, −0.9)")
    page.locator(".reset").click()
    expect(grip).to_have_attribute("aria-valuetext", "(1, 3)")


@pytest.mark.browser
def test_no_arrow_goes_through_a_name(folder: Path, open_page: OpenPage) -> None:
    page: Page = open_page(write_page(folder, AttentionBoard()).as_uri(), width=760)
    page.wait_for_selector("[data-ready=AttentionBoard]")
    name = page.locator(".plane text.name.france")
    grip = page.locator(".plane circle.grip.france")
    box, tip = name.bounding_box(), grip.bounding_box()
    assert box
    assert tip
    # the query, (1, 3), goes over France's place on the right: its name stands on the left
    assert box["x"] + box["width"] < tip["x"] + tip["width"] / 2
