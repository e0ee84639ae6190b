"""The chapters' exercises: asked, unsolved, and solved by their hidden solutions."""

import re
from pathlib import Path

import nbformat
import pytest

import gpt_lab
from gpt_lab.exercises import EXERCISES

NOTEBOOKS = sorted(Path(__file__).parents[1].glob("notebooks/*.ipynb"))
CHECK = re.compile(r'gpt_lab\.check\("([^"]+)", (\w+)\)')
SOLUTION = re.compile(
    r'<details class="solution">(?:(?!</details>).)*?```python\n(.*?)```', re.DOTALL
)


def asked(path: Path) -> list[tuple[str, str, str, str]]:
    """Each exercise of a notebook: name, the answer's variable, what check said, the solution."""
    found = []
    notebook = nbformat.read(path, as_version=4)
    solutions = iter(
        code
        for cell in notebook.cells
        if cell.cell_type == "markdown"
        for code in SOLUTION.findall(cell.source)
    )
    for cell in notebook.cells:
        if cell.cell_type == "code" and (check := CHECK.search(cell.source)):
            said = cell.outputs[0]["data"]["text/plain"]
            found.append((*check.groups(), said, next(solutions)))
    assert next(solutions, None) is None, f"{path.name} has a solution without an exercise"
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_every_exercise_is_unsolved_and_its_hidden_solution_is_right(path):
    exercises = asked(path)
    assert exercises
    for name, variable, said, solution in exercises:
        assert said.startswith(f"○ {name}: no answer yet")
        names = {n: getattr(gpt_lab, n) for n in gpt_lab.__all__}
        exec(solution, names)
        assert gpt_lab.check(name, names[variable]), name


def test_every_checker_is_asked_for_in_a_chapter():
    assert {name for path in NOTEBOOKS for name, *_ in asked(path)} == set(EXERCISES)
