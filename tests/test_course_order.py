"""The way through the course is whole: every page that lists the chapters lists all, in order."""

import itertools
import re
from pathlib import Path

import nbformat
import pytest
import yaml

ROOT = Path(__file__).parents[1]
CHAPTERS = [path.stem for path in sorted((ROOT / "notebooks").glob("*.ipynb"))]


def listed(path: str, pattern: str) -> list[str]:
    return re.findall(pattern, (ROOT / path).read_text("utf-8"), re.M)


def last_cell(chapter: str) -> str:
    notebook = nbformat.read(ROOT / "notebooks" / f"{chapter}.ipynb", as_version=4)
    return str(notebook.cells[-1].source)


def test_the_table_of_contents_has_all_chapters_in_order():
    parts = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))["parts"]
    assert [f"notebooks/{c}" for c in CHAPTERS] == [f["file"] for f in parts[0]["chapters"]]


def test_the_first_page_and_the_readme_have_all_chapters_in_order():
    assert listed("index.md", r"^:link: notebooks/(\w+)$") == CHAPTERS
    assert listed("README.md", r"^\| \[\d\]\(notebooks/(\w+)\.ipynb\)") == CHAPTERS


@pytest.mark.parametrize(("one", "following"), [*itertools.pairwise(CHAPTERS)])
def test_a_chapter_ends_with_the_next_one(one, following):
    assert f"({following}.ipynb)" in last_cell(one).partition("**Next:**")[2]
