"""Execute notebooks in place, and write them so that diffs are minimal.

python -m tools.notebooks                      # execute all, in notebooks/
python -m tools.notebooks notebooks/00_*.ipynb
python -m tools.notebooks --keep-outputs       # only tidy and stamp, without executing
python -m tools.notebooks --check              # change nothing, say what is wrong
python -m tools.notebooks --keep-outputs --address https://github.com/OWNER/NAME/blob/BRANCH
                                               # for a branch that Colab opens; see publish.yml
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import yaml
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

from gpt_lab.atomic_files import write_whole
from tools import plain_markdown
from tools.arithmetic import WRITTEN
from tools.notebook_hints import write_hints

ROOT = Path(__file__).resolve().parent.parent
LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))
LABORATORIES = sorted((ROOT / "notebooks" / "lab").glob("*.ipynb"))
CLAIMS = sorted((ROOT / "notebooks" / "claims").glob("*.ipynb"))
NOTEBOOKS = [*LESSONS, *LABORATORIES, *CLAIMS]
CELL_SECONDS = 300  # ends a hang; no cell takes 60 on two quiet cores

KERNELSPEC = {"display_name": "Python 3", "language": "python", "name": "python3"}
LANGUAGE = {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"}
WIDGET_STATE = "application/vnd.jupyter.widget-state+json"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KEPT_CELL_METADATA = {"tags", "mystnb", "jupyter"}

IGNORE_TAG = "nbval-ignore-output"
IGNORE_REASON = "# not compared: "


def configured_address() -> str:
    """The address of the files in the repository that _config.yml names."""
    settings = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))["repository"]
    return f"{settings['url'].rstrip('/')}/blob/{settings.get('branch', 'main')}"


def execute(notebook: NotebookNode, folder: Path) -> None:
    """Run all cells in a new kernel, in place.

    Raises:
        CellExecutionError: a cell failed.
    """
    client = NotebookClient(
        notebook,
        timeout=CELL_SECONDS,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=True,
        record_timing=False,
        extra_arguments=["--log-level=ERROR"],
    )
    client.reset_execution_trackers()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    notebook.metadata.pop("widgets", None)
    client.execute(env={**os.environ, **WRITTEN})


def tidy(notebook: NotebookNode, name: str, address: str | None = None) -> None:
    """Normalize a notebook in place.

    Args:
        notebook: the notebook.
        name: its path in ``notebooks/``, for the Colab badge.
        address: the address of the repository's files on GitHub,
            ``https://github.com/OWNER/NAME/blob/ BRANCH``; that of _config.yml when left out.

    Raises:
        ValueError: the address has another form.
    """
    write_hints(notebook)  # first: a cell's id follows from its text
    _stamp(notebook, name, address or configured_address())
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    notebook.metadata.kernelspec = dict(KERNELSPEC)
    notebook.metadata.language_info = dict(LANGUAGE)
    taken: set[str] = set()
    for cell in notebook.cells:
        cell.metadata = {k: v for k, v in cell.metadata.items() if k in KEPT_CELL_METADATA}
        cell.id = _cell_id(cell, taken)
        if cell.cell_type == "code":
            cell.outputs = list(_joined(cell.outputs))
    _tidy_widgets(notebook)


def _cell_id(cell: NotebookNode, taken: set[str]) -> str:
    """An ID that depends only on the cell's text."""
    digest = hashlib.sha256(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()
    candidates = (f"{digest[:8]}{suffix}" for suffix in ("", *(f"-{i}" for i in range(2, 1000))))
    free = next(candidate for candidate in candidates if candidate not in taken)
    taken.add(free)
    return free


def _joined(outputs: list[NotebookNode]) -> Iterator[NotebookNode]:
    """The outputs with adjacent pieces of one stream joined: their split is arbitrary."""
    last: NotebookNode | None = None
    for output in outputs:
        if last and output.output_type == "stream" and output.name == last.get("name"):
            last.text += output.text
        else:
            last = output
            yield output


def _tidy_widgets(notebook: NotebookNode) -> None:
    """Number the widgets' models in the order of creation; drop unneeded state.

    Modules and styles are in the package, and a copy would become outdated. A layout's nulls are
    its defaults.
    """
    state = notebook.metadata.get("widgets", {}).get(WIDGET_STATE)
    if not state:
        return
    for model in state["state"].values():
        for copy in ("_esm", "_css"):
            model["state"].pop(copy, None)
        if model["model_name"] == "LayoutModel":
            model["state"] = {k: v for k, v in model["state"].items() if v is not None}
    used = _drawn_without_python(state)
    names = {old: f"widget-{i:04}" for i, old in enumerate(used, start=1)}
    state["state"] = {names[old]: _renamed(state["state"][old], names) for old in used}
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if view := output.get("data", {}).get(WIDGET_VIEW):
                view["model_id"] = names.get(view["model_id"], "needs-python")
    if not used:
        del notebook.metadata["widgets"]


def _drawn_without_python(state: NotebookNode) -> list[str]:
    """The ids of the models that a page can use: the course's widgets, and what they refer to."""
    models = state["state"]
    wanted = [i for i, model in models.items() if "_anywidget_id" in model["state"]]
    for i in wanted:
        references = re.findall(r"IPY_MODEL_([\w-]+)", json.dumps(models[i]["state"]))
        wanted += [reference for reference in references if reference not in wanted]
    return [i for i in models if i in wanted]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """A model's state with the references to other models (``IPY_MODEL_…``) renamed."""
    if isinstance(value, dict):
        return {key: _renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    if isinstance(value, str) and value.startswith("IPY_MODEL_"):
        return "IPY_MODEL_" + names[value.removeprefix("IPY_MODEL_")]
    return value


def _stamp(notebook: NotebookNode, name: str, address: str) -> None:
    """Write the repository's address into the setup cell and the Colab badge."""
    match = re.fullmatch(r"(https://github\.com/([\w-]+/[\w.-]+))/blob/([\w./-]+)", address)
    if not match:
        raise ValueError(f"address={address!r} is not https://github.com/OWNER/NAME/blob/BRANCH")
    url, project, branch = match.groups()
    colab = f"https://colab.research.google.com/github/{project}/blob/{branch}"
    for cell in notebook.cells:
        if cell.cell_type == "code":
            pattern, replacement = r'(gpt-lab\[course,pretrained\] @ git\+)[^"\s]+', rf"\g<1>{url}"
        else:
            pattern = r"https://colab\.research\.google\.com/github/[^\s)\"]+"
            replacement = f"{colab}/notebooks/{name}"
        cell.source = re.sub(pattern, replacement, cell.source)


def place_of(path: Path) -> str:
    """A notebook's path in ``notebooks/``: ``"lab/03_masks.ipynb"``."""
    folder = path.parent.name
    return f"{folder}/{path.name}" if folder in ("lab", "claims") else path.name


def text_of(notebook: NotebookNode) -> str:
    """The notebook as the text of its file."""
    plain = nbformat.v4.writes(notebook)  # multi-line strings as lists of lines
    return json.dumps(json.loads(plain), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def faults(path: Path) -> list[str]:
    """The errors in a notebook's file."""
    text = path.read_text("utf-8")
    notebook = nbformat.reads(text, as_version=4)
    result = []
    counts = [cell.execution_count for cell in notebook.cells if cell.cell_type == "code"]
    if counts != list(range(1, len(counts) + 1)):
        result.append(f"was not run top to bottom in a fresh kernel: execution counts {counts}")
    for number, cell in enumerate(notebook.cells, start=1):
        result += [f"cell {number} {fault}" for fault in _cell_faults(cell)]
        if cell.cell_type == "markdown":
            result += [f"cell {number} {fault}" for fault in plain_markdown.faults(cell.source)]
    tidy(notebook, place_of(path))
    if text_of(notebook) != text:
        result.append("is not in the form that tools/notebooks.py writes, or has another address")
    return result


def _cell_faults(cell: NotebookNode) -> Iterator[str]:
    for output in cell.get("outputs", []):
        if output.output_type == "error":
            yield f"has an error in its output: {output.ename}"
        if output.output_type == "stream" and output.name == "stderr":
            yield f"has text on stderr in its output: {output.text.strip().splitlines()[0]}"
    tags = [tag for tag in cell.metadata.get("tags", []) if tag.startswith("nbval-")]
    if re.search(r"#\s*NBVAL_", cell.source) or set(tags) - {IGNORE_TAG}:
        yield f"keeps nbval from checking it; only the tag {IGNORE_TAG} is allowed"
    if IGNORE_TAG in tags and IGNORE_REASON not in cell.source:
        yield f"is tagged {IGNORE_TAG} without a line `{IGNORE_REASON}REASON`"


def rewrite(path: Path, *, keep_outputs: bool, address: str | None = None) -> None:
    """Execute (or not), tidy and stamp one notebook's file.

    Raises:
        CellExecutionError: a cell failed; the file is not changed.
    """
    notebook = nbformat.reads(path.read_text("utf-8"), as_version=4)
    start = time.monotonic()
    if not keep_outputs:
        execute(notebook, path.parent)
    tidy(notebook, place_of(path), address)
    nbformat.validate(notebook)
    write_whole(path, text_of(notebook).encode())
    print(f"{path.name}: {time.monotonic() - start:.1f} s", flush=True)


def main() -> int:
    """Run the command line."""
    summary = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.notebooks", description=summary)
    parser.add_argument("paths", nargs="*", type=Path, help="the notebooks; all if none is named")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    mode.add_argument("--keep-outputs", action="store_true", help="tidy and stamp, do not execute")
    parser.add_argument("--address", help="where on GitHub the notebooks will be, with the branch")
    options = parser.parse_args()
    failed = False
    for path in options.paths or NOTEBOOKS:
        if options.check:
            for fault in faults(path):
                print(f"{path.name} {fault}")
                failed = True
            continue
        try:
            rewrite(path, keep_outputs=options.keep_outputs, address=options.address)
        except CellExecutionError as error:
            print(f"{path.name} was left as it is: {error}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
