"""Writes what a widget declares in Python as a module of types and values for its page."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

from tools.dev import PYTHON, ROOT, javascript_environment

if TYPE_CHECKING:
    from gpt_lab_course.widgets.base import LabWidget

_HEAD = "// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it."

# What the kit needs for an asset: named here, so that a bundle has no more than its widget needs.
_NEEDS = {
    "lab-vocabulary": ("Tokenizer", "LabTokenizer", "../../engine/lab_tokenizer.ts"),
    "gpt2-vocabulary": ("Tokenizer", "Tokenizer", "../../engine/byte_pair.ts"),
    "lab-model": ("Client", "ModelClient", "../kit/model_client.ts"),
}


def declared_module(cls: type[LabWidget]) -> bytes:
    """The text of a widget's ``declared.ts``, or nothing if it declares no settings."""
    declared = cls.declared()
    if not declared:
        return b""
    needs = [need for asset, need in _NEEDS.items() if asset in declared["assets"]]
    imports = "".join(f'import {{ {name} }} from "{path}";\n' for _, name, path in needs)
    members = "".join(f" {member}: {name}," for member, name, _ in needs)
    value = json.dumps(declared, ensure_ascii=False)
    return formatted(
        f"{_HEAD}\n\n{imports}\nconst declared = {value} as const;\n\n"
        f"export const DECLARED = {{ ...declared,{members} }};\n"
    )


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
