"""Lines of the book do not end between a number and its percent sign, or begin with a comma."""

from book_page import Build


def test_a_comma_stays_with_a_short_formula(build: Build) -> None:
    soup, _ = build("# Title\n\nThe width $d$, and $a = b$, and $x$ too.\n")
    (kept,) = soup.select("article .no-break")
    assert kept.text.endswith(",")
    assert kept.find("annotation").text == "d"
    words = soup.find("article").find("p")
    for formula in words.select(".math"):
        formula.decompose()
    assert words.text == "The width , and , and  too."


def test_a_mark_stays_with_a_short_piece_of_code(build: Build) -> None:
    long = "`a_name_that_is_long_for_a_phone`"
    soup, _ = build(f"# What of `igh`?\n\nOf {long}, `a b` and `x`, too.\n")
    assert [one.text for one in soup.select("article .no-break")] == ["igh?", "x,"]


def test_a_number_keeps_its_percent_sign(build: Build) -> None:
    soup, _ = build("# Title\n\nFrom 25 % to **91 %**, `7 %` in code, and a % sign.\n")
    words = soup.find("article").find("p").text
    assert (
        words == "From 25\N{NO-BREAK SPACE}% to 91\N{NO-BREAK SPACE}%, 7 % in code, and a % sign."
    )
