"""One causal head, from vectors to what it has gathered."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Edit, Either


def head(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    """The reference: [T, d_model] and three of [d_model, d_head] → [T, d_head]."""
    q, k, v = x @ W_q, x @ W_k, x @ W_v
    scores = q @ k.T / math.sqrt(W_q.shape[1])
    ahead = torch.ones_like(scores).triu(1).bool()
    weights = scores.masked_fill(ahead, -math.inf).softmax(dim=-1)
    return weights @ v


_SCALE = " / math.sqrt(W_q.shape[1])"
_MASK = ".masked_fill(ahead, -math.inf)"


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
        "all of it is right but the scale: divide the scores by the root of d_head.": Edit(
            _SCALE, ""
        ),
        "divided by d_head; the variance of a score is d_head, its standard deviation the *root* "
        "of that.": Edit("math.sqrt(W_q.shape[1])", "W_q.shape[1]"),
        "divided by the root of d_model: a score is a sum of d_head products, so d_head it "
        "is.": Edit("W_q.shape[1]", "W_q.shape[0]"),
        "divided by the root of T: the scale goes by the width of the vectors, not by how many "
        "there are.": Edit("W_q.shape[1]", "len(x)"),
        "the scores are multiplied by the root of d_head; divide by it.": Edit("k.T /", "k.T *"),
        "the division comes after the softmax, where it shrinks the result; it belongs to the "
        "scores.": Edit((_SCALE, ""), ("weights @ v", f"weights @ v{_SCALE}")),
        "queries and keys are swapped: a row of the scores belongs to a *query*.": Edit(
            "q, k, v =", "k, q, v ="
        ),
        "no token may look ahead: the causal mask is missing.": Edit(_MASK, ""),
        "the mask comes after the softmax, so that the rows no longer sum to 1: put −∞ into the "
        "scores.": Edit((_MASK, ""), ("dim=-1)", "dim=-1).tril()")),
        "the softmax goes down the columns: over the last axis, each query's weights sum to "
        "1.": Edit("dim=-1", "dim=0"),
        "the weights gather the vectors themselves; they are to gather the *values*, x @ "
        "W_v.": Edit("weights @ v", "weights @ x"),
        "the keys stand in the place of the values.": Edit("weights @ v", "weights @ k"),
        "the queries stand in the place of the values.": Edit("weights @ v", "weights @ q"),
        "these are the weights; the values are still to be gathered by them.": Edit(
            "weights @ v", "weights"
        ),
        "these are the values, each token's own: nothing was gathered.": Edit("weights @ v", "v"),
        "there is no softmax: the scores themselves are used as weights.": Edit(
            f"{_MASK}.softmax(dim=-1)", ".tril()"
        ),
        "the vectors are compared with themselves; compare their queries with their keys.": Either(
            Edit("x @ W_q, x @ W_k", "x, x"),
            Edit(("x @ W_q, x @ W_k", "x, x"), ("W_q.shape[1]", "W_q.shape[0]")),
        ),
        "the weights are used the wrong way round: row t of the weights gathers for token t.": Edit(
            "weights @", "weights.T @"
        ),
        "a score of 0 is a score like any other: e^0 is 1, so that the future still gets a weight. "
        "Put −∞ in its place.": Edit("-math.inf", "0.0"),
        "0 · ∞ is no number, `nan`, and it spreads over the row: choose the −∞ by `masked_fill` or "
        "`torch.where`, and do not multiply a mask with "
        "it.": Edit(_MASK, ".add(ahead * -math.inf)"),
        "keys and values are swapped: queries are compared with *keys*, and the weights gather "
        "*values*.": Edit("q, k, v =", "q, v, k ="),
    },
)
