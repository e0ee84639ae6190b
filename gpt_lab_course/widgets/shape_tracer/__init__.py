"""A text through every operation of GPT-2: shapes, parameters, multiplications and bytes."""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

import traitlets

from gpt_lab.anatomy.costs import (
    BITS_PER_NUMBER,
    activation_bytes,
    flops_per_token,
    kv_cache_bytes,
    weight_bytes,
)
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.operations import Operation, operations
from gpt_lab.config import GPTConfig, checked
from gpt_lab.tokenization.gpt2 import gpt2_encoding
from gpt_lab.validation import RefusedValueError, integer
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Choice, Integer, RefusedSettingError, Size
from gpt_lab_course.widgets.sizes import FollowingSizes, check_gpt2, lock, size

_SIZES = ("d_model", "n_heads", "n_layers", "d_ff", "vocab_size", "context_length")
_DTYPES = ("float32", "bfloat16")


class OperationRow(TypedDict):
    """An operation as plain data; a polynomial is a list of (factor, symbols)."""

    step: str
    name: str
    formula: str
    words: str
    shape: list[str]
    results: int
    activation: str
    parameters: list[tuple[int, list[str]]]
    multiplications: list[tuple[int, list[str]]]
    kept: bool
    view: bool


def _row(operation: Operation) -> OperationRow:
    def terms(polynomial: Polynomial) -> list[tuple[int, list[str]]]:
        return [(factor, [*symbols]) for symbols, factor in polynomial.terms.items()]

    before = "blocks.0." if operation.step == "transformer" and operation.activation else ""
    return OperationRow(
        step=operation.step,
        name=operation.name,
        formula=operation.formula,
        words=operation.words,
        shape=[*operation.shape],
        results=operation.results,
        activation=before + operation.activation,
        parameters=terms(operation.parameters),
        multiplications=terms(operation.multiplications),
        kept=operation.saved_for_backward,
        view=operation.view,
    )


class ShapeTracer(FollowingSizes, LabWidget):
    """GPT-2's operations one after another, each with its result, its parameters and its costs.

    The totals are those of ``gpt_lab.anatomy``: ``count_parameters``; ``flops_per_token`` for B · T
    tokens that attend to T positions each, with 2 FLOPs a multiplication; ``activation_bytes`` for
    training; ``kv_cache_bytes`` for generation.

    Args:
        config: a GPT-2 of any size; GPT-2 small when left out.
        text: the input, in GPT-2's tokens.
        batch_size: B, the number of such texts.
        tokens: T; the text's number of tokens when left out.
        dtype: ``"float32"`` or ``"bfloat16"``, for the bytes.

    Attributes:
        d_model: width of the residual stream; likewise ``n_heads``, ``n_layers`` and ``d_ff``.
        lock_d_ff: whether ``d_ff`` follows ``4 * d_model``.
        batch_size: as above, and so are ``tokens`` and ``dtype``.
        operation: the chosen operation, counted from 0.

    Raises:
        ValueError: the configuration does not have GPT-2's architecture, or the text is empty.
        traitlets.TraitError: a size is below 1 or beyond what can be counted exactly in a browser.

    >>> ShapeTracer()
    ShapeTracer(B=1, T=5, d_model=768, n_heads=12, n_layers=12, d_ff=3072)
    >>> ShapeTracer().totals["parameters"]
    124439808
    """

    address: ClassVar = "shapes"

    # With the largest of all sizes at once, every number is still exact in JavaScript.
    batch_size = Size(
        1, symbol="B", label="texts", max=32, stops=tuple(2**power for power in range(6))
    )
    tokens = Size(
        1,
        symbol="T",
        label="tokens",
        max=1_024,
        stops=(*range(1, 17), *(2**power for power in range(5, 11))),
    )
    d_model = size("d_model", max=8_192)
    n_heads = size("n_heads", max=1_024)
    n_layers = size("n_layers", max=96)
    d_ff = size("d_ff", max=32_768)
    lock_d_ff = lock("d_ff = 4 · d_model")
    dtype = Choice(_DTYPES, label="numbers in", control="select")
    operation = Integer(0, min=0, max=len(operations()) - 1)
    vocab_size = traitlets.Int(min=1).tag(sync=True)
    context_length = traitlets.Int(min=1).tag(sync=True)

    # For the trace in the page; `_limits` has lower limits of this instance.
    _limits = traitlets.Dict().tag(sync=True)
    _text: Any = traitlets.List().tag(sync=True)
    _operations: Any = traitlets.List().tag(sync=True)
    _bytes_per_number = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        config: GPTConfig | None = None,
        *,
        text: str = "The capital of France is",
        batch_size: int = 1,
        tokens: int | None = None,
        dtype: str = "float32",
    ) -> None:
        config = GPTConfig() if config is None else checked(config)
        check_gpt2(config, qkv_bias=True, bias=True, tie_embeddings=True)
        if config.n_kv_heads != config.n_heads:
            raise RefusedValueError(
                f"n_kv_heads={config.n_kv_heads} is not n_heads={config.n_heads}: the tracer "
                "counts as many key/value heads as query heads"
            )
        encoding = gpt2_encoding()
        ids = encoding.encode_ordinary(text)
        if not ids:
            raise RefusedValueError(f"text={text!r} has no tokens")
        super().__init__(
            **{name: getattr(config, name) for name in _SIZES},
            batch_size=integer("batch_size", batch_size),
            tokens=len(ids) if tokens is None else integer("tokens", tokens),
            dtype=dtype,
            _text=[[i, encoding.decode([i])] for i in ids],
            _operations=[_row(operation) for operation in operations()],
            _limits={"tokens": min(config.context_length, type(self).tokens.max)},
            _bytes_per_number={name: BITS_PER_NUMBER[name] // 8 for name in _DTYPES},
        )

    @traitlets.validate("tokens")
    def _within_the_context(self, proposal: Any) -> int:
        if proposal["value"] > self.context_length:
            raise RefusedSettingError(
                f"tokens={proposal['value']} is above {self.context_length}, the context length"
            )
        return int(proposal["value"])

    @property
    def config(self) -> GPTConfig:
        """The configuration that the controls show.

        Raises:
            ValueError: no such model can be built; the message says why.
        """
        return GPTConfig(**{name: getattr(self, name) for name in _SIZES})

    @property
    def totals(self) -> dict[str, int]:
        """The numbers of the page's last row, from ``gpt_lab.anatomy``.

        Parameters; multiplications and FLOPs of the forward pass; bytes of the weights, of the
        activations stored in training, and of the KV cache in generation.
        """
        config, B, T, dtype = self.config, self.batch_size, self.tokens, self.dtype
        flops = B * T * flops_per_token(config, keys=T)
        return {
            "parameters": count_parameters(config).total,
            "multiplications": flops // 2,
            "flops": flops,
            "weight_bytes": weight_bytes(config, dtype),
            "activation_bytes": activation_bytes(config, T, B, dtype),
            "kv_cache_bytes": kv_cache_bytes(config, T, B, dtype),
        }

    def __repr__(self) -> str:
        names = ("d_model", "n_heads", "n_layers", "d_ff")
        sizes = ", ".join(f"{name}={getattr(self, name)}" for name in names)
        return f"ShapeTracer(B={self.batch_size}, T={self.tokens}, {sizes})"
