"""Every widget and the book in Firefox and WebKit: they come alive, follow a key, log no error."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gpt_lab import widgets
from tests.engines.fixtures import Engine
from tests.engines.page import EnginePage
from tests.pages import write_page

OpenInEngine = Callable[..., EnginePage]
Serve = Callable[[Path], str]
BUSY = ".gpt-lab [aria-busy=true], .gpt-lab .status-line.status"
# What is shown besides the controls, which look different as soon as they have the focus, and
# besides what is said of loading the model.
SHOWN = """() => {
  const shown = document.querySelector(".gpt-lab").cloneNode(true);
  const others = "input, textarea, select, button, [role=status], .status-line";
  for (const element of shown.querySelectorAll(others)) element.remove();
  return shown.innerHTML;
}"""
# Whether nothing has happened for a while: a widget that wakes its model shows so a little later.
STILL = f"""() => {{
  const shown = ({SHOWN})(), busy = document.querySelector({BUSY!r});
  if (busy || shown !== globalThis.before) globalThis.since = performance.now();
  globalThis.before = shown;
  return performance.now() - since > 300;
}}"""
CHANGED = f"() => ({SHOWN})() !== before"
# The first of these that a widget has, and the key that moves it.
MOVES = {
    "input[type=range]:not(:disabled)": "ArrowRight",
    "textarea": "x",
    "input[type=checkbox]": "Space",
    "input[type=radio]:checked": "ArrowDown",
}
AT_ITS_END = """(selector) => {
  const { value, max } = document.querySelector(selector);
  return max !== undefined && max === value;
}"""
EXISTS = "(selector) => Boolean(document.querySelector(selector))"
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
# Until book/extension lets a page fetch the next one beforehand, Firefox says that it may not.
PREFETCH = r"blocked the loading of a resource \(default-src\).*\.html"


def open_widget(name: str, folder: Path, serve: Serve, open_in_engine: OpenInEngine) -> EnginePage:
    """A page with a widget that has come alive and has its first answer."""
    path = write_page(folder, getattr(widgets, name)())
    page = open_in_engine(f"{serve(folder)}/{path.name}")
    page.wait_for_selector(f"[data-ready={name}]")
    page.wait_for_function(STILL)
    return page


@pytest.mark.parametrize("name", widgets.__all__)
def test_a_widget_comes_alive_and_follows_a_key(
    name: str, folder: Path, serve: Serve, open_in_engine: OpenInEngine
) -> None:
    page = open_widget(name, folder, serve, open_in_engine)
    control = next((c for c in MOVES if page.evaluate(EXISTS, f".gpt-lab {c}")), None)
    assert control, f"{name} has none of the controls that are moved here: {', '.join(MOVES)}"
    selector = f".gpt-lab {control}"
    key = "ArrowLeft" if page.evaluate(AT_ITS_END, selector) else MOVES[control]
    page.press(selector, key)
    page.wait_for_function(CHANGED)


def test_live_gpt_answers_as_in_python(
    folder: Path, serve: Serve, open_in_engine: OpenInEngine
) -> None:
    page = open_widget("LiveGPT", folder, serve, open_in_engine)
    text = "The capital of Spain is"
    page.fill(".live-gpt textarea", text)
    word, probability = widgets.LiveGPT(text).next_words[0]
    page.wait_for_function(SAYS, [f"␣{word.strip()}", f"{100 * probability:.1f} %"])


@pytest.mark.parametrize("page_name", ["index.html", "notebooks/01_tokenization.html"])
def test_a_page_of_the_book_comes_alive(
    page_name: str, html: Path, serve: Serve, open_in_engine: OpenInEngine, engine: Engine
) -> None:
    known = [PREFETCH] if engine.name == "firefox" else []
    page = open_in_engine(f"{serve(html)}/{page_name}", known=known)
    page.wait_for_function(ALL_READY)
    ready = page.evaluate(READY)
    assert ready
    assert "failed" not in ready
