"""A cell's result as a table: HTML in a notebook and on a page, aligned text in a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from html import escape
from numbers import Number
from typing import Any

from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

_SIDES = {"<": "left", ">": "right"}


class Table:
    """Rows under column headings, for a reader to look at.

    At the end of a cell it is an HTML table, which a screen reader can walk through; ``print`` and
    a terminal give aligned text. Columns of numbers stand to the right.

    Args:
        rows: the rows, each with a value for every column; the first value names its row. A tensor
            of one number is that number; None leaves its place empty.
        columns: the headings; as a dictionary, with a format for each as behind the colon of an
            f-string, such as ``".1f"`` or ``".0%"``. Where the format is empty or there is none,
            integers have their thousands separated and other numbers two decimals.
        caption: what the table shows, if its place does not say so.

    Raises:
        TypeError: a row is no row, or a value has no format of that kind or is many numbers.
        ValueError: there are no columns, or a row has more or fewer values than there are.

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
        """A row's values, Python's own numbers in place of tensors and arrays of one."""
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
        """The table for a screen reader, too: headings of columns and rows are told as such."""
        # The class is what Jupyter, Colab and the book's theme know tables of results by.
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
        rows: the entries; all rows have as many.
        sides: of each column, ``<`` for left or ``>`` for right.
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
    """Python's own number in place of a tensor's or an array's."""
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
    """Where a column's entries stand: numbers to the right, places left empty aside."""
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
    # A minus sign is read aloud, a hyphen is not.
    return text.replace("-", "−") if _is_number(value) else text.replace("\n", "⏎")


def _cell(tag: str, scope: str, text: str, side: str) -> str:
    scoped = f' scope="{scope}"' if tag == "th" else ""
    weight = "; font-weight: normal" if scoped and scope == "row" else ""
    whole = escape(text).replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}")  # one number
    return f'<{tag}{scoped} style="text-align: {_SIDES[side]}{weight}">{whole}</{tag}>'


def _width(text: str) -> int:
    """How many columns a terminal gives a text: 猫 has two, a combining accent none."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(bool(unicodedata.combining(c)) for c in text)
