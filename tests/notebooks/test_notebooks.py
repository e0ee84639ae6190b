"""The notebooks are as the tool writes them."""

import subprocess
from pathlib import Path

import nbformat
import pytest

from gpt_lab_course.exercises import EXERCISES
from tests.support import ROOT
from tools import notebooks
from tools.notebook_hints import write_hints
from tools.notebooks import NOTEBOOKS


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_is_executed_tidy_and_stamped(path: Path) -> None:
    faults = notebooks.faults(path)
    advice = f"python tools/dev.py notebooks notebooks/{notebooks.place_of(path)}"
    assert not faults, f"{path.name} {'; '.join(faults)}: {advice}"


def a_notebook() -> nbformat.NotebookNode:
    """A notebook as Jupyter leaves it: split streams, times, random ids, copies of modules."""
    v4 = nbformat.v4
    view = {notebooks.WIDGET_VIEW: {"model_id": "f00d", "version_major": 2, "version_minor": 0}}
    shown = v4.new_output("display_data", data={**view, "text/plain": "Box()"})
    streams = [v4.new_output("stream", name="stdout", text=text) for text in ("1\n", "2\n")]
    badge = "[Colab](https://colab.research.google.com/github/a/b/blob/c/d.ipynb)"
    setup = '%pip install -q "gpt-lab[course,pretrained] @ git+https://example.org/old"'
    cells = [
        v4.new_markdown_cell(f"# A title\n\n{badge}"),
        v4.new_code_cell(setup, execution_count=1, outputs=streams),
        v4.new_code_cell(
            "box", execution_count=2, outputs=[shown], metadata={"execution": {"a": "10:00"}}
        ),
    ]
    layout = {"model_module": "@jupyter-widgets/base", "model_module_version": "2.0.0"}
    layout |= {"model_name": "LayoutModel", "state": {"width": None, "height": "1em"}}
    box = {"model_module": "anywidget", "model_module_version": "~0.11.0"}
    box |= {
        "model_name": "AnyModel",
        "state": {
            "_anywidget_id": "Box",
            "_esm": "x",
            "_css": "y",
            "kept": 1,
            "layout": "IPY_MODEL_beef",
        },
    }
    slider = {"model_module": "@jupyter-widgets/controls", "model_module_version": "2.0.0"}
    slider |= {"model_name": "IntSliderModel", "state": {"value": 3}}
    models = {"5eed": slider, "beef": layout, "f00d": box}
    state = {"state": models, "version_major": 2, "version_minor": 0}
    metadata = {
        "widgets": {notebooks.WIDGET_STATE: state},
        "language_info": {"name": "python", "version": "3.11.7"},
    }
    return v4.new_notebook(cells=cells, metadata=metadata)


@pytest.fixture
def tidied(tmp_path: Path) -> Path:
    path = tmp_path / "01_lesson.ipynb"
    notebook = a_notebook()
    notebooks.tidy(notebook, path.name)
    nbformat.validate(notebook)
    path.write_text(notebooks.text_of(notebook), "utf-8")
    return path


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_each_widget_has_its_state(path: Path) -> None:
    """Without it, or without its version, GitHub and other tools show an error in its place."""
    notebook = nbformat.read(path, as_version=4)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    views = [
        o.data[notebooks.WIDGET_VIEW] for o in outputs if notebooks.WIDGET_VIEW in o.get("data", {})
    ]
    kept = notebook.metadata.get("widgets", {}).get(notebooks.WIDGET_STATE, {})
    assert not kept or {"state", "version_major", "version_minor"} <= kept.keys()
    assert [view.model_id for view in views if view.model_id not in kept["state"]] == []


def test_tidying_leaves_nothing_to_chance(tidied: Path) -> None:
    again = a_notebook()  # with other random cell ids
    notebooks.tidy(again, tidied.name)
    text = tidied.read_text("utf-8")
    assert notebooks.text_of(again) == text
    assert "3.11.7" not in text
    assert "10:00" not in text
    assert notebooks.faults(tidied) == []
    assert [p.name for p in tidied.parent.iterdir()] == [tidied.name]


def test_tidying_numbers_widgets_and_drops_copies_of_modules(tidied: Path) -> None:
    notebook = nbformat.read(tidied, as_version=4)
    models = notebook.metadata.widgets[notebooks.WIDGET_STATE].state
    assert len(models) == 2, "a slider without Python is of no use to a page"
    assert models["widget-0001"].state == {"height": "1em"}
    assert models["widget-0002"].state == {
        "_anywidget_id": "Box",
        "kept": 1,
        "layout": "IPY_MODEL_widget-0001",
    }
    view = notebook.cells[2].outputs[0].data[notebooks.WIDGET_VIEW]
    assert view.model_id == "widget-0002"


def test_tidying_stamps_the_address(tidied: Path) -> None:
    files = notebooks.configured_address()
    notebook = nbformat.read(tidied, as_version=4)
    assert (
        f'"gpt-lab[course,pretrained] @ git+{files.removesuffix("/blob/main")}"'
        in notebook.cells[1].source
    )
    badge = f"/github/{files.removeprefix('https://github.com/')}/notebooks/{tidied.name})"
    assert badge in notebook.cells[0].source


