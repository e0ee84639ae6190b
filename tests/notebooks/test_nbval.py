"""nbval holds each number of a notebook."""

import copy
import re
import subprocess
import sys
from pathlib import Path

import nbformat

from tools import notebooks
from tools.dev import ROOT

NOTEBOOK = ROOT / "notebooks" / "00_five_steps.ipynb"


def up_to_first_number(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """The notebook's beginning, to the first cell whose output has a digit."""
    short = copy.deepcopy(notebook)
    for i, cell in enumerate(short.cells):
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if notebooks.WIDGET_VIEW not in data and re.search(r"\d", text_of(output)):
                short.cells = short.cells[: i + 1]
                return short
    raise AssertionError("no output has a digit")


def text_of(output: nbformat.NotebookNode) -> str:
    return output.get("text") or output.get("data", {}).get("text/plain", "")


def with_another_digit(cell: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """The same cell again, the first digit of its output one more than it is."""
    wrong = copy.deepcopy(cell)
    wrong.id = "wrong"
    output = next(output for output in wrong.outputs if re.search(r"\d", text_of(output)))
    holder, key = (output, "text") if "text" in output else (output.data, "text/plain")
    more = lambda digit: str((int(digit[0]) + 1) % 10)  # noqa: E731
    holder[key] = re.sub(r"\d", more, holder[key], count=1)
    return wrong


def test_nbval_notices_one_changed_digit(tmp_path: Path) -> None:
    notebook = up_to_first_number(nbformat.read(NOTEBOOK, as_version=4))
    notebook.cells.append(with_another_digit(notebook.cells[-1]))
    (tmp_path / "changed.ipynb").write_text(notebooks.text_of(notebook), "utf-8")
    options = ("--nbval", "--nbval-current-env", "-p", "no:cacheprovider", "-q", "-rf")
    sanitize = f"--nbval-sanitize-with={ROOT / 'tests' / 'nbval.cfg'}"
    settings = ("-c", str(ROOT / "pyproject.toml"))
    command = [sys.executable, "-m", "pytest", *options, sanitize, *settings]
    command.append(str(tmp_path))
    result = subprocess.run(command, capture_output=True, encoding="utf-8")
    n_cells = sum(cell.cell_type == "code" for cell in notebook.cells)
    failed = re.findall(r"^FAILED \S+::Cell (\d+)", result.stdout, re.MULTILINE)
    assert failed == [str(n_cells - 1)], result.stdout + result.stderr
    assert f"{n_cells - 1} passed" in result.stdout
