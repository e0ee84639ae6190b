"""From logits to tokens: ways to reshape the distribution, and generation one token at a time.

The functions take logits [..., V] and return logits, so they can be applied one after another. In
``generate`` the order is that of ``transformers``: repetition penalty, temperature, top-k, top-p,
min-p.

Sources: Fan et al. 2018 (top-k); Holtzman et al. 2020 (top-p, nucleus sampling); Nguyen et al. 2025
(min-p); Keskar et al. 2019 (repetition penalty).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from gpt_lab.checks import RefusedValueError, integer, number
from gpt_lab.model import GPT, KVCache


def greedy(logits: Tensor) -> Tensor:
    """The most probable token, [..., V] → [...]; the first one where several are equal."""
    return logits.argmax(dim=-1)


def apply_temperature(logits: Tensor, temperature: float) -> Tensor:
    """Divide by the temperature: below 1 sharpens the distribution, above 1 flattens it.

    The largest logit is moved to 0 first, which changes no probability, so that a very small
    temperature overflows nothing and only the most probable tokens are left.

    Raises:
        ValueError: ``temperature`` is not above 0 and finite.
    """
    if not 0 < temperature < math.inf:
        raise RefusedValueError(
            f"temperature={temperature} is not above 0; greedy() is its limit at 0"
        )
    smallest = torch.finfo(logits.dtype).tiny  # what is smaller would round to 0, and 0 / 0 is NaN
    return (logits - logits.amax(dim=-1, keepdim=True)) / max(temperature, smallest)


def keep_top_k(logits: Tensor, k: int) -> Tensor:
    """Set all but the k largest logits to −∞; what equals the k-th largest stays too.

    Args:
        logits: [..., V].
        k: how many to keep; 0, V or more keeps all.

    Raises:
        TypeError: ``k`` is not an integer.
        ValueError: ``k`` is negative.
    """
    k = integer("top_k", k, least=0)
    if k == 0 or k >= logits.shape[-1]:
        return logits
    smallest = logits.topk(k).values[..., -1:]  # [..., 1]
    return logits.masked_fill(logits < smallest, -math.inf)


def keep_top_p(logits: Tensor, p: float) -> Tensor:
    """Set all but the most probable tokens to −∞: the fewest whose probabilities reach p together.

    Args:
        logits: [..., V].
        p: 1 keeps all, 0 only the most probable token. Of equal logits the earlier stay.

    Raises:
        ValueError: ``p`` is outside [0, 1].
    """
    if not 0 <= p <= 1:
        raise RefusedValueError(f"top_p={p} is outside [0, 1]")
    if p == 1:
        return logits
    falling, order = logits.sort(dim=-1, descending=True, stable=True)
    tail = falling.softmax(dim=-1).flip(-1).cumsum(dim=-1).flip(-1)  # this and all less probable
    drop = tail <= 1 - p
    drop[..., 0] = False
    return logits.masked_fill(drop.scatter(-1, order, drop), -math.inf)


def keep_min_p(logits: Tensor, p: float) -> Tensor:
    """Set to −∞ what is less probable than p times the most probable token.

    Args:
        logits: [..., V].
        p: 0 keeps all, 1 only the most probable token and what equals it.

    Raises:
        ValueError: ``p`` is outside [0, 1].
    """
    if not 0 <= p <= 1:
        raise RefusedValueError(f"min_p={p} is outside [0, 1]")
    probabilities = logits.softmax(dim=-1)
    least = p * probabilities.amax(dim=-1, keepdim=True)  # [..., 1]
    return logits.masked_fill(probabilities < least, -math.inf)


def penalize_repetition(logits: Tensor, ids: Tensor, penalty: float) -> Tensor:
    """Make tokens that occurred less probable: divide positive logits, multiply negative ones.

    Args:
        logits: [B, V].
        ids: what occurred, [B, T]; how often makes no difference.
        penalty: 1 changes nothing, above 1 discourages, below 1 encourages.

    Raises:
        ValueError: ``penalty`` is outside [1e-9, 1e9]: beyond, logits would overflow.
    """
    if not 1e-9 <= penalty <= 1e9:
        raise RefusedValueError(f"repetition_penalty={penalty} is outside [1e-9, 1e9]")
    found = logits.gather(-1, ids)  # [B, T]
    return logits.scatter(-1, ids, torch.where(found < 0, found * penalty, found / penalty))


def sample(logits: Tensor, generator: torch.Generator | None = None) -> Tensor:
    """Draw one token a row from softmax(logits), [B, V] → [B].

    A number is drawn from [0, 1), and the token is taken at which the sum of the probabilities
    passes it. ``torch.multinomial`` would draw otherwise on other processors and in other versions
    of PyTorch; ``torch.rand`` does not, so a seed gives the same text wherever rounding lets it.

    Raises:
        ValueError: a row has a NaN or +∞, or nothing but −∞.
    """
    _check_distribution(logits)
    precise = torch.float32 if logits.device.type == "mps" else torch.float64  # all that it has
    reached = logits.to(precise).softmax(dim=-1).cumsum(dim=-1)  # [B, V]
    size, device = (logits.shape[0], 1), logits.device
    draw = torch.rand(size, dtype=precise, device=device, generator=generator)
    return torch.searchsorted(reached, draw * reached[:, -1:], right=True).squeeze(-1)


def _check_distribution(logits: Tensor) -> None:
    if not logits.amax(dim=-1).isfinite().all():
        raise RefusedValueError("logits are not a distribution: a row has NaN or +∞, or only −∞")


@dataclass(frozen=True)
class Sampler:
    """How the next token is chosen. The defaults draw from the model's own distribution.

    Args:
        temperature: see ``apply_temperature``; 0 is greedy.
        top_k: see ``keep_top_k``; None keeps all.
        top_p: see ``keep_top_p``; None keeps all.
        repetition_penalty: see ``penalize_repetition``.
        min_p: see ``keep_min_p``; None keeps all.

    Raises:
        TypeError: ``top_k`` is not an integer, or another value not a number.
        ValueError: a value is outside its range.
    """

    temperature: float = 1.0
    top_k: int | None = None
    top_p: float | None = None
    repetition_penalty: float = 1.0
    min_p: float | None = None

    def __post_init__(self) -> None:
        for name in ("temperature", "top_p", "repetition_penalty", "min_p"):
            if (value := getattr(self, name)) is not None or name in _ALWAYS:
                number(name, value)
        if self.temperature != 0:
            apply_temperature(_NO_LOGITS, self.temperature)
        self.adjust(_NO_LOGITS, _NO_IDS)  # each function knows its range

    def adjust(self, logits: Tensor, ids: Tensor) -> Tensor:
        """The logits from which a token is drawn, [B, V]; ``ids`` [B, T] is the text so far."""
        if self.repetition_penalty != 1:
            logits = penalize_repetition(logits, ids, self.repetition_penalty)
        if self.temperature not in (0, 1):
            logits = apply_temperature(logits, self.temperature)
        if self.top_k is not None:
            logits = keep_top_k(logits, self.top_k)
        if self.top_p is not None:
            logits = keep_top_p(logits, self.top_p)
        if self.min_p is not None:
            logits = keep_min_p(logits, self.min_p)
        return logits

    def __call__(
        self, logits: Tensor, ids: Tensor, generator: torch.Generator | None = None
    ) -> Tensor:
        """Choose a token a row, [B, V] → [B].

        Raises:
            ValueError: a row has a NaN or +∞, or nothing but −∞.
        """
        logits = self.adjust(logits, ids)
        if self.temperature != 0:
            return sample(logits, generator)
        _check_distribution(logits)
        return greedy(logits)


_ALWAYS = ("temperature", "repetition_penalty")
_NO_LOGITS = torch.zeros(1, 1)
_NO_IDS = torch.zeros(1, 1, dtype=torch.int64)


def generate(
    model: GPT,
    ids: Tensor,
    max_new_tokens: int | None = None,
    *,
    temperature: float = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
    repetition_penalty: float = 1.0,
    min_p: float | None = None,
    seed: int | None = None,
    stop_token: int | None = None,
    when_full: Literal["refuse", "slide"] = "refuse",
) -> Iterator[Tensor]:
    """Continue sequences, token by token, each as soon as it is there.

    The prompt is read in one pass (prefill); every later step reads the new token alone and finds
    the earlier ones' keys and values in a cache (decode).

    Args:
        model: the model, in evaluation mode.
        ids: the prompts, [B, T], or one prompt, [T].
        max_new_tokens: where to end; None goes on until all sequences have stopped or, with
            ``when_full="refuse"``, to the context's end.
        temperature: see ``Sampler``, as for the next four; 0 is greedy.
        top_k: likewise.
        top_p: likewise.
        repetition_penalty: likewise.
        min_p: likewise.
        seed: makes the draws repeatable: on processors the same everywhere, on other devices on the
            same kind; None takes PyTorch's global generator.
        stop_token: the token that ends a sequence, such as GPT-2's 50256. It is yielded. A sequence
            that has ended repeats it until the others have ended too.
        when_full: what to do when the context is full. ``"refuse"`` says before the first token
            that the request does not fit. ``"slide"`` keeps the newest half of the context, reads
            it anew at the positions from 0 on, and continues.

    Yields:
        The new token of each sequence, [B].

    Raises:
        TypeError: ``ids`` are not a tensor of integers, or a setting that counts is not an integer.
        IndexError: an ID is outside the vocabulary.
        ValueError: a setting is out of range, the request does not fit the context, or the model
            would apply dropout.
    """
    if isinstance(ids, Tensor) and ids.ndim == 1:
        ids = ids.unsqueeze(0)
    model.check_ids(ids)
    if model.training and model.config.dropout:
        raise RefusedValueError(
            "the model is in training mode and would apply dropout: model.eval()"
        )
    if max_new_tokens is not None:
        max_new_tokens = integer("max_new_tokens", max_new_tokens, least=0)
    V = model.config.vocab_size
    if stop_token is not None and integer("stop_token", stop_token, least=0) >= V:
        raise RefusedValueError(f"stop_token={stop_token} is outside the vocabulary, 0 … {V - 1}")
    if seed is not None and integer("seed", seed, least=0) >= 2**64:
        raise RefusedValueError(f"seed={seed} is not below 2⁶⁴")
    if when_full not in ("refuse", "slide"):
        raise RefusedValueError(f"when_full={when_full!r} is neither 'refuse' nor 'slide'")
    if when_full == "refuse":
        fits = model.config.context_length - ids.shape[1] + 1  # the last token is not read again
        if fits < 1:
            raise RefusedValueError(
                f"a prompt of {ids.shape[1]} tokens is longer than context_length="
                f"{model.config.context_length}: shorten it, or pass when_full='slide'"
            )
        if max_new_tokens is not None and max_new_tokens > fits:
            raise RefusedValueError(
                f"max_new_tokens={max_new_tokens} after {ids.shape[1]} tokens is more than "
                f"context_length={model.config.context_length} allows: ask for {fits} at most, "
                "or pass when_full='slide'"
            )
        max_new_tokens = fits if max_new_tokens is None else max_new_tokens
    sampler = Sampler(temperature, top_k, top_p, repetition_penalty, min_p)
    return _stream(model, ids, max_new_tokens, sampler, seed, stop_token)


def _stream(
    model: GPT,
    ids: Tensor,
    max_new_tokens: int | None,
    sampler: Sampler,
    seed: int | None,
    stop_token: int | None,
) -> Iterator[Tensor]:
    n_ctx, weight = model.config.context_length, model.unembedding
    new = ids = ids.to(weight.device)  # [B, T]
    B, T = ids.shape
    capacity = n_ctx if max_new_tokens is None else max(1, min(n_ctx, T + max_new_tokens - 1))
    cache = KVCache(model.config, B, capacity, device=weight.device, dtype=weight.dtype)
    generator = None if seed is None else torch.Generator(weight.device).manual_seed(seed)
    ended = torch.zeros(B, dtype=torch.bool, device=weight.device)
    step = 0
    while max_new_tokens is None or step < max_new_tokens:
        with torch.inference_mode():
            if cache.length + new.shape[1] > n_ctx:  # full
                kept = n_ctx if cache.length == 0 else max(1, n_ctx // 2)
                cache.clear()
                new = ids[:, -kept:]
            logits = model.next_logits(new, cache).float()  # [B, V]
            token = sampler(logits, ids, generator)  # [B]
            if stop_token is not None:
                token = token.masked_fill(ended, stop_token)
                ended = token == stop_token
            new = token.unsqueeze(1)  # [B, 1]
            ids = torch.cat((ids, new), dim=1)
        yield token.clone()  # made outside inference mode, it may be trained on
        if stop_token is not None and bool(ended.all()):
            return
        step += 1
