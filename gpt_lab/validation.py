"""Checks of values from outside: each error names the value and the rule."""

from __future__ import annotations

import difflib
import json
import math
import operator
import tomllib
from collections.abc import Callable, Collection, Iterable
from numbers import Real
from typing import Any, Literal, TypeVar

T = TypeVar("T")
_LONGEST_LINE, _LONGEST_VALUE = 1_000, 200
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class RefusedError(Exception):
    """A value or a file from outside cannot be used; the message says which, and the rule.

    The command line prints only this message. Any other exception is a bug, and keeps its
    traceback.
    """

    def __init__(self, message: str) -> None:
        super().__init__(line(message))


class RefusedValueError(RefusedError, ValueError):
    """A value of the right type that is not allowed."""


class RefusedTypeError(RefusedError, TypeError):
    """A value of a wrong type."""


def line(message: str) -> str:
    """A message as one line for a terminal, with its middle left out if it is long."""
    return _cut(" ".join(message.splitlines()), _LONGEST_LINE)


def shown(value: object) -> str:
    """A value's ``repr``, shortened for a message."""
    try:
        return _cut(repr(value), _LONGEST_VALUE)
    except Exception:  # Python prints no integers of more than 4,300 digits
        if isinstance(value, int):
            return f"an integer of {value.bit_length():,} bits"
        return f"an object of type {type(value).__name__}"


def _cut(text: str, longest: int) -> str:
    """A text, without its middle if it is too long."""
    if len(text) <= longest:
        return text
    return f"{text[: longest // 2]} … [{len(text):,} characters] … {text[-longest // 3 :]}"


def integer(name: str, value: object, least: int = 1, bits: int = 63) -> int:
    """Convert any kind of integer to an ``int``.

    Args:
        name: its name in error messages.
        value: the value.
        least: the smallest allowed value.
        bits: the largest allowed number of bits; a tensor's size may have 63.

    Raises:
        TypeError: it is not an integer; a boolean is not, nor is 768.0.
        ValueError: it is below ``least``, or needs more bits.
    """
    if isinstance(value, bool):
        raise RefusedTypeError(f"{name}={value!r} is not an integer")
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # numpy's integers pass, 768.0 not
    except (TypeError, ValueError, RuntimeError):  # the last two for a tensor of several numbers
        raise RefusedTypeError(f"{name}={shown(value)} is not an integer") from None
    if number < least:
        raise RefusedValueError(f"{name}={shown(number)} is below {least}")
    if number >= 2**bits:
        raise RefusedValueError(
            f"{name}={shown(number)} is not below 2{str(bits).translate(_SUPERSCRIPTS)}"
        )
    return number


def number(
    name: str, value: object, rule: str = "", holds: Callable[[float], bool] | None = None
) -> float:
    """Convert a value to a finite ``float`` that satisfies a rule, if there is one.

    Args:
        name: its name in error messages.
        value: the value, which may be a number of NumPy's.
        rule: the rule in words, after "is not": ``in [0, 1)``.
        holds: whether a number satisfies it.

    Raises:
        TypeError: it is not a number; a boolean is not.
        ValueError: it is infinite, NaN, too large for a float, or does not satisfy the rule.
    """
    if isinstance(value, bool) or not isinstance(value, Real):
        raise RefusedTypeError(f"{name}={shown(value)} is not a number")
    try:
        plain = float(value)
    except OverflowError:
        raise RefusedValueError(f"{name}={shown(value)} is larger than a float can be") from None
    if holds is not None and not (math.isfinite(plain) and holds(plain)):
        raise RefusedValueError(f"{name}={value} is not {rule}")
    return plain


def instance(name: str, value: object, kind: type[T]) -> T:
    """A value of a certain class.

    Raises:
        TypeError: it is of another class.
    """
    if not isinstance(value, kind):
        raise RefusedTypeError(f"{name}={shown(value)} is not a {kind.__name__}")
    return value


def choice(name: str, value: object, choices: Collection[str]) -> str:
    """Check that a value is one of several words.

    Raises:
        ValueError: it is none of them.
    """
    if not isinstance(value, str) or value not in choices:
        raise RefusedValueError(f"{name}={shown(value)} is not one of {', '.join(choices)}")
    return value


def parsed(text: str | bytes, where: object, form: Literal["JSON", "TOML"] = "JSON") -> Any:
    """Parse a text in JSON or TOML.

    Args:
        text: the text; bytes are read as UTF-8.
        where: the file that it is from, for error messages.
        form: which of the two it is.

    Raises:
        ValueError: it is not in that form, not in UTF-8, or nested too deeply.
    """
    try:
        text = text if isinstance(text, str) else text.decode("utf-8")
        return json.loads(text) if form == "JSON" else tomllib.loads(text)
    except RecursionError:
        raise RefusedValueError(f"{where} is {form} nested too deeply to be read") from None
    except ValueError as error:  # UnicodeDecodeError and the parsers' own errors are ValueErrors
        raise RefusedValueError(f"{where} is not {form}: {error}") from None


def did_you_mean(name: object, known: Iterable[str], *, most: int = 1, cutoff: float = 0.6) -> str:
    """The end of an error message that suggests known names close to an unknown one.

    Args:
        name: the unknown name.
        known: the known names.
        most: the largest number of suggestions.
        cutoff: how similar they must be, from 0 (anything) to 1 (equal), as in ``difflib``.

    Returns:
        ``"; did you mean 'this'?"``, or nothing if no name is close.

    >>> did_you_mean("gpt2-smal", ["gpt2-small", "gpt2-xl"])
    "; did you mean 'gpt2-small'?"
    """
    close = difflib.get_close_matches(str(name), list(known), n=most, cutoff=cutoff)
    return f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
