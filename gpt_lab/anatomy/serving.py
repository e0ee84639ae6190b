"""The costs of reading a prompt, generating a token, and training: operations, bytes, seconds.

A forward pass multiplies each weight by its inputs, and reads each weight from memory once, however
many tokens it processes together. Its arithmetic intensity, operations for each byte that is read,
decides whether arithmetic or memory limits it. A prompt has hundreds of tokens for each weight,
generation has one a text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gpt_lab.anatomy.costs import byte_count, flops_per_token, kv_cache_bytes, total_cost
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.devices import Device, device_of
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts import Output, Part
from gpt_lab.anatomy.structure import Anatomy, anatomy_of, context
from gpt_lab.config import GPTConfig
from gpt_lab.validation import integer


@dataclass(frozen=True)
class Work:
    """The operations and bytes of one pass through a model.

    Attributes:
        flops: floating-point operations, as ``flops_per_token`` counts them.
        weight_bytes: bytes of weights that are read.
        cache_bytes: bytes of the cache that are read or written.
    """

    flops: int
    weight_bytes: int
    cache_bytes: int

    @property
    def bytes(self) -> int:
        """All bytes that are read or written; activations are assumed to stay on the chip."""
        return self.weight_bytes + self.cache_bytes

    @property
    def intensity(self) -> float:
        """Operations for each byte: below a device's ridge point, memory is the limit."""
        return self.flops / self.bytes

    def seconds(self, device: Device | str) -> float:
        """The shortest possible time on a device: the longer of computing and reading memory."""
        device = device_of(device)
        return max(self.flops / device.flops, self.bytes / device.bandwidth)


def text_flops(model: GPTConfig | Anatomy, tokens: int | None = None) -> int:
    """Operations of a forward pass over a text of T tokens with causal attention.

    The k-th token has k keys, so this is ``Σ flops_per_token(model, k)`` for k from 1 to T. Terms
    without k occur T times; keys add up to ``T(T+1)/2``, and within a window of w to ``w(w+1)/2 +
    (T−w)·w`` where T is larger than w.

    Raises:
        TypeError: ``tokens`` is not an integer.
        ValueError: it is negative, or left out for a model whose context is not stated.
    """
    anatomy = anatomy_of(model)
    T = context(anatomy, tokens)
    w = min(T, anatomy.sizes.get("w", T))
    numbers: dict[str, int] = {"keys": 0, "near": 0}
    flops: Callable[[Part], Polynomial] = lambda part: part.flops()  # noqa: E731
    fixed = total_cost(anatomy, flops, numbers)
    a_key = total_cost(anatomy, flops, numbers | {"keys": 1}) - fixed
    a_near_key = total_cost(anatomy, flops, numbers | {"near": 1}) - fixed
    in_window = w * (w + 1) // 2 + (T - w) * w
    return T * fixed + T * (T + 1) // 2 * a_key + in_window * a_near_key


