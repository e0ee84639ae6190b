"""GPT Lab: GPT-2 taken apart, number by number, and put back together.

Each name is loaded when it is first used, so that counting parameters or encoding text never waits
for torch. ``__init__.pyi`` lists the names and where they live; widgets are found in their folders.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

from gpt_lab import widgets

_IMPORT = re.compile(r"^from (gpt_lab\.\w+) import (\w+) as \2$", re.MULTILINE)
_STUB = Path(__file__).with_suffix(".pyi").read_text("utf-8")
_HOMES = {name: home for home, name in _IMPORT.findall(_STUB)}
_HOMES |= dict.fromkeys(widgets.__all__, "gpt_lab.widgets")

__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'gpt_lab' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
