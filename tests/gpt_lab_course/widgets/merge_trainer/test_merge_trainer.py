"""The merge trainer: its training against the lesson's way of counting, and its page."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gpt_lab import MergeTrainer
from gpt_lab.tokenization.pattern import split
from gpt_lab_course.widgets.merge_trainer import LIGHTHOUSE
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page


def in_javascript(text: str, merges: int, picks: str = "") -> Any:
    script = """({ train, readPicks }, [text, merges, picks]) => {
      const hex = (piece) =>
        [...piece].map((b) => b.charCodeAt(0).toString(16).padStart(2, "0")).join("");
      const { words, learned, pairs } = train(text, merges, readPicks(picks));
      const one = ({ left, right, count }) => [hex(left), hex(right), count];
      return [words.map((word) => word.map(hex)), learned.map(one), pairs.map(one)];
    }"""
    return call("merge_trainer/training.ts", script, [text, merges, picks])


def as_the_lesson_counts(text: str, merges: int, picks: dict[int, int]) -> Any:
    words = [[bytes([b]) for b in word.encode()] for word in split(text)]
    learned: list[list[Any]] = []
    while counts := Counter(pair for word in words for pair in pairwise(word)):
        if len(learned) == merges:
            break
        (left, right), n = counts.most_common()[picks.get(len(learned), 0)]
        learned.append([left.hex(), right.hex(), n])
        for w, word in enumerate(words):
            joined: list[bytes] = []
            fresh = False  # what a merge has just made is not the left half of another
            for piece in word:
                if joined and not fresh and (joined[-1], piece) == (left, right):
                    joined[-1] += piece
                    fresh = True
                else:
                    joined.append(piece)
                    fresh = False
            words[w] = joined
    pairs = [[a.hex(), b.hex(), n] for (a, b), n in counts.most_common()]
    return [[[piece.hex() for piece in word] for word in words], learned, pairs]


@pytest.mark.parametrize(
    ("text", "merges", "picks"),
    [
        (LIGHTHOUSE, 0, {}),
        (LIGHTHOUSE, 16, {}),
        (LIGHTHOUSE, 10_000, {}),
        (LIGHTHOUSE, 9, {0: 1, 3: 4}),
        ("aaaaaaa aaa aa", 3, {}),
        ("猫猫 käse 🐈🐈 they'll  pay $12.50", 8, {2: 3}),
        ("", 5, {}),
        ("a", 5, {}),
    ],
)
def test_it_trains_as_the_lesson_does(text: str, merges: int, picks: dict[int, int]) -> None:
    said = ",".join(f"{merge}:{rank}" for merge, rank in picks.items())
    assert in_javascript(text, merges, said) == as_the_lesson_counts(text, merges, picks)


def test_it_trains_as_the_lesson_does_on_any_text() -> None:
    draw = random.Random(4)
    for _ in range(40):
        text = "".join(draw.choices("abAB  é猫.!'st1\n", k=draw.randint(1, 60)))
        assert in_javascript(text, 7) == as_the_lesson_counts(text, 7, {})


def test_picks_beyond_the_last_pair_take_the_last() -> None:
    _, learned, _ = in_javascript("ab", 1, "0:99")
    assert learned == [["61", "62", 1]]


@pytest.fixture
def trainer(folder: Path, open_page: OpenPage) -> Callable[..., Page]:
    def open_one(**settings: Any) -> Page:
        page = open_page(write_page(folder, MergeTrainer(**settings)).as_uri())
        page.wait_for_selector("[data-ready=MergeTrainer]")
        return page

    return open_one


@pytest.mark.browser
def test_a_merge_joins_the_commonest_pair_and_back_takes_it_apart(
    trainer: Callable[..., Page],
) -> None:
    page = trainer()
    status = page.locator(".status")
    expect(status).to_have_text("451 pieces, at first 451 · 0 merges")
    expect(page.locator(".pairs li").first).to_contain_text("21")
    page.get_by_role("button", name="Merge the commonest").click()
    expect(status).to_have_text("430 pieces, at first 451 · 1 merge")
    expect(page.locator(".learned .tile")).to_have_text(["th"])
    expect(page.locator(".pairs li").first).to_contain_text("i + g")
    page.get_by_role("button", name="Back").click()
    expect(status).to_have_text("451 pieces, at first 451 · 0 merges")


@pytest.mark.browser
def test_a_pair_of_the_readers_own_is_merged_and_compared_with_the_rule(
    trainer: Callable[..., Page],
) -> None:
    page = trainer()
    page.locator(".pairs button").nth(1).click()
    expect(page.locator(".learned .own")).to_have_text(["he"])
    expect(page.locator(".comparison")).to_contain_text("the rule alone has 430 pieces")
    expect(page.locator(".comparison")).to_contain_text("The rule is ahead.")
    page.get_by_label("Your text").fill("no no no")
    expect(page.locator(".learned .tile")).to_have_count(0)
    expect(page.locator(".comparison")).to_contain_text("The rule takes the first pair.")


@pytest.mark.browser
def test_a_text_without_pairs_and_one_that_is_too_long(trainer: Callable[..., Page]) -> None:
    page = trainer(text="a b")
    expect(page.locator(".pairs li")).to_have_count(1)
    page.get_by_role("button", name="Merge the commonest").click()
    expect(page.locator(".ranking")).to_contain_text("None: each word is one piece.")
    page.get_by_label("Your text").fill("ab " * 1001)
    expect(page.locator(".warn").filter(has_text="3,003 bytes")).to_be_visible()
