"""Write a widget's Python declarations as a TypeScript module for its page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gpt_lab_course.widgets.base import LabWidget

_HEAD = """\
// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file
"""

# The kit's classes for an asset: listed here, so that a bundle has only those of its widget.
_NEEDS = {
    "lab-vocabulary": ("Tokenizer", "LabTokenizer", "../../engine/lab_tokenizer.ts"),
    "gpt2-vocabulary": ("Tokenizer", "Tokenizer", "../../engine/byte_pair.ts"),
    "lab-model": ("Client", "ModelClient", "../kit/model_client.ts"),
}


def declared_module(cls: type[LabWidget]) -> bytes:
    """The text of a widget's ``declared.ts``; empty if it declares no settings."""
    declared = cls.declared()
    if not declared:
        return b""
    needs = [need for asset, need in _NEEDS.items() if asset in declared["assets"]]
    imports = "".join(f'import {{ {name} }} from "{path}";\n' for _, name, path in needs)
    imports += "\n" if imports else ""
    members = "".join(f", {member}: {name}" for member, name, _ in needs)
    entries = "".join(f'  "{key}": {_lines(value)},\n' for key, value in declared.items())
    return (
        f"{_HEAD}\n{imports}const declared = {{\n{entries}}} as const;\n\n"
        f"export const DECLARED = {{ ...declared{members} }};\n"
    ).encode()


def _lines(value: Any) -> str:
    """A value as JSON, with a line for each entry of a dictionary or nested list."""
    if isinstance(value, dict):
        items = [f"    {_json(key)}: {_json(item)},\n" for key, item in value.items()]
        return "{\n" + "".join(items) + "  }"
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        return "[\n" + "".join(f"    {_json(item)},\n" for item in value) + "  ]"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