def parameters_read(model: GPTConfig | Anatomy, tokens: int = 1) -> int:
    """The number of parameters that a pass over this many tokens reads.

    Most parameters are read once, however many tokens there are. There are two exceptions: of a
    table that is only looked up, each token reads one row; of E experts, only the chosen ones are
    read. If routers chose evenly, a token would skip an expert with probability ``1 − k/E``, and n
    tokens with its n-th power: ``E·(1 − (1 − k/E)ⁿ)`` experts are expected, k for one token.
    Rounded up.

    Raises:
        TypeError: ``tokens`` is not an integer.
        ValueError: it is below 1.
    """
    anatomy = anatomy_of(model)
    n = integer("tokens", tokens)
    fetched = 0.0
    total = 0
    for layers, part in anatomy.parts():
        times = anatomy.sizes[layers] if layers else 1
        for weight in part.weights():
            whole = weight.count.evaluate(anatomy.sizes)
            if weight.looked_up:
                rows = anatomy.sizes[weight.shape[0]]
                total += times * min(n, rows) * (whole // rows)
            elif weight.routed:
                experts, chosen = anatomy.sizes["E"], anatomy.sizes["k"]
                share = 1 - (1 - chosen / experts) ** n
                fetched += times * whole * share
            else:
                total += times * whole
    return total + -int(-fetched // 1)


def prefill(
    model: GPTConfig | Anatomy,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "bfloat16",
    cache_dtype: str = "bfloat16",
) -> Work:
    """The work of reading B prompts of T tokens at once, with scores for the last position only.

    The operations are B times those of ``text_flops``, minus the output projection of ``T − 1``
    positions. Each weight is read once, and the cache is written once.

    Args:
        model: the model.
        tokens: T; the whole context when left out.
        batch_size: B.
        dtype: the weights' precision, one of ``BITS_PER_NUMBER``.
        cache_dtype: the cache's.

    Raises:
        TypeError: ``tokens`` or ``batch_size`` is not an integer.
        ValueError: ``tokens`` or ``batch_size`` is below 1, or there is no such precision.
    """
    anatomy = anatomy_of(model)
    T = integer("tokens", context(anatomy, tokens))
    B = integer("batch_size", batch_size)
    scores = sum(
        part.flops().evaluate(anatomy.sizes) for part in anatomy.output if isinstance(part, Output)
    )
    return Work(
        flops=B * (text_flops(anatomy, T) - (T - 1) * scores),
        weight_bytes=byte_count(parameters_read(anatomy, B * T), dtype),
        cache_bytes=kv_cache_bytes(anatomy, T, B, cache_dtype),
    )


def decode(
    model: GPTConfig | Anatomy,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "bfloat16",
    cache_dtype: str = "bfloat16",
) -> Work:
    """The work of generating one token in each of B texts of T tokens, the new token included.

    The new token's query is multiplied with every cached key, so the whole cache is read. B texts
    share the weights but not the cache, so a larger batch raises the intensity only until the
    caches outweigh the weights.

    Arguments and errors are those of ``prefill``.
    """
    anatomy = anatomy_of(model)
    T = integer("tokens", context(anatomy, tokens))
    B = integer("batch_size", batch_size)
    return Work(
        flops=B * flops_per_token(anatomy, T),
        weight_bytes=byte_count(parameters_read(anatomy, B), dtype),
        cache_bytes=kv_cache_bytes(anatomy, T, B, cache_dtype),
    )


def fits(
    model: GPTConfig | Anatomy,
    device: Device | str,
    tokens: int | None = None,
    batch_size: int = 1,
    dtype: str = "bfloat16",
    cache_dtype: str = "bfloat16",
) -> bool:
    """Whether the weights and the cache of B texts of T tokens fit into a device's memory."""
    weights = byte_count(count_parameters(model).total, dtype)
    cache = kv_cache_bytes(model, tokens, batch_size, cache_dtype)
    return weights + cache <= device_of(device).memory


def training_flops(
    model: GPTConfig | Anatomy, tokens: int, sequence_length: int | None = None
) -> int:
    """Operations of training on D tokens in sequences of T: three times those of a forward pass.

    For each product ``y = x·W`` the backward pass has two of the same size, ``x'ᵀ·g`` for the
    weights and ``g·Wᵀ`` for its input; the same holds for attention scores and weighted values.
    Activation checkpointing is not counted. Rounded down if T does not divide D.

    Args:
        model: the model.
        tokens: D.
        sequence_length: T; the whole context when left out.

    Raises:
        TypeError: a number is not an integer.
        ValueError: ``tokens`` is negative, or the length is below 1.
    """
    anatomy = anatomy_of(model)
    D = integer("tokens", tokens, least=0)
    T = integer("sequence_length", context(anatomy, sequence_length))
    return 3 * D * text_flops(anatomy, T) // T


def training_flops_by_rule(model: GPTConfig | Anatomy, tokens: int) -> int:
    """``6·N·D``, with N the parameters that one token uses (Kaplan et al. 2020, section 2.1).

    Two operations a weight forward, four backward. The rule leaves out attention's products, and
    counts tables that are only looked up; with experts, N includes only the chosen ones.
    """
    return 6 * count_parameters(model).active * integer("tokens", tokens, least=0)
