"""Closed forms as data: polynomials in the symbols of a configuration.

A parameter count is a sum of products such as ``V·d_model + L·(4·d_model² + …)``. Kept as data, the
same object gives the number, the formula as text, the formula as LaTeX, and the formula with
the numbers filled in, so that none of them can drift from the others.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

SYMBOLS = ("V", "n_ctx", "L", "d_model", "d_kv", "d_ff")
"""The order in which the factors of a product are written."""

LATEX = {
    "V": "V",
    "n_ctx": r"n_\text{ctx}",
    "L": "L",
    "d_model": r"d_\text{model}",
    "d_kv": r"d_\text{kv}",
    "d_ff": r"d_\text{ff}",
}

_SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

Monomial = tuple[str, ...]


@dataclass(frozen=True)
class Polynomial:
    """A sum of products of symbols, ``{("d_model", "d_model"): 4}`` being ``4·d_model²``."""

    terms: Mapping[Monomial, int]

    @classmethod
    def product(cls, *symbols: str) -> Polynomial:
        """One product; without symbols it is 1."""
        return cls({tuple(sorted(symbols, key=SYMBOLS.index)): 1})

    @classmethod
    def zero(cls) -> Polynomial:
        """The empty sum."""
        return cls({})

    def __add__(self, other: Polynomial) -> Polynomial:
        total = Counter(self.terms)
        total.update(other.terms)
        return Polynomial(dict(total))

    def evaluate(self, values: Mapping[str, int]) -> int:
        """The number that comes out when each symbol has its value."""
        return sum(
            factor * math.prod(values[symbol] for symbol in symbols)
            for symbols, factor in self.terms.items()
        )

    def text(self, values: Mapping[str, int] | None = None) -> str:
        """``V·d_model + L·(4·d_model² + 4·d_model)``, or with numbers where values are given."""
        names = {s: s if values is None else f"{values[s]:,}" for s in SYMBOLS}
        return self._write(names, "·", lambda base, n: f"{base}{str(n).translate(_SUPERSCRIPT)}")

    def latex(self) -> str:
        r"""The formula for MathJax: ``L \, (4 \, d_\text{model}^{2} + 4 \, d_\text{model})``."""
        return self._write(LATEX, r" \, ", lambda base, n: f"{base}^{{{n}}}")

    def _write(self, names: Mapping[str, str], times: str, power) -> str:  # type: ignore[no-untyped-def]
        def product(symbols: Monomial, factor: int) -> str:
            parts = [f"{factor}"] if factor != 1 or not symbols else []
            for symbol, n in Counter(symbols).items():
                parts.append(names[symbol] if n == 1 else power(names[symbol], n))
            return times.join(parts)

        def total(terms: Mapping[Monomial, int]) -> str:
            ordered = sorted(terms, key=lambda m: (-len(m), [SYMBOLS.index(s) for s in m]))
            return " + ".join(product(m, terms[m]) for m in ordered)

        outside = {m: n for m, n in self.terms.items() if "L" not in m}
        inside = {tuple(s for s in m if s != "L"): n for m, n in self.terms.items() if "L" in m}
        pieces = [total(outside)] if outside else []
        if len(inside) > 1:
            pieces.append(f"{names['L']}{times}({total(inside)})")
        elif inside:
            pieces.append(total({("L", *m): n for m, n in inside.items()}))
        return " + ".join(pieces) or "0"
