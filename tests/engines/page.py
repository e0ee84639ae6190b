"""A page of another engine, with the names that it has in Playwright: ``playwright.sync_api.Page``.

Selectors are CSS. Keys and clicks are events that the browser makes itself, as of a reader.
"""

from __future__ import annotations

import abc
import base64
import json
import time
from pathlib import Path
from typing import Any

from tests.engines.keys import key_actions
from tests.engines.processes import PATIENCE, EngineError

# What is evaluated is a function of one argument, or an expression, as for Playwright. It travels
# as text, for neither engine's own way to write values has all of JSON's in both directions.
_CALL = """async (argument) => {
  const given = (%s
  );
  const value = await (typeof given === "function" ? given(JSON.parse(argument)) : given);
  return JSON.stringify(value) ?? "null";
}"""
_TARGET = """async (selector) => {
  const element = document.querySelector(selector);
  if (!element) return "nothing is there";
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  await new Promise((resolve) => setTimeout(resolve));
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const top = document.elementFromPoint(...point);
  if (element.contains(top) || top?.closest("label")?.control === element) return point;
  return `it lies under ${top?.cloneNode().outerHTML ?? "nothing"}`;
}"""
_FOCUS = """(selector) => {
  const element = document.querySelector(selector);
  element?.focus();
  return Boolean(element);
}"""
_SELECT = """() => document.activeElement.select()"""
_VISIBLE = """(selector) => [...document.querySelectorAll(selector)].some(
  (element) => element.getClientRects().length)"""
_FORGET = """async () => {
  if (!location.protocol.startsWith("http")) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await globalThis.caches?.keys() ?? []) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""


class Keyboard:
    """The keys of a page: what has the focus gets them."""

    def __init__(self, page: EnginePage) -> None:
        self._page = page

    def press(self, key: str) -> None:
        """Press a key, ``"ArrowRight"``, or some together, ``"Control+z"``."""
        self._page.perform([{"type": "key", "id": "keys", "actions": key_actions(key)}])

    def type(self, text: str) -> None:
        """Press a key for each character."""
        actions = [action for one in text for action in key_actions(one)]
        self._page.perform([{"type": "key", "id": "keys", "actions": actions}])


class EnginePage(abc.ABC):
    """What tests do with a page; an engine says how it navigates, calls, acts and draws.

    Attributes:
        faults: errors that the page has logged or thrown, and requests that failed.
    """

    def __init__(self) -> None:
        self.keyboard = Keyboard(self)
        self._faults: list[str] = []

    # ---- what each engine does in its own way

    @abc.abstractmethod
    def goto(self, url: str) -> None:
        """Leave for another address, and wait until all that the page loads is there."""

    @abc.abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abc.abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Let the browser perform WebDriver's actions (https://www.w3.org/TR/webdriver2/#actions)."""

    @abc.abstractmethod
    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Make the page ``{"width": 1280, "height": 800}`` CSS pixels large."""

    @abc.abstractmethod
    def _call(self, function: str, argument: str) -> str:
        """What an async JavaScript function of a string returns, which is a string."""

    @abc.abstractmethod
    def _png(self) -> str:
        """What the page shows, in base64."""

    @abc.abstractmethod
    def _close(self) -> None:
        """Close the tab or window."""

    # ---- what follows from it

    @property
    def faults(self) -> list[str]:
        """Errors that the page has logged or thrown, and requests that failed, up to now."""
        return list(self._faults)

    @property
    def url(self) -> str:
        """The page's address."""
        return str(self.evaluate("location.href"))

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """What a JavaScript expression is, or what a function of one argument returns."""
        return json.loads(self._call(_CALL % expression, json.dumps(arg)))

    def wait_for_timeout(self, timeout: float) -> None:
        """Wait, some milliseconds."""
        time.sleep(timeout / 1000)

    def wait_for_function(
        self, expression: str, arg: Any = None, *, timeout: float = PATIENCE * 1000
    ) -> None:
        """Wait until something holds: asked again and again, for the policy allows no ``eval``."""
        end = time.monotonic() + timeout / 1000
        while not self.evaluate(expression, arg):
            if time.monotonic() > end:
                raise TimeoutError(f"in vain on {self.url}: {expression} {arg or ''}")
            self.wait_for_timeout(20)

    def wait_for_selector(self, selector: str, *, timeout: float = PATIENCE * 1000) -> None:
        """Wait until an element can be seen."""
        self.wait_for_function(_VISIBLE, selector, timeout=timeout)

    def focus(self, selector: str) -> None:
        """Give an element the focus."""
        if not self.evaluate(_FOCUS, selector):
            raise EngineError(f"nothing on {self.url} to focus: {selector}")

    def press(self, selector: str, key: str) -> None:
        """Focus an element, and press a key."""
        self.focus(selector)
        self.keyboard.press(key)

    def type(self, selector: str, text: str) -> None:
        """Focus an element, and press a key for each character."""
        self.focus(selector)
        self.keyboard.type(text)

    def fill(self, selector: str, text: str) -> None:
        """Type a text in place of the one that a field has."""
        self.focus(selector)
        self.evaluate(_SELECT)
        self.keyboard.press("Delete")
        self.keyboard.type(text)

    def click(self, selector: str) -> None:
        """Click the middle of an element, which must not lie under another."""
        point = self.evaluate(_TARGET, selector)
        if isinstance(point, str):
            raise EngineError(f"cannot click {selector} on {self.url}: {point}")
        move = {"type": "pointerMove", "x": point[0], "y": point[1]}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.perform([{"type": "pointer", "id": "mouse", "actions": [move, *press]}])

    def screenshot(self, *, path: str | Path) -> None:
        """Write what the page shows, as PNG."""
        Path(path).write_bytes(base64.b64decode(self._png()))

    def close(self) -> None:
        """Close the page; what it has stored is forgotten."""
        self.evaluate(_FORGET)
        self._close()
