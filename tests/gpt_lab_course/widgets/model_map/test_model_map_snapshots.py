"""ModelMap's rewind: the model at nine moments of its training, each fetched when it is wanted."""

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from playwright.sync_api import Browser, Locator, Page, expect

from gpt_lab import GPT, ModelMap, lab_model
from gpt_lab.checkpoints import int8
from gpt_lab.lab_model.evaluation import answer_capitals, divergence, held_out_ids, held_out_loss
from gpt_lab.lab_model.shipped import training_log
from gpt_lab_course import data
from gpt_lab_course.widgets.lab_model import page_ids, page_tokenizer
from gpt_lab_course.widgets.model_map import rewind
from tests.support.pages import OpenPage, write_page
from tests.support.serving import serving

FRANCE = "The capital of France is"  # which the stages continue in their own ways
STOPS = (*rewind.EARLIER, "100")
KINDS = ("prose", "stories", "facts", "drills")
_requests: list[str] = []  # what pages asked for


def model_at(stop: str) -> GPT:
    if stop == "100":
        return lab_model.load_lab_model()[0]
    return int8.unpack(rewind.snapshot(stop))


def likeliest(stop: str) -> str:
    with torch.inference_mode():
        token = int(model_at(stop).next_logits(torch.tensor([page_ids(FRANCE)]))[0].argmax())
    return page_tokenizer().decode([token]).strip()


def test_what_the_page_knows_of_them() -> None:
    assert len(STOPS) >= 8
    shares = [int(stop) for stop in STOPS]
    assert shares == sorted(set(shares))
    assert {1, 10, 100} < set(shares)  # what earlier links say
    snapshots = ModelMap().snapshots
    assert tuple(snapshots) == rewind.EARLIER
    assert {one["size"] for one in snapshots.values()} == {4_038_304}
    assert len({one["sha256"] for one in snapshots.values()}) == len(snapshots)
    assert {f"lab-model-{stop}" for stop in rewind.EARLIER} < ModelMap.large
    assert set(ModelMap.assets) >= ModelMap.large
    assert snapshots["10"]["step"] == training_steps(0.1) == 375


def training_steps(share: float) -> int:
    return round(training_log()[-1]["step"] * share)


def test_the_start_is_that_of_the_shipped_run() -> None:
    """The log has the untrained model's losses, on other windows of the same texts."""
    logged = training_log()[0]
    assert logged["step"] == 0
    for kind in KINDS:
        loss = held_out_loss(model_at("0"), held_out_ids(page_tokenizer(), kind)[:4000])
        assert loss == pytest.approx(logged["held_out"][kind], abs=0.03)


def test_the_second_run_is_measured_as_written() -> None:
    """Losses fall from stop to stop, and what is written of a stop is what its file gives."""
    stops, again = rewind.measured()["stops"], rewind.measured()["again"]
    assert tuple(stops) == STOPS
    assert [one["step"] for one in stops.values()] == [training_steps(int(s) / 100) for s in STOPS]
    for kind in KINDS:
        losses = [one["held_out"][kind] for one in stops.values()]
        assert all(a > b for a, b in itertools.pairwise(losses)), (kind, losses)
    ids = held_out_ids(page_tokenizer(), "drills")
    asked = "The capital of {country} is"
    for stop in rewind.AGAIN:
        model = model_at(stop)
        assert held_out_loss(model, ids) == pytest.approx(
            stops[stop]["held_out"]["drills"], abs=1e-3
        )
    right = answer_capitals(model, page_tokenizer(), [asked])[asked]  # the last
    assert sum(right.values()) == pytest.approx(stops[stop]["capitals"], abs=1)
    shipped = lab_model.model_card()["stages"]["10%"]["results"]["held_out"]
    assert stops["10"]["held_out"] == {kind: shipped[kind]["loss"] for kind in KINDS}
    assert tuple(again) == ("1", "10")
    for kind in KINDS:  # the later, the further apart; and much nearer than the next stop
        assert again["1"][kind]["divergence"] < again["10"][kind]["divergence"]
    ids = held_out_ids(page_tokenizer(), "facts")[:2000]
    neighbor = divergence(model_at("10"), model_at(rewind.EARLIER[5]), ids)
    assert again["10"]["facts"]["divergence"] < neighbor / 3


