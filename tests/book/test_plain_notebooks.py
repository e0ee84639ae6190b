"""Plain Markdown becomes the book's boxes, dropdowns and citations, or the build says why not."""

import pytest
from extension.pages.citations import fault, wordings
from pybtex.database import Entry, Person

from tests.support.book_page import Build
from tools import plain_markdown

EXERCISES = """# 3 · A lesson

## Exercises

### Exercise 3.1 · Two tables ⭐

How many?

<details class="hint"><summary>Hint 1</summary>

Count *rows*.

</details>

<details class="solution"><summary>Solution</summary>

As $a + b$ says:

```python
a + b
```

</details>

### Exercise 3.2 · Back ⭐⭐⭐

And back?

## The ledger

Nothing.
"""
VASWANI = '[Vaswani et al., 2017](https://arxiv.org/abs/1706.03762 "vaswani2017")'


def test_an_exercise_is_a_box_with_an_address_of_its_own(build: Build) -> None:
    soup, warnings = build(EXERCISES)
    assert warnings == ""
    one, two = soup.find_all("section", class_="exercise")
    assert one["id"] == "exercise-3-1"
    assert one.find("h3").text.startswith("Exercise 3.1 · Two tables ⭐")
    assert "And back?" in two.text
    assert "Nothing." not in two.text
    assert soup.find("nav", class_="page-toc").find("a", href="#exercise-3-2")


def test_an_exercise_ends_with_its_solution(build: Build) -> None:
    lesson = EXERCISES.replace("### Exercise 3.2", "The lesson goes on.\n\n### Exercise 3.2")
    soup, warnings = build(lesson)
    assert warnings == ""
    one, two = soup.find_all("section", class_="exercise")
    assert one.find("details", class_="solution")
    assert "The lesson goes on." not in one.text + two.text
    between = one.find_next_sibling()
    assert between.text == "The lesson goes on."
    assert between.find_next_sibling() == two


def test_a_laboratory_goes_on_with_the_numbers_of_its_lesson(build: Build) -> None:
    later = EXERCISES.replace("Exercise 3.2", "Exercise 3.6").replace(
        "Exercise 3.1", "Exercise 3.5"
    )
    soup, warnings = build(later.replace("# 3 · A lesson", "# Laboratory 3 · Heads"))
    assert warnings == ""
    assert soup.find("section", id="exercise-3-6")


def test_a_lesson_begins_with_its_first_exercise(build: Build) -> None:
    later = EXERCISES.replace("Exercise 3.2", "Exercise 3.6").replace(
        "Exercise 3.1", "Exercise 3.5"
    )
    _, warnings = build(later)
    assert "is not 'Exercise 3.1 · TITLE ⭐'" in warnings


def test_hints_and_solutions_are_dropdowns_with_markup_inside(build: Build) -> None:
    soup, _ = build(EXERCISES)
    hint, solution = soup.find("section", id="exercise-3-1").find_all("details")
    assert {"sd-dropdown", "hint"} <= set(hint["class"])
    assert hint.find("summary").text.strip() == "Hint 1"
    assert hint.find("em").text == "rows"
    assert {"sd-dropdown", "solution"} <= set(solution["class"])
    assert solution.find("span", class_="math")
    assert solution.find("div", class_="highlight-python")
    assert "And back?" not in solution.text


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("Exercise 3.2", "Exercise 3.3"), "is not 'Exercise 3.2 · TITLE ⭐'"),
        (("Exercise 3.2", "Exercise 2.2"), "is not 'Exercise 3.2 · TITLE ⭐'"),
        ((" ⭐⭐⭐", ""), "is not 'Exercise 3.2 · TITLE ⭐'"),
        (("Exercise 3.1 ·", "Exercise 3.1:"), "is not 'Exercise 3.1 · TITLE ⭐'"),
        (('class="hint"', 'class="clue"'), "does not open a hint, a solution or an aside"),
        (("a + b\n```\n\n</details>", "a + b\n```"), "is not closed by </details>"),
    ],
)
def test_an_exercise_in_another_form_is_refused(build: Build, change, complaint: str) -> None:
    assert change[0] in EXERCISES
    _, warnings = build(EXERCISES.replace(*change, 1))
    assert complaint in warnings


