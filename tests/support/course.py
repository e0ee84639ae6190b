"""What tests read from the notebooks: their headings, their cells, and the exercises they ask."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

import nbformat
from markdown_it import MarkdownIt
from nbformat import NotebookNode

from tools.notebook_hints import CHECK

_HEADING = re.compile(r"^### Exercise (\d+)\.(\d+) · \S.* ⭐{1,3}$", re.MULTILINE)
_ANSWER = re.compile(r'gpt_lab\.check\("[^"]+", (\w+)\)')
_SOLUTION = re.compile(
    r'<details class="solution">(?:(?!</details>).)*?```python\n(.*?)```', re.DOTALL
)


@functools.cache
def notebook(path: Path) -> NotebookNode:
    """A notebook, read once. Nobody changes it."""
    return nbformat.read(path, as_version=4)


def headings(path: Path) -> list[tuple[str, bool]]:
    """Each heading of a notebook, and whether prose stands between it and what comes next."""
    found: list[tuple[str, bool]] = []
    waiting = False  # the last heading has nothing below it yet
    for cell in notebook(path).cells:
        if cell.cell_type == "code":
            waiting = False
            continue
        tokens = MarkdownIt("commonmark").enable("table").parse(cell.source)
        for i, token in enumerate(tokens):
            if token.type == "heading_open":
                found.append((f"{token.markup} {tokens[i + 1].content}", False))
                waiting = True
            elif waiting and token.type != "inline" and token.type != "heading_close":
                prose = ("paragraph_open", "bullet_list_open", "table_open", "ordered_list_open")
                found[-1] = (found[-1][0], token.type in prose)
                waiting = False
    return found


@dataclass(frozen=True)
class Asked:
    """An exercise as a notebook asks it.

    Args:
        name: what its cell checks.
        number: what its heading says, as ``(3, 4)``; none without a heading in the cell above.
        variable: the answer's name.
        said: what ``check`` said of the untouched cell; none if the cell was not run.
        solution: the hidden code.
    """

    name: str
    number: tuple[int, int] | None
    variable: str | None
    said: str | None
    solution: str | None


def asked(path: Path) -> list[Asked]:
    """The exercises of a notebook, in its order."""
    cells = notebook(path).cells
    found = []
    for i, cell in enumerate(cells):
        if cell.cell_type != "code" or not (check := CHECK.search(cell.source)):
            continue
        above = [
            m for c in cells[:i] if c.cell_type == "markdown" for m in _HEADING.findall(c.source)
        ]
        below = cells[i + 1].source if i + 1 < len(cells) else ""
        variable, solution = _ANSWER.search(cell.source), _SOLUTION.search(below)
        found.append(
            Asked(
                check[1],
                (int(above[-1][0]), int(above[-1][1])) if above else None,
                variable[1] if variable else None,
                cell.outputs[0].get("data", {}).get("text/plain") if cell.outputs else None,
                solution[1] if solution else None,
            )
        )
    return found
