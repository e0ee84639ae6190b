"""The widgets in a real JupyterLab: the reader's hand reaches Python, and Python's the page."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import nbformat
import pytest
from playwright.sync_api import Page, expect

import gpt_lab
import gpt_lab_course.widgets
from tests.support import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("jupyterlab")]

NEWS = "@jupyterlab/apputils-extension/notification.jupyterlab-settings"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("jupyter")


@pytest.fixture(scope="module")
def environment(home: Path) -> dict[str, str]:
    """What keeps Jupyter's programs from the settings of this machine."""
    folders = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR", "LAB_SETTINGS_DIR", "LAB_WORKSPACES_DIR")
    return {**os.environ} | {
        ("JUPYTER" if name.startswith("LAB") else "JUPYTER_") + name: str(home / name)
        for name in folders
    }


@pytest.fixture(scope="module")
def lab(home: Path, environment: dict[str, str]) -> Iterator[tuple[str, Path]]:
    """A JupyterLab of its own: its address and its folder."""
    settings = home / "LAB_SETTINGS_DIR" / NEWS
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"fetchNews": "false", "checkForUpdates": False}), "utf-8")
    work = home / "work"
    work.mkdir()
    port = free_port()
    options = [
        *("--no-browser", "--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", f"--ServerApp.root_dir={work}", "--expose-app-in-browser"),
        "--LabApp.extension_manager=readonly",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")
    log = (home / "log").open("w+", encoding="utf-8")
    server = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", *options],
        cwd=work,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            if server.poll() is not None:
                break
            try:
                urlopen(f"{address}/api/status").close()
                break
            except URLError:
                time.sleep(0.2)
        if server.poll() is not None:
            pytest.fail(f"JupyterLab did not start:\n{(home / 'log').read_text('utf-8')}")
        yield address, work
    finally:
        server.terminate()
        try:
            server.wait(timeout=20)
        except subprocess.TimeoutExpired:
            server.kill()  # asked to stop while it starts a kernel, it fails and goes on
            server.wait()
        log.close()


def open_lab(open_page: Callable[..., Page], url: str, **how: Any) -> Page:
    """A page of JupyterLab in a window of its own."""
    page = open_page(alone=True, **how)
    # For seconds, another program would look whether its JavaScript should be built anew.
    stable = {"status": "stable", "message": ""}
    page.route("**/lab/api/build*", lambda route: route.fulfill(json=stable))
    page.goto(url)
    return page


class Notebook:
    """A notebook that is open in JupyterLab, all its cells run."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def python(self, code: str) -> str:
        """Run code in the notebook's kernel, as one more cell would; what it prints."""
        return str(
            self.page.evaluate(
                """async (code) => {
                  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
                  const future = kernel.requestExecute({ code });
                  let printed = "";
                  future.onIOPub = ({ content }) => {
                    printed += content.text ?? content.traceback?.join("\\n") ?? "";
                  };
                  await future.done;
                  return printed;
                }""",
                code,
            )
        ).strip()

    def expect_python(self, expression: str, value: object) -> None:
        """Wait until an expression has a value: changes on the page reach the kernel in a while."""
        for _ in range(50):
            if (answer := self.python(f"print(repr({expression}))")) == repr(value):
                return
            time.sleep(0.1)
        raise AssertionError(f"{expression} is {answer}, not {value!r}")


@pytest.fixture
def show(lab: tuple[str, Path], open_page: Callable[..., Page]) -> Callable[[str, str], Notebook]:
    """Opens a notebook of one cell in JupyterLab and runs it."""
    address, work = lab

    def show_cell(name: str, source: str) -> Notebook:
        cell = nbformat.v4.new_code_cell(source)
        kernel = {"name": "python3", "display_name": "Python 3"}
        notebook = nbformat.v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})
        nbformat.write(notebook, work / f"{name}.ipynb")
        page = open_lab(open_page, f"{address}/lab/tree/{name}.ipynb?reset")
        page.wait_for_function(
            """window.jupyterapp?.shell.currentWidget?.sessionContext
                 ?.session?.kernel?.status == "idle" """,
            timeout=60_000,
        )
        page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")
        return Notebook(page)

    return show_cell


SOURCE = """import gpt_lab, gpt_lab_course.widgets
explorer, play, live = gpt_lab.ParameterExplorer(), gpt_lab.TokenizerPlayground(), gpt_lab.LiveGPT()
shown = {type(one).__name__: one for one in (explorer, play, live)}
for name in gpt_lab_course.widgets.__all__:
    display(shown.get(name) or getattr(gpt_lab, name)())"""


def test_the_reader_s_hand_reaches_python_and_python_s_the_page(
    show: Callable[[str, str], Notebook], subtests: pytest.Subtests
) -> None:
    notebook = show("all", SOURCE)
    for look in (every_widget_draws, parameter_explorer, tokenizer_playground, live_gpt):
        with subtests.test(look.__name__):
            look(notebook)


