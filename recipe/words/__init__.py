"""Word lists of the stories, each file a table of lists."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def words(name: str) -> dict[str, Any]:
    """The lists of a file, by their names: ``words("stories")["colours"]``."""
    return tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
