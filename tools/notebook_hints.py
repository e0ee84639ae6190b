"""Write exercises' hints, which their modules define, to the notebooks."""

from __future__ import annotations

import re
from itertools import pairwise

from nbformat import NotebookNode

CHECK = re.compile(r'gpt_lab\.check\("([^"]+)"')
_HINTS = re.compile(
    r'(?:<details class="hint"><summary>Hint \d</summary>\n\n.*?\n\n</details>\s*)+', re.DOTALL
)
_SOLUTION = '<details class="solution">'


def write_hints(notebook: NotebookNode) -> None:
    """Write each exercise's hints above its solution, in the cell below its check, in place.

    Exercises that are not in the package or have no solution below are not changed.
    """
    for cell, below in pairwise(notebook.cells):
        if cell.cell_type != "code" or below.cell_type != "markdown":
            continue
        if (check := CHECK.search(cell.source)) and _SOLUTION in below.source:
            before, solution, after = below.source.partition(_SOLUTION)
            below.source = _HINTS.sub("", before) + _hints_of(check[1], before) + solution + after


def _hints_of(name: str, before: str) -> str:
    """An exercise's hints as dropdowns; the present text if there is no such exercise."""
    from gpt_lab_course.exercises import EXERCISES  # needs torch, which most notebook tools do not

    if name not in EXERCISES:
        return "".join(_HINTS.findall(before))
    return "".join(
        f'<details class="hint"><summary>Hint {number}</summary>\n\n{hint}\n\n</details>\n\n'
        for number, hint in enumerate(EXERCISES[name].hints, start=1)
    )
