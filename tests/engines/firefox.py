"""Firefox, which speaks WebDriver BiDi itself (https://www.w3.org/TR/webdriver-bidi/)."""

from __future__ import annotations

import contextlib
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import websocket

from tests.engines.page import EnginePage
from tests.engines.processes import PATIENCE, PROXY, EngineError, running, wait_until

# Firefox itself turns off most that a reader has and a test has not, as it is driven.
_PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "remote.log.truncate": False,
}
_EVENTS = ("log.entryAdded", "network.fetchError", "network.responseCompleted")


class Firefox:
    """A Firefox that runs; ``open`` opens pages in it."""

    name = "firefox"
    preload = ""  # it says all that goes wrong on a page

    def __init__(self, socket: websocket.WebSocket, folder: Path) -> None:
        self.folder, self.patience = folder, PATIENCE
        self._socket = socket
        self._number = 0
        self._dead = ""
        self.pages: dict[str, FirefoxPage] = {}
        self.front: FirefoxPage | None = None

    @classmethod
    @contextlib.contextmanager
    def start(cls, programs: dict[str, Path]) -> Iterator[Firefox]:
        """A Firefox with a profile of its own, until the context ends."""
        with contextlib.ExitStack() as stack:
            folder = Path(
                stack.enter_context(
                    tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
                )
            )
            lines = [
                f"user_pref({json.dumps(n)}, {json.dumps(v)});" for n, v in _PREFERENCES.items()
            ]
            (folder / "user.js").write_text("\n".join(lines), "utf-8")
            log = folder / "output.log"
            command = [programs["browser"], "--headless", "--no-remote", "--profile", folder]
            process = stack.enter_context(running([*command, "--remote-debugging-port", "0"], log))

            def server() -> dict[str, Any] | None:
                try:  # Firefox chooses a free port and writes which
                    return json.loads((folder / "WebDriverBiDiServer.json").read_text("utf-8"))
                except (FileNotFoundError, json.JSONDecodeError):
                    return None

            found = wait_until(server, "Firefox", process, log)
            address = f"ws://{found['ws_host']}:{found['ws_port']}/session"
            # with an Origin it would take us for a page
            socket = websocket.create_connection(address, timeout=PATIENCE, suppress_origin=True)
            stack.callback(socket.shutdown)
            engine = cls(socket, folder)
            engine.send("session.new", capabilities={"alwaysMatch": {"proxy": PROXY}})
            engine.send("session.subscribe", events=list(_EVENTS))
            yield engine

    def open(self, url: str, width: int = 1280, height: int = 800) -> FirefoxPage:
        """A page in a tab of its own."""
        page = FirefoxPage(self, self.send("browsingContext.create", type="tab")["context"])
        page.set_viewport_size({"width": width, "height": height})
        page.goto(url)
        return page

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """What a command answers; what has happened on pages meanwhile is noted.

        Raises:
            EngineError: Firefox refuses it, or does not answer: then it is not asked again.
        """
        if self._dead:
            raise EngineError(self._dead)
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        try:
            self._socket.send(json.dumps(command))
            end = time.monotonic() + self.patience
            while True:
                self._socket.settimeout(max(end - time.monotonic(), 0.001))
                message = json.loads(self._socket.recv())
                if message.get("id") == self._number:
                    break
                if message["type"] == "event":
                    self._note(message["method"], message["params"])
        except (websocket.WebSocketException, OSError, json.JSONDecodeError) as error:
            self._dead = f"Firefox hangs or has ended: no answer to {method} ({error})"
            raise EngineError(self._dead) from error
        if message["type"] == "error":
            raise EngineError(f"Firefox refuses {method}: {message['error']}, {message['message']}")
        return message["result"]

    def _note(self, method: str, event: dict[str, Any]) -> None:
        context = event.get("context") or event.get("source", {}).get("context")
        if context in self.pages:
            self.pages[context].note(method, event)


class FirefoxPage(EnginePage):
    """A tab."""

    def __init__(self, engine: Firefox, context: str) -> None:
        super().__init__()
        self._engine, self._context = engine, context
        engine.pages[context] = self

    def _to_front(self) -> None:
        """A tab behind others has no focus, and draws nothing."""
        if self._engine.front is not self:
            self._engine.send("browsingContext.activate", context=self._context)
            self._engine.front = self

    def _send(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._to_front()
        return self._engine.send(method, context=self._context, **parameters)

    def goto(self, url: str) -> None:
        self._send("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", wait="complete")

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", actions=actions)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self._send("browsingContext.setViewport", viewport=size)

    @property
    def faults(self) -> list[str]:
        self.evaluate("0")  # which takes what waits to be read
        return super().faults

    def _call(self, function: str, argument: str) -> str:
        self._to_front()
        answer = self._engine.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise EngineError(f"in the page: {answer['exceptionDetails']['text']}")
        return str(answer["result"]["value"])

    def _png(self) -> str:
        return str(self._send("browsingContext.captureScreenshot")["data"])

    def _close(self) -> None:
        self._engine.send("browsingContext.close", context=self._context)
        del self._engine.pages[self._context]

    def note(self, method: str, event: dict[str, Any]) -> None:
        """Note what went wrong, if it did."""
        if method == "log.entryAdded" and event["level"] == "error":
            self._faults.append(f"{event['type']}: {event['text']}")
        elif method == "network.fetchError":
            self._faults.append(f"failed: {event['request']['url']} {event['errorText']}")
        elif method == "network.responseCompleted" and event["response"]["status"] >= 400:
            self._faults.append(f"status: {event['response']['status']} {event['request']['url']}")
