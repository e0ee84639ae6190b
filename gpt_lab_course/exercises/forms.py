"""Results in plain Python: their equality, and messages about wrong types."""

from __future__ import annotations

import inspect
import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from decimal import Decimal
from numbers import Integral, Real
from typing import Any

MOST_ENTRIES = 1_000_000  # entries of one result; an endless one would fill the memory
DEEPEST = 50  # levels of nested lists
_PLAIN = (type(None), bool, int, float, complex, str, bytes)


class UnreadableError(ValueError):
    """A result is infinite, or contains itself."""


@dataclass(frozen=True)
class Foreign:
    """A stand-in for an object of a foreign class: two texts about it, without its code.

    Args:
        kind: its class, in words: ``"a `Tower`"``.
        text: its ``repr``, shortened.
    """

    kind: str
    text: str

    def __repr__(self) -> str:
        return self.text


def plain(value: Any) -> Any:
    """Convert a result to plain Python, so that results of different types can be compared.

    Scalars, arrays and tensors of NumPy and torch, fractions and decimals become numbers, or lists
    of them; tuples, ranges and generators become lists; byte arrays become ``bytes``. Sets stay
    sets, because they have no order. Functions, classes and the package's own objects stay as they
    are. Any other object becomes ``Foreign``, so that its methods are never called outside the time
    limit.

    Raises:
        UnreadableError: more than ``MOST_ENTRIES``, or deeper than ``DEEPEST``.
    """
    return _plain(value, itertools.count(1), 0)


def _plain(value: Any, entries: Iterator[int], depth: int) -> Any:
    if next(entries) > MOST_ENTRIES:
        raise UnreadableError(f"more than {MOST_ENTRIES:,} entries, if they end at all")
    if type(value) in _PLAIN:
        return value
    if depth > DEEPEST:
        raise UnreadableError(f"lists within lists, more than {DEEPEST} deep, or one in itself")

    def inner(entry: Any) -> Any:
        return _plain(entry, entries, depth + 1)

    if isinstance(value, (bytearray, memoryview)):
        return bytes(value)
    if hasattr(value, "tolist") and not isinstance(value, type):
        if math.prod(getattr(value, "shape", ())) > MOST_ENTRIES:
            raise UnreadableError(f"more than {MOST_ENTRIES:,} numbers")
        listed = value.tolist()
        return float(listed) if type(listed) is type(value) else inner(listed)  # long doubles
    if isinstance(value, (str, bytes)):
        return str(value) if isinstance(value, str) else bytes(value)
    if isinstance(value, (Real, Decimal)):
        return int(value) if isinstance(value, Integral) else float(value)
    if isinstance(value, Mapping):
        return {_hashable(inner(key)): inner(entry) for key, entry in value.items()}
    if isinstance(value, Set):
        return {_hashable(inner(entry)) for entry in value}
    if isinstance(value, Iterable) and not isinstance(value, type):
        return [inner(entry) for entry in value]
    own = type(value).__module__.partition(".")[0] == "gpt_lab"
    if own or value is ... or type(value) is type or inspect.isroutine(value):
        return value
    return Foreign(kind_of(value), shown(value))


def _hashable(value: Any) -> Any:
    return tuple(map(_hashable, value)) if isinstance(value, list) else value


def same(a: Any, b: Any, *, relative: float = 5e-5, absolute: float = 1e-6) -> bool:
    """Whether a plain result equals the expected one; nested lists are compared entry by entry.

    Args:
        a: the result.
        b: the expected result.
        relative: the relative tolerance for floats. The default is the precision of a difference of
            32-bit numbers around 1,000. For an expected whole number, only the last bits of a
            64-bit float may differ.
        absolute: the absolute tolerance.
    """
    if isinstance(b, list):
        within = {"relative": relative, "absolute": absolute}
        together = isinstance(a, list) and len(a) == len(b)
        return together and all(same(x, y, **within) for x, y in zip(a, b, strict=True))
    if is_number(a) and is_number(b):
        if isinstance(b, int):
            return a == b or _close(a, b, rel_tol=1e-12)
        both_nan = a != a and b != b
        return both_nan or _close(a, b, rel_tol=relative, abs_tol=absolute)
    return type(a) is type(b) and bool(a == b)