def test_a_damaged_snapshot_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = rewind.file_name(rewind.AGAIN[0])
    content = bytearray((data.FOLDER / name).read_bytes())
    content[-1] ^= 1
    (tmp_path / name).write_bytes(content)
    (tmp_path / "SHA256SUMS").write_bytes((data.FOLDER / "SHA256SUMS").read_bytes())
    monkeypatch.setattr(data, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=f"{name} is damaged: its SHA-256 is"):
        rewind.snapshot.__wrapped__(rewind.AGAIN[0])


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with serving(folder, _requests) as address:
        yield address


@pytest.fixture
def maps(folder: Path, server: str, open_page: OpenPage) -> Callable[..., Page]:
    _requests.clear()

    def open_them(*widgets: ModelMap, link: str = "") -> Page:
        page = open_page(f"{server}/{write_page(folder, *widgets).name}{link}")
        page.wait_for_function(
            "n => document.querySelectorAll('[data-ready=ModelMap]').length === n", arg=len(widgets)
        )
        return page

    return open_them


DRAG = """(slider, to) => {
  for (let at = slider.valueAsNumber; at !== to;) {
    slider.value = at += Math.sign(to - at);
    slider.dispatchEvent(new Event("input"));
  }
}"""


def turn(within: Page | Locator, stop: str) -> None:
    """Drag the slider to a stop, without a rest at those between."""
    within.get_by_role("slider", name="Rewind to").evaluate(DRAG, STOPS.index(stop))


def files() -> list[str]:
    return sorted(name for path in _requests for name in re.findall(r"lab-model[-\w]*\.bin", path))


@pytest.mark.browser
def test_a_snapshot_is_fetched_once_when_the_slider_rests_on_it(maps: Callable[..., Page]) -> None:
    page = maps(ModelMap(FRANCE), ModelMap(FRANCE))
    first, second = (page.locator(".model-map").nth(i) for i in (0, 1))
    expect(first.locator(".answer-word")).to_have_text(likeliest("100"))
    first.locator("textarea").first.focus()
    page.wait_for_function("!document.querySelector('.status-line progress')")
    page.wait_for_timeout(300)
    assert set(files()) <= {"lab-model.bin"}
    between = rewind.AGAIN[-1]
    for stop in ("1", between):
        for widget in (first, second):
            turn(widget, stop)
            expect(widget.locator(".answer-word")).to_have_text(likeliest(stop), timeout=30_000)
    origin = first.locator(".rewind .origin")
    expect(origin).to_contain_text("second run of the same command")
    assert files() == sorted([f"lab-model-{between}.bin", "lab-model-1.bin", "lab-model.bin"])
    said = first.locator(".rewind .stops > [data-says]")
    words = {stop: likeliest(stop) for stop in ("1", between, "100")}
    assert dict(zip(["1", between, "100%"], words.values(), strict=True)) == {
        one.inner_text(): one.get_attribute("data-says") for one in said.all()
    }
    turn(second, "100")
    expect(second.locator(".answer-word")).to_have_text(words["100"])
    expect(first.locator(".answer-word")).to_have_text(words[between])  # each has its own


@pytest.mark.browser
@pytest.mark.parametrize("stop", ["1", "10", "100"])
def test_earlier_links_open_as_before(stop: str, maps: Callable[..., Page]) -> None:
    text = "VGhlIGNhcGl0YWwgb2YgRnJhbmNlIGlz"
    page = maps(ModelMap("Once"), link=f"#map?text={text}&snapshot={stop}")
    expect(page.locator(".answer-word")).to_have_text(likeliest(stop), timeout=30_000)
    name = "the end of training" if stop == "100" else f"{stop}% of training, step"
    value = page.get_by_role("slider", name="Rewind to").get_attribute("aria-valuetext")
    assert str(value).startswith(name)


@pytest.mark.browser
@pytest.mark.parametrize("damage", ["flipped", "missing"])
def test_a_snapshot_that_does_not_come_leaves_the_model_before(
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
        turn(page, "1")
        why = {"flipped": "its file is damaged: the SHA-256 is", "missing": "is not there (404)"}
        alert = page.locator(".warn[role=alert]", has_text="The model after 1% did not load")
        expect(alert).to_contain_text(why[damage], timeout=30_000)
        expect(page.locator(".answer-word")).to_have_text(likeliest("100"))
        slider = page.get_by_role("slider", name="Rewind to")
        expect(slider).to_have_attribute("aria-valuetext", "the end of training")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        file.write_bytes(whole)
        alert.get_by_role("button", name="Try again").click()
        expect(page.locator(".answer-word")).to_have_text(likeliest("1"), timeout=30_000)
        expect(alert).to_be_hidden()
    finally:
        file.write_bytes(whole)
        page.close()
