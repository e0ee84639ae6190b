"""Every number of a GPT in closed form: parameters, FLOPs and bytes of any configuration.

``TENSORS`` states each tensor once, as a product of symbols. Everything else reads that table: the
counts and formulas here, the pies, the widgets (which get it as JSON), the notebooks.

Sources: the tensors and their shapes are those of OpenAI's GPT-2 release (Radford et al. 2019).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.checks import integer
from gpt_lab.config import GPTConfig, checked


@dataclass(frozen=True)
class Tensor:
    """One parameter tensor: where it belongs, and its shape in symbols.

    ``when`` names the switch of the configuration without which the tensor does not exist.
    """

    step: str
    component: str
    name: str
    shape: tuple[str, ...]
    when: str = "always"

    @property
    def per_block(self) -> bool:
        """Whether each of the L blocks has its own."""
        return self.step == "transformer"

    @property
    def factors(self) -> tuple[str, ...]:
        """The symbols whose product is its count, all blocks together."""
        return ("L", *self.shape) if self.per_block else self.shape


STEPS = ("tokenization", "embedding", "transformer", "output", "prediction")
"""The five steps from text to the next token, in order."""

TENSORS = (
    Tensor("embedding", "token embedding", "weight", ("V", "d_model")),
    Tensor("embedding", "position embedding", "weight", ("n_ctx", "d_model")),
    Tensor("transformer", "attention", "query weight", ("d_model", "d_model")),
    Tensor("transformer", "attention", "query bias", ("d_model",), "qkv_bias"),
    Tensor("transformer", "attention", "key weight", ("d_model", "d_kv")),
    Tensor("transformer", "attention", "key bias", ("d_kv",), "qkv_bias"),
    Tensor("transformer", "attention", "value weight", ("d_model", "d_kv")),
    Tensor("transformer", "attention", "value bias", ("d_kv",), "qkv_bias"),
    Tensor("transformer", "attention", "output weight", ("d_model", "d_model")),
    Tensor("transformer", "attention", "output bias", ("d_model",), "bias"),
    Tensor("transformer", "feed-forward", "up weight", ("d_model", "d_ff")),
    Tensor("transformer", "feed-forward", "up bias", ("d_ff",), "bias"),
    Tensor("transformer", "feed-forward", "down weight", ("d_ff", "d_model")),
    Tensor("transformer", "feed-forward", "down bias", ("d_model",), "bias"),
    Tensor("transformer", "layer norms", "norm 1 scale", ("d_model",)),
    Tensor("transformer", "layer norms", "norm 1 shift", ("d_model",), "bias"),
    Tensor("transformer", "layer norms", "norm 2 scale", ("d_model",)),
    Tensor("transformer", "layer norms", "norm 2 shift", ("d_model",), "bias"),
    Tensor("output", "final layer norm", "scale", ("d_model",)),
    Tensor("output", "final layer norm", "shift", ("d_model",), "bias"),
    Tensor("output", "output projection", "weight", ("V", "d_model"), "untied"),
)


def symbol_values(config: GPTConfig) -> dict[str, int]:
    """The value of each symbol that a shape or a formula may name."""
    return {
        "V": config.vocab_size,
        "n_ctx": config.context_length,
        "L": config.n_layers,
        "d_model": config.d_model,
        "d_kv": config.n_kv_heads * config.d_head,
        "d_ff": config.d_ff,
    }


def _conditions(config: GPTConfig) -> list[str]:
    """What a tensor's ``when`` may ask for and the configuration grants."""
    granted = {
        "qkv_bias": config.qkv_bias,
        "bias": config.bias,
        "untied": not config.tie_embeddings,
    }
    return [name for name, on in granted.items() if on]


def tensors(config: GPTConfig) -> list[Tensor]:
    """The rows of ``TENSORS`` that a configuration has.

    Where every query head has its own keys and values, d_kv is d_model and is written so.
    """
    on = {"always", *_conditions(config)}
    alike = {"d_kv": "d_model"} if config.n_kv_heads == config.n_heads else {}
    return [
        Tensor(t.step, t.component, t.name, tuple(alike.get(s, s) for s in t.shape), t.when)
        for t in TENSORS
        if t.when in on
    ]


