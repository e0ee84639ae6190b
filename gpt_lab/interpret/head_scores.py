"""Scores for what attention heads do, measured on random tokens that repeat.

Random tokens have no grammar and no meaning, so a head can find the right token only by its
position or by the repetition.

Sources: Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits" (previous-token and
induction heads); Olsson et al. 2022, "In-context Learning and Induction Heads" (the scores on
repeated random tokens).
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError

STRETCH = 39
"""Tokens in a repeated stretch: as many as in the longest one of the lab model's training text."""


def repeated_tokens(
    vocab_size: int, n: int = 64, stretch: int = STRETCH, *, first: int, seed: int = 0
) -> Tensor:
    """Sequences of a first token, a stretch of random tokens, and the same stretch again.

    Within a stretch all tokens differ, so that each has exactly one earlier occurrence.

    Args:
        vocab_size: the number of tokens to draw from; ``first`` is left out.
        n: how many such sequences.
        stretch: how many tokens are repeated.
        first: the ID of the token in front.
        seed: makes the draw repeatable.

    Returns:
        IDs, [n, 1 + 2·stretch].

    Raises:
        ValueError: a stretch is shorter than 2 tokens, or longer than the vocabulary.
    """
    if not 2 <= stretch < vocab_size:
        raise RefusedValueError(f"stretch={stretch} is outside 2 … {vocab_size - 1}")
    generator = torch.Generator().manual_seed(seed)
    stretches = [torch.randperm(vocab_size - 1, generator=generator)[:stretch] for _ in range(n)]
    ids = torch.stack(stretches)  # [n, stretch]
    ids = ids + (ids >= first)  # leaves `first` out
    return torch.cat([torch.full((n, 1), first), ids, ids], dim=1)


def attention_back(weights: Tensor, distance: int, start: int) -> Tensor:
    """Mean attention from each position to the one ``distance`` before it.

    Args:
        weights: attention weights, [..., T, T].
        distance: how far back.
        start: the first position that counts.

    Returns:
        Between 0 and 1, [...].

    Raises:
        ValueError: no position counts, or one has no position that far back.
    """
    T = weights.shape[-1]
    if not 0 <= distance <= start < T:
        raise RefusedValueError(
            f"distance={distance} and start={start} do not satisfy 0 ≤ distance ≤ start < T={T}"
        )
    diagonal = weights.diagonal(-distance, -2, -1)  # [..., T - distance], from `distance` on
    return diagonal[..., start - distance :].mean(dim=-1)


def previous_token_score(weights: Tensor, start: int = 1) -> Tensor:
    """Mean attention from each position, from ``start`` on, to the one before: [..., T, T] → [...].

    >>> looks_back = torch.tensor([[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    >>> previous_token_score(looks_back)
    tensor(1.)
    """
    return attention_back(weights, 1, start)


def first_token_score(weights: Tensor, start: int = 1) -> Tensor:
    """Mean attention from each position, from ``start`` on, to the first: [..., T, T] → [...].

    It is high if a head is inactive: its weights must sum to 1, so they go to the first token.
    """
    return weights[..., start:, 0].mean(dim=-1)


def induction_score(weights: Tensor, period: int, start: int) -> Tensor:
    """Mean attention to the token after the previous occurrence: [..., T, T] → [...].

    Args:
        weights: attention weights on tokens that repeat.
        period: the distance between a token and its previous occurrence.
        start: the first position that counts, which is the first one whose token has occurred
            before.

    Raises:
        ValueError: ``period`` is below 2: the token after the previous occurrence would be the
            position itself.
    """
    if period < 2:
        raise RefusedValueError(f"period={period} is below 2")
    return attention_back(weights, period - 1, start)


def chance(T: int, start: int) -> float:
    """The value of each score if attention is spread evenly over all visible positions."""
    return sum(1 / (t + 1) for t in range(start, T)) / (T - start)


@dataclass(frozen=True)
class HeadScores:
    """Three scores of each head, [L, H], and their value for evenly spread attention.

    All are means over the same positions: those of the repetition.
    """

    previous_token: Tensor
    first_token: Tensor
    induction: Tensor
    chance: float


def head_scores(
    model: GPT, end_of_text: int | None = None, *, n: int = 64, stretch: int = STRETCH
) -> HeadScores:
    """Score every head of a model on random tokens that are repeated once.

    Args:
        model: the model, in evaluation mode.
        end_of_text: the ID of the token before each document; the last of the vocabulary when left
            out, as in GPT-2.
        n: how many sequences; always the same ones.
        stretch: how many tokens are repeated.

    Raises:
        ValueError: two stretches do not fit the context.
    """
    config = model.config
    first = config.vocab_size - 1 if end_of_text is None else end_of_text
    ids = repeated_tokens(config.vocab_size, n, stretch, first=first)
    start, T = 1 + stretch, ids.shape[1]
    totals = torch.zeros(3, config.n_layers, config.n_heads)
    for batch in torch.split(ids, 16):  # in small batches: attention weights are large
        with torch.inference_mode():
            activations = model.activations(
                batch.to(model.unembedding.device), "blocks.*.attention.weights"
            )
        by_block = [weights.float().cpu() for weights in activations.values()]
        weights = torch.stack(by_block, dim=1)  # [B, L, H, T, T]
        for total, score in zip(
            totals,
            (
                previous_token_score(weights, start),
                first_token_score(weights, start),
                induction_score(weights, stretch, start),
            ),
            strict=True,
        ):
            total += score.sum(dim=0)  # [L, H]
    return HeadScores(totals[0] / n, totals[1] / n, totals[2] / n, chance(T, start))


def best_head(scores: list[list[float]]) -> tuple[float, int, int]:
    """The highest of scores [L, H], with its layer and head, counted from 0."""
    return max((s, layer, h) for layer, row in enumerate(scores) for h, s in enumerate(row))
