"""The recorded run plays once when it comes into view; a reader's hand makes it theirs."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gpt_lab_course.widgets import TrainingReplay
from tests.conftest import wait_for
from tests.support.pages import write_page

STEP = """() => Number(document.querySelector("[data-setting=step] .number")
  .innerText.replace(",", ""))"""


def opened(browser: Browser, url: str, motion: str) -> Page:
    window = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion=motion)  # type: ignore[arg-type]
    page = window.new_page()
    page.goto(url)
    page.wait_for_selector("[data-ready=TrainingReplay]")
    return page


@pytest.mark.browser
def test_the_run_plays_once(folder: Path, browser: Browser) -> None:
    url = write_page(folder, TrainingReplay()).as_uri()
    page = opened(browser, url, "no-preference")
    try:
        assert page.evaluate(STEP) < 100
        wait_for(page, f"() => ({STEP})() > 0")
        assert page.evaluate("location.hash") == ""  # no reader has changed anything
        page.get_by_role("button", name="Pause").click()
        at = page.evaluate(STEP)
        assert 0 < at < 1500
        page.wait_for_timeout(700)
        assert page.evaluate(STEP) == at
        wait_for(page, f"() => location.hash.includes('step={at}')")
        page.get_by_role("button", name="Reset").click()
        wait_for(page, f"() => ({STEP})() === 1500")
    finally:
        page.context.close()


@pytest.mark.browser
def test_it_rests_while_it_is_out_of_view(folder: Path, browser: Browser) -> None:
    url = write_page(folder, TrainingReplay()).as_uri()
    page = opened(browser, url, "no-preference")
    try:
        wait_for(page, f"() => ({STEP})() > 0")
        page.evaluate(
            "document.querySelector('main').prepend(Object.assign("
            "document.createElement('div'), {style: 'height: 3000px'}))"
        )
        page.evaluate("window.scrollTo(0, 0)")
        page.wait_for_timeout(500)
        at = page.evaluate(STEP)
        page.wait_for_timeout(700)
        assert page.evaluate(STEP) == at < 1500
        page.evaluate("window.scrollTo(0, 3000)")
        wait_for(page, f"() => ({STEP})() > {at}")
    finally:
        page.context.close()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("motion", "link"), [("reduce", ""), ("no-preference", "#replay?step=150")]
)
def test_it_stands_still(folder: Path, browser: Browser, motion: str, link: str) -> None:
    url = write_page(folder, TrainingReplay()).as_uri() + link
    page = opened(browser, url, motion)
    try:
        wait_for(page, f"() => ({STEP})() === {150 if link else 1500}")
        page.wait_for_timeout(700)
        assert page.evaluate(STEP) == (150 if link else 1500)
    finally:
        page.context.close()
