"""Each test of a widget has its turn, and runs at once when what it tests was changed."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import in_turn, sorting, unchanged
from tests.items import Item
from tools import turns

FILES = {f"test_{n}_page.py": "from gpt_lab import LiveGPT" for n in range(9)} | {
    "test_mask_page.py": "from gpt_lab import MaskExplorer"
}


class Config:
    """As much of a run of pytest as is asked for."""

    def __init__(self, *args: str, every: bool = False) -> None:
        self.args, self.every = list(args), every
        self.left: list[Item] = []
        self.hook = SimpleNamespace(pytest_deselected=lambda items: self.left.extend(items))

    def getoption(self, name: str) -> bool:
        return name == "--every" and self.every


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch):
    """Says which files' tests run with a commit, after changes, as a run was called."""
    monkeypatch.setattr(sorting, "source_of", lambda path: FILES[path.name])

    def kept(commit="a", changed=(), config=None):
        monkeypatch.setattr(turns, "commit", lambda: commit)
        monkeypatch.setattr(turns, "changed", lambda: frozenset(changed))
        config = config or Config("tests")
        items = [
            Item(nodeid=f"tests/{name}::{n}", path=unchanged.ROOT / "tests" / name, marks=marks)
            for name, marks in [(name, ["browser"]) for name in FILES] + [("test_0_page.py", [])]
            for n in range(2)
        ]
        every = list(items)
        in_turn.keep(config, items)
        assert sorted(i.nodeid for i in [*items, *config.left]) == sorted(i.nodeid for i in every)
        assert sum(not item.marks for item in items) == 2  # what needs no browser always runs
        return {item.path.name for item in items if item.marks}

    return kept


def test_a_run_takes_a_third_and_each_file_has_its_turn(kept) -> None:
    runs = [kept(f"{n:040x}") for n in range(40)]
    assert {len(one) for one in runs} == {4}  # of ten, rounded up
    assert set().union(*runs) == {*FILES}
    assert kept("a") == kept("a")


@pytest.mark.parametrize(
    ("path", "run"),
    [
        ("tests/test_3_page.py", {"test_3_page.py"}),
        ("gpt_lab/widgets/mask_explorer/view.ts", {"test_mask_page.py"}),
        ("gpt_lab/widgets/live_gpt/widget.css", {*FILES} - {"test_mask_page.py"}),
        ("gpt_lab/widgets/kit/bars.ts", {*FILES}),
        ("gpt_lab/engine/gpt.ts", {*FILES}),
        ("gpt_lab/data/lab_model.safetensors", {*FILES}),
        ("gpt_lab/model/gpt.py", set()),
    ],
)
def test_what_was_changed_of_late_runs_out_of_turn(kept, path: str, run: set[str]) -> None:
    assert kept(changed=[path]) == kept() | run


def test_what_is_named_runs_and_so_does_everything(kept) -> None:
    assert kept(config=Config("tests", every=True)) == {*FILES}
    assert kept(config=Config("tests/test_3_page.py")) == {*FILES}
    assert kept(config=Config("tests/test_3_page.py::test_a")) == {*FILES}
    assert kept(config=Config(str(Path("tests")))) != {*FILES}
