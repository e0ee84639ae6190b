"""Floating-point operations and bytes of a model, in closed form from its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts import Part
from gpt_lab.anatomy.structure import Anatomy, anatomy_of, context
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError, integer

BITS_PER_NUMBER: dict[str, int | Fraction] = {
    "float64": 64,
    "float32": 32,
    "bfloat16": 16,
    "float16": 16,
    "int8": 8,
    "int4": 4,
    "q8_0": Fraction(34 * 8, 32),
    "q6_k": Fraction(210 * 8, 256),
    "q4_k": Fraction(144 * 8, 256),
    "q4_1": Fraction(20 * 8, 32),
    "q4_0": Fraction(18 * 8, 32),
}
"""Bits of one number, by precision.

The last five are GGUF's blocks, which share a scale: ``q4_0`` is 32 numbers of 4 bits and one scale
of 16, so 18 bytes for 32 numbers, 4.5 bits each. A file keeps vectors, such as norms, in float32;
that is left out here.
"""


def flops_per_token(model: GPTConfig | Anatomy, keys: int = 0) -> int:
    """Floating-point operations of the forward pass for one token.

    A multiply-add is 2 FLOPs. This counts the matrix products: every weight matrix of the blocks
    (with experts, only those that are used) and the output projection (tied or not), 2 FLOPs a
    weight, and the attention's two products with keys and values, ``4 · L · keys · d_model``.
    Look-ups, biases, norms, GELU and softmax are left out, as in Kaplan et al. 2020 (section 2.1),
    who leave out the output projection too.

    Args:
        model: the model.
        keys: how many positions the token can attend to, itself included, and in a block with a
            sliding window no more than the window; 0 leaves the attention term out.

    Raises:
        TypeError: ``keys`` is not an integer, or ``model`` not a model.
        ValueError: ``keys`` is negative.
    """
    anatomy = anatomy_of(model)
    keys = integer("keys", keys, least=0)
    return _total(anatomy, lambda part: part.flops(), keys)


def weight_bytes(model: GPTConfig | Anatomy, dtype: str = "float32") -> int:
    """Bytes of the weights; a tied embedding is stored once.

    Raises:
        ValueError: ``dtype`` is not in ``BITS_PER_NUMBER``; this holds for every function below.
    """
    return byte_count(count_parameters(model).total, dtype)


def gradient_bytes(model: GPTConfig | Anatomy, dtype: str = "float32") -> int:
    """Bytes of the gradients: one number a parameter."""
    return byte_count(count_parameters(model).total, dtype)


def optimizer_bytes(model: GPTConfig | Anatomy, dtype: str = "float32") -> int:
    """Bytes of Adam's state: two moments a parameter (Kingma and Ba 2015, algorithm 1)."""
    return byte_count(2 * count_parameters(model).total, dtype)


def kv_cache_bytes(
    model: GPTConfig | Anatomy,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "float32",
) -> int:
    """Bytes of the KV cache, ``2 · L · B · T · H_kv · d_head`` numbers.

    Latent attention caches each token's latent vector and its rotated key instead: ``r_kv +
    d_rope`` numbers a token and layer. A layer with a sliding window of w tokens keeps at most w. A
    recurrent layer keeps a state that has the same size for every T.

    Args:
        model: the model.
        tokens: T, tokens in the cache; the whole context when left out.
        batch_size: B.
        dtype: the precision of one number.

    Raises:
        TypeError: ``tokens`` or ``batch_size`` is not an integer.
        ValueError: ``tokens`` is negative, or ``batch_size`` below 1.
    """
    anatomy = anatomy_of(model)
    T, B = context(anatomy, tokens), integer("batch_size", batch_size)
    return byte_count(B * _total(anatomy, lambda part: part.cached(), T), dtype)


def activation_bytes(
    model: GPTConfig | Anatomy,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "float32",
    attention_weights: bool = True,
) -> int:
    """Bytes of the activations that a forward pass stores for its backward pass.

    Per block and token: the inputs of both norms, their outputs, q, k and v, the concatenated
    heads, the FFN's hidden layer before and after GELU, and H·T attention weights. Then the final
    norm's input and output and the logits. Dropout masks are left out; for each block this is
    Korthikanti et al. 2022 (equation 1) less that: ``32·T·B·d_model + 2·H·T²·B`` bytes at two bytes
    a number.

    Args:
        model: the model.
        tokens: T, tokens in a sequence; the whole context when left out.
        batch_size: B.
        dtype: the precision of one number.
        attention_weights: whether the [T, T] weights of every head are stored, as in plain
            attention; fused attention recomputes them.

    Raises:
        TypeError: ``tokens`` or ``batch_size`` is not an integer.
        ValueError: ``tokens`` is negative, or ``batch_size`` below 1.
    """
    anatomy = anatomy_of(model)
    T, B = context(anatomy, tokens), integer("batch_size", batch_size)
    a_token = _total(anatomy, lambda part: part.saved_for_backward(attention_weights), T)
    return byte_count(B * T * a_token, dtype)


def _total(anatomy: Anatomy, cost: Callable[[Part], Polynomial], keys: int) -> int:
    """The sum of a cost over all parts of all layers."""
    near = min(keys, anatomy.sizes.get("w", keys))
    return total_cost(anatomy, cost, {"keys": keys, "T": keys, "near": near})


def total_cost(
    anatomy: Anatomy, cost: Callable[[Part], Polynomial], numbers: Mapping[str, int]
) -> int:
    """The sum of a cost over all parts of all layers, with values for further symbols."""
    costs = (cost(part).times(layers) if layers else cost(part) for layers, part in anatomy.parts())
    return Polynomial.sum(costs).evaluate({**anatomy.sizes, **numbers})


def byte_count(numbers: int, dtype: str) -> int:
    """Bytes of this many numbers, rounded up.

    Raises:
        ValueError: ``dtype`` is not in ``BITS_PER_NUMBER``.
    """
    if dtype not in BITS_PER_NUMBER:
        raise RefusedValueError(f"no dtype {dtype!r}; there are {', '.join(BITS_PER_NUMBER)}")
    return int(-(-numbers * BITS_PER_NUMBER[dtype] // 8))  # exact: integers and fractions
