"""WebKit, as in Safari: WebKitGTK's MiniBrowser on a screen that nobody sees.

Its driver speaks WebDriver (https://www.w3.org/TR/webdriver2/), which has no word for what goes
wrong on a page, and the browser keeps to itself what a driven page logs. So the page notes it:
``preload`` has to run before the page's other scripts, and ``tests.serving`` sees to that.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.engines.page import EnginePage
from tests.engines.processes import PATIENCE, PROXY, EngineError, running, wait_until

# Readers who have asked for less motion, as in the other engines.
_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
# A driver of some twenty never answers to the first command, why is not known; nobody waits long.
_START, _STARTS = 20.0, 5
_SCREEN = (2000, 2400)
_DRAIN = "() => (globalThis.faultsOfThisPage ?? []).splice(0)"


class WebKit:
    """A MiniBrowser that runs; ``open`` opens pages in it."""

    name = "webkit"
    preload = Path(__file__).with_name("watch.js").read_text("utf-8")

    def __init__(self, address: str, folder: Path) -> None:
        self.folder, self.patience = folder, PATIENCE
        self._address = address
        self._dead = ""
        self._session = self._first = self._front = ""

    @classmethod
    @contextlib.contextmanager
    def start(cls, programs: dict[str, Path]) -> Iterator[WebKit]:
        """A MiniBrowser with a home and a screen of its own, until the context ends."""
        with contextlib.ExitStack() as stack:
            for left in reversed(range(_STARTS)):
                try:
                    engine = stack.enter_context(cls._start(programs))
                    break
                except EngineError:
                    if not left:
                        raise
            yield engine

    @classmethod
    @contextlib.contextmanager
    def _start(cls, programs: dict[str, Path]) -> Iterator[WebKit]:
        with contextlib.ExitStack() as stack:
            folder = Path(
                stack.enter_context(
                    tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
                )
            )
            (folder / "gtk-3.0").mkdir()
            (folder / "gtk-3.0" / "settings.ini").write_text(_SETTINGS, "utf-8")
            environment = {
                **os.environ,
                "DISPLAY": stack.enter_context(_screen(programs["screen"], folder)),
                "HOME": str(folder),
                "LIBGL_ALWAYS_SOFTWARE": "1",
                **{f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "CACHE", "DATA")},
            }
            environment.pop("WAYLAND_DISPLAY", None)
            address = stack.enter_context(_driver(programs["driver"], folder, environment))
            engine = cls(address, folder)
            engine.patience = _START
            browser = {"binary": str(programs["browser"]), "args": ["--automation"]}
            wanted = {"webkitgtk:browserOptions": browser, "proxy": PROXY}
            answer = engine.send("POST", "/session", capabilities={"alwaysMatch": wanted})
            engine.patience = PATIENCE
            engine._session = f"/session/{answer['sessionId']}"
            stack.callback(engine._quit)
            engine._first = engine._front = engine.ask("GET", "/window")
            yield engine

    def open(self, url: str, width: int = 1280, height: int = 800) -> WebKitPage:
        """A page in a window of its own."""
        page = WebKitPage(self, self.ask("POST", "/window/new", type="window")["handle"])
        page.set_viewport_size({"width": width, "height": height})
        page.goto(url)
        return page

    def show(self, handle: str = "") -> None:
        """Make a window the one that commands are for, or the empty one that was there at first."""
        handle = handle or self._first
        if self._front != handle:
            self.ask("POST", "/window", handle=handle)
            self._front = handle

    def ask(self, method: str, path: str, **parameters: Any) -> Any:
        """What a command of the session answers."""
        return self.send(method, self._session + path, **parameters)

    def send(self, method: str, path: str, **parameters: Any) -> Any:
        """What a command answers.

        Raises:
            EngineError: WebKit refuses it, or does not answer: then it is not asked again.
        """
        if self._dead:
            raise EngineError(self._dead)
        data = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            refusal = json.load(error)["value"]
            raise EngineError(
                f"WebKit refuses {method} {path}: {refusal['error']}, {refusal['message']}"
            ) from error
        except OSError as error:
            self._dead = f"WebKit hangs or has ended: no answer to {method} {path} ({error})"
            raise EngineError(self._dead) from error

    def _quit(self) -> None:
        with contextlib.suppress(EngineError):  # what is left of it is ended with its driver
            self.ask("DELETE", "")


class WebKitPage(EnginePage):
    """A window."""

    def __init__(self, engine: WebKit, handle: str) -> None:
        super().__init__()
        self._engine, self._handle = engine, handle

    def _ask(self, method: str, path: str, **parameters: Any) -> Any:
        self._engine.show(self._handle)
        return self._engine.ask(method, path, **parameters)

    def goto(self, url: str) -> None:
        self._drain()
        self._ask("POST", "/url", url=url)

    def reload(self) -> None:
        self._drain()
        self._ask("POST", "/refresh")

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", "/actions", actions=actions)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        # Without a window manager the window below the pointer has the focus. The pointer is where
        # it is at first, in the middle of the screen: there the window has its tool bar.
        place = {"x": (_SCREEN[0] - size["width"]) // 2, "y": _SCREEN[1] // 2 - 10}
        wanted, outer, before = [*size.values()], dict(size), None
        end = time.monotonic() + 10
        self._ask("POST", "/window/rect", **place, **outer)
        while (inner := self.evaluate("[innerWidth, innerHeight]")) != wanted:
            if time.monotonic() > end:
                raise EngineError(
                    f"MiniBrowser makes a page {inner} large, not {wanted}: it is never narrower"
                    " than its tool bar, which takes 447 pixels"
                )
            if (
                inner == before
            ):  # the page has followed its window, of which the tool bar has a part
                outer["width"] += wanted[0] - inner[0]
                outer["height"] += wanted[1] - inner[1]
                self._ask("POST", "/window/rect", **place, **outer)
                before = None
            else:
                before = inner
            self.wait_for_timeout(50)

    @property
    def faults(self) -> list[str]:
        self._drain()
        return super().faults

    def _drain(self) -> None:
        self._faults += self.evaluate(_DRAIN)

    def _call(self, function: str, argument: str) -> str:
        script = f"return ({function})(arguments[0])"
        return str(self._ask("POST", "/execute/sync", script=script, args=[argument]))

    def _png(self) -> str:
        return str(self._ask("GET", "/screenshot"))

    def _close(self) -> None:
        self._ask("DELETE", "/window")
        self._engine.show()  # from one that is closed, no other could be opened


@contextlib.contextmanager
def _screen(program: Path, folder: Path) -> Iterator[str]:
    """The name of an X display that no other program has."""
    log, reading, writing = folder / "screen.log", *os.pipe()
    size = ("-screen", "0", "{}x{}x24".format(*_SCREEN), "-nolisten", "tcp")
    command = [program, "-displayfd", str(writing), *size]
    try:
        with running(command, log, pass_fds=[writing]) as process:
            os.close(writing)  # so that reading ends if Xvfb does
            number = os.read(reading, 16).decode().strip()  # it takes a free one and says which
            if not number:
                process.wait()
                raise EngineError(f"Xvfb did not start: {log.read_text('utf-8').strip()}")
            yield f":{number}"
    finally:
        os.close(reading)


@contextlib.contextmanager
def _driver(program: Path, folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """The address of a driver that runs. It does not say which port it took, so it is given one."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address, log = f"http://127.0.0.1:{port}", folder / "driver.log"

    def status() -> bool | None:
        try:
            with urllib.request.urlopen(f"{address}/status", timeout=PATIENCE) as response:
                return bool(json.load(response)["value"]["ready"]) or None
        except OSError:
            return None

    with running([program, f"--port={port}"], log, env=environment) as process:
        wait_until(status, "WebKitWebDriver", process, log)
        yield address
