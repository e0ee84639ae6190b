"""Tables as results of cells: HTML in a notebook and on a page, aligned text in a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from html import escape
from numbers import Number
from typing import Any

from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

_SIDES = {"<": "left", ">": "right"}


class Table:
    """A table of rows under column headings.

    At the end of a cell it is an HTML table, which screen readers can navigate; ``print`` and a
    terminal give aligned text. Columns of numbers are right-aligned.

    Args:
        rows: the rows, each with a value for every column; the first value names its row. A tensor
            of one number is shown as that number, None as an empty cell.
        columns: the headings; as a dictionary, with a format specification for each, such as
            ``".1f"`` or ``".0%"``. Without one, integers get thousands separators and other numbers
            two decimals.
        caption: what the table shows, if that is not clear from its place.

    Raises:
        TypeError: a row is not a sequence, or a value cannot be formatted like that or is several
            numbers.
        ValueError: there are no columns, or a row has more or fewer values than there are columns.

    >>> sizes = [("GPT-2 small", 124_439_808, 0.3102), ("GPT-2 XL", 1_557_611_200, 0.0516)]
    >>> Table(sizes, {"model": "", "parameters": "", "tokens' table": ".1%"})
    model           parameters  tokens' table
    ───────────  ─────────────  ─────────────
    GPT-2 small    124,439,808          31.0%
    GPT-2 XL     1,557,611,200           5.2%
    """

    def __init__(
        self,
        rows: Iterable[Iterable[Any]],
        columns: Iterable[str] | Mapping[str, str],
        caption: str = "",
    ) -> None:
        if not isinstance(caption, str):
            raise RefusedTypeError(f"caption={shown(caption)} is not a text")
        if isinstance(columns, str):
            raise RefusedTypeError(f"columns={columns!r} is one text, not a list of headings")
        self.headings = [*columns]
        for heading in self.headings:
            if not isinstance(heading, str):
                raise RefusedTypeError(f"heading {heading!r} is not a text; the rows come first")
        if not self.headings:
            raise RefusedValueError("columns is empty: a table needs at least one heading")
        formats = [*columns.values()] if isinstance(columns, Mapping) else [""] * len(self.headings)
        self.caption = caption
        plain = [self._plain_row(i, row) for i, row in enumerate(rows, start=1)]
        columns_of_values = zip(*plain, strict=True) if plain else [()] * len(self.headings)
        self._sides = [_side(values) for values in columns_of_values]
        self.rows = [
            [
                _cell_text(value, spec, f"row {i}, column {heading!r}")
                for value, spec, heading in zip(row, formats, self.headings, strict=True)
            ]
            for i, row in enumerate(plain, start=1)
        ]

    def _plain_row(self, i: int, row: Iterable[Any]) -> list[Any]:
        """A row's values, with tensors and arrays of one element as Python numbers."""
        if isinstance(row, str) or not isinstance(row, Iterable):
            raise RefusedTypeError(f"row {i} is {row!r}, not a tuple or list of values")
        values = [*row]
        if len(values) != len(self.headings):
            wanted = f"{len(self.headings)}, one for each column"
            raise RefusedValueError(f"row {i} has {len(values)} values, not {wanted}: {values!r}")
        return [
            _plain(value, f"row {i}, column {heading!r}")
            for value, heading in zip(values, self.headings, strict=True)
        ]

    def __repr__(self) -> str:
        columns = zip(self.headings, *self.rows, strict=True)
        rule = ["─" * max(map(_width, column)) for column in columns]
        lines = [self.headings, rule, *self.rows]
        return f"{self.caption}\n\n" * bool(self.caption) + aligned(lines, self._sides)

    def _repr_html_(self) -> str:
        """The table as HTML, with headings of columns and rows marked for screen readers."""
        # This class marks tables of results in Jupyter, Colab and the book's theme.
        lines = ['<table class="dataframe" style="font-variant-numeric: tabular-nums">']
        if self.caption:
            style = "caption-side: top; text-align: left"
            lines.append(f'<caption style="{style}">{escape(self.caption)}</caption>')
        columns = "".join(
            _cell("th" if heading else "td", "col", heading, side)
            for heading, side in zip(self.headings, self._sides, strict=True)
        )
        lines += [f"<thead><tr>{columns}</tr></thead>", "<tbody>"]
        for row in self.rows:
            tags = ["th", *["td"] * (len(row) - 1)]
            cells = map(_cell, tags, ["row"] * len(row), row, self._sides)
            lines.append(f"<tr>{''.join(cells)}</tr>")
        return "\n".join([*lines, "</tbody>", "</table>"])


def aligned(rows: Iterable[Iterable[str]], sides: Iterable[str]) -> str:
    """Rows as lines of text, each column as wide as its widest entry.

    Args:
        rows: the entries; all rows have the same length.
        sides: the alignment of each column, ``<`` for left or ``>`` for right.
    """
    rows, sides = [[*row] for row in rows], [*sides]
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        gaps = [" " * (width - _width(entry)) for entry, width in zip(row, widths, strict=True)]
        padded = [
            entry + gap if side == "<" else gap + entry
            for entry, gap, side in zip(row, gaps, sides, strict=True)
        ]
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def _plain(value: Any, where: str) -> Any:
    """Convert a tensor or an array of one element to a Python number."""
    item = getattr(value, "item", None)
    if not callable(item):
        return value
    try:
        return item()
    except (RuntimeError, TypeError, ValueError):
        shape = list(getattr(value, "shape", ()))
        raise RefusedTypeError(f"{where}: shape {shape} is many numbers, not one") from None


def _is_number(value: Any) -> bool:
    return isinstance(value, Number) and not isinstance(value, bool)


def _side(values: Iterable[Any]) -> str:
    """A column's alignment: right for numbers, ignoring empty cells."""
    there = [value for value in values if value is not None]
    return ">" if there and all(map(_is_number, there)) else "<"


def _cell_text(value: Any, spec: str, where: str) -> str:
    """A value as text."""
    if value is None:
        return ""
    if not spec and _is_number(value):
        spec = "," if isinstance(value, int) else ",.2f"
    try:
        text = format(value, spec) if spec else str(value)
    except (TypeError, ValueError) as error:
        raise RefusedTypeError(f"{where}: {value!r} has no format {spec!r} ({error})") from None
    # Screen readers say a minus sign, but not a hyphen.
    return text.replace("-", "−") if _is_number(value) else text.replace("\n", "⏎")


def _cell(tag: str, scope: str, text: str, side: str) -> str:
    scoped = f' scope="{scope}"' if tag == "th" else ""
    weight = "; font-weight: normal" if scoped and scope == "row" else ""
    whole = escape(text).replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}")  # one number
    return f'<{tag}{scoped} style="text-align: {_SIDES[side]}{weight}">{whole}</{tag}>'


def _width(text: str) -> int:
    """The width of a text in a terminal's columns: 猫 has two, a combining accent none."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(bool(unicodedata.combining(c)) for c in text)
