"""GPT Lab: GPT-2 taken apart, number by number, and put back together.

Each name is loaded when it is first used, so that counting parameters or encoding text never waits
for torch. ``__init__.pyi`` lists the names and where they live. Those of the course, its checks and
its widgets, are loaded from ``gpt_lab_course``.
"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any

from gpt_lab.extras import needed_for
from gpt_lab.moved import MovedModules

_COURSE = "gpt_lab_course"
_IMPORT = re.compile(rf"^from ((?:gpt_lab|{_COURSE})\.\w+) import (\w+) as \2$", re.MULTILINE)
_STUB = Path(__file__).with_suffix(".pyi").read_text("utf-8")
_HOMES = {name: home for home, name in _IMPORT.findall(_STUB)}
_HOMES |= dict.fromkeys(importlib.import_module(f"{_COURSE}.widgets").__all__, f"{_COURSE}.widgets")

__all__ = [*_HOMES]

if MovedModules not in sys.meta_path:
    sys.meta_path.append(MovedModules)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'gpt_lab' has no attribute {name!r}")
    extra = "course" if _HOMES[name].startswith(_COURSE) else "pretrained"
    with needed_for(f"gpt_lab.{name}", extra):
        value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
