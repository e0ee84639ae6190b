"""One value, many forms: what counts as the same result, and what is said of another kind of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Set
from decimal import Decimal
from numbers import Integral, Real
from typing import Any

_PLAIN = (type(None), bool, int, float, complex, str, bytes)


def plain(value: Any) -> Any:
    """A result in plain Python, so that its form makes no difference.

    Scalars, arrays and tensors of NumPy and torch, fractions and decimals become numbers, or lists
    of them; tuples, ranges and generators become lists; what is like bytes becomes ``bytes``. Sets
    stay what they are, because they have no order, and so does everything else.
    """
    if type(value) in _PLAIN:
        return value
    if isinstance(value, (bytearray, memoryview)):
        return bytes(value)
    if hasattr(value, "tolist") and not isinstance(value, type):
        listed = value.tolist()
        return float(listed) if type(listed) is type(value) else plain(listed)  # long doubles
    if isinstance(value, (str, bytes)):
        return str(value) if isinstance(value, str) else bytes(value)
    if isinstance(value, (Real, Decimal)):
        return int(value) if isinstance(value, Integral) else float(value)
    if isinstance(value, Mapping):
        return {key: plain(entry) for key, entry in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, (Set, type)):
        return [plain(entry) for entry in value]
    return value


def same(a: Any, b: Any, *, relative: float = 5e-5, absolute: float = 1e-6) -> bool:
    """Whether a plain result is what is expected, however deep its lists are.

    Args:
        a: the result.
        b: what is expected.
        relative: how far a number may be from an expected float, as a share of it. The default is
            what 32 bits can hold of a difference between numbers around 1,000. Where a whole number
            is expected, only the last bits of a 64-bit float may be off.
        absolute: how far it may be in any case.
    """
    if isinstance(b, list):
        within = {"relative": relative, "absolute": absolute}
        together = isinstance(a, list) and len(a) == len(b)
        return together and all(same(x, y, **within) for x, y in zip(a, b, strict=True))
    if is_number(a) and is_number(b):
        if isinstance(b, int):
            return a == b or math.isclose(a, b, rel_tol=1e-12)
        both_nan = math.isnan(a) and math.isnan(b)
        return both_nan or math.isclose(a, b, rel_tol=relative, abs_tol=absolute)
    return type(a) is type(b) and bool(a == b)


def is_number(value: Any) -> bool:
    """Whether it is a real number; ``True`` is not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def shown(value: Any, width: int = 120) -> str:
    """A value for a message: short, and rounded where only the last digits would differ."""
    if isinstance(value, float) and abs(value) < 1e7:
        text = f"{value:.7g}"
    elif isinstance(value, list):
        text = f"[{', '.join(shown(entry, width) for entry in value[:width])}]"
    elif callable(value) and hasattr(value, "__name__"):
        text = str(value.__name__)
    else:
        try:
            text = repr(value)
        except Exception:
            text = f"<{type(value).__name__}>"
    return text if len(text) <= width else text[: width - 1] + "…"


def kind_of(value: Any) -> str:
    """What a plain value is, in words: ``"a list"``."""
    kinds = {str: "text", bytes: "bytes", dict: "a dictionary", list: "a list", bool: "a boolean"}
    if type(value) in kinds:
        return kinds[type(value)]
    if is_number(value):
        return "a number"
    if callable(value):
        return "a function"
    return f"a `{type(value).__name__}`"


def misfit(got: Any, expected: Any) -> str | None:
    """What to say of a result that is of another kind than the expected one, if it is."""
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
    return None


def _misfit_of_number(got: Any, expected: Any) -> str | None:
    if isinstance(got, list):
        if len(got) == 1 and same(got[0], expected):
            return "the number is right, but it stands in a list: return the number itself."
        return f"this is a list of {len(got)}, and one number is asked for."
    if isinstance(got, complex):
        return "this is a complex number: a root was taken of something below 0."
    if not is_number(got):
        return f"this is {kind_of(got)}, and a number is asked for."
    if math.isnan(got):
        return "this is nan, not a number: it comes of 0 / 0, ∞ − ∞ or ∞ / ∞."
    if math.isinf(got) and not math.isinf(expected):
        return "this is infinite: something became too large for a float, or was divided by 0."
    return None


def number_in(text: str) -> float | None:
    """The number that a text spells, if it does."""
    try:
        return float(text.strip().replace(",", ""))
    except ValueError:
        return None
