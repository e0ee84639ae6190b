"""A percentage has one spelling, 91%, in sources, pages and stored outputs."""

import re

import pytest

from tools.notebooks import ROOT

FOLDERS = (
    "benchmarks",
    "book",
    "gpt_lab",
    "gpt_lab_course",
    "notebooks",
    "recipe",
    "tests",
    "tools",
)
KINDS = {".css", ".html", ".ipynb", ".js", ".md", ".py", ".toml", ".ts", ".txt"}
# A space between a number and its sign, unless the sign divides: a quantity, a bracket or a name
# with more than small letters follows then. A pattern or a replacement may write one, too.
SPACED = re.compile(
    r"(?:(?<=[\d}])|(?<=\]\+)|(?<=\]\+\(\?=)|(?<='%', ['\"]))(?:[ \u00a0\u202f]|\\u00a0|&nbsp;)%"
    r"""(?=["'`.,;:!?)\]<|\\*]|\s*$|\s+(?:[a-z]+[ ,.:;]|\[\d|–|-->|·))""",
    re.MULTILINE,
)


def spaced(text: str) -> list[str]:
    """The lines in which a percent sign stands apart from its number."""
    return [line.strip() for line in text.split("\n") if SPACED.search(line)]


@pytest.mark.parametrize("space", [" ", "\N{NO-BREAK SPACE}", "&nbsp;", "\\u00a0"])
@pytest.mark.parametrize(
    "line",
    [
        "in 91{}% of them",
        "**91{}%**",
        "`${{share}}{}%`",
        '"91{}%\\n",',
        "91{}% [81, 96]",
        r"[\d.]+{}%\.",
    ],
)
def test_a_space_is_seen(line: str, space: str) -> None:
    assert spaced(line.format(space))


@pytest.mark.parametrize(
    "line", ["in 91% of them", "7 % V", "at % 25", "(n + 1) % len(names)", "with %", "{% if a %}"]
)
def test_a_remainder_is_none(line: str) -> None:
    assert not spaced(line)


def test_a_percentage_is_spelled_in_one_way() -> None:
    files = [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in KINDS and path.name not in {"bundle.js", "test_percent.py"}
    ]
    assert len(files) > 900
    found = {path: spaced(path.read_text("utf-8")) for path in [*ROOT.glob("*.md"), *files]}
    assert {str(path.relative_to(ROOT)): lines for path, lines in found.items() if lines} == {}
