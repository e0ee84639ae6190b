"""Lines of the book do not end between a number and its unit, or begin with a comma."""

from tests.support.book_page import Build


def test_a_comma_stays_with_a_short_formula(build: Build) -> None:
    long = r"$\text{softmax}(a + b) = c + d + e$"
    soup, _ = build(f"# Title\n\nThe width $d$, and {long}, and $x$ too.\n")
    kept = soup.select("article .no-break")
    assert [one.find("annotation").text for one in kept] == ["d", "x"]
    assert kept[0].text.endswith(",")
    words = soup.find("article").find("p")
    for formula in words.select(".math"):
        formula.decompose()
    assert words.text == "The width , and , and  too."


def test_a_short_formula_does_not_break(build: Build) -> None:
    soup, _ = build(r"# Title" "\n\n" r"With $d_\text{head} = d/H$ for each." "\n")
    (kept,) = soup.select("article .no-break")
    assert kept.find("annotation").text == r"d_\text{head} = d/H"


def test_a_mark_stays_with_a_short_piece_of_code(build: Build) -> None:
    long = "`a_name_that_is_long_for_a_phone`"
    soup, _ = build(f"# What of `igh`?\n\nOf {long}, `a b` and `x`, too.\n")
    assert [one.text for one in soup.select("article .no-break")] == ["igh?", "x,"]


def test_each_comma_stays_with_its_own_piece_of_code(build: Build) -> None:
    soup, _ = build(
        "# Title\n\nThe names are `a`, `b`, `c_d`, and `a_long_name_for_a_line`, `e`.\n"
    )
    words = soup.find("article").find("p")
    assert words.text == "The names are a, b, c_d, and a_long_name_for_a_line, e."
    assert [one.text for one in words.select(".no-break")] == ["a,", "b,", "c_d,", "e."]


def test_what_is_read_as_one_stays_on_one_line(build: Build) -> None:
    one = [
        "block_4",
        "FFN_0",
        "Heads_3",
        "86_of_184",
        "10_minutes",
        "(0,_0,_1)",
        "T_=_5",
        "5_·_3,072",
    ]
    whole = " and ".join(one).replace("_", " ")
    soup, _ = build(
        f"# Title\n\nHere are {whole}, then 7 of these and a = long_sum_of_things + b.\n"
    )
    words = soup.find("article").find("p").text
    expected = " and ".join(one).replace("_", "\N{NO-BREAK SPACE}")
    assert words == f"Here are {expected}, then 7 of these and a = long_sum_of_things + b."


def test_a_name_does_not_break_at_its_hyphen(build: Build) -> None:
    soup, _ = build("# From GPT-2\n\nThen *top-p* or min-p; SmolLM2-135M and a top-poor one may.\n")
    kept = [one.text for one in soup.select("article .no-break")]
    assert kept == ["GPT-2", "top-p", "min-p"]
    assert soup.find("article").find("p").text.startswith("Then top-p or min-p; SmolLM2")


def test_code_is_as_it_was_typed(build: Build) -> None:
    lines = ">>> (8, 9, 13)  # block 4\n(8, 9, 13)"
    signature = "```{py:function} widths(of=(8, 9, 13))\n```"
    soup, _ = build(f"# Title\n\n```{{eval-rst}}\n{lines}\n```\n\n{signature}\n")
    assert soup.find("article").find("pre").text.strip() == lines
    assert "(8, 9, 13)" in soup.find("article").find("dt").text
