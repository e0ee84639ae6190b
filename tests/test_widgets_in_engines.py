"""Every widget and the book in Firefox and WebKit: driven by keyboard, shared, without an error."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gpt_lab import widgets
from tests import widget_driver
from tests.engines.page import EnginePage
from tests.pages import write_page

OpenInEngine = Callable[..., EnginePage]
Serve = Callable[[Path], str]
# A widget starts when it comes into view.
ALL_READY = """() => {
  const waiting = document.querySelector(".gpt-lab-host:not([data-ready])");
  waiting?.scrollIntoView({ block: "center", behavior: "instant" });
  return !waiting;
}"""
READY = (
    """() => [...document.querySelectorAll(".gpt-lab-host")].map((host) => host.dataset.ready)"""
)
SAYS = """(answer) => String(["button", ".number"].map((part) =>
  document.querySelector(`.next[aria-busy=false] .words ${part}`)?.textContent
    .replaceAll(/\\s+/g, " ").trim())) === String(answer)"""


@pytest.mark.parametrize("name", widgets.__all__)
def test_a_widget_is_driven_shared_reopened_and_reset(
    name: str, folder: Path, serve: Serve, open_in_engine: OpenInEngine
) -> None:
    cls = getattr(widgets, name)
    page = open_in_engine(f"{serve(folder)}/{write_page(folder, cls()).name}")
    widget_driver.try_some(page, cls.declared()["settings"], most=3)
    if name == "LiveGPT":
        answers_as_in_python(page)


def answers_as_in_python(page: EnginePage) -> None:
    text = "The capital of Spain is"
    page.fill(".live-gpt textarea", text)
    word, probability = widgets.LiveGPT(text).next_words[0]
    page.wait_for_function(SAYS, [f"␣{word.strip()}", f"{100 * probability:.1f}%"])


@pytest.mark.parametrize("page_name", ["index.html", "notebooks/01_tokenization.html"])
def test_a_page_of_the_book_comes_alive(
    page_name: str, html: Path, serve: Serve, open_in_engine: OpenInEngine
) -> None:
    page = open_in_engine(f"{serve(html)}/{page_name}")
    page.wait_for_function(ALL_READY)
    ready = page.evaluate(READY)
    assert ready
    assert "failed" not in ready
