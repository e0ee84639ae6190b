"""The names that readers' old notebooks use: they go on working, or say where they are now."""

import importlib

import pytest

import gpt_lab
from gpt_lab.moved import MOVED

OLD = [
    "exercises",
    "experiments",
    "figures",
    "mean",
    "palette",
    "proportion",
    "teaching",
    "verdicts",
    "widgets",
]


@pytest.mark.parametrize("old", [f"gpt_lab.{name}" for name in OLD])
def test_a_module_that_has_moved_says_where_it_is(old: str) -> None:
    message = f"{old} has moved: import it from {MOVED[old]}"
    importlib.import_module(MOVED[old])
    for statement in (f"import {old}.anything", f"from gpt_lab import {old[8:]}", f"import {old}"):
        with pytest.raises(ImportError) as error:
            exec(statement, {})
        assert str(error.value) == message


@pytest.mark.parametrize("name", ["check", "hint", "progress", "ModelMap", "Proportion", "decide"])
def test_the_course_s_names_are_there_under_the_package_s(name: str) -> None:
    assert getattr(gpt_lab, name).__module__.startswith("gpt_lab_course.")
    assert name in dir(gpt_lab)


def test_what_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'anywidget'", name="anywidget")

    monkeypatch.setattr(importlib, "import_module", missing)
    monkeypatch.delitem(vars(gpt_lab), "LiveGPT", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'gpt-lab\[course\]'"):
        getattr(gpt_lab, "LiveGPT")  # noqa: B009
