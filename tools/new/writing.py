"""Write new files from templates, with their outputs and bundles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from tools import notebooks
from tools.dev import run

TEMPLATES = Path(__file__).parent / "templates"
_NAME = re.compile(r"@(\w+)@")
_CELL = re.compile(r"^%% (markdown|code)\n", re.MULTILINE)


def filled(template: str, names: Mapping[str, object]) -> str:
    """A template's text with each ``@name@`` replaced.

    >>> filled("widget.css", {"style": "head-width"})[:20]
    '.head-width .control'
    """
    text = (TEMPLATES / f"{template}.txt").read_text("utf-8")
    return _NAME.sub(lambda place: str(names[place[1]]), text)


def notebook_of(text: str) -> NotebookNode:
    """A notebook from a text with ``%% markdown`` or ``%% code`` before each cell."""
    _, *parts = _CELL.split(text)
    new = {"markdown": nbformat.v4.new_markdown_cell, "code": nbformat.v4.new_code_cell}
    cells = [
        new[kind](source.strip()) for kind, source in zip(parts[::2], parts[1::2], strict=True)
    ]
    return nbformat.v4.new_notebook(cells=cells)


def write(files: Mapping[Path, tuple[str, Mapping[str, object]]]) -> list[Path]:
    """Write the files of a piece, and the files derived from them; none may exist.

    Returns:
        All written files. If one fails, all are removed.

    Raises:
        FileExistsError: a file exists already.
    """
    made: list[Path] = []
    try:
        for path, (template, names) in files.items():
            text = filled(template, names)
            if path.suffix == ".ipynb":
                text = notebooks.text_of(notebook_of(text))
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                made.append(path)
                file.write(text)
        for path in [*made]:
            made += _follow(path)
    except BaseException:
        for path in made:
            path.unlink(missing_ok=True)
        raise
    return sorted(made)


def _follow(path: Path) -> list[Path]:
    """Format a source, run a notebook, or bundle a module; return the derived files."""
    if path.suffix == ".ipynb":
        notebooks.rewrite(path, keep_outputs=False)
    elif path.suffix == ".py":
        run("ruff", "format", "--quiet", str(path))
    elif path.name == "widget.ts":
        run("deno", "fmt", "--quiet", str(path))
        run("python", "-m", "tools.widgets", path.parent.name)
        return [path.with_name(name) for name in ("bundle.js", "declared.ts")]
    return []
