"""The pages that list the course list what is there: contents, first page."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bs4 import BeautifulSoup
from sphinx_external_toc.parsing import parse_toc_yaml

import gpt_lab_course.widgets
from gpt_lab import lab_model
from gpt_lab_course.exercises import EXERCISES
from tools.notebooks import LABORATORIES, LESSONS, ROOT

TITLES = {  # what the notebooks of the book below are, and what they promise
    "notebooks/02_rows": "# 2 · Rows: a table\n\nYou will look up a row. And more.\n\n"
    "**Time:** about 75 minutes.",
    "notebooks/10_later": "# 10 · Later\n\nYou will see $x^2$ last.",
    "notebooks/lab/02_shuffled": "# Laboratory 2 · Shuffled\n\nYou will shuffle rows.",
}


def book(folder: Path, names: list[str]) -> Any:
    """What Sphinx gives an extension of a book with these notebooks."""
    for name in names:
        path = folder / f"{name}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        cells = [{"cell_type": "markdown", "source": TITLES[name].splitlines(keepends=True)}]
        path.write_text(json.dumps({"cells": cells}), "utf-8")
    config = SimpleNamespace(external_site_map=parse_toc_yaml(ROOT / "_toc.yml"))
    return SimpleNamespace(srcdir=str(folder), config=config)


def parts(app: Any) -> list[str]:
    from extension.pages import course

    course.drop_empty_parts(app, app.config)
    return [part.caption for part in app.config.external_site_map.root.subtrees]


def test_a_part_of_the_contents_is_there_when_it_has_pages(tmp_path: Path) -> None:
    assert parts(book(tmp_path, ["notebooks/02_rows"]))[:2] == ["Lessons", "Claims"]
    assert parts(book(tmp_path, [*TITLES]))[:2] == ["Lessons", "Laboratories"]


def test_the_first_page_has_a_cover_for_each_lesson_and_a_line_for_its_laboratories(
    tmp_path: Path,
) -> None:
    from extension.pages import course

    asked = "{{ course.lessons }}\n\n{{ course.laboratories }}"
    index = [asked]
    course.insert_cards(book(tmp_path, ["notebooks/02_rows"]), "index", index)
    assert "Laboratories" not in index[0]
    index = [asked]
    course.insert_cards(book(tmp_path, [*TITLES]), "index", index)
    page = BeautifulSoup(index[0], "html.parser")
    cards = page.select("ol.covers > li")
    names = ("02_rows", "10_later")
    assert [card.a["href"] for card in cards] == [f"notebooks/{name}.html" for name in names]
    assert [card.a.text for card in cards] == ["Rows", "Later"]
    assert [card.select_one(".about .number").text for card in cards] == ["2", "10"]
    promises = ["You will look up a row.", "You will see $x^2$ last."]
    assert [card.select("p")[1].text for card in cards] == promises
    assert [card.select_one(".minutes").text for card in cards] == ["75 min", ""]
    assert all(card.svg.find(["path", "rect"]) for card in cards)
    (line,) = page.select("ul.laboratories > li")
    assert line.a["href"] == "notebooks/lab/02_shuffled.html"
    assert line.get_text(" ", strip=True) == "2 Rows Shuffled"
    assert index[0].index("## Laboratories") > index[0].index("10_later")


def test_a_cover_is_drawn_of_the_models_own_numbers() -> None:
    """Lesson 1's has the tokens' IDs, lesson 6's the also-rans; each lights another part."""
    from extension.pages import covers

    ids = lab_model.load_lab_model()[1].encode("The capital of France is")
    drawn = {number: BeautifulSoup(covers.cover(number), "html.parser") for number in range(12)}
    assert [t.text for t in drawn[1].select("text.sans")] == [str(one) for one in ids]
    assert "Paris" in drawn[6].text
    assert "91" not in drawn[6].text  # a number that a picture could not show
    assert len({str(svg) for svg in drawn.values()}) == len(drawn) - 1  # 9 and 11 are to come


def test_the_first_page_is_read_again_when_a_notebook_came_or_went() -> None:
    from extension.pages import course

    app = SimpleNamespace(config=SimpleNamespace(root_doc="index"))
    env = SimpleNamespace(found_docs={"index"})
    new = {"notebooks/11_toy"}
    assert course.reread_contents(app, env, new, set(), set()) == ["index"]
    assert course.reread_contents(app, env, set(), set(), new) == ["index"]
    assert course.reread_contents(app, env, set(), {"book/run"}, set()) == []


def test_no_list_of_lessons_is_written_by_hand() -> None:
    for name in ("_toc.yml", "index.md"):
        text = (ROOT / name).read_text("utf-8")
        assert not [path.stem for path in LESSONS if path.stem in text], name


def test_what_the_readme_says_of_the_course_is_there() -> None:
    from extension.claims import claims

    text = (ROOT / "README.md").read_text("utf-8")
    links = re.findall(r"\]\(([^):#]+)\)", text)
    assert not [link for link in links if not (ROOT / link).exists()]
    numbers = re.findall(r"\[(\d+) · [^\]]+\]\(notebooks/(\d+)_", text)
    assert [int(n) for n, _ in numbers] == [int(number) for _, number in numbers]
    assert numbers
    n_claims = sum(len(subject.claims) for subject in claims.subjects(ROOT))
    for words, number, said in (
        ("more than a dozen", len(LABORATORIES), 12),
        ("more than 120 sentences", n_claims, 120),
        ("more than 15 widgets", len(gpt_lab_course.widgets.__all__), 15),
        ("more than 40 exercises", len(EXERCISES), 40),
    ):
        assert words in text
        assert number > said
