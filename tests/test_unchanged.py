"""A page, and a file of tests of widgets, is left out exactly while what it reads is as it was."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import sorting, unchanged
from tests.items import Item

PAGE = (
    '<script src="_static/gpt-lab/widgets/LiveGPT.js?v=1"></script><img src="_images/a.png">'
    '<a href="other.html">next</a>'
)
BUILT = {
    "page.html": True,
    "other.html": False,
    "searchindex.js": False,
    "_static/gpt-lab/runtime.js": True,
    "_static/gpt-lab/widgets/LiveGPT.js": True,
    "_static/gpt-lab/widgets/MaskExplorer.js": False,
    "_images/a.png": True,
    "_images/b.png": False,
}
PROJECT = {
    "tests/test_own_page.py": True,
    "tests/test_other_page.py": False,
    "tests/conftest.py": True,
    "gpt_lab/widgets/live_gpt/widget.js": True,
    "gpt_lab/widgets/mask_explorer/widget.js": False,
    "gpt_lab/widgets/kit/bars.js": True,
    "gpt_lab/engine/gpt.js": True,
    "notebooks/03_attention.ipynb": False,
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Item:
    (tmp_path / "page.html").write_text(PAGE, "utf-8")
    monkeypatch.setattr(unchanged, "HTML", tmp_path)
    path = unchanged.ROOT / "tests" / "test_own_page.py"
    params = SimpleNamespace(params={"name": "page.html"})
    return Item(nodeid="a[page]", path=path, marks=["browser", "built", "page"], callspec=params)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Item:
    monkeypatch.setattr(sorting, "source_of", lambda _: "from gpt_lab import LiveGPT")
    path = unchanged.ROOT / "tests" / "test_own_page.py"
    return Item(nodeid="a", path=path, marks=["browser"])


def print_of(item: Item, built: dict[str, Any], project: dict[str, Any], patch: Any) -> str:
    patch.setattr(unchanged, "_built", lambda: built)
    patch.setattr(unchanged, "_project", lambda: project)
    return unchanged.fingerprint([item])


@pytest.mark.parametrize(("path", "read"), BUILT.items())
def test_a_page_is_visited_again_when_what_it_loads_was_built_differently(
    path: str, read: bool, page: Item, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = dict.fromkeys(BUILT, "same")
    before = print_of(page, same, PROJECT, monkeypatch)
    assert before
    assert (print_of(page, same | {path: "other"}, PROJECT, monkeypatch) != before) is read


@pytest.mark.parametrize(("path", "read"), PROJECT.items())
def test_a_file_runs_again_when_a_widget_that_it_names_has_changed(
    path: str, read: bool, own: Item, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = dict.fromkeys(PROJECT, "same")
    before = print_of(own, {}, same, monkeypatch)
    assert (print_of(own, {}, same | {path: "other"}, monkeypatch) != before) is read


def test_each_engine_remembers_a_file_by_itself(own: Item) -> None:
    keys = {unchanged.key_of(Item(**vars(own) | {"marks": [m]})) for m in ("firefox", "webkit")}
    assert keys == {"tests/test_own_page.py in firefox", "tests/test_own_page.py in webkit"}
    assert unchanged.key_of(Item(**vars(own) | {"marks": ["firefox", "built"]})) == ""


def test_nothing_is_remembered_without_git(own: Item, monkeypatch: pytest.MonkeyPatch) -> None:
    assert print_of(own, {}, {}, monkeypatch) == ""


def test_what_is_loaded_and_not_read_is_said(
    page: Item, own: Item, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unchanged, "_built", lambda: BUILT)
    site = "http://127.0.0.1:80"
    loaded = [f"{site}/page.html", f"{site}/_static/gpt-lab/widgets/LiveGPT.js?v=1", "data:,"]
    assert unchanged.beyond(page, loaded) == []
    assert unchanged.beyond(page, [*loaded, f"{site}/other.html"]) == ["other.html"]
    folder = "file:///tmp/widgets"
    assert unchanged.beyond(own, [f"{folder}/LiveGPT.js"]) == []
    assert unchanged.beyond(own, [f"{folder}/MaskExplorer.js"]) == ["MaskExplorer"]


def test_what_passed_is_left_out_and_what_failed_is_not(
    tmp_path: Path, own: Item, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unchanged, "_project", lambda: {"a.py": "same"})
    other = Item(**(vars(own) | {"nodeid": "b"}))
    left: list[Item] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: left.extend(items))

    def chosen(failed: str = "", *, again: bool = False) -> list[str]:
        plugin = unchanged.Remembered(tmp_path, again=again)
        items = [own, other]
        plugin.pytest_collection_modifyitems(SimpleNamespace(hook=hook), items)
        for item in items:
            report = SimpleNamespace(nodeid=item.nodeid, failed=item.nodeid == failed)
            plugin.pytest_runtest_logreport(report)
            plugin.pytest_runtest_logfinish(item.nodeid)
        return [item.nodeid for item in items]

    assert chosen("a") == ["a", "b"]
    assert chosen() == ["a", "b"]  # a has failed, so all of the file runs
    assert chosen() == []
    assert left == [own, other]
    assert chosen("b", again=True) == ["a", "b"]
    assert chosen() == ["a", "b"]


@pytest.mark.parametrize(
    ("left_out", "ends"),
    [(True, pytest.ExitCode.OK), (False, pytest.ExitCode.NO_TESTS_COLLECTED)],
)
def test_a_run_of_which_all_has_passed_before_passes(
    left_out: bool, ends: int, tmp_path: Path, own: Item, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unchanged, "_project", lambda: {"a.py": "same"})
    items = [own] if left_out else []
    plugin = unchanged.Remembered(tmp_path, again=False)
    for item in items:
        plugin._passed.add(unchanged.key_of(item), unchanged.fingerprint([item]))
    hook = SimpleNamespace(pytest_deselected=lambda items: None)
    plugin.pytest_collection_modifyitems(SimpleNamespace(hook=hook), items)
    assert items == []
    session = SimpleNamespace(exitstatus=pytest.ExitCode.NO_TESTS_COLLECTED)
    plugin.pytest_sessionfinish(session, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert session.exitstatus == ends