@dataclass(frozen=True)
class Count:
    """A number of parameters with where it comes from: a node of the tree.

    Attributes:
        name: what is counted.
        config: the configuration it belongs to.
        formula: the closed form, all L blocks included.
        parts: what it is the sum of; empty for a tensor.
        shape: a tensor's shape in symbols; None for a sum.
        note: a remark, such as why a count is 0.
    """

    name: str
    config: GPTConfig = field(repr=False)
    formula: Polynomial = field(repr=False)
    parts: tuple[Count, ...] = field(default=(), repr=False)
    shape: tuple[str, ...] | None = field(default=None, repr=False)
    note: str = field(default="", repr=False)

    @cached_property
    def total(self) -> int:
        """The number of parameters, those of all blocks together."""
        return self.formula.evaluate(symbol_values(self.config))

    @property
    def text(self) -> str:
        """The formula as text."""
        return self.formula.text()

    @property
    def latex(self) -> str:
        """The formula as LaTeX."""
        return self.formula.latex()

    @property
    def filled_in(self) -> str:
        """The formula with the configuration's numbers in place of its symbols."""
        return self.formula.text(symbol_values(self.config))

    def __getitem__(self, name: str) -> Count:
        """The first part of that name, however deep: ``count["attention"].total``.

        Raises:
            KeyError: no part has that name.
        """
        for part in self.walk():
            if part.name == name:
                return part
        raise KeyError(f"no part {name!r}; there are {', '.join(p.name for p in self.walk())}")

    def walk(self) -> Iterator[Count]:
        """This node and everything below it, from the top down."""
        yield self
        for part in self.parts:
            yield from part.walk()

    @property
    def components(self) -> dict[str, int]:
        """The count of each component that has parameters, in the order text meets them."""
        return {c.name: c.total for step in self.parts for c in step.parts if c.total}

    def __str__(self) -> str:
        return self.tree()

    def tree(self) -> str:
        """The count as one would draw it by hand: a line a part, one block drawn once."""
        rows: list[tuple[str, str, str]] = []
        values, blocks = symbol_values(self.config), self.config.n_layers

        def draw(node: Count, before: str, branch: str, per_block: bool) -> None:
            number = node.total // blocks if per_block else node.total
            shape = " × ".join(f"{values[s]:,}" for s in node.shape or ())
            rows.append((f"{before}{branch}{node.name}", shape or node.note, f"{number:,}"))
            parts = node.parts
            if node.name == "transformer":
                each = Count("each block", node.config, node.formula, node.parts)
                parts, per_block = (each,), False
            inner = before + {"": "", "├─ ": "│  ", "└─ ": "   "}[branch]
            for part in parts:
                last = part is parts[-1]
                below = per_block or part.name == "each block"
                draw(part, inner, "└─ " if last else "├─ ", below)

        draw(self, "", "", False)
        left, middle, right = (max(len(row[i]) for row in rows) for i in range(3))
        return "\n".join(f"{a:<{left}}  {b:>{middle}}  {c:>{right}}".rstrip() for a, b, c in rows)

    def table(self) -> str:
        """Each component with its count and its share of the total, as aligned text."""
        rows = [(name, f"{n:,}", f"{n / self.total:.2%}") for name, n in self.components.items()]
        rows.append(("total", f"{self.total:,}", f"{1:.2%}"))
        left, middle, right = (max(len(row[i]) for row in rows) for i in range(3))
        return "\n".join(f"{a:<{left}}  {b:>{middle}}  {c:>{right}}" for a, b, c in rows)

    def to_dict(self) -> dict[str, object]:
        """The tree as plain data, for JSON: name, total, formula, shape and parts."""
        values = symbol_values(self.config)
        return {
            "name": self.name,
            "total": self.total,
            "formula": self.text,
            **({"shape": [values[s] for s in self.shape]} if self.shape else {}),
            **({"parts": [part.to_dict() for part in self.parts]} if self.parts else {}),
        }


