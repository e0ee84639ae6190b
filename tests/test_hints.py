"""The hints that a chapter shows are those that ``gpt_lab.hint`` gives."""

import html
import re
from pathlib import Path

import nbformat
import pytest

from gpt_lab.exercises import EXERCISES

NOTEBOOKS = sorted(Path(__file__).parents[1].glob("notebooks/*.ipynb"))
CHECK = re.compile(r'gpt_lab\.check\("([^"]+)",')
HINT = re.compile(
    r'<details class="hint">\s*<summary>(.*?)</summary>(.*?)</details>', re.DOTALL | re.IGNORECASE
)


def shown(path: Path) -> dict[str, list[str]]:
    """The texts of the hints of each exercise: those between its cell and the next one's."""
    found: dict[str, list[str]] = {}
    name = ""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code" and (check := CHECK.search(cell.source)):
            name = check[1]
            found[name] = []
        elif cell.cell_type == "markdown":
            texts = [text for _, text in HINT.findall(cell.source)]
            assert name or not texts, f"{path.name} has a hint before its first exercise"
            if texts:
                found[name] += [" ".join(html.unescape(text).split()) for text in texts]
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_chapter_shows_both_hints_of_each_exercise_word_for_word(path: Path) -> None:
    expected = {
        name: list(exercise.hints)
        for name, exercise in EXERCISES.items()
        if name.startswith(f"{path.stem[3:]}.")
    }
    assert shown(path) == expected


def test_each_exercise_is_in_a_chapter() -> None:
    asked = {name for path in NOTEBOOKS for name in shown(path)}
    assert asked == set(EXERCISES)
