"""Every widget that declares its settings: opened, driven by keyboard, reset, shared and reopened.

What only one widget does is tested in a file of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import gpt_lab_course.widgets
from tests.support import widget_driver
from tests.support.axe import violations
from tests.support.pages import OpenPage, write_page
from tests.support.serving import serving

WIDGETS = {
    name: cls
    for name in sorted(gpt_lab_course.widgets.__all__)
    if (cls := getattr(gpt_lab_course.widgets, name)).declared()
}


HEIGHTS = """<script>addEventListener("DOMContentLoaded", () => {
  window.heights = new Set();
  new ResizeObserver(([{ contentRect }]) => heights.add(Math.round(contentRect.height)))
    .observe(document.querySelector(".gpt-lab-host"));
});</script>"""


TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


OUT_OF_VIEW = """[...document.querySelectorAll(".scrolls [data-in-view]")].filter((one) => {
  const [inner, outer] = [one, one.closest(".scrolls")].map((e) => e.getBoundingClientRect());
  return inner.left < outer.left - 1 || inner.right > outer.right + 1
    || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
}).map((one) => one.textContent.trim())"""


# A color of its own on whatever is behind it may be white on white.
WITHOUT_GROUND = """[...document.querySelectorAll(".gpt-lab button[aria-pressed=true]")]
  .map((one) => [one.textContent.trim(), getComputedStyle(one)])
  .filter(([said, style]) => said && style.forcedColorAdjust === "none"
    && style.backgroundColor === "rgba(0, 0, 0, 0)").map(([said]) => said)"""


@pytest.fixture(scope="module")
def served(folder: Path) -> Any:
    with serving(folder) as address:
        yield address


@pytest.mark.browser
@pytest.mark.parametrize("name", WIDGETS)
def test_widget(
    name: str, folder: Path, served: str, open_page: OpenPage, subtests: pytest.Subtests
) -> None:
    cls = WIDGETS[name]
    settings = cls.declared()["settings"]
    path = write_page(folder, cls())
    path.write_text(path.read_text("utf-8").replace("<head>", f"<head>{HEIGHTS}", 1), "utf-8")
    url = f"{served}/{path.name}"
    page = open_page(width=390)
    heights, text = snapshot(page, url)
    page.goto(url)
    widget_driver.start(page, unfold=False)
    with subtests.test("is as high, and says the same, before its script and its model are there"):
        seen = page.evaluate("[...heights]")
        assert len(seen) == 1, seen
        now = sizes(page)
        assert shown(page) == text
        assert now == pytest.approx(heights, abs=1)
    with subtests.test("what is chosen is in view"):
        page.reload()
        widget_driver.start(page, unfold=False)
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(OUT_OF_VIEW) == []
    page.set_viewport_size({"width": 1280, "height": 900})
    page.reload()
    with subtests.test("driven, reset, shared"):
        widget_driver.try_everything(page, settings)
    for width, theme, rules in (
        (1280, "light", ""),
        (390, "light", ""),
        (390, "dark", "color-contrast"),  # a theme has other colors, and that is all
        (1280, "forced", "color-contrast"),
    ):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        page.emulate_media(forced_colors="active" if theme == "forced" else "none")
        with subtests.test("accessible", width=width, theme=theme):
            assert violations(page, only=rules) == []
            assert theme != "forced" or page.evaluate(WITHOUT_GROUND) == []
        if theme == "light":
            with subtests.test("fits, and can be read and hit", width=width):
                fits(page, width)
    page.emulate_media(forced_colors="none")
    page.set_viewport_size({"width": 320, "height": 900})
    with subtests.test("fits, and can be read and hit", width=320):
        fits(page, 320)
    with subtests.test("refuses what a link cannot say"):
        widget_driver.refuses(page, cls, settings, url)


def snapshot(page: Page, url: str) -> tuple[list[float], str]:
    """How high a page without its script has the widget, at all widths, and what it says."""
    page.route("**/runtime.js", lambda route: route.fulfill(body=""))
    page.goto(url)
    assert page.locator(".gpt-lab-snapshot .gpt-lab").count() == 1
    found = sizes(page), shown(page)
    page.unroute("**/runtime.js")
    return found


def sizes(page: Page) -> list[float]:
    """The widget's height at all widths."""
    heights = []
    for width in (1280, 768, 1920, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(TWO_FRAMES)  # what measures itself has seen the new width
        box = page.locator(".gpt-lab").bounding_box()
        assert box is not None
        heights.append(box["height"])
    return heights


def shown(page: Page) -> str:
    """What the widget says, but for labels in drawings, which find room when they are measured."""
    text: str = page.locator(".gpt-lab").evaluate(
        """(widget) => {
          const drawings = [...widget.querySelectorAll("svg")];
          for (const one of drawings) one.style.display = "none";
          const text = widget.innerText;
          for (const one of drawings) one.style.display = "";
          return text;
        }"""
    )
    return text


def fits(page: Page, width: int) -> None:
    """No text below 11 pixels, no target below 24, and nothing beyond the page's edge."""
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        """() => {
          const words = new Set();
          for (const one of document.querySelectorAll(".gpt-lab *")) {
            const said = [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
            if (!said || !one.checkVisibility() || one.closest(".unseen, .underscore")) continue;
            const svg = one.ownerSVGElement;
            const { a, b } = svg ? one.getScreenCTM() : { a: 1, b: 0 };
            const scale = Math.hypot(a, b); // of what is turned, too
            const size = parseFloat(getComputedStyle(one).fontSize) * scale;
            if (size && size < 10.95 && !one.matches("sub, sup")) {
              words.add(`${one.textContent.trim()}: ${size.toFixed(1)} px`);
            }
          }
          return [...words];
        }"""
    )
    assert small == []
    low = page.evaluate(
        """() => [...document.querySelectorAll(
            ".gpt-lab :is(button, select, summary, input, textarea)")]
          .filter((one) => one.checkVisibility())
          .filter((one) => [one, one.closest("label")].every((target) => {
            const { width, height } = target?.getBoundingClientRect() ?? { width: 0 };
            return height < 23.5 || width < 23.5 || !target;
          }))
          .map((one) => `${one.outerHTML.slice(0, 80)} ${one.offsetWidth} × ${one.offsetHeight}`)
          .slice(0, 5)"""
    )
    assert low == []