def count_parameters(config: GPTConfig) -> Count:
    """Count the parameters of a configuration in closed form, by step, component and tensor.

    Raises:
        TypeError: it is no ``GPTConfig``, but a preset's name, for instance.

    >>> count = count_parameters(GPTConfig())
    >>> count.total
    124439808
    >>> count["attention"].text
    'L·(4·d_model² + 4·d_model)'
    """
    checked(config)

    def add_up(name: str, parts: list[Count], note: str = "") -> Count:
        formula = sum((part.formula for part in parts), Polynomial.zero())
        return Count(name, config, formula, tuple(parts), note=note)

    def leaf(tensor: Tensor) -> Count:
        formula = Polynomial.product(*tensor.factors)
        return Count(tensor.name, config, formula, shape=tensor.shape)

    by_component: dict[tuple[str, str], list[Count]] = {}
    for tensor in tensors(config):
        by_component.setdefault((tensor.step, tensor.component), []).append(leaf(tensor))
    steps = []
    for step in STEPS:
        components = [add_up(c, ls) for (s, c), ls in by_component.items() if s == step]
        if step == "output" and config.tie_embeddings:
            shared = "shared with the token embedding"
            components.append(add_up("output projection", [], shared))
        if step == "transformer":
            note = f"{config.n_layers} blocks" if config.n_layers > 1 else "1 block"
        else:
            note = ""
        steps.append(add_up(step, components, note))
    return add_up("parameters", steps)


def closed_form() -> dict[str, Any]:
    """Every count and formula of multi-head attention models as plain data, ready for JSON.

    It is what a program without Python needs to count, such as a page in a browser:

    - ``tensors``: a row each, with ``step``, ``component``, ``name``, ``shape`` and ``factors`` in
      symbols (the count is the product of the factors), ``formula`` as text, and ``when``.
    - ``formulas``: component (or ``"total"``) → granted conditions, joined by spaces in the
      order of ``conditions`` → formula as text. Only conditions that the component's tensors
      ask for are named: ``formulas["attention"]["qkv_bias bias"]``.
    - ``conditions``: the values of ``when`` besides ``"always"``.
    """
    everything = GPTConfig(tie_embeddings=False)
    conditions = _conditions(everything)
    rows = tensors(everything)
    asked = {"total": set(conditions)}
    for row in rows:
        asked.setdefault(row.component, set()).add(row.when)
    formulas: dict[str, dict[str, str]] = {part: {} for part in asked}
    for qkv_bias, bias, tied in itertools.product((True, False), repeat=3):
        config = GPTConfig(qkv_bias=qkv_bias, bias=bias, tie_embeddings=tied)
        count = count_parameters(config)
        for part, names in asked.items():
            key = " ".join(name for name in _conditions(config) if name in names)
            formulas[part][key] = (count if part == "total" else count[part]).text
    return {
        "conditions": conditions,
        "tensors": [
            {
                "step": row.step,
                "component": row.component,
                "name": row.name,
                "shape": list(row.shape),
                "factors": list(row.factors),
                "formula": Polynomial.product(*row.factors).text(),
                "when": row.when,
            }
            for row in rows
        ],
        "formulas": formulas,
    }


def flops_per_token(config: GPTConfig, keys: int = 0) -> int:
    """Floating-point operations of the forward pass for one token.

    A multiply-add is 2 FLOPs. Counted are the matrix products: every weight matrix of the blocks
    and the output projection (tied or not), 2 FLOPs a weight, and the attention's two products
    with keys and values, ``4 · L · keys · d_model``. Look-ups, biases, norms, GELU and softmax
    are left out, as in Kaplan et al. 2020 (section 2.1), who leave out the output projection too.

    Args:
        config: the model.
        keys: how many positions the token attends to, itself included; 0 leaves the attention
            term out.

    Raises:
        TypeError: ``keys`` is no integer.
        ValueError: ``keys`` is negative.
    """
    keys = integer("keys", keys, least=0)
    values = symbol_values(config)
    matrices = [
        Polynomial.product("L", *t.shape)
        for t in tensors(config)
        if t.per_block and len(t.shape) == 2
    ]
    matrices.append(Polynomial.product("V", "d_model"))
    products = sum(matrices, Polynomial.zero()).evaluate(values)
    return 2 * products + 4 * config.n_layers * keys * config.d_model


