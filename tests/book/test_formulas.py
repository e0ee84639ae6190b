"""Formulas are in the built page, for the eye and for screen readers, without a script."""

import sys

import pytest

from tests.support.book_page import BOOK, Build

sys.path.append(str(BOOK))

from extension.look import formula_style, styles
from extension.look.formulas import typeset, without_html


def test_a_formula_is_html_and_mathml(build: Build) -> None:
    formulas = "The root $\\sqrt{2}$, and\n\n$$\\frac{Q K^\\top}{2}$$"
    soup, warnings = build(f"# Of $d_\\text{{model}}$\n\n{formulas}\n\n## And $x_1$\n")
    assert warnings == ""
    article = soup.find("article")
    assert article.select_one("p .katex-mathml msqrt mn").text == "2"
    assert article.select_one("div.math mfrac") is not None
    assert article.select_one("h2 .katex-html")["aria-hidden"] == "true"
    assert article.select_one("p annotation").text == "\\sqrt{2}"
    assert soup.title.text.startswith("Of d_\\text{model}")
    assert not [s for s in soup.find_all("script", src=True) if "math" in s["src"].lower()]
    assert [link for link in soup.find_all("link") if "katex.css?v=" in link["href"]]


def test_a_formula_that_does_not_parse_is_a_warning_with_its_page(build: Build) -> None:
    _, warnings = build("# Title\n\nHere $\\frac{1}$ ends.\n")
    assert "index.md:3" in warnings
    assert r"\frac{1}" in warnings
    assert "cannot be typeset" in warnings


def test_a_page_without_formulas_loads_no_style_for_them(build: Build) -> None:
    soup, _ = build("# Title\n\nNone.\n")
    assert not [link for link in soup.find_all("link") if "katex" in link["href"]]


def test_the_style_has_the_fonts_of_what_is_shown_and_no_others() -> None:
    from extension.look.formulas import typesetter

    characters, classes = formula_style.shown([typeset("x + 1")])
    assert {"x", "+", "1"} <= characters
    assert "mathnormal" in classes
    small = formula_style.style(typesetter().stylesheet, characters, classes)
    assert small.count("@font-face") == 2  # KaTeX_Main, KaTeX_Math
    larger = formula_style.shown([typeset(r"\mathbb{R} + \mathbf{x}")])
    more = formula_style.style(typesetter().stylesheet, *larger)
    assert "KaTeX_AMS" in more
    assert "KaTeX_AMS" not in small
    assert len(small) < 30_000


def test_a_title_has_latex_where_no_html_can_be() -> None:
    title = f'The root <span class="math">{typeset("x^2")}</span>'
    assert without_html(title) == "The root x^2"
    with pytest.raises(ValueError, match="at position 1"):
        typeset(r"\nosuchthing")


STYLE = """@import "other.css"; .used{color:red} .gone{color:red} .used,.gone>a{top:0}
.used:not(.gone){left:0} @media print{.gone{top:0} p{top:1px}} @media screen{#gone{top:0}}
@font-face{font-family:A;src:url("a.woff2")}"""


def test_rules_that_no_page_uses_go() -> None:
    kept = styles.without_unused(STYLE, styles.words_of(['<p class="used">']))
    assert kept.split() == [
        ".used{color:red}",
        ".used{top:0}",
        ".used:not(.gone){left:0}",
        "@media",
        "print{p{top:1px}",
        "}",
        '@font-face{font-family:A;src:url("a.woff2")}',
    ]
