"""ModelMap's rewind: the model after 1% and 10% of its training, fetched when it is wanted."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from playwright.sync_api import Browser, Locator, Page, expect

from gpt_lab import ModelMap, lab_model
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.lab_model import page_ids, page_tokenizer
from tests.support.pages import OpenPage, write_page
from tests.support.serving import serving

FRANCE = "The capital of France is"  # which each stage continues in its own way
_requests: list[str] = []  # what pages asked for


def likeliest(stage: str | None) -> str:
    model = lab_model.load_lab_model(stage)[0]
    with torch.inference_mode():
        token = int(model.next_logits(torch.tensor([page_ids(FRANCE)]))[0].argmax())
    return page_tokenizer().decode([token]).strip()


def test_python_side() -> None:
    assert len({likeliest(stage) for stage in (None, "10%", "1%")}) == 3
    snapshots = ModelMap().snapshots
    assert set(snapshots) == {"1", "10"}
    assert snapshots["1"]["size"] == len(packs.snapshot("1")) == 4_038_304
    assert snapshots["1"]["sha256"] != snapshots["10"]["sha256"]
    assert {"lab-model-1", "lab-model-10"} < ModelMap.large <= set(ModelMap.assets)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with serving(folder, _requests) as address:
        yield address


@pytest.fixture
def maps(folder: Path, server: str, open_page: OpenPage) -> Callable[..., Page]:
    _requests.clear()

    def open_them(*widgets: ModelMap) -> Page:
        page = open_page(f"{server}/{write_page(folder, *widgets).name}")
        page.wait_for_function(
            "n => document.querySelectorAll('[data-ready=ModelMap]').length === n", arg=len(widgets)
        )
        return page

    return open_them


def rewind(within: Page | Locator, snapshot: str) -> None:
    slider = within.get_by_role("slider", name="Rewind to")
    slider.press("Home")
    for _ in range(["1", "10", "100"].index(snapshot)):
        slider.press("ArrowRight")


def files() -> list[str]:
    return [name for path in _requests for name in re.findall(r"lab-model[-\w]*\.bin", path)]


@pytest.mark.browser
def test_a_snapshot_is_fetched_once_when_a_reader_turns_to_it(maps: Callable[..., Page]) -> None:
    page = maps(ModelMap(FRANCE), ModelMap(FRANCE))
    first, second = (page.locator(".model-map").nth(i) for i in (0, 1))
    now = likeliest(None)
    expect(first.locator(".answer-word")).to_have_text(now)
    first.locator("textarea").first.focus()
    page.wait_for_function("!document.querySelector('.status-line progress')")
    page.wait_for_timeout(300)
    assert set(files()) <= {"lab-model.bin"}
    for snapshot, stage in (("1", "1%"), ("10", "10%")):
        then = likeliest(stage)
        for widget in (first, second):
            rewind(widget, snapshot)
            expect(widget.locator(".answer-word")).to_have_text(then, timeout=30_000)
    assert sorted(files()) == ["lab-model-1.bin", "lab-model-10.bin", "lab-model.bin"]
    rewind(second, "100")
    expect(second.locator(".answer-word")).to_have_text(now)
    expect(first.locator(".answer-word")).to_have_text(then)  # each has its own


@pytest.mark.browser
@pytest.mark.parametrize("damage", ["flipped", "missing"])
def test_a_snapshot_that_does_not_come_can_be_asked_for_again(
    damage: str, folder: Path, server: str, browser: Browser
) -> None:
    file = folder / "assets" / "lab-model-1.bin"
    whole = file.read_bytes()
    path = write_page(folder, ModelMap(FRANCE))
    page = browser.new_page()
    try:
        if damage == "missing":
            file.unlink()
        else:
            file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
        page.goto(f"{server}/{path.name}")
        page.wait_for_selector("[data-ready=ModelMap]")
        rewind(page, "1")
        why = {"flipped": "its file is damaged: the SHA-256 is", "missing": "is not there (404)"}
        alert = page.locator(".warn[role=alert]", has_text="The model did not load")
        expect(alert).to_contain_text(why[damage], timeout=30_000)
        file.write_bytes(whole)
        alert.get_by_role("button", name="Try again").click()
        expect(page.locator(".answer-word")).to_have_text(likeliest("1%"), timeout=30_000)
        expect(alert).to_be_hidden()
    finally:
        file.write_bytes(whole)
        page.close()