def _close(a: float, b: float, **tolerances: float) -> bool:
    try:
        return math.isclose(a, b, **tolerances)
    except OverflowError:  # an integer beyond 1e308
        return a == b


def is_number(value: Any) -> bool:
    """Whether it is a real number; ``True`` is not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def shown(value: Any, width: int = 120) -> str:
    """A value for a message: shortened, and rounded."""
    try:
        text = _text(value, width)
    except (Exception, SystemExit):  # of a class whose own methods raise
        text = f"<{type(value).__name__}>"
    return text if len(text) <= width else text[: width - 1] + "…"


def _text(value: Any, width: int) -> str:
    if isinstance(value, float) and abs(value) < 1e7:
        return f"{value:.7g}"
    if isinstance(value, list):
        return f"[{', '.join(shown(entry, width) for entry in value[:width])}]"
    if type(value) is int and (digits := value.bit_length() * math.log10(2)) > width:
        return f"an integer of about {digits:,.0f} digits"
    if type(value) in (str, bytes):
        return repr(value[:width])
    if callable(value) and hasattr(value, "__name__"):
        return str(value.__name__)
    return repr(value)


def kind_of(value: Any) -> str:
    """The type of a plain value in words: ``"a list"``."""
    if isinstance(value, Foreign):
        return value.kind
    kinds = {str: "text", bytes: "bytes", dict: "a dictionary", list: "a list", bool: "a boolean"}
    if type(value) in kinds:
        return kinds[type(value)]
    if is_number(value):
        return "a number"
    if callable(value):
        return "a function"
    return f"a `{type(value).__name__}`"


def misfit(got: Any, expected: Any) -> str | None:
    """The message about a result of another type or shape than expected; None if there is none."""
    wanted = kind_of(expected)
    if got is None or got is ...:
        return "this input gets nothing back: one way through the function has no `return`."
    if isinstance(got, str) and not isinstance(expected, str):
        close = is_number(expected) and same(number_in(got), expected)
        value = "its value is right, but it is text" if close else "this is text"
        return f"{value}; {wanted} is asked for."
    if isinstance(got, bytes) and isinstance(expected, str):
        return "these are bytes; decode them, so that they are text."
    if isinstance(got, Set):
        return f"this is a set, which keeps no order and nothing twice; {wanted} is asked for."
    if is_number(expected):
        return _misfit_of_number(got, expected)
    if isinstance(expected, list) and not isinstance(got, list):
        return f"this is {kind_of(got)}, and {wanted} is asked for."
    if isinstance(expected, list) and expected and isinstance(expected[0], list):
        if got and not isinstance(got[0], list):
            return "this is one flat list; return a list of lists, like the one that goes in."
    elif isinstance(expected, list) and len(got) == 1 and isinstance(got[0], list):
        return "this is a list within a list; return the inner one."
    if type(got) is not type(expected):
        return f"this is {kind_of(got)}, and {wanted} is asked for."
    shapes = shape(got), shape(expected)
    if max(map(len, shapes)) > 1 and all(shapes) and shapes[0] != shapes[1]:
        return f"this has the shape {list(shapes[0])}; the right result has {list(shapes[1])}."
    return None


def shape(value: Any) -> tuple[int, ...]:
    """The length of a plain result along each axis; empty if lists differ in length."""
    if not isinstance(value, list):
        return ()
    inner = {shape(entry) if isinstance(entry, list) else None for entry in value}
    if len(inner) > 1 or () in inner:
        return ()
    return (len(value), *(inner.pop() or () if inner else ()))


def _misfit_of_number(got: Any, expected: Any) -> str | None:
    if isinstance(got, list):
        if len(got) == 1 and same(got[0], expected):
            return "the number is right, but it stands in a list: return the number itself."
        return f"this is a list of {len(got)}, and one number is asked for."
    if isinstance(got, complex):
        return "this is a complex number: a root was taken of something below 0."
    if not is_number(got):
        return f"this is {kind_of(got)}, and a number is asked for."
    if got != got:
        return "this is nan, not a number: it comes of 0 / 0, ∞ − ∞ or ∞ / ∞."
    if abs(got) == math.inf and abs(expected) != math.inf:
        return "this is infinite: something became too large for a float, or was divided by 0."
    return None


def number_in(text: str) -> float | None:
    """The number that a text consists of, or None."""
    try:
        return float(text.strip().replace(",", ""))
    except ValueError:
        return None
