"""Closed forms as data: polynomials in the symbols of a model.

A parameter count is a sum of products such as ``V·d_model + L·(4·d_model² + …)``. The same object
gives the number, the formula as text or LaTeX, and the formula with numbers filled in, so they
always agree.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_MIXERS = (
    *("full", "window", "full_reuse", "window_reuse"),
    *("mamba", "delta", "lightning", "filter"),
)
_NETWORKS = ("dense", "wide", "moe", "both")

LATEX = {
    "B": "B",
    "T": "T",
    "V": "V",
    "n_ctx": r"n_\text{ctx}",
    "V_layer": r"V_\text{layer}",
    "L": "L",
    **{f"L_{kind}": rf"L_\text{{{kind.replace('_', ' ')}}}" for kind in (*_NETWORKS, *_MIXERS)},
    **{
        f"L_{mixer}_{ffn}": rf"L_\text{{{mixer.replace('_', ' ')}, {ffn}}}"
        for mixer in _MIXERS
        for ffn in _NETWORKS
    },
    "E": "E",
    "k": "k",
    "H": "H",
    "H_full": r"H_\text{full}",
    "H_index": r"H_\text{index}",
    "H_ssm": r"H_\text{ssm}",
    "H_value": r"H_\text{value}",
    "keys": r"n_\text{keys}",
    "near": r"n_\text{near}",
    "kernel": "K",
    "d_model": r"d_\text{model}",
    "r_q": r"r_\text{q}",
    "r_kv": r"r_\text{kv}",
    "d_q": r"d_\text{q}",
    "d_kv": r"d_\text{kv}",
    "d_q_full": r"d_\text{q,full}",
    "d_kv_full": r"d_\text{kv,full}",
    "d_q_index": r"d_\text{q,index}",
    "d_index": r"d_\text{index}",
    "d_nope": r"d_\text{nope}",
    "d_rope": r"d_\text{rope}",
    "d_v": r"d_\text{v}",
    "d_v_full": r"d_\text{v,full}",
    "d_o": r"d_\text{o}",
    "d_o_full": r"d_\text{o,full}",
    "d_head": r"d_\text{head}",
    "d_head_full": r"d_\text{head,full}",
    "d_layers": r"d_\text{layers}",
    "d_layer": r"d_\text{layer}",
    "r_dt": r"r_\text{dt}",
    "d_ssm": r"d_\text{ssm}",
    "d_state": r"d_\text{state}",
    "d_bc": r"d_\text{bc}",
    "d_key": r"d_\text{key}",
    "d_value": r"d_\text{value}",
    "d_head_k": r"d_\text{head,k}",
    "d_head_v": r"d_\text{head,v}",
    "d_ff": r"d_\text{ff}",
    "d_wide": r"d_\text{wide}",
    "d_inner": r"d_\text{inner}",
    "d_expert": r"d_\text{expert}",
    "d_shared": r"d_\text{shared}",
}
"""LaTeX for each symbol, in the order in which factors of a product are written."""

SYMBOLS = tuple(LATEX)
LAYERS = tuple(symbol for symbol in SYMBOLS if symbol == "L" or symbol.startswith("L_"))
"""Symbols for numbers of layers; a factor shared by all terms of a kind is written in front of
brackets."""

_ORDER = {symbol: place for place, symbol in enumerate(SYMBOLS)}
_SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

Monomial = tuple[str, ...]


@dataclass(frozen=True)
class Polynomial:
    """A sum of products of symbols, ``{("d_model", "d_model"): 4}`` being ``4·d_model²``."""

    terms: Mapping[Monomial, int]

    @classmethod
    def product(cls, *symbols: str, times: int = 1) -> Polynomial:
        """A single product; ``times`` alone if there are no symbols. The symbol ``1`` is 1."""
        return cls({tuple(sorted((s for s in symbols if s != "1"), key=_ORDER.__getitem__)): times})

    @classmethod
    def sum(cls, polynomials: Iterable[Polynomial]) -> Polynomial:
        """The sum of several polynomials; 0 for none."""
        total: Counter[Monomial] = Counter()
        for polynomial in polynomials:
            total.update(polynomial.terms)
        return cls(dict(total))

    def __add__(self, other: Polynomial) -> Polynomial:
        return Polynomial.sum((self, other))

    def times(self, symbol: str) -> Polynomial:
        """Multiply by a symbol."""
        return Polynomial.sum(
            Polynomial.product(symbol, *symbols, times=factor)
            for symbols, factor in self.terms.items()
        )

    def evaluate(self, values: Mapping[str, int]) -> int:
        """The value of the polynomial for given values of its symbols."""
        return sum(
            factor * math.prod(values[symbol] for symbol in symbols)
            for symbols, factor in self.terms.items()
        )

    def text(self, values: Mapping[str, int] | None = None) -> str:
        """``V·d_model + L·(4·d_model² + 4·d_model)``, or with numbers where values are given."""
        names = {s: s for s in SYMBOLS} if values is None else {s: f"{values[s]:,}" for s in values}
        return self._write(names, "·", lambda base, n: f"{base}{str(n).translate(_SUPERSCRIPT)}")

    def latex(self) -> str:
        r"""The formula in LaTeX: ``L \, (4 \, d_\text{model}^{2} + 4 \, d_\text{model})``."""
        return self._write(LATEX, r" \, ", lambda base, n: f"{base}^{{{n}}}")

    def _write(self, names: Mapping[str, str], times: str, power) -> str:  # type: ignore[no-untyped-def]
        def product(symbols: Monomial, factor: int) -> str:
            parts = [f"{factor}"] if factor != 1 or not symbols else []
            for symbol, n in Counter(symbols).items():
                parts.append(names[symbol] if n == 1 else power(names[symbol], n))
            return times.join(parts)

        def total(terms: Mapping[Monomial, int]) -> str:
            ordered = sorted(terms, key=lambda m: (-len(m), [_ORDER[s] for s in m]))
            return " + ".join(product(m, terms[m]) for m in ordered)

        outside = {m: n for m, n in self.terms.items() if not set(m) & set(LAYERS)}
        pieces = [total(outside)] if outside else []
        for layers in LAYERS:
            inside = {
                tuple(s for s in m if s != layers): n for m, n in self.terms.items() if layers in m
            }
            if len(inside) > 1:
                pieces.append(f"{names[layers]}{times}({total(inside)})")
            elif inside:
                pieces.append(total({(layers, *m): n for m, n in inside.items()}))
        return " + ".join(pieces) or "0"
