"""TrainingLab on a page from a disk: a prediction, two runs, steps, files, what it costs it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from gpt_lab import GPT, TrainingLab, load, save
from gpt_lab.config import GPTConfig
from gpt_lab_course.widgets.training_lab import recorded
from tests.conftest import wait_for
from tests.support.pages import OpenPage, write_page

PATIENCE = 120_000  # a run's on a busy machine


def opened(open_page: OpenPage, path: Path) -> Page:
    page = open_page(path.as_uri())
    page.wait_for_selector("[data-ready=TrainingLab]")
    page.set_default_timeout(PATIENCE)
    return page


def runs(page: Page) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in page.locator(".runs tbody tr").all()]


@pytest.mark.browser
def test_a_prediction_comes_first_and_is_answered(folder: Path, open_page: OpenPage) -> None:
    page = opened(open_page, write_page(folder, TrainingLab("words")))
    start = page.locator("button.main")
    assert start.get_attribute("aria-disabled") == "true"
    assert page.locator(".chart .name").all_inner_texts() == ["chance: ln 64 4.16", "floor 0"]
    assert runs(page)[0][0].endswith("small model, recorded")
    page.get_by_role("radio", name=re.compile("attention heads")).check()
    start.click()
    verdict = page.locator(".verdict")
    verdict.wait_for()
    assert verdict.inner_text().startswith("No. With H = 2, the loss did not reach the floor")
    assert "no task was found in six designs" in verdict.inner_text()
    page.get_by_role("radio", name=re.compile("width.* 2 → 16")).check()
    assert not verdict.is_visible()
    start.click()  # the small model's run is there
    verdict.wait_for()
    assert verdict.inner_text().startswith(
        "Yes. With d_model = 16, the loss reached the floor in 300 steps: 0.00"
    )
    names = [row[0] for row in runs(page)]
    assert names == ["small model, seed 1", "H = 2, seed 1", "d_model = 16, seed 1"]
    page.get_by_text("What each knob did").click()
    shown = page.locator(".recorded tbody tr").first.inner_text()
    base = recorded()["words"]["base"]
    losses = (base["ends"][-1], *base["longer"], *base["rates"])
    assert shown.replace(",", "").split()[-4:] == [f"{loss:.2f}" for loss in losses]
    page.get_by_role("button", name="Remove").first.click()
    assert len(runs(page)) == 2
    page.get_by_role("radio", name="Boxes").check()
    assert page.locator("summary").count() == 0
    assert page.locator(".knobs input:checked").count() == 0


@pytest.mark.browser
def test_steps_back_and_files(folder: Path, open_page: OpenPage, tmp_path: Path) -> None:
    widget = TrainingLab("words", own=True, d_model=8, steps=100, learning_rate=0.01)
    page = opened(open_page, write_page(folder, widget))
    for name in ("One step", "One step", "One step", "One back"):
        where = page.locator(".where").inner_text()
        page.locator(f"button:text-is('{name}')").click()
        wait_for(page, f"() => !document.querySelector('.where').innerText.includes('{where}')")
    assert page.locator(".where").inner_text() == "Step 2 of 100"
    page.get_by_text("Look inside").click()
    wait_for(
        page, "() => document.querySelector('.inside .title')?.innerText.includes('after 2 steps')"
    )
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    path = tmp_path / "words.safetensors"
    saved.value.save_as(path)
    model = load(path)
    assert (model.config.d_model, model.config.vocab_size) == (8, 64)
    weight = model.state_dict()["blocks.0.feed_forward.up.weight"][0, 0].item()
    now = page.locator(".numbers tr").last.locator("td").first.inner_text().replace("−", "-")
    assert float(now) == pytest.approx(weight, abs=1e-4)

    page.locator("input[type=file]").set_input_files(path)
    page.get_by_text("is open").wait_for()
    assert page.locator(".where").inner_text() == "Step 0 of 100"
    other = tmp_path / "other.safetensors"
    save(GPT(GPTConfig(9, context_length=8, d_model=4, n_heads=1, n_layers=1)), other)
    page.locator("input[type=file]").set_input_files(other)
    page.get_by_text("its vocab_size is 9; this task’s is 64").wait_for()
    other.write_bytes(b"<img src=x onerror=alert(1)>")
    page.locator("input[type=file]").set_input_files(other)
    page.get_by_text("other.safetensors is not opened").wait_for()


@pytest.mark.browser
def test_what_cannot_be_trained_is_said(folder: Path, open_page: OpenPage) -> None:
    page = opened(open_page, write_page(folder, TrainingLab("text", steps=100)))
    text, start = page.locator("textarea"), page.locator("button.main")
    for given, said in {"too short": "has 9 letters", "a" * 80: "again and again"}.items():
        text.fill(given)
        page.get_by_text(said).wait_for()
        assert start.get_attribute("aria-disabled") == "true"
    text.fill("<b>to be or not to be</b>, " * 4)
    start.click()
    page.get_by_text("Look inside").click()
    page.get_by_text("What it writes after 100 steps").wait_for()
    assert page.locator(".sample b").count() == 0
    page.locator("input[name=d_model]").fill("31")
    page.get_by_text("d_model=31 is not divisible by n_heads=2").wait_for()
    assert start.get_attribute("aria-disabled") == "true"
    page.get_by_role("button", name="n_heads=1").click()
    assert start.get_attribute("aria-disabled") is None


LONG_TASKS = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(longest, duration);
  }).observe({ type: "longtask", buffered: false });
}"""


@pytest.mark.browser
def test_two_thousand_steps_cost_the_page_no_memory_and_no_pause(
    folder: Path, open_page: OpenPage
) -> None:
    widget = TrainingLab("words", own=True, d_model=16, steps=2000, learning_rate=0.01)
    page = opened(open_page, write_page(folder, widget))
    devtools = page.context.new_cdp_session(page)

    def heap() -> float:
        devtools.send("HeapProfiler.collectGarbage")
        used: float = devtools.send("Runtime.getHeapUsage")["usedSize"]
        return used

    page.evaluate(LONG_TASKS)
    page.locator("button.main").click()
    step = "Number(document.querySelector('.where .number')?.innerText.replace(',', ''))"
    wait_for(page, f"() => {step} >= 200")
    page.locator("button.main").click()
    early = heap()
    page.locator("button.main").click()
    wait_for(page, f"() => {step} === 2000")
    grown = heap() - early
    longest = page.evaluate("longest")
    print(f"heap {grown:+,.0f} bytes of {early:,.0f}, longest task {longest} ms")
    assert grown < 2**20
    assert longest < 500  # 50 on a machine that does nothing else
