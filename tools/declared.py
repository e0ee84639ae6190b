"""Writes what a widget declares in Python as a module of types and values for its page."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

from tools.dev import PYTHON, ROOT, javascript_environment

if TYPE_CHECKING:
    from gpt_lab.widgets.base import LabWidget

_HEAD = "// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it."


def declared_module(cls: type[LabWidget]) -> bytes:
    """The text of a widget's ``declared.ts``, or nothing if it declares no settings."""
    declared = cls.declared()
    if not declared:
        return b""
    value = json.dumps(declared, ensure_ascii=False)
    return formatted(f"{_HEAD}\n\nexport const DECLARED = {value} as const;\n")


def formatted(source: str) -> bytes:
    """A TypeScript module as ``deno fmt`` writes it."""
    result = subprocess.run(
        [str(PYTHON.with_name("deno" + PYTHON.suffix)), "fmt", "--quiet", "--ext", "ts", "-"],
        input=source.encode("utf-8"),
        capture_output=True,
        check=True,
        cwd=ROOT,
        env=javascript_environment(),
    )
    return result.stdout