def test_notebooks_are_stamped_for_a_fork(tidied: Path) -> None:
    address = "https://github.com/some-one/course/blob/colab"
    notebooks.rewrite(tidied, keep_outputs=True, address=address)
    notebook = nbformat.read(tidied, as_version=4)
    assert (
        '"gpt-lab[course,pretrained] @ git+https://github.com/some-one/course"'
        in notebook.cells[1].source
    )
    badge = f"https://colab.research.google.com/github/some-one/course/blob/colab/notebooks/{tidied.name})"
    assert badge in notebook.cells[0].source
    assert any("another address" in fault for fault in notebooks.faults(tidied))


def test_the_badge_of_a_laboratory_leads_into_its_folder(tidied: Path) -> None:
    path = tidied.parent / "lab" / "03_masks.ipynb"
    path.parent.mkdir()
    path.write_bytes(tidied.read_bytes())
    notebooks.rewrite(path, keep_outputs=True)
    assert "/notebooks/lab/03_masks.ipynb)" in nbformat.read(path, as_version=4).cells[0].source


SOLVED = '<details class="solution"><summary>Solution</summary>\n\nSo.\n\n</details>\n'
OTHER = '<details class="hint"><summary>Hint 1</summary>\n\nAnother\'s.\n\n</details>\n\n' + SOLVED


@pytest.mark.parametrize("before", ["", OTHER.removesuffix(SOLVED)], ids=["none", "older"])
def test_hints_are_those_of_the_exercise(before: str) -> None:
    name = "five_steps.ratio"
    check = nbformat.v4.new_code_cell(f'gpt_lab.check("{name}", answer)')
    below = nbformat.v4.new_markdown_cell(f"A word.\n\n{before}{SOLVED}\n{OTHER}")
    notebook = nbformat.v4.new_notebook(cells=[check, below])
    for _ in range(2):  # the second time, nothing is left to do
        write_hints(notebook)
        hints, _, after = below.source.partition(SOLVED)
        assert hints == "A word.\n\n" + "".join(
            f'<details class="hint"><summary>Hint {n}</summary>\n\n{hint}\n\n</details>\n\n'
            for n, hint in enumerate(EXERCISES[name].hints, start=1)
        )
        assert after == f"\n{OTHER}", "what stands below the solution is of another exercise"


def test_hints_of_an_unknown_exercise_stay() -> None:
    check = nbformat.v4.new_code_cell('gpt_lab.check("no.such", answer)')
    notebook = nbformat.v4.new_notebook(cells=[check, nbformat.v4.new_markdown_cell(OTHER)])
    write_hints(notebook)
    assert notebook.cells[1].source == OTHER


@pytest.mark.parametrize("address", ["https://github.com/a/b", "https://example.org/a/b/blob/c"])
def test_an_address_without_repository_or_branch_is_refused(tidied: Path, address: str) -> None:
    before = tidied.read_bytes()
    with pytest.raises(ValueError, match=r"is not https://github\.com/OWNER/NAME/blob/BRANCH"):
        notebooks.rewrite(tidied, keep_outputs=True, address=address)
    assert tidied.read_bytes() == before


@pytest.mark.parametrize(
    ("cell", "change", "fault"),
    [
        (1, {"execution_count": None}, "execution counts"),
        (2, {"execution_count": 3}, "execution counts"),
        (1, {"outputs": [nbformat.v4.new_output("stream", name="stderr", text="oh")]}, "stderr"),
        (1, {"outputs": [nbformat.v4.new_output("error", ename="KeyError")]}, "KeyError"),
        (1, {"metadata": {"tags": ["nbval-ignore-output"]}}, "without a line"),
        (1, {"metadata": {"tags": ["nbval-skip"]}}, "keeps nbval"),
        (1, {"source": "# NBVAL_SKIP\n1"}, "keeps nbval"),
        (1, {"metadata": {"ExecuteTime": 1}}, "form"),
        (
            1,
            {"source": '%pip install -q "gpt-lab[course,pretrained] @ git+https://example.org"'},
            "address",
        ),
        (
            0,
            {"source": "# A\n\nAs {cite:p}`vaswani2017` say."},
            "has a role, '{cite:p}`vaswani2017`'",
        ),
    ],
)
def test_faults_are_named(tidied: Path, cell: int, change: dict[str, object], fault: str) -> None:
    notebook = nbformat.read(tidied, as_version=4)
    notebook.cells[cell].update(nbformat.from_dict(change))
    tidied.write_text(notebooks.text_of(notebook), "utf-8", newline="\n")
    assert any(fault in found for found in notebooks.faults(tidied))


def test_a_failing_cell_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "fails.ipynb"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 / 0")])
    nbformat.write(notebook, path)
    before = path.read_bytes()
    with pytest.raises(notebooks.CellExecutionError, match="ZeroDivisionError"):
        notebooks.rewrite(path, keep_outputs=False)
    assert path.read_bytes() == before


def test_the_address_stands_in_one_place() -> None:
    """_config.yml has it; notebooks are stamped with it; nothing else repeats it."""
    address = notebooks.configured_address().removeprefix("https://").partition("/blob/")[0]
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.check_output(command, cwd=ROOT, text=True).rstrip("\0").split("\0")
    holders = {
        name
        for name in files
        if (ROOT / name).is_file() and address.encode() in (ROOT / name).read_bytes()
    }
    stamped = {path.relative_to(ROOT).as_posix() for path in NOTEBOOKS}
    assert holders - stamped == {"_config.yml"}
