"""The course's widgets: a folder each, discovered by its name and imported on demand.

``live_gpt/__init__.py`` has the class ``LiveGPT``: the folder's name without its underscores, in
any case of letters. ``from gpt_lab_course.widgets import LiveGPT`` works as soon as it exists.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any


def _classes() -> dict[str, str]:
    """Each widget's class and folder, found without importing them."""
    classes = {}
    for path in sorted(Path(__file__).parent.glob("*/__init__.py")):
        wanted = path.parent.name.replace("_", "")
        source = path.read_text("utf-8")
        if match := re.search(rf"^class ({wanted})\(", source, re.IGNORECASE | re.MULTILINE):
            classes[match[1]] = path.parent.name
    return classes


_FOLDERS = _classes()

__all__ = [*_FOLDERS]


def __getattr__(name: str) -> Any:
    if name not in _FOLDERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_FOLDERS[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_FOLDERS})
