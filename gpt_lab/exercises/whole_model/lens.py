"""What a state of the stream would answer."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def lens(x: Tensor, weight: Tensor, bias: Tensor, embedding: Tensor) -> Any:
    """The reference: [T, d_model] → [T], the likeliest token after each position, as a list."""
    return _logits(x, weight, bias, embedding).argmax(dim=-1).tolist()


def _normed(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> Tensor:
    return F.layer_norm(x, x.shape[-1:], weight, bias)


def _logits(x: Tensor, weight: Tensor, bias: Tensor, embedding: Tensor) -> Tensor:
    return _normed(x, weight, bias) @ embedding.T  # [T, V]


def _nearest(x: Tensor, weight: Tensor, bias: Tensor, embedding: Tensor) -> Tensor:
    """The embedding at the smallest distance, which is not the one with the largest product."""
    return torch.cdist(_normed(x, weight, bias), embedding).argmin(dim=-1)


def _along_tokens(x: Tensor, weight: Tensor, bias: Tensor, embedding: Tensor) -> Tensor:
    variance, mean = torch.var_mean(x, dim=0, correction=0, keepdim=True)
    return (((x - mean) / (variance + 1e-5).sqrt() * weight + bias) @ embedding.T).argmax(dim=-1)


def _drawn(seed: int, T: int, d_model: int, V: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """A stream, a last norm and a table: such that the ways of going wrong give other tokens."""
    draw = torch.Generator().manual_seed(seed)

    def normal(*shape: int) -> Tensor:
        # thousandths: the same on every machine
        return (torch.randn(*shape, generator=draw) * 1000).round() / 1000

    x = normal(T, d_model) * torch.linspace(0.5, 4, T)[:, None] + 0.75
    sizes = torch.linspace(0.5, 2, V)[:, None]
    return x, 1 + normal(d_model), normal(d_model), normal(V, d_model) * sizes


exercise = Exercise(
    "whole_model.lens",
    number=5,
    solution=lens,
    inputs=[_drawn(1, 6, 4, 9), _drawn(2, 5, 8, 12), _drawn(3, 7, 6, 7), _drawn(4, 1, 4, 5)],
    hints=(
        "The end of the model is short: the last norm, a product with the token embedding, and the "
        "largest of the scores. Do to this state what is done to the last one.",
        "`F.layer_norm(x, x.shape[-1:], weight, bias)` is the last norm. Its product with "
        "`embedding.T` has a row for each position and a column for each token: along which axis "
        "is the largest wanted?",
    ),
    then=(
        "Give it the embedding of a text as it is, before the first block: most tokens answer "
        "themselves, because output and embedding are tied."
    ),
    raises={
        r"RuntimeError: mat1 and mat2 shapes cannot be multiplied|ValueError: matmul": (
            "the table is [V, d_model] and the stream [T, d_model]: turn the table over with `.T`, "
            "so that d_model meets d_model."
        ),
        r"RuntimeError: inconsistent tensor size|RuntimeError: size mismatch": (
            "the table is [V, d_model] and the stream [T, d_model]: turn the table over with `.T`, "
            "so that d_model meets d_model."
        ),
    },
    mistakes={
        "the last norm is missing: the output reads the normalized stream.": lambda x, w, b, E: (
            x @ E.T
        ).argmax(dim=-1),
        "the norm's scale and shift are missing: `weight` and `bias` are the last norm's.": (
            lambda x, w, b, E: (_normed(x, None, None) @ E.T).argmax(dim=-1)
        ),
        "the norm's scale is missing: multiply by `weight`.": lambda x, w, b, E: (
            _normed(x, None, b) @ E.T
        ).argmax(dim=-1),
        "the norm's shift is missing: add `bias`.": lambda x, w, b, E: (
            _normed(x, w, None) @ E.T
        ).argmax(dim=-1),
        "scale and shift alone are no norm: first the mean and the spread of each token.": (
            lambda x, w, b, E: ((x * w + b) @ E.T).argmax(dim=-1)
        ),
        "the norm goes along the tokens; each token is normalized for itself.": _along_tokens,
        "the largest is taken along the positions, one for each token of the vocabulary; wanted is "
        "the likeliest token of each position (`dim=-1`).": lambda x, w, b, E: _logits(
            x, w, b, E
        ).argmax(dim=0),
        "this is the place of the largest score of all, in a flat list; wanted is one token for "
        "each position (`dim=-1`).": lambda x, w, b, E: _logits(x, w, b, E).argmax(),
        "this is the answer after the last position alone; wanted is one for each position.": (
            Either(
                lambda x, w, b, E: lens(x, w, b, E)[-1], lambda x, w, b, E: lens(x, w, b, E)[-1:]
            )
        ),
        "these are the largest scores; wanted is *which* token has them: `argmax` in place of "
        "`max`.": lambda x, w, b, E: _logits(x, w, b, E).amax(dim=-1),
        "these are the probabilities of the likeliest tokens; wanted is which they are.": (
            lambda x, w, b, E: _logits(x, w, b, E).softmax(dim=-1).amax(dim=-1)
        ),
        "these are all scores; wanted is the token with the largest, at each position.": Either(
            _logits,
            lambda x, w, b, E: _logits(x, w, b, E).softmax(dim=-1),
            lambda x, w, b, E: _logits(x, w, b, E).log_softmax(dim=-1),
        ),
        "this is the *un*likeliest token: the largest score is wanted.": lambda x, w, b, E: _logits(
            x, w, b, E
        ).argmin(dim=-1),
        "this is the token whose embedding is nearest; the output goes by the scalar product, "
        "which long embeddings win more easily.": _nearest,
        "this goes by the angle alone; the output goes by the scalar product, and the embeddings "
        "are not of one length.": lambda x, w, b, E: (
            _normed(x, w, b) @ F.normalize(E, dim=-1).T
        ).argmax(dim=-1),
        "the sign is gone: a large negative score is a very unlikely token.": lambda x, w, b, E: (
            _logits(x, w, b, E).abs().argmax(dim=-1)
        ),
    },
)
