"""Continue a text token by token: one pass for the prompt, then each new token with a cache."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Literal

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.generation.decoding import decoder
from gpt_lab.generation.sampling import Sampler
from gpt_lab.generation.window import window_start
from gpt_lab.model import GPT, KVCache
from gpt_lab.model.checks import check_ids
from gpt_lab.validation import RefusedTypeError, RefusedValueError, choice, integer, shown


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
    stop_token: int | Collection[int] | None = None,
    when_full: Literal["refuse", "slide"] = "refuse",
) -> Iterator[Tensor]:
    """Continue sequences token by token, and yield each token as soon as it is chosen.

    The prompt is read in one pass (prefill); every later step reads only the new token, with the
    keys and values of earlier ones in a cache (decode).

    Args:
        model: the model, in evaluation mode.
        ids: the prompts, [B, T], or one prompt, [T]. All have one length: an ID that pads a shorter
            one is read like any other.
        max_new_tokens: the largest number of new tokens; None continues until all sequences have
            stopped or, with ``when_full="refuse"``, to the context's end.
        temperature: see ``Sampler``, as for the next four; 0 is greedy.
        top_k: likewise.
        top_p: likewise.
        repetition_penalty: likewise.
        min_p: likewise.
        seed: makes the draws repeatable, on every CPU and on accelerators of the same kind; None
            uses PyTorch's global generator.
        stop_token: the token that ends a sequence, such as GPT-2's 50256, or several such as
            ``tokenizer.stop_tokens`` of a released model. It is yielded. A sequence that has ended
            repeats it until the others have ended too.
        when_full: what to do when the context is full. ``"refuse"`` raises an error before the
            first token if the request does not fit. ``"slide"`` keeps the newest half of the
            context, reads it again at positions from 0 on, and continues.

    Yields:
        The new token of each sequence, [B].

    Raises:
        TypeError: ``model`` is not a GPT, ``ids`` are not a tensor of integers, or a setting that
            must be an integer is not one.
        IndexError: an ID is outside the vocabulary.
        ValueError: a setting is out of range, the request does not fit the context, or the model
            would apply dropout.
    """
    if not isinstance(getattr(model, "config", None), GPTConfig):  # also for a compiled model
        raise RefusedTypeError(f"model={shown(model)} is not a GPT; load_gpt2 gives one by name")
    if isinstance(ids, Tensor) and ids.ndim == 1:
        ids = ids.unsqueeze(0)
    check_ids(ids, model.config.vocab_size)
    if model.training and model.config.dropout:
        raise RefusedValueError(
            "the model is in training mode and would apply dropout: model.eval()"
        )
    if max_new_tokens is not None:
        max_new_tokens = integer("max_new_tokens", max_new_tokens, least=0)
    V = model.config.vocab_size
    is_several = isinstance(stop_token, Collection) and not isinstance(stop_token, Tensor)
    several: Any = stop_token if is_several else [stop_token]
    stops = [integer("stop_token", stop, least=0) for stop in several if stop is not None]
    if stops and max(stops) >= V:
        raise RefusedValueError(f"stop_token={max(stops)} is outside the vocabulary, 0 … {V - 1}")
    seed = None if seed is None else integer("seed", seed, least=0, bits=64)
    choice("when_full", when_full, ("refuse", "slide"))
    if when_full == "refuse":
        fits = model.config.context_length - ids.shape[1] + 1  # the last token need not be read
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
    return _stream(model, ids, max_new_tokens, sampler, seed, stops)


def _stream(
    model: GPT,
    ids: Tensor,
    max_new_tokens: int | None,
    sampler: Sampler,
    seed: int | None,
    stops: list[int],
) -> Iterator[Tensor]:
    n_ctx, weight = model.config.context_length, model.unembedding
    ids = ids.to(weight.device)  # [B, T]
    B, T = ids.shape
    capacity = n_ctx if max_new_tokens is None else max(1, min(n_ctx, T + max_new_tokens - 1))
    cache = KVCache(model.config, B, capacity, device=weight.device, dtype=weight.dtype)
    generator = None if seed is None else torch.Generator(weight.device).manual_seed(seed)
    ending = torch.tensor(stops, dtype=torch.int64, device=weight.device)
    ended = torch.zeros(B, dtype=torch.bool, device=weight.device)
    next_logits = decoder(model)
    start = step = 0
    while max_new_tokens is None or step < max_new_tokens:
        with torch.inference_mode():
            moved = window_start(T + step, n_ctx, prompt=T)
            if moved != start:
                cache.clear()
            start = moved
            logits = next_logits(ids[:, start + cache.length :], cache).float()  # [B, V]
            token = sampler(logits, ids, generator)  # [B]
            if stops:
                token = token.where(~ended, ids[:, -1])
                ended = torch.isin(token, ending)
            ids = torch.cat((ids, token.unsqueeze(1)), dim=1)
        yield token.clone()  # created outside inference mode, so it can be used in training
        if stops and bool(ended.all()):
            return
        step += 1
