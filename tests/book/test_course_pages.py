"""The pages that list the course list what is there: contents, first page."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sphinx_external_toc.parsing import parse_toc_yaml

import gpt_lab_course.widgets
from gpt_lab_course.exercises import EXERCISES
from tools.notebooks import LABORATORIES, LESSONS, ROOT

TITLES = {  # what the notebooks of the book below are, and what they promise
    "notebooks/02_rows": "# 2 · Rows\n\nYou will look up a row.\n\nMore.",
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


def test_the_first_page_has_a_card_for_each_notebook(tmp_path: Path) -> None:
    from extension.pages import course

    index = ["{{ course.lessons }}\n\n{{ course.laboratories }}"]
    course.insert_cards(book(tmp_path, ["notebooks/02_rows"]), "index", index)
    assert "Laboratories" not in index[0]
    index = ["{{ course.lessons }}\n\n{{ course.laboratories }}"]
    course.insert_cards(book(tmp_path, [*TITLES]), "index", index)
    assert re.findall(r"grid-item-card\} (.*)\n:link: (.*)\n.*\n\n(.*)\n", index[0]) == [
        ("2 · Rows", "notebooks/02_rows", "You will look up a row."),
        ("10 · Later", "notebooks/10_later", "You will see $x^2$ last."),
        ("Laboratory 2 · Shuffled", "notebooks/lab/02_shuffled", "You will shuffle rows."),
    ]
    assert index[0].index("## Laboratories") > index[0].index("10_later")


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


_FIGURE = """<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="50pt" height="40pt" viewBox="0 0 50 40">
<metadata>2020</metadata><g id="figure_1"><path d="M 0 0 L 50 40" style="fill: #fffffe"/>
<g id="axes_1"><path d="M 10 8 L 42 8 L 42 32" style="stroke: #57606a"/>
<g id="matplotlib.axis_1"><g id="xtick_1"><path d="M 9 2"/></g></g>
<g id="text_3"><path d="M 1 1"/></g></g></g></svg>"""


def test_a_card_has_the_figure_that_its_notebook_tags(tmp_path: Path) -> None:
    from extension.pages import course, covers

    plain = {
        "cell_type": "code",
        "source": [],
        "metadata": {},
        "outputs": [{"data": {"image/svg+xml": [_FIGURE]}}],
    }
    app = book(tmp_path, ["notebooks/02_rows"])
    path = tmp_path / "notebooks" / "02_rows.ipynb"
    cells = json.loads(path.read_text("utf-8"))["cells"]
    path.write_text(json.dumps({"cells": [*cells, plain]}), "utf-8")
    assert course.lessons(tmp_path)[0].cover == ""
    tagged = {**plain, "metadata": {"tags": ["cover"], "mystnb": {"image": {"alt": "A <row>"}}}}
    path.write_text(json.dumps({"cells": [*cells, plain, tagged]}), "utf-8")
    assert course.lessons(tmp_path)[0].cover == "".join(
        f'<img class="cover only-{theme}" src="_static/covers/02_rows.{theme}.svg" '
        'alt="A &lt;row&gt;" loading="lazy">'
        for theme in ("light", "dark")
    )
    app.outdir = str(tmp_path / "out")
    covers.write_covers(app)
    written = {
        theme: (tmp_path / f"out/_static/covers/02_rows.{theme}.svg").read_text("utf-8")
        for theme in ("light", "dark")
    }
    # no words, no ticks; the box around what the axes draw, four points wider; paper is the card's
    expected = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="6.0 4.0 40.0 32.0"><g>'
        '<path d="M 0 0 L 50 40" style="fill: none" /><g>'
        '<path d="M 10 8 L 42 8 L 42 32" style="stroke: #57606a" /></g></g></svg>'
    )
    assert written["light"] == expected
    assert written["dark"] == expected.replace("#57606a", "#a5afba")


def test_of_a_pile_of_panels_a_card_shows_the_middle() -> None:
    from extension.pages.covers import without_letters

    tall = _FIGURE.replace("0 0 50 40", "0 0 50 400").replace("L 42 32", "L 42 392")
    # 40 wide, and 40 / 1.9 high around the middle of 4 to 396
    assert 'viewBox="6.0 189.5 40.0 21.1"' in without_letters(tall)


def test_a_cell_that_is_tagged_as_cover_has_a_figure() -> None:
    from extension.pages.covers import COVER, cover_of

    tagged = [path for path in LESSONS if f'"{COVER}"' in path.read_text("utf-8")]
    assert len(tagged) >= 8
    assert [path.stem for path in tagged if not all(cover_of(path))] == []
