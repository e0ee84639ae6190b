"""Each chapter keeps its sections, and each section says what it is about before it computes."""

import re
from pathlib import Path

import nbformat
import pytest
from markdown_it import MarkdownIt

from gpt_lab.exercises import EXERCISES

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
OUTLINES = ROOT / "tests" / "outlines.md"
ON_PURPOSE = "If that is so on purpose, write the new outline to tests/outlines.md."
HINT = re.compile(
    r'<details class="hint"><summary>Hint (\d)</summary>\n\n(.*?)\n\n</details>', re.S
)
PROSE = ("paragraph_open", "bullet_list_open", "table_open", "math_block")


def headings(path: Path) -> list[str]:
    """A chapter's headings, as Markdown has them."""
    found = []
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            tokens = MarkdownIt("commonmark").parse(cell.source)
            found += [
                f"{'#' * int(token.tag[1])} {tokens[i + 1].content}"
                for i, token in enumerate(tokens)
                if token.type == "heading_open"
            ]
    return found


def sections(path: Path) -> list[tuple[str, bool]]:
    """Each heading of a chapter, and whether prose stands between it and what comes next."""
    found: list[tuple[str, bool]] = []
    waiting = None  # a heading that nothing stands below yet
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            if waiting:
                found.append((waiting, False))
                waiting = None
            continue
        tokens = MarkdownIt("commonmark").parse(cell.source)
        for i, token in enumerate(tokens):
            if token.type == "heading_open":
                if waiting:
                    found.append((waiting, False))
                waiting = tokens[i + 1].content
            elif waiting and token.type in PROSE and tokens[i - 1].type != "heading_open":
                found.append((waiting, True))
                waiting = None
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_a_chapter_has_its_sections(path: Path) -> None:
    """An edit once swallowed a heading and its introduction, and nothing noticed."""
    outlines = OUTLINES.read_text("utf-8")
    outline = "\n".join(headings(path)) + "\n"
    assert outline in outlines, f"{path.name} has another outline. {ON_PURPOSE}\n\n{outline}"


def test_there_is_no_outline_of_another_chapter() -> None:
    titles = [headings(path)[0] for path in NOTEBOOKS]
    listed = re.findall(r"^# .*", OUTLINES.read_text("utf-8"), re.M)
    assert listed == titles


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_a_section_begins_with_prose(path: Path) -> None:
    silent = [heading for heading, prose in sections(path) if not prose]
    assert set(silent) <= {"Exercises"}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_a_chapter_says_what_it_takes(path: Path) -> None:
    first = nbformat.read(path, as_version=4).cells[0].source
    for wanted in (
        "After this chapter you can",
        "**Time:** about",
        "**Needs:**",
        "[Open in Colab]",
    ):
        assert wanted in first


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_two_hints_stand_before_each_solution(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    for i, cell in enumerate(cells):
        if cell.cell_type == "code" and (
            check := re.search(r'gpt_lab\.check\("([^"]+)"', cell.source)
        ):
            below = cells[i + 1].source
            shown = HINT.findall(below.partition('<details class="solution">')[0])
            assert shown == [(str(n), hint) for n, hint in enumerate(EXERCISES[check[1]].hints, 1)]
