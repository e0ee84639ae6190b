"""A step that has passed is skipped until something that it reads changes."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import passed, scheduler, steps
from tools.passed import Passed

ROOT = Path(__file__).resolve().parent.parent
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
    known = Passed(tmp_path, tmp_path / "_build")
    known.add("unit", known.fingerprint(COMMAND, ()))
    assert not known.has("unit", known.fingerprint(COMMAND, ()))


def test_a_skipped_step_does_for_those_that_need_it() -> None:
    quick = (sys.executable, "-c", "")
    todo = {"first": scheduler.Step(quick), "second": scheduler.Step(quick, after=("first",))}
    results = scheduler.run(todo, lambda *_: subprocess.Popen(quick), 2, unchanged=["first"])
    assert {name: one.verdict for name, one in results.items()} == {
        "first": "skipped",
        "second": "ok",
    }
    assert all(one.passed for one in results.values())


@functools.cache
def as_it_is() -> Passed:
    now = Passed(ROOT, ROOT)
    if not now.digests:
        pytest.skip("the project is no git repository")
    return now


def changed_by(*edited: str) -> set[str]:
    """The steps that run after an edit of files, of those that can be skipped."""
    now, todo = as_it_is(), steps.all_steps()
    then = Passed(ROOT, ROOT)
    assert {*edited} <= now.digests.keys()
    then.__dict__["digests"] = now.digests | dict.fromkeys(edited, "other")
    return {
        name
        for name, step in todo.items()
        if step.leaves_out is not None
        and now.fingerprint(step.command, step.leaves_out)
        != then.fingerprint(step.command, step.leaves_out)
    }


def test_an_edit_of_a_notebook_runs_that_notebook_and_what_reads_all() -> None:
    edited = "notebooks/01_tokenization.ipynb"
    assert changed_by(edited) == {edited, "project", "site", "browser", *steps.ENGINES}


def test_an_edit_of_a_widget_runs_what_reads_widgets_and_the_notebooks_that_show_it() -> None:
    script = "gpt_lab/widgets/mask_explorer/widget.ts"
    both = {"project", "site", "widgets", "browser", "programs", *steps.ENGINES}
    assert changed_by(script) == both | {"js-types", "js-unit"}
    of_python = both | {"types", "doctest"}
    shown = {"notebooks/lab/03_other_masks.ipynb"}
    assert changed_by("gpt_lab/widgets/mask_explorer/__init__.py") == of_python | shown


def test_an_edit_of_the_model_runs_all_that_is_no_javascript() -> None:
    todo = steps.ordinary()
    skippable = {name for name, step in todo.items() if step.leaves_out is not None}
    assert skippable - changed_by("gpt_lab/model/gpt.py") == {"js-types", "js-unit"}


def test_a_file_that_came_or_went_runs_everything(project: Path) -> None:
    before = passed_in(project).fingerprint(COMMAND, ("notebooks/*",))
    (project / "notebooks" / "three.ipynb").write_text("", "utf-8")
    assert passed_in(project).fingerprint(COMMAND, ("notebooks/*",)) != before


OPENS = """
import pathlib, subprocess, sys, module
pathlib.Path("notebooks/one.ipynb").read_text()
code = "open('notebooks/two.ipynb'), open('ignored/three.ipynb')"
subprocess.run([sys.executable, "-c", code], check=True)
"""


def test_what_a_step_and_what_it_starts_open_is_seen(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passed, "READS", project / "tools" / "reads")
    shutil.copytree(Path(passed.__file__).parent / "reads", passed.READS)
    (project / "module.py").write_text("", "utf-8")
    (project / "program.py").write_text(OPENS, "utf-8")
    (project / "ignored").mkdir()
    (project / "ignored" / "three.ipynb").write_text("", "utf-8")
    (project / ".gitignore").write_text("_build\nignored", "utf-8")
    log, known = project / "_build" / "reads" / "step", passed_in(project)
    for _ in range(2):  # the second time, module.py is compiled
        environment = passed.noting(passed.customized({**os.environ}), log)
        command = [sys.executable, "program.py"]
        subprocess.run(command, cwd=project, env=environment, check=True)
        assert known.opened(log, ["*.ipynb"], ()) == ["notebooks/one.ipynb", "notebooks/two.ipynb"]
        assert known.opened(log, ["*.ipynb"], ["*/two*"]) == ["notebooks/one.ipynb"]
        assert "module.py" in known.opened(log, ["*"], ())
    assert known.opened(log.with_name("none"), ["*"], ()) == []


def test_what_is_only_hashed_is_not_read(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = project / "tools"
    monkeypatch.setattr(passed, "READS", tools / "reads")
    shutil.copytree(Path(passed.__file__).parent / "reads", passed.READS)
    shutil.copy(passed.__file__, tools)
    (tools / "__init__.py").write_text("", "utf-8")
    log, known = project / "_build" / "reads" / "step", passed_in(project)
    environment = passed.noting(passed.customized({**os.environ}), log)
    code = "from pathlib import Path; from tools.passed import Passed; here = Path.cwd(); "
    for more, read in (("", []), ("; open('a.py')", ["a.py"])):
        command = [sys.executable, "-c", f"{code}assert Passed(here, here).digests{more}"]
        subprocess.run(command, cwd=project, env=environment, check=True)
        assert known.opened(log, ["*"], ["tools/*"]) == read
