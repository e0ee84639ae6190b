"""Tables of results: what is written in them, as HTML and as text, and what is refused."""

from decimal import Decimal

import numpy as np
import pytest
import torch
from bs4 import BeautifulSoup

from gpt_lab import Table
from gpt_lab.validation import RefusedError

ROWS = [("learned", 1234567, -0.5, "2 of 3"), ("none", 8, None, "0 of 3")]
COLUMNS = {"positions": "", "parameters": "", "share": ".0%", "found": ""}


def in_html(table):
    return BeautifulSoup(table._repr_html_(), "html.parser")


def texts(found):
    return [each.get_text() for each in found]


def test_text_is_aligned():
    assert repr(Table(ROWS, COLUMNS, "Places")).splitlines() == [
        "Places",
        "",
        "positions  parameters  share  found",
        "─────────  ──────────  ─────  ──────",
        "learned     1,234,567   −50%  2 of 3",
        "none                8         0 of 3",
    ]


def test_what_takes_two_columns_of_a_terminal_is_aligned_too():
    lines = repr(Table([("猫", 1), ("e\u0301", 2), ("ab", 3)], ["word", "n"])).splitlines()
    assert lines[2:] == ["猫    1", "e\u0301     2", "ab    3"]


def test_html_tells_headings_of_columns_and_rows():
    table = in_html(Table(ROWS, COLUMNS, "Places"))
    assert texts(table.select("table > caption")) == ["Places"]
    assert texts(table.select('thead th[scope="col"]')) == list(COLUMNS)
    assert texts(table.select('tbody th[scope="row"]')) == ["learned", "none"]
    assert texts(table.select("tbody tr:first-child td")) == ["1,234,567", "−50%", "2 of 3"]


def test_html_without_a_caption_has_none():
    assert not in_html(Table(ROWS, COLUMNS)).select("caption")


def test_a_corner_without_a_heading_is_no_heading():
    head = in_html(Table([("a", 1)], ["", "n"])).select("thead tr > *")
    assert [(cell.name, cell.get("scope")) for cell in head] == [("td", None), ("th", "col")]


def test_columns_of_numbers_stand_to_the_right():
    table = in_html(Table(ROWS, COLUMNS))
    for row in table.select("tr"):
        sides = [cell["style"].split(";")[0] for cell in row.find_all(["th", "td"])]
        assert sides == [f"text-align: {side}" for side in ("left", "right", "right", "left")]


def test_nothing_in_it_is_markup():
    bad = "<img src=x onerror=alert(1)>&amp;"
    table = in_html(Table([(bad, bad)], [bad, "x"], bad))
    assert not table.select("img")
    assert texts(table.select("caption, thead th, tbody th, tbody td")) == [bad, bad, "x", bad, bad]


@pytest.mark.parametrize(
    ("value", "spec", "written"),
    [
        (1234567, "", "1,234,567"),
        (1234.5678, "", "1,234.57"),
        (np.float32(0.25), "", "0.25"),
        (np.int64(-5000), "", "−5,000"),
        (torch.tensor(0.125), ".3f", "0.125"),
        (torch.tensor([[7]]), "", "7"),
        (Decimal("1.5"), "", "1.50"),
        (-1e-5, ".0e", "−1e−05"),
        (0.314, ".0%", "31%"),
        (2, "+", "+2"),
        (True, "", "True"),
        (torch.tensor(True), "", "True"),
        (float("nan"), "", "nan"),
        (None, ".2f", ""),
        ("a\nb", "", "a⏎b"),
        ("non-causal", "", "non-causal"),
        ([1, 2], "", "[1, 2]"),
    ],
)
def test_values_are_written(value, spec, written):
    assert Table([("x", value)], {"": "", "value": spec}).rows == [["x", written]]


def test_rows_may_come_from_any_iterable():
    by_name = {"a": 1, "b": 2}
    assert Table(by_name.items(), ["", "n"]).rows == [["a", "1"], ["b", "2"]]
    assert Table(([c] for c in "ab"), ["letter"]).rows == [["a"], ["b"]]
    assert Table([], ["letter"]).rows == []


def test_a_table_without_rows_shows_its_headings():
    assert repr(Table([], ["letter", "n"])) == "letter  n\n──────  ─"
    assert texts(in_html(Table([], ["letter", "n"])).select("th")) == ["letter", "n"]


@pytest.mark.parametrize(
    ("rows", "columns", "kind", "told"),
    [
        ([(1, 2), (1,)], ["a", "b"], ValueError, r"row 2 has 1 values, not 2, one for .*: \[1\]"),
        ([("a", "b")], {"x": "", "y": ".2f"}, TypeError, r"column 'y': 'b' has no .* '\.2f'"),
        ([("a", 1)], {"x": "", "y": 2}, TypeError, "row 1, column 'y': 1 has no format 2"),
        ([("a", torch.ones(3))], ["x", "y"], TypeError, r"column 'y': shape \[3\] is many numbers"),
        (["ab"], ["x", "y"], TypeError, "row 1 is 'ab', not a tuple or list"),
        ([3], ["x"], TypeError, "row 1 is 3, not a tuple or list"),
        ([("a",)], "x", TypeError, "columns='x' is one text"),
        ([], [], ValueError, "columns is empty"),
        (["a", "b"], [("x", 1)], TypeError, r"heading \('x', 1\) is not a text; the rows come"),
    ],
)
def test_what_is_no_table_is_refused(rows, columns, kind, told):
    with pytest.raises(kind, match=told) as refused:
        Table(rows, columns)
    assert isinstance(refused.value, RefusedError)
    assert "\n" not in str(refused.value)


def test_a_number_stays_with_its_error():
    table = Table([("a", "1 ± 2")], ["", "x"])
    assert "1\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}2</td>" in table._repr_html_()
    assert "1 ± 2" in repr(table)
