"""What tests in Firefox and WebKit rest on: faults are seen, keys are real, nothing is left."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engines import webkit
from tests.engines.fixtures import ENGINES, Engine, programs
from tests.engines.page import EnginePage
from tests.engines.processes import EngineError, running, wait_until

POSIX = pytest.mark.skipif(os.name == "nt", reason="ends groups of processes, as Windows has none")
OpenInEngine = Callable[..., EnginePage]
FORM = """<!doctype html><title>Form</title><link rel="icon" href="data:,">
<input id="range" type="range" min="0" max="10" value="5"><textarea>older</textarea>
<button onclick="clicked.push(event.isTrusted)">Button</button>
<script>
  const clicked = [], keys = [];
  addEventListener("keydown", (event) => keys.push([event.key, event.ctrlKey, event.isTrusted]));
</script>"""
FAULTS = {
    "broken": "console.error('broken')",
    "thrown": "setTimeout(() => { throw new Error('thrown') })",
    "rejected": "Promise.reject(new Error('rejected'))",
    "gone.txt": "fetch('gone.txt')",
    "gone.js": "document.head.append(Object.assign(document.createElement('script'),"
    " { src: 'gone.js' }))",
    "http://example.org": "fetch('http://example.org/').catch(() => 0)",
    "img-src": "new Image().src = '/picture.png'",
}
POLICY = "<meta http-equiv='Content-Security-Policy' content=\"img-src data:\">"


@pytest.fixture
def write(tmp_path: Path, serve: Callable[[Path], str]) -> Callable[[str], str]:
    """Writes a page, and says where it is."""

    def write_one(text: str) -> str:
        (tmp_path / "page.html").write_text(text, "utf-8")
        return f"{serve(tmp_path)}/page.html"

    return write_one


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_a_page_is_seen(fault: str, engine: Engine, write: Callable[[str], str]) -> None:
    script = f"<script>{FAULTS[fault]}</script>"
    page = engine.open(write(f"<!doctype html><html><head>{POLICY}<title>Page</title>{script}"))
    end = time.monotonic() + 10
    while not any(fault in one for one in page.faults):
        assert time.monotonic() < end, page.faults
    page.close()


def test_keys_and_clicks_are_a_reader_s(
    write: Callable[[str], str], open_in_engine: OpenInEngine, tmp_path: Path
) -> None:
    page = open_in_engine(write(FORM), width=600, height=700)
    assert page.evaluate("[innerWidth, innerHeight]") == [600, 700]
    assert page.evaluate("document.hasFocus() && matchMedia('(prefers-reduced-motion)').matches")
    page.press("#range", "ArrowRight")
    assert page.evaluate("document.querySelector('#range').value") == "6"
    page.fill("textarea", "Né\nfür 日")
    assert page.evaluate("document.querySelector('textarea').value") == "Né\nfür 日"
    page.keyboard.press("Control+a")
    assert page.evaluate("keys.at(-1)") == ["a", True, True]
    page.click("button")
    assert page.evaluate("clicked") == [True]
    assert page.evaluate("(text) => ({ text, none: undefined })", "ü\0") == {"text": "ü\0"}
    with pytest.raises(EngineError, match=r"lost is not defined|Can't find variable: lost"):
        page.evaluate("lost")
    page.evaluate("document.querySelector('button').style.visibility = 'hidden'")
    with pytest.raises(EngineError, match="it lies under <"):
        page.click("button")
    with pytest.raises(ValueError, match="no key is called 'Right'"):
        page.keyboard.press("Right")
    page.screenshot(path=tmp_path / "page.png")
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")


def test_what_a_page_has_stored_is_forgotten(engine: Engine, write: Callable[[str], str]) -> None:
    url = write("<!doctype html><link rel='icon' href='data:,'><title>Page</title>")
    page = engine.open(url)
    page.evaluate("localStorage.setItem('kept', 1)")
    page.evaluate("caches.open('kept').then((it) => it.put('/kept', new Response('1')))")
    page.close()
    page = engine.open(url)
    assert page.evaluate("caches.keys().then((names) => [localStorage.kept, names])") == [None, []]
    page.close()


def test_two_pages_take_turns(write: Callable[[str], str], open_in_engine: OpenInEngine) -> None:
    one, other = (open_in_engine(write(FORM)) for _ in range(2))
    for value in ("6", "7"):
        for page in (one, other):
            page.press("#range", "ArrowRight")
            assert page.evaluate("document.querySelector('#range').value") == value


@pytest.mark.parametrize("cls", ENGINES)
def test_a_browser_that_hangs_is_ended_with_a_sentence(cls: type[Engine]) -> None:
    with cls.start(programs(cls.name)) as engine:
        page = engine.open("about:blank")
        page.evaluate("setTimeout(() => { for (;;); }, 100)")
        page.wait_for_timeout(300)
        engine.patience = 0.5
        for _ in range(2):
            with pytest.raises(EngineError, match=r"hangs or has ended: no answer to .*"):
                page.evaluate("1")
    assert not engine.folder.exists()
    assert not [*processes_with(str(engine.folder))]


@pytest.mark.engines
def test_a_browser_that_does_not_start_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, starter, before = programs("webkit"), tmp_path / "browser", tmp_path / "before"
    starter.write_text(
        f'#!/bin/sh\n[ -e {before} ] && exec {found["browser"]} "$@"\ntouch {before}\nsleep 1000',
        "utf-8",
    )
    starter.chmod(0o755)
    send, tried = webkit.WebKit.send, []

    def impatient(self: webkit.WebKit, method: str, path: str, **parameters: Any) -> Any:
        if path == "/session":
            tried.append(self.patience)
            if len(tried) == 1:
                self.patience = 5.0  # until the starter has begun, on a busy machine
        return send(self, method, path, **parameters)

    monkeypatch.setattr(webkit.WebKit, "send", impatient)
    with webkit.WebKit.start({**found, "browser": starter}) as engine:
        assert engine.open("about:blank").evaluate("1 + 1") == 2
    assert len(tried) >= 2
    assert not [*processes_with(str(tmp_path))]


def processes_with(text: str) -> Iterator[int]:
    """Those that have a text in their command or their environment."""
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it ends meanwhile
            if any(text.encode() in (folder / n).read_bytes() for n in ("cmdline", "environ")):
                yield int(folder.name)


@POSIX
def test_a_program_that_ends_too_soon_says_why(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-c", "raise SystemExit('no room on the device')"]
    with (
        running(command, log) as process,
        pytest.raises(EngineError, match=r"Browser ended before .*: no room on the device"),
    ):
        wait_until(lambda: None, "Browser", process, log)


@POSIX
def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(["sh", "-c", "sleep 1000 & echo $!; wait"], log) as process:
        child = wait_until(lambda: log.read_text("utf-8").strip() or None, "sh", process, log)
    state, end = Path(f"/proc/{child}/stat"), time.monotonic() + 10

    def gone() -> bool:
        try:
            return " Z " in state.read_text("utf-8")
        except (FileNotFoundError, ProcessLookupError):
            return True

    while not gone():  # a busy machine takes its time over what was killed
        assert time.monotonic() < end
        time.sleep(0.02)
    assert process.poll() is not None
