"""Tests are sorted by what their files read, and each is in exactly one step."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests import sorting
from tools import steps

TESTS = Path(__file__).parent


@pytest.mark.parametrize(
    ("source", "mark"),
    [
        ("from gpt_lab import GPT", "package"),
        ("from tests.javascript import call", "widgets"),
        ("from gpt_lab.widgets import base", "widgets"),
        ("from gpt_lab import GPT, LiveGPT", "widgets"),
        ('from tests.javascript import call\nLESSON = "03_attention.ipynb"', "project"),
        ("from tools.notebooks import LESSONS", "project"),
        ("from tools.dev import ROOT", "package"),
    ],
)
def test_what_a_file_reads_is_told_from_its_text(source: str, mark: str) -> None:
    assert sorting.reads(source) == mark


ALL = "pytestmark = pytest.mark.browser\n"
ONE = "@pytest.mark.browser\ndef test_a(): ...\n"
BUILT = "def test_a(html: Path): ...\n"


@pytest.mark.parametrize(
    ("expression", "source", "wanted"),
    [
        ("", "", True),
        ("package and not browser", "", True),
        ("widgets and not browser", "", False),
        ("package and not browser", ALL, False),
        ("package and not browser", ONE, True),
        ("browser and not built", ALL, True),
        ("browser and not built", ONE, True),
        ("browser and not built", BUILT, False),
        ("built", BUILT, True),
        ("built", ALL, False),
        ("whole", "@pytest.mark.whole\n", True),
        ("something_new", "", True),
    ],
)
def test_a_file_is_imported_if_a_test_of_it_can_be_chosen(
    expression: str, source: str, wanted: bool
) -> None:
    assert sorting.may_have(expression, source) is wanted


def test_every_file_is_in_a_step() -> None:
    commands = [step.command for step in steps.ordinary().values()]
    chosen = [now for command in commands for before, now in pairwise(command) if before == "-m"]
    chosen = [expression for expression in chosen if " " in expression or expression == "built"]
    for path in TESTS.glob("test_*.py"):
        assert any(sorting.may_have(one, sorting.source_of(path)) for one in chosen), path.name
