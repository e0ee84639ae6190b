"""Checks of values from outside: each refusal names the value and the rule."""

from __future__ import annotations

import json
import math
import operator
import tomllib
from collections.abc import Callable
from typing import Any, Literal


class RefusedError(Exception):
    """A value or a file from outside cannot be used; the message says which, and the rule.

    Whoever gave it needs no more than that, so the command line prints the message alone. What is
    raised otherwise is a mistake in the program, whose traceback is wanted.
    """


class RefusedValueError(RefusedError, ValueError):
    """Of the right kind, but not what is allowed."""


class RefusedTypeError(RefusedError, TypeError):
    """Of another kind than is wanted."""


def integer(name: str, value: object, least: int = 1) -> int:
    """A value as an ``int``, whatever kind of integer it is.

    Raises:
        TypeError: it is not an integer; a boolean is not, nor is 768.0.
        ValueError: it is below ``least``.
    """
    if isinstance(value, bool):
        raise RefusedTypeError(f"{name}={value!r} is not an integer")
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # numpy's integers pass, 768.0 not
    except TypeError:
        raise RefusedTypeError(f"{name}={value!r} is not an integer") from None
    if number < least:
        raise RefusedValueError(f"{name}={number} is below {least}")
    return number


def number(
    name: str, value: object, rule: str = "", holds: Callable[[float], bool] | None = None
) -> float:
    """A value as a ``float``; one that is finite and keeps a rule, if there is one.

    Args:
        name: what it is called, for the message.
        value: the value.
        rule: the rule in words, after "is not": ``in [0, 1)``.
        holds: whether a number keeps it.

    Raises:
        TypeError: it is not a number; a boolean is not.
        ValueError: it is infinite or NaN, or does not keep the rule.
    """
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RefusedTypeError(f"{name}={value!r} is not a number")
    if holds is not None and not (math.isfinite(value) and holds(value)):
        raise RefusedValueError(f"{name}={value} is not {rule}")
    return value


def parsed(text: str | bytes, where: object, form: Literal["JSON", "TOML"] = "JSON") -> Any:
    """What a text in JSON or TOML says.

    Args:
        text: the text; bytes are read as UTF-8.
        where: the file that it is from, for the message.
        form: which of the two it is.

    Raises:
        ValueError: it is not in that form, not in UTF-8, or nested too deeply to be read.
    """
    try:
        text = text if isinstance(text, str) else text.decode("utf-8")
        return json.loads(text) if form == "JSON" else tomllib.loads(text)
    except RecursionError:
        raise RefusedValueError(f"{where} is {form} nested too deeply to be read") from None
    except ValueError as error:  # UnicodeDecodeError and the parsers' own errors are of this kind
        raise RefusedValueError(f"{where} is not {form}: {error}") from None