BYTES_PER_NUMBER = {
    "float64": 8.0,
    "float32": 4.0,
    "bfloat16": 2.0,
    "float16": 2.0,
    "int8": 1.0,
    "int4": 0.5,
}


def _bytes(numbers: int, dtype: str) -> int:
    if dtype not in BYTES_PER_NUMBER:
        raise ValueError(f"no dtype {dtype!r}; there are {', '.join(BYTES_PER_NUMBER)}")
    return math.ceil(numbers * BYTES_PER_NUMBER[dtype])


def _sequences(config: GPTConfig, tokens: int | None, batch_size: int) -> tuple[int, int]:
    """T and B: the whole context where no ``tokens`` are given."""
    T = config.context_length if tokens is None else integer("tokens", tokens, least=0)
    return T, integer("batch_size", batch_size)


def weight_bytes(config: GPTConfig, dtype: str = "float32") -> int:
    """Bytes of the weights; a tied embedding is stored once.

    Raises:
        ValueError: ``dtype`` is not in ``BYTES_PER_NUMBER`` (so for every function below).
    """
    return _bytes(count_parameters(config).total, dtype)


def gradient_bytes(config: GPTConfig, dtype: str = "float32") -> int:
    """Bytes of the gradients: one number a parameter."""
    return _bytes(count_parameters(config).total, dtype)


def optimizer_bytes(config: GPTConfig, dtype: str = "float32") -> int:
    """Bytes of Adam's state: two moments a parameter (Kingma and Ba 2015, algorithm 1)."""
    return _bytes(2 * count_parameters(config).total, dtype)


def kv_cache_bytes(
    config: GPTConfig, tokens: int | None = None, batch_size: int = 1, dtype: str = "float32"
) -> int:
    """Bytes of the kept keys and values, ``2 · L · B · T · H_kv · d_head`` numbers.

    Args:
        config: the model.
        tokens: T, tokens in the cache; the whole context when left out.
        batch_size: B.
        dtype: the precision of one number.

    Raises:
        TypeError: ``tokens`` or ``batch_size`` is no integer.
        ValueError: ``tokens`` is negative, or ``batch_size`` below 1.
    """
    T, B = _sequences(config, tokens, batch_size)
    width = config.n_kv_heads * config.d_head
    return _bytes(2 * config.n_layers * B * T * width, dtype)


def activation_bytes(
    config: GPTConfig,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "float32",
    attention_weights: bool = True,
) -> int:
    """Bytes of the activations that a forward pass keeps for its backward pass.

    Per block and token: the inputs of both norms, their outputs, q, k and v, the concatenated
    heads, the FFN's hidden layer before and after GELU, and H·T attention weights. Then the final
    norm's input and output and the logits. Without what dropout keeps; for each block this is
    Korthikanti et al. 2022 (equation 1) less that: ``32·T·B·d_model + 2·H·T²·B`` bytes at
    two bytes a number.

    Args:
        config: the model.
        tokens: T, tokens in a sequence; the whole context when left out.
        batch_size: B.
        dtype: the precision of one number.
        attention_weights: whether the [T, T] weights of every head are kept, as plain attention
            does; fused attention computes them anew.

    Raises:
        TypeError: ``tokens`` or ``batch_size`` is no integer.
        ValueError: ``tokens`` is negative, or ``batch_size`` below 1.
    """
    T, B = _sequences(config, tokens, batch_size)
    width = 6 * config.d_model + 2 * config.n_kv_heads * config.d_head + 2 * config.d_ff
    scores = config.n_heads * T if attention_weights else 0
    a_token = config.n_layers * (width + scores) + 2 * config.d_model + config.vocab_size
    return _bytes(B * T * a_token, dtype)
