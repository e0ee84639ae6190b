"""Keys by the names that they have in Playwright, as WebDriver's actions."""

from __future__ import annotations

# The code points that WebDriver has for keys without a character:
# https://www.w3.org/TR/webdriver2/#keyboard-actions
_NAMED = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
    "Meta": "\ue03d",
}


def key_actions(keys: str) -> list[dict[str, str]]:
    """Pressing a key, ``"a"`` or ``"End"``, or some together, ``"Control+z"``.

    Raises:
        ValueError: A key is neither a character nor one of those that have names.

    >>> key_actions("Space")
    [{'type': 'keyDown', 'value': ' '}, {'type': 'keyUp', 'value': ' '}]
    """
    names = [keys] if len(keys) == 1 else keys.split("+")
    for name in names:
        if len(name) != 1 and name not in _NAMED:
            raise ValueError(f"no key is called {name!r}: a character, or {', '.join(_NAMED)}")
    values = [_NAMED.get(name, "\ue007" if name == "\n" else name) for name in names]
    down = [{"type": "keyDown", "value": value} for value in values]
    return down + [{"type": "keyUp", "value": value} for value in reversed(values)]
