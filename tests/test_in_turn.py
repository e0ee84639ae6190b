"""What takes long has its turn, and runs at once when what it tests was changed."""

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


def test_a_run_takes_a_tenth_and_each_file_has_its_turn(kept) -> None:
    runs = [kept(f"{n:040x}") for n in range(100)]
    assert {len(one) for one in runs} == {1}
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


EXPERIMENTS = {
    "test_a.py": "from gpt_lab.experiments import (\n    beams,\n    capitals,\n)\n",
    "test_b.py": "import torch\nfrom gpt_lab.experiments.facts import Trial\n",
    "test_c.py": "from gpt_lab.teaching.lora import LoRA\nfrom gpt_lab.experiments import facts\n",
    **{f"test_{n}.py": "from gpt_lab.experiments import life\n" for n in range(6)},
}


@pytest.mark.parametrize(
    ("path", "run"),
    [
        ("gpt_lab/experiments/capitals.py", {"test_a.py"}),
        ("gpt_lab/experiments/facts.py", {"test_b.py", "test_c.py"}),
        ("gpt_lab/teaching/lora.py", {"test_c.py"}),
        ("gpt_lab/model/gpt.py", {*EXPERIMENTS}),
        ("gpt_lab/widgets/kit/bars.ts", set()),
        ("tests/test_a.py", {"test_a.py"}),
    ],
)
def test_an_experiment_has_turns_and_runs_when_it_was_changed(
    path: str, run: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = EXPERIMENTS | {"test_model.py": "from gpt_lab.model import gpt\n"}
    monkeypatch.setattr(sorting, "source_of", lambda path: sources[path.name])
    monkeypatch.setattr(turns, "commit", lambda: "a")

    def kept(*changed):
        monkeypatch.setattr(turns, "changed", lambda: frozenset(changed))
        tests = unchanged.ROOT / "tests"
        items = [Item(nodeid=name, path=tests / name, marks=[]) for name in sources]
        in_turn.keep(Config("tests"), items)
        return {item.nodeid for item in items}

    assert len(kept()) == 1 + 1  # of nine, and what is no experiment always runs
    assert kept(path) == kept() | run


def test_what_is_marked_says_itself_what_it_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sorting, "source_of", lambda _: "")
    monkeypatch.setattr(turns, "commit", lambda: "a")

    def kept(*changed):
        monkeypatch.setattr(turns, "changed", lambda: frozenset(changed))
        marks = {"in_turn": pytest.mark.in_turn("gpt_lab/training/*").mark}
        names = [f"test_{n}.py" for n in range(8)]
        items = [Item(nodeid=n, path=unchanged.ROOT / "tests" / n, marks=marks) for n in names]
        in_turn.keep(Config("tests/programs"), items)
        return len(items)

    assert kept() == kept("gpt_lab/model/gpt.py") == 1
    assert kept("gpt_lab/training/loop.py") == 8


@pytest.mark.parametrize(("each", "sizes"), [(False, {0, 40}), (True, {4})])
def test_a_file_s_tests_go_together_unless_the_mark_says_one_by_one(
    each: bool, sizes: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sorting, "source_of", lambda _: "")
    monkeypatch.setattr(turns, "changed", frozenset)
    marks = {"in_turn": pytest.mark.in_turn("gpt_lab/*", each=each).mark}
    path = unchanged.ROOT / "tests" / "test_many.py"
    taken = set()
    for n in range(40):
        monkeypatch.setattr(turns, "commit", lambda at=f"{n:040x}": at)
        items = [Item(nodeid=f"test_many.py::{i}", path=path, marks=marks) for i in range(40)]
        in_turn.keep(Config("tests"), items)
        taken.add(len(items))
    assert taken == sizes


def test_a_book_of_one_page_is_built_when_what_builds_it_was_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sorting, "source_of", lambda _: "")
    monkeypatch.setattr(turns, "commit", lambda: "a")

    def kept(*changed):
        monkeypatch.setattr(turns, "changed", lambda: frozenset(changed))
        of = [(f"test_{n}.py", ["build"]) for n in range(8)] + [("test_0.py", [])]
        at = unchanged.ROOT / "tests"
        items = [Item(nodeid=n, path=at / n, marks=[], fixturenames=uses) for n, uses in of]
        in_turn.keep(Config("tests"), items)
        assert not items[-1].fixturenames, "what builds none always runs"
        return len(items) - 1

    assert kept() == kept("gpt_lab/model/gpt.py", "notebooks/00_five_steps.ipynb") == 1
    assert kept("book/extension/lines.py") == kept("tests/book_page.py") == 8


@pytest.fixture
def visited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Says which pages are visited after changes."""
    pages = {f"book/{n}.html": "" for n in range(8)} | {
        "notebooks/00_a.html": '<div data-widget="LiveGPT">',
        "_modules/gpt_lab/gpt.html": "LiveGPT",
    }
    for name, text in pages.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    unchanged.shown_on.cache_clear()
    monkeypatch.setattr(unchanged, "HTML", tmp_path)
    monkeypatch.setattr(turns, "commit", lambda: "a")

    def visited(*changed):
        monkeypatch.setattr(turns, "changed", lambda: frozenset(changed))
        items = [
            Item(
                nodeid=f"test_page[{name}]",
                path=unchanged.ROOT / "tests" / "test_visits.py",
                marks=["browser", "built", "page"],
                callspec=SimpleNamespace(params={"name": name}),
            )
            for name in pages
        ]
        in_turn.keep(Config("tests"), items)
        return {unchanged.page_of(item) for item in items}

    yield visited, {*pages}
    unchanged.shown_on.cache_clear()


@pytest.mark.parametrize(
    ("path", "pages"),
    [
        ("notebooks/00_a.ipynb", {"notebooks/00_a.html"}),
        ("book/3.md", {"book/3.html"}),
        ("gpt_lab/gpt.py", {"_modules/gpt_lab/gpt.html"}),
        ("gpt_lab/widgets/live_gpt/view.ts", {"notebooks/00_a.html"}),
        ("gpt_lab/widgets/kit/bars.ts", {"notebooks/00_a.html"}),
        ("gpt_lab/widgets/mask_explorer/view.ts", set()),
        ("book/static/page.css", None),
        ("tests/test_visits.py", None),
    ],
)
def test_a_page_that_was_changed_of_late_is_visited(visited, path, pages) -> None:
    visits, known = visited
    assert len(visits()) == 1  # of ten
    assert visits(path) == visits() | (known if pages is None else pages)


def test_what_is_named_runs_and_so_does_everything(kept) -> None:
    assert kept(config=Config("tests", every=True)) == {*FILES}
    assert kept(config=Config("tests/test_3_page.py")) == {*FILES}
    assert kept(config=Config("tests/test_3_page.py::test_a")) == {*FILES}
    assert kept(config=Config(str(Path("tests")))) != {*FILES}