def parameter_explorer(notebook: Notebook) -> None:
    small = gpt_lab.GPTConfig.preset("gpt2-small")
    widget = notebook.page.locator(".parameter-explorer")
    total = widget.locator(".total")
    expect(total).to_have_text(f"{gpt_lab.count_parameters(small).total:,}", timeout=30_000)

    slider = widget.get_by_role("slider", name="L, blocks")
    slider.focus()
    slider.press("ArrowRight")
    notebook.expect_python("explorer.n_layers", 13)
    grown = gpt_lab.GPTConfig(n_layers=13)
    expect(total).to_have_text(f"{gpt_lab.count_parameters(grown).total:,}")
    notebook.expect_python("explorer.count.total", gpt_lab.count_parameters(grown).total)

    notebook.python("explorer.d_model = 1024; explorer.n_heads = 16; explorer.n_layers = 24")
    medium = gpt_lab.GPTConfig.preset("gpt2-medium")
    expect(total).to_have_text(f"{gpt_lab.count_parameters(medium).total:,}")
    expect(widget.locator("input[name=d_ff]")).to_have_value("4096")


def tokenizer_playground(notebook: Notebook) -> None:
    widget = notebook.page.locator(".tokenizer-playground")
    ids = widget.locator(".tokens .id")
    field = widget.get_by_label("Your text")
    expect(field).to_be_enabled(timeout=30_000)

    field.fill("Hello, I am")
    expect(ids).to_have_text(["15496", "11", "314", "716"])  # the IDs that GPT-2 papers print
    notebook.expect_python("play.text", "Hello, I am")
    notebook.expect_python("play.ids", [15496, 11, 314, 716])

    notebook.python("play.text = 'Hello'")
    expect(field).to_have_value("Hello")
    expect(ids).to_have_text(["15496"])


def live_gpt(notebook: Notebook) -> None:
    """The model of the page comes from Python here, and says what Python's says."""
    widget = notebook.page.locator(".live-gpt")
    field = widget.get_by_label("Your text")
    field.fill("The capital of Japan is", timeout=30_000)
    notebook.expect_python("live.text", "The capital of Japan is")
    notebook.expect_python("live.next_words[0][0]", " Tokyo")
    page_says = notebook.python("print(live.next)")
    python_says = "from gpt_lab_course.widgets.live_gpt import next_words as words; "
    python_says += "print(words(live.ids))"
    theirs = json.loads(notebook.python(python_says).replace("(", "[").replace(")", "]"))
    for (token, p), (expected, q) in zip(json.loads(page_says), theirs, strict=True):
        assert token == expected
        assert p == pytest.approx(q, abs=1e-5)

    widget.get_by_role("button", name="One token", exact=True).click()
    notebook.expect_python("len(live.ids)", 6)
    notebook.python("live.text = 'Call me'")
    expect(field).to_have_value("Call me")


def every_widget_draws(notebook: Notebook) -> None:
    names = gpt_lab_course.widgets.__all__
    widgets = notebook.page.locator(".jp-OutputArea section.gpt-lab")
    expect(widgets).to_have_count(len(names))
    for widget in widgets.all():
        expect(widget).to_be_visible()
        expect(widget.locator("> [role=alert]:visible")).to_have_count(0)
        assert widget.bounding_box()["height"] > 100  # type: ignore[index]
    # JupyterLab has its own styles for lists of terms: a value stays below its name
    name = widgets.locator("dl.totals dt").first.bounding_box()
    value = widgets.locator("dl.totals dd").first.bounding_box()
    assert name["y"] + name["height"] <= value["y"] + 1  # type: ignore[index]


@pytest.mark.built  # it reads a lesson, as what is built of it does
def test_pictures_of_a_trusted_lesson_are_there_before_it_runs(
    lab: tuple[str, Path], environment: dict[str, str], open_page: Callable[..., Page]
) -> None:
    """What ``make lab`` does for the reader who only opens a lesson."""
    address, work = lab
    lesson = ROOT / "notebooks" / "00_five_steps.ipynb"
    shutil.copy(lesson, work)
    trust = [sys.executable, "-m", "jupyter", "trust", lesson.name]
    subprocess.run(trust, cwd=work, env=environment, check=True, stdout=subprocess.DEVNULL)
    # A stored widget has its state and no script: it is drawn when its cell runs, and not before.
    unrun = r"Could not create a view for model id|reading 'startsWith'"
    page = open_lab(open_page, f"{address}/lab/tree/{lesson.name}?reset", known=unrun)
    expect(page.locator(".jp-RenderedSVG").first).to_be_attached()
    assert page.get_by_text("<Figure size").count() == 0
