"""One causal head, from vectors to what it has gathered."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Either, Exercise
from gpt_lab.exercises.given import drawn


def head(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Any:
    """The reference: [T, d_model] and three of [d_model, d_head] → [T, d_head]."""
    return (_weights(x @ W_q, x @ W_k) @ (x @ W_v)).tolist()


def _causal(scores: Tensor) -> Tensor:
    ahead = torch.ones_like(scores).triu(1).bool()
    return scores.masked_fill(ahead, -math.inf)


def _weights(q: Tensor, k: Tensor, scale: float | None = None) -> Tensor:
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    return _causal(q @ k.T * scale).softmax(dim=-1)


def _scaled_by(scale: Callable[[int, int, int], float]) -> Callable[..., Tensor]:
    """The head with another factor, a function of T, d_model and d_head."""

    def other(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
        factor = scale(len(x), *W_q.shape)
        return _weights(x @ W_q, x @ W_k, factor) @ (x @ W_v)

    return other


def _unmasked(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    scores = (x @ W_q) @ (x @ W_k).T / math.sqrt(W_q.shape[1])
    return scores.softmax(-1) @ (x @ W_v)


def _masked_late(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    scores = (x @ W_q) @ (x @ W_k).T / math.sqrt(W_q.shape[1])
    return scores.softmax(-1).tril() @ (x @ W_v)


def _down_the_columns(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    scores = (x @ W_q) @ (x @ W_k).T / math.sqrt(W_q.shape[1])
    return _causal(scores).softmax(0) @ (x @ W_v)


def _divided_late(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    return _weights(x @ W_q, x @ W_k, 1.0) @ (x @ W_v) / math.sqrt(W_q.shape[1])


def _without_softmax(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    return ((x @ W_q) @ (x @ W_k).T / math.sqrt(W_q.shape[1])).tril() @ (x @ W_v)


def _drawn(seed: int, T: int, d_model: int, d_head: int) -> tuple[Tensor, ...]:
    sizes = [(T, d_model), *[(d_model, d_head)] * 3]
    return tuple(drawn(seed + i, *size) for i, size in enumerate(sizes))


exercise = Exercise(
    "attention.head",
    number=3,
    solution=head,
    inputs=[_drawn(0, 3, 4, 2), _drawn(4, 5, 6, 3), _drawn(8, 1, 2, 4), _drawn(12, 6, 5, 5)],
    hints=(
        "Five steps, a line each: queries, keys and values; scores; mask; weights; what the "
        "weights gather. Which product of q and k has a row for each query and a column for each "
        "key?",
        "`q @ k.T` is [T, T]. Divide by the root of the width of q, which is `W_q.shape[1]`, put "
        "−∞ above the diagonal, take the softmax over the last axis, and multiply with the "
        "values.",
    ),
    then=(
        "Hold it against `torch.nn.functional.scaled_dot_product_attention(q, k, v, "
        "is_causal=True)`: it is the same, in one call."
    ),
    raises={
        r"RuntimeError: mat1 and mat2 shapes|ValueError: matmul": (
            "two matrices do not fit: [T, d] times [d, S] needs the second one turned, and the "
            "weights [T, T] stand in front of the values [T, d_head]."
        ),
        r"RuntimeError: The size of tensor": (
            "an elementwise product of q and k pairs each token with itself alone, if at all; `@` "
            "compares every query with every key."
        ),
    },
    mistakes={
        "all of it is right but the scale: divide the scores by the root of d_head.": (
            _scaled_by(lambda T, d_model, d_head: 1.0)
        ),
        "divided by d_head; the variance of a score is d_head, its standard deviation the *root* "
        "of that.": _scaled_by(lambda T, d_model, d_head: 1 / d_head),
        "divided by the root of d_model: a score is a sum of d_head products, so d_head it is.": (
            _scaled_by(lambda T, d_model, d_head: 1 / math.sqrt(d_model))
        ),
        "divided by the root of T: the scale goes by the width of the vectors, not by how many "
        "there are.": _scaled_by(lambda T, d_model, d_head: 1 / math.sqrt(T)),
        "the scores are multiplied by the root of d_head; divide by it.": (
            _scaled_by(lambda T, d_model, d_head: math.sqrt(d_head))
        ),
        "the division comes after the softmax, where it shrinks the result; it belongs to the "
        "scores.": _divided_late,
        "queries and keys are swapped: a row of the scores belongs to a *query*.": (
            lambda x, W_q, W_k, W_v: head(x, W_k, W_q, W_v)
        ),
        "no token may look ahead: the causal mask is missing.": _unmasked,
        "the mask comes after the softmax, so that the rows no longer sum to 1: put −∞ into the "
        "scores.": _masked_late,
        "the softmax goes down the columns: over the last axis, each query's weights sum to 1.": (
            _down_the_columns
        ),
        "the weights gather the vectors themselves; they are to gather the *values*, x @ W_v.": (
            lambda x, W_q, W_k, W_v: _weights(x @ W_q, x @ W_k) @ x
        ),
        "the keys stand in the place of the values.": (
            lambda x, W_q, W_k, W_v: _weights(x @ W_q, x @ W_k) @ (x @ W_k)
        ),
        "the queries stand in the place of the values.": (
            lambda x, W_q, W_k, W_v: _weights(x @ W_q, x @ W_k) @ (x @ W_q)
        ),
        "these are the weights; the values are still to be gathered by them.": (
            lambda x, W_q, W_k, W_v: _weights(x @ W_q, x @ W_k)
        ),
        "these are the values, each token's own: nothing was gathered.": (
            lambda x, W_q, W_k, W_v: x @ W_v
        ),
        "there is no softmax: the scores themselves are used as weights.": _without_softmax,
        "the vectors are compared with themselves; compare their queries with their keys.": Either(
            [
                lambda x, W_q, W_k, W_v: _weights(x, x) @ (x @ W_v),
                lambda x, W_q, W_k, W_v: _weights(x, x, 1 / math.sqrt(W_q.shape[1])) @ (x @ W_v),
            ]
        ),
        "the weights are used the wrong way round: row t of the weights gathers for token t.": (
            lambda x, W_q, W_k, W_v: _weights(x @ W_q, x @ W_k).T @ (x @ W_v)
        ),
    },
)
