"""Widgets about the model, before their scripts have come: as large, and in the same words."""

from pathlib import Path

import pytest

from gpt_lab import ActivationExplorer, BlockExplorer, LogitLens, SamplingPlayground
from gpt_lab.widgets.base import LabWidget
from tests.pages import OpenPage, write_page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "widget", [ActivationExplorer, BlockExplorer, LogitLens, SamplingPlayground]
)
@pytest.mark.parametrize("width", [390, 1280])
def test_the_snapshot_is_as_large_as_the_widget(
    widget: type[LabWidget], width: int, folder: Path, open_page: OpenPage
) -> None:
    page = open_page(width=width)
    page.add_init_script("window.requestIdleCallback = () => 0")  # the model is not wanted yet
    page.goto(write_page(folder, widget(), scripts=" ").as_uri())
    root = page.locator(".gpt-lab")
    before, text = root.bounding_box(), root.inner_text()
    page.goto(write_page(folder, widget()).as_uri())
    page.wait_for_selector("[data-ready]")
    assert root.bounding_box()["height"] == pytest.approx(before["height"], abs=1)
    assert root.inner_text() == text