def test_a_citation_leads_to_its_entry_with_its_own_words(build: Build) -> None:
    soup, warnings = build(
        f"# Title\n\nSee ({VASWANI}).\n\n# Bibliography\n\n```{{bibliography}}\n```\n"
    )
    assert warnings == ""
    paragraph = soup.find("article").find("p")
    assert paragraph.text == "See (Vaswani et al., 2017)."
    link = paragraph.find("a")
    entry = soup.find(id=link["href"].removeprefix("#"))
    assert "attention is all you need" in entry.text.lower()  # cited, and so listed, without :all:
    assert "attention is all you need" in link["title"].lower()


def test_without_a_bibliography_a_citation_leads_to_the_paper(build: Build) -> None:
    soup, warnings = build(f"# Title\n\nSee {VASWANI}.\n")
    assert warnings == ""
    assert soup.find("article").find("p").find("a")["href"] == "https://arxiv.org/abs/1706.03762"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("vaswani2017", "vaswani"), "references.bib has no 'vaswani'"),
        (("2017]", "2018]"), "'Vaswani et al., 2018' cites vaswani2017, which is 'Vaswani et al.,"),
        (("Vaswani et al.", "Vaswani"), "which is 'Vaswani et al., 2017' or 'Vaswani et al. (20"),
        (("1706.03762", "1706.03763"), "vaswani2017 has https://arxiv.org/abs/1706.03762"),
    ],
)
def test_a_wrong_citation_is_refused(build: Build, change, complaint: str) -> None:
    _, warnings = build(f"# Title\n\nSee {VASWANI.replace(*change)}.\n")
    assert complaint in warnings


def entry(*names: str, **fields: str) -> Entry:
    return Entry("misc", {"year": "1999", **fields}, {"author": [Person(n) for n in names]})


@pytest.mark.parametrize(
    ("names", "wording"),
    [
        (["Gage, Philip"], "Gage, 1999"),
        (["{Anonymous}"], "Anonymous, 1999"),
        (["La Malfa, Emanuele", "Lebr{\\'o}n, F."], "La Malfa and Lebrón, 1999"),
        (["de Jong, Michiel", "B, C", "others"], "de Jong et al., 1999"),
    ],
)
def test_authors_are_named_as_papers_do(names: list[str], wording: str) -> None:
    assert wordings(entry(*names))[0] == wording


def test_an_entry_without_an_address_is_cited_by_the_bibliography() -> None:
    entries = {"gage": entry("Gage, Philip")}
    assert fault("gage", "Gage (1999)", "../book/bibliography.md", entries) is None
    assert "leads to https://x.org; the entry gage has ../book" in str(
        fault("gage", "Gage (1999)", "https://x.org", entries)
    )


@pytest.mark.parametrize(
    ("markdown", "found"),
    [
        ("See {doc}`here <a>`.", "a role"),
        ("See *this* {math:numref}`x`.", "a role"),
        ("```{note}\nHi\n```", "a directive"),
        ("~~~{exercise} A\nHi\n~~~", "a directive"),
        (":::{note}\nHi\n:::", "a directive"),
        ("(a-label)=\n## Title", "a label"),
        ("{.class}\n- a list", "an attribute"),
        ("There are {{ total }}.", "a substitution"),
        ("As said[^1].", "a footnote"),
        ("See [](01_tokenization.ipynb).", "a link without a text"),
        ("Some <b>HTML</b>.", "HTML"),
        ('<div class="x">\n\nHi\n\n</div>', "HTML"),
        ("<details><summary>More</summary>\n\nHi\n\n</details>", "HTML"),
    ],
)
def test_what_only_the_book_understands_is_found(markdown: str, found: str) -> None:
    assert any(found in fault for fault in plain_markdown.faults(markdown))


@pytest.mark.parametrize(
    "markdown",
    [
        EXERCISES,
        f"# A\n\n| a | b |\n| --- | --- |\n| 1 | $x_{{i}}$ |\n\nSee {VASWANI}.",
        "Code: `{cite:p}` and\n\n```python\nf'{x}`{y}`' # {{ a }}\n:::\n```",
        r"$\\frac{{a}}{b}$ and $d_{\\text{model}}$ `x`",
    ],
)
def test_plain_markdown_has_no_faults(markdown: str) -> None:
    assert plain_markdown.faults(markdown) == []
