"""@Class@ on a page: what its slider changes, what it announces, and what axe says."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from gpt_lab import @Class@
from tests.pages import OpenPage, violations, write_page

pytestmark = pytest.mark.browser


def test_the_slider_changes_the_answer(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, @Class@()).as_uri(), width=390)
    page.wait_for_selector("[data-ready=@Class@]")
    answer = page.locator(".@style@ .answer")
    expect(answer).to_have_text("d_head = 768 / 12 = 64")
    page.get_by_role("slider", name="H, attention heads").press("ArrowRight")
    expect(answer).to_have_text("d_head = 768 / 16 = 48")
    expect(page.get_by_role("status")).to_have_text("48 numbers a head")
    assert violations(page) == []
