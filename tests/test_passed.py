"""A step that has passed is skipped until something that it reads changes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import scheduler, steps
from tools.passed import Passed

COMMAND = ("pytest", "tests")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for path in ("a.py", "notebooks/one.ipynb", "notebooks/two.ipynb", ".gitignore"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("_build" if path == ".gitignore" else path, "utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "--all"], cwd=tmp_path, check=True)
    return tmp_path


def passed_in(project: Path) -> Passed:
    return Passed(project, project / "_build" / "passed")


def test_what_has_passed_is_known_to_the_next_run(project: Path) -> None:
    before = passed_in(project)
    print = before.fingerprint(COMMAND, ())
    assert not before.has("notebooks/one.ipynb", print)
    before.add("notebooks/one.ipynb", print)
    after = passed_in(project)
    assert after.fingerprint(COMMAND, ()) == print
    assert after.has("notebooks/one.ipynb", print)
    after.remove("notebooks/one.ipynb")
    assert not passed_in(project).has("notebooks/one.ipynb", print)


@pytest.mark.parametrize("path", ["a.py", "notebooks/one.ipynb", "new.py", ".gitignore"])
def test_every_change_of_what_is_read_is_noticed(path: str, project: Path) -> None:
    before = passed_in(project).fingerprint(COMMAND, ())
    (project / path).write_text("_build # changed", "utf-8")
    assert passed_in(project).fingerprint(COMMAND, ()) != before


def test_a_file_that_is_gone_and_another_command_are_noticed(project: Path) -> None:
    before = passed_in(project).fingerprint(COMMAND, ())
    assert passed_in(project).fingerprint((*COMMAND, "-x"), ()) != before
    (project / "a.py").unlink()
    assert passed_in(project).fingerprint(COMMAND, ()) != before


def test_what_a_step_leaves_out_may_change(project: Path) -> None:
    before = passed_in(project).fingerprint(COMMAND, ("notebooks/two*",))
    (project / "notebooks" / "two.ipynb").write_text("changed", "utf-8")
    (project / "_build").mkdir()
    (project / "_build" / "page.html").write_text("ignored by git", "utf-8")
    assert passed_in(project).fingerprint(COMMAND, ("notebooks/two*",)) == before
    (project / "notebooks" / "one.ipynb").write_text("changed", "utf-8")
    assert passed_in(project).fingerprint(COMMAND, ("notebooks/two*",)) != before


def test_nothing_is_skipped_where_there_is_no_git(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("", "utf-8")
    passed = Passed(tmp_path, tmp_path / "_build")
    passed.add("unit", passed.fingerprint(COMMAND, ()))
    assert not passed.has("unit", passed.fingerprint(COMMAND, ()))


def test_a_skipped_step_does_for_those_that_need_it() -> None:
    quick = (sys.executable, "-c", "")
    todo = {"first": scheduler.Step(quick), "second": scheduler.Step(quick, after=("first",))}
    results = scheduler.run(todo, lambda *_: subprocess.Popen(quick), 2, unchanged=["first"])
    assert {name: one.verdict for name, one in results.items()} == {
        "first": "skipped",
        "second": "ok",
    }
    assert all(one.passed for one in results.values())


def test_an_edit_of_a_notebook_runs_that_notebook_and_no_other() -> None:
    root = Path(__file__).parents[1]
    todo, edited = steps.ordinary(), "notebooks/01_tokenization.ipynb"
    assert edited in todo

    def prints(passed: Passed) -> dict[str, str]:
        return {
            name: passed.fingerprint(step.command, step.leaves_out)
            for name, step in todo.items()
            if step.leaves_out is not None
        }

    now, then = Passed(root, root), Passed(root, root)
    if not now._digests:
        pytest.skip("the project is no git repository")
    then.__dict__["_digests"] = now._digests | {edited: "other"}
    before, after = prints(now), prints(then)
    changed = {name for name in before if before[name] != after[name]}
    assert {name for name in changed if name.startswith("notebooks/")} == {edited}
    assert {"unit", "site"} <= changed
    assert "browser" not in changed
    then.__dict__["_digests"] = now._digests | {"gpt_lab/model/gpt.py": "other"}
    assert {name for name in before if before[name] != prints(then)[name]} == before.keys()
