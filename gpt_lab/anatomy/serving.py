"""What it takes to read a text, to write a token, and to train: operations, bytes and seconds.

A pass through a model multiplies each weight by what comes in, and fetches each weight once,
however many tokens pass together. So one number decides what a pass waits for: operations for each
byte that is fetched, its arithmetic intensity. Reading a prompt has hundreds of tokens for each
weight, writing has one a text.
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
    """One pass through a model.

    Attributes:
        flops: floating-point operations, as ``flops_per_token`` counts them.
        weight_bytes: bytes of weights that are fetched.
        cache_bytes: bytes of the cache that are read, or written.
    """

    flops: int
    weight_bytes: int
    cache_bytes: int

    @property
    def bytes(self) -> int:
        """All that goes between memory and arithmetic; activations stay near it."""
        return self.weight_bytes + self.cache_bytes

    @property
    def intensity(self) -> float:
        """Operations for each byte: below a device's ridge point memory decides."""
        return self.flops / self.bytes

    def seconds(self, device: Device | str) -> float:
        """The least time on a device: the longer of computing and fetching, at the sheet's best."""
        device = device_of(device)
        return max(self.flops / device.flops, self.bytes / device.bandwidth)


def text_flops(model: GPTConfig | Anatomy, tokens: int | None = None) -> int:
    """Operations of a forward pass over a text of T tokens, each attending to those up to itself.

    The k-th token has k keys, so this is ``Σ flops_per_token(model, k)`` for k from 1 to T. What
    does not depend on k comes T times; keys add up to ``T(T+1)/2``, and within a window of w to
    ``w(w+1)/2 + (T−w)·w`` where T is larger than w.

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
    """How many parameters a pass of so many tokens fetches.

    All but two kinds are fetched once, whatever passes: of a table that is only looked up, each
    token reads a row; of E experts, the tokens' choices are fetched. If routers chose evenly, an
    expert would be left out by a token with probability ``1 − k/E``, and by all with its n-th
    power: ``E·(1 − (1 − k/E)ⁿ)`` are expected, k of them for one token. Rounded up.

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
    """Reading B prompts of T tokens: all positions at once, and scores for the last alone.

    Operations are those of ``text_flops`` less the output projection of ``T − 1`` positions, B
    times. Each weight is fetched once, and the cache is written once.

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
    """Writing one token in each of B texts that then have T: weights once, each text's cache whole.

    The new token's query is multiplied with every key that is kept, so all of the cache is read:
    what is not kept is not read either. B texts share the weights and nothing of the cache. That
    is why more texts side by side raise the intensity only until their caches outweigh the weights.

    Args and errors are those of ``prefill``.
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
    """Whether all weights and the cache of B texts of T tokens fit into a device's memory."""
    weights = byte_count(count_parameters(model).total, dtype)
    cache = kv_cache_bytes(model, tokens, batch_size, cache_dtype)
    return weights + cache <= device_of(device).memory


def training_flops(
    model: GPTConfig | Anatomy, tokens: int, sequence_length: int | None = None
) -> int:
    """Operations of training on D tokens in sequences of T: three times a forward pass.

    For each product ``y = x·W`` the backward pass has two of the same size, ``x'ᵀ·g`` for the
    weights and ``g·Wᵀ`` for what came before; the same goes for scores and weighted values.
    Nothing is computed a second time to save memory. Rounded down where T does not divide D.

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
    """``6·N·D``, N the parameters that a token passes (Kaplan et al. 2020, section 2.1).

    Two operations a weight forward, four backward. The rule leaves out attention's products, and
    counts tables that are only looked up; with experts, N is those that are chosen.
    """
    return 6 * count_parameters(model).active * integer("tokens", tokens, least=0)
