"""Drives any widget that declares its settings, by keyboard alone, in any browser's page.

A page is Playwright's, or one of ``tests.support.engines``, which has ``evaluate`` and
``keyboard``, too.
"""

from __future__ import annotations

import time
from typing import Any

PATIENCE = 60  # seconds until a widget has failed: a busy machine is slow, and not wrong

_QUIET = """() => {
  const widget = document.querySelector(".gpt-lab-host[data-ready] .gpt-lab");
  const busy = document.querySelector("[aria-busy=true], .status-line progress");
  return Boolean(widget) && !busy;
}"""
# What a reader sees of the state: each control's value, and what the view says.
_SEEN = """() => {
  const widget = document.querySelector(".gpt-lab");
  const value = (one) =>
    one.type === "checkbox" || one.type === "radio" ? one.checked : one.value;
  const controls = [...widget.querySelectorAll("[data-setting]")].map((control) => [
    control.dataset.setting,
    ...[...control.querySelectorAll("input, select, textarea")].map(value),
  ]);
  return [controls, widget.querySelector(".frame-view").innerText];
}"""
# What measures itself has seen its new size after two frames. A window behind others may draw none.
_DRAW = """() => {
  const done = () => globalThis.drawn = true;
  globalThis.drawn = false;
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 500);
}"""
_UNFOLD = """() => {
  for (const one of document.querySelectorAll(".gpt-lab details")) one.open = true;
}"""
# Focuses the control of a setting, and says which keys change it.
_KEYS = """(name) => {
  const within = document.querySelector(`[data-setting="${name}"]`);
  const field = within?.querySelector("input:checked") ??
    within?.querySelector("input, select, textarea");
  if (!field || field.disabled || !field.checkVisibility()) return null;
  field.focus();
  if (document.activeElement !== field) throw new Error(`${name} takes no focus`);
  if (field.type === "range") return [field.value === field.max ? "ArrowLeft" : "ArrowRight"];
  if (field.type === "radio") return ["ArrowRight"];
  if (field.type === "checkbox") return ["Space"];
  if (field.tagName === "SELECT") {
    return [field.selectedIndex === field.length - 1 ? "ArrowUp" : "ArrowDown"];
  }
  if (field.tagName === "TEXTAREA") return ["End", "s"];
  field.select();
  return [field.value === "2" ? "3" : "2", "Tab"];
}"""


def wait(page: Any, script: str, argument: Any = None) -> Any:
    """What a script returns, once that is true."""
    end = time.monotonic() + PATIENCE
    while not (value := page.evaluate(script, argument)):
        assert time.monotonic() < end, f"in vain: {script}"
        time.sleep(0.03)
    return value


def seen(page: Any) -> Any:
    """What the widget shows, once it has come to rest."""
    wait(page, _QUIET)
    before: Any = None
    end = time.monotonic() + PATIENCE
    while (now := page.evaluate(_SEEN)) != before or not page.evaluate(_QUIET):
        assert time.monotonic() < end, "the widget does not come to rest"
        before = now
        page.evaluate(_DRAW)
        wait(page, "() => globalThis.drawn")
    return now


def start(page: Any, *, unfold: bool = True) -> Any:
    """Have the widget load its model, if it has one, and unfold all; what it shows then."""
    wait(page, _QUIET)
    if unfold:
        page.evaluate(_UNFOLD)
    page.evaluate("() => document.querySelector('.gpt-lab .reset').focus()")  # it is reached for
    return seen(page)


def turn(page: Any, setting: str) -> bool:
    """Change a setting by its control, and see that what is shown changes; False without one."""
    before = seen(page)
    keys = page.evaluate(_KEYS, setting)
    if keys is None:
        return False
    for key in keys:
        page.keyboard.press(key)
    end = time.monotonic() + PATIENCE
    while page.evaluate(_SEEN) == before:
        assert time.monotonic() < end, f"nothing that is shown follows {setting}"
        time.sleep(0.03)
    return True


def reset(page: Any) -> None:
    """Press Reset, by keyboard."""
    page.evaluate("() => document.querySelector('.gpt-lab .reset').focus()")
    page.keyboard.press("Enter")


def comes_back(page: Any, first: Any) -> bool:
    """Whether the widget shows the same again; an answer may still be on its way."""
    end = time.monotonic() + PATIENCE
    while seen(page) != first:
        if time.monotonic() > end:
            return False
    return True


def try_everything(page: Any, settings: dict[str, Any]) -> None:
    """Turn each control and reset, turn all again, and hold a page at the link against it."""
    first = start(page)
    turned: list[str] = []
    for setting in settings:
        if turn(page, setting):
            turned.append(setting)
            reset(page)
            assert comes_back(page, first), (
                f"Reset leaves a trace of {setting}: {seen(page)} {first}"
            )
    assert turned, "no setting has a control"
    for setting in turned:
        turn(page, setting)
    share(page)


def share(page: Any) -> None:
    """Open the link that the address has become: it shows the same."""
    page.evaluate(_UNFOLD)  # what has come up since
    shown = seen(page)
    wait(page, "() => location.hash.includes('?')")
    time.sleep(0.5)  # the address is written when the widget has been quiet for a moment
    link = str(page.evaluate("location.href"))
    page.goto("about:blank")
    page.goto(link)
    again = start(page)
    assert again == shown, f"{link} opens something else: {again} {shown}"


def refuses(page: Any, cls: Any, settings: dict[str, Any], url: str) -> None:
    """Hostile values in a link are refused in words, and the widget lives on.

    The first link opens a page; the others are followed on it, as a reader may edit an address.
    """
    key = cls.address or cls.__name__.lower()
    words = [name for name, one in settings.items() if one["kind"] != "parts"]
    numbers = [name for name in words if settings[name]["kind"] in ("number", "integer")]
    page.goto("about:blank")
    page.goto(url + _link(key, words, "constructor"))
    for value in ("constructor", "<img src=x onerror=alert(1)>", "%F0%28", "1e999"):
        page.evaluate("(hash) => { location.hash = hash; }", _link(key, words, value))
        start(page)
        problems = wait(page, _REFUSED)
        for name in numbers:
            assert f"{name}=" in problems, problems
        assert page.evaluate("() => !document.querySelector('.gpt-lab img')")
        page.evaluate("(hash) => { location.hash = hash; }", f"#{key}?")
        wait(page, f"() => !({_REFUSED})()")  # the next must say so anew


def _link(key: str, names: list[str], value: str) -> str:
    return f"#{key}?" + "&".join(f"{name}={value}" for name in names)


_REFUSED = """() => [...document.querySelectorAll(".gpt-lab [role=alert]")]
  .find((one) => one.checkVisibility() && one.innerText.includes("Not taken"))?.innerText"""
