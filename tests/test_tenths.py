"""What is left out of an ordinary run is left out of no tenth run in a row."""

import subprocess
from pathlib import Path

import pytest

from tests import tenths
from tools import turns

pytest_plugins = "pytester"

CONFTEST = """
from tests import tenths
def pytest_addoption(parser): parser.addoption("--every", action="store_true")
def pytest_configure(config): config.addinivalue_line("markers", "every: cases")
def pytest_collection_modifyitems(config, items): tenths.keep(config, items)
"""
CASES = """
import pytest
@pytest.mark.every
@pytest.mark.parametrize("case", range(200))
def test_case(case): pass
@pytest.mark.every(group="dear")
@pytest.mark.parametrize("case", range(30))
def test_dear(case): pass
def test_other(): pass
"""


def test_every_case_is_of_some_commit_s_tenth_and_of_one_in_ten() -> None:
    commits = [f"{n:040x}" for n in range(400)]
    for name in ("tests/test_a.py::test_b[c]", "corpus"):
        assert 20 < sum(tenths.takes(name, at) for at in commits) < 60
    assert 60 < sum(tenths.takes(f"case {n}", "") for n in range(1000)) < 140  # without git, too


def test_the_commit_is_that_of_git() -> None:
    command = ["git", "-C", str(turns.ROOT), "rev-parse", "HEAD"]
    assert tenths.commit() == subprocess.run(command, capture_output=True, text=True).stdout.strip()


def test_a_run_takes_a_tenth_and_test_all_takes_all(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parent.parent))
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(CASES)

    def passed(at: str, *options: str) -> int:
        monkeypatch.setattr(tenths, "commit", lambda: at)
        return pytester.inline_run("-p", "no:cacheprovider", *options).countoutcomes()[0]

    for at in ("a", "b"):
        cases = sum(
            tenths.takes(f"test_a_run_takes_a_tenth_and_test_all_takes_all.py::test_case[{n}]", at)
            for n in range(200)
        )
        dear = 30 * tenths.takes("dear", at)
        assert 5 < cases < 40
        assert passed(at) == cases + dear + 1
    assert passed("a", "--every") == 231
    file = "test_a_run_takes_a_tenth_and_test_all_takes_all.py"
    assert passed("a", f"{file}::test_case[7]") == 1  # who names one wants it


def test_of_few_cases_each_has_its_turn_as_often_as_of_many() -> None:
    def sizes(n: int) -> set[int]:
        return {len(turns.share(map(str, range(n)), f"{at:040x}")) for at in range(60)}

    assert [sizes(n) for n in (0, 1, 10, 14, 30)] == [{0}, {0, 1}, {1}, {1, 2}, {3}]
    took = [turns.share("abcd", f"{at:040x}") for at in range(1000)]
    assert all(60 < sum(name in one for one in took) < 140 for name in "abcd")
