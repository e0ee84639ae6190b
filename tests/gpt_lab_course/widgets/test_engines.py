"""Each widget, and two pages of the book, in Firefox and WebKit: alive, and without an error.

What is trained there comes to the numbers of Python and of another engine.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gpt_lab_course import widgets
from tests.support import widget_driver
from tests.support.engines.clients import ENGINES
from tests.support.fine_tuning import in_python, mean_loss
from tests.support.javascript import call
from tests.support.pages import write_page
from tests.support.serving import serving
from tools import engines

pytestmark = pytest.mark.engines
VIEW = "() => document.querySelector('.frame-view').innerHTML"
# A widget starts when it comes into view.
ALL_READY = """() => {
  const waiting = document.querySelector(".gpt-lab-host:not([data-ready])");
  waiting?.scrollIntoView({ block: "center", behavior: "instant" });
  return !waiting;
}"""
READY = """() => [...document.querySelectorAll(".gpt-lab-host")].map((one) => one.dataset.ready)"""
SAYS = """(answer) => String(["button", ".number"].map((part) =>
  document.querySelector(`.next[aria-busy=false] .words ${part}`)?.textContent
    .replaceAll(/\\s+/g, " ").trim())) === String(answer)"""
SELECT = """() => {
  const field = document.querySelector(".live-gpt textarea");
  field.focus();
  field.select();
}"""
CLICK = """(text) => [...document.querySelectorAll("button")]
  .find((button) => button.innerText.trim() === text).click()"""
TASKS = "file://" + str(widgets.TrainingLab.folder / "tasks.ts")
TRAIN = """async ({ losses }, [tasks, sizes, training]) =>
  losses((await import(tasks)).TASKS.words(), { training: { ...training, batch_size: 32 } },
    sizes, 1).losses"""
DONE = """() => document.querySelector(".where")?.innerText === "Step 100 of 100"
  && document.querySelector(".runs td.number").innerText"""
CODE = """() => document.querySelector(".python code").innerText"""
TUNED = """() => document.querySelector(".progress-line").innerText.includes(", done.")
  && [...document.querySelectorAll(".loss b")].map((loss) => loss.innerText)"""

FAULTY = """<!doctype html><html><head><script>
  console.error("broken");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("rejected"));
  fetch("gone.txt");
</script><script src="gone.js"></script>"""


@pytest.fixture(scope="module", params=ENGINES)
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A page of a browser, which has a home of its own."""
    if lacking := engines.missing(request.param):
        (pytest.fail if engines.REQUIRED else pytest.skip)(lacking)
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as page:
        yield page


def test_what_goes_wrong_is_seen(tmp_path: Path, page: Any) -> None:
    (tmp_path / "page.html").write_text(FAULTY, "utf-8")
    with serving(tmp_path, preload=page.preload) as address:
        page.goto(f"{address}/page.html")
        missing = {"broken", "thrown", "rejected", "gone.txt", "gone.js"}
        end = time.monotonic() + widget_driver.PATIENCE
        while missing := {one for one in missing if one not in str(page.faults())}:
            assert time.monotonic() < end, missing


@pytest.mark.parametrize("name", widgets.__all__)
def test_a_widget_answers(name: str, folder: Path, page: Any) -> None:
    cls = getattr(widgets, name)
    with serving(folder, preload=page.preload) as address:
        page.goto(f"{address}/{write_page(folder, cls()).name}")
        widget_driver.start(page)
        before = page.evaluate(VIEW)
        for setting in cls.declared()["settings"]:
            if widget_driver.turn(page, setting):
                widget_driver.seen(page)
                if page.evaluate(VIEW) != before:
                    break
        else:
            pytest.fail("its view follows none of its controls")
        if name == "LiveGPT":
            text = "The capital of Spain is"
            page.evaluate(SELECT)
            page.type(text)
            word, probability = widgets.LiveGPT(text).next_words[0]
            answer = [f"␣{word.strip()}", f"{100 * probability:.1f}%"]
            widget_driver.wait(page, SAYS, answer)
        assert page.faults() == []


def test_a_model_is_trained_to_the_same_numbers(folder: Path, page: Any) -> None:
    """From a disk. The witness is the engine in Deno."""
    own = {"d_model": 8, "n_heads": 2, "n_layers": 1, "d_ff": 16}
    training = {"learning_rate": 0.01, "steps": 100}
    losses = call("training_lab/record.ts", TRAIN, [TASKS, own, training])
    page.goto(
        write_page(folder, widgets.TrainingLab("words", own=True, **own, **training)).as_uri()
    )
    widget_driver.start(page)
    page.evaluate(CLICK, "Train")
    shown = widget_driver.wait(page, DONE)
    assert float(shown) == pytest.approx(sum(losses[-10:]) / 10, abs=6e-4)  # three decimals


def test_the_shipped_model_is_tuned_to_the_same_numbers(folder: Path, page: Any) -> None:
    """From a disk. The witness is Python."""
    page.goto(write_page(folder, widgets.FineTuningLab(steps=2)).as_uri())
    widget_driver.start(page)
    losses, _ = in_python(page.evaluate(CODE))
    page.evaluate(CLICK, "Train")
    shown = widget_driver.wait(page, TUNED)
    assert mean_loss([float(loss) for loss in shown]) == pytest.approx(losses[-1], abs=0.006)


@pytest.mark.parametrize("path", ["index.html", "notebooks/01_tokenization.html"])
def test_a_page_of_the_book_comes_alive(path: str, html: Path, page: Any) -> None:
    with serving(html, preload=page.preload) as address:
        page.goto(f"{address}/{path}")
        widget_driver.wait(page, ALL_READY)
        ready = page.evaluate(READY)
        assert ready
        assert "failed" not in ready
        assert page.faults() == []
