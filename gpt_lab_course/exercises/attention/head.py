"""One causal attention head, from vectors to its output."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn


def head(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    """The reference solution: [T, d_model] and three of [d_model, d_head] → [T, d_head]."""
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
    number=2,
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
            "two matrices do not fit. `x` is [T, d_model] and stands on the left: `x @ W_q`. The "
            "scores need the keys transposed, and the weights, [T, T], stand on the left of the "
            "values, [T, d_head]."
        ),
        r"RuntimeError: The size of tensor": (
            "two shapes do not go together. `*` multiplies number by number; `@` compares every "
            "query with every key. (And the mask is [T, T], like the scores.)"
        ),
    },
    mistakes={
        "all is right but the scale: divide the scores by the root of d_head.": Mutant(_SCALE, ""),
        "the scores are divided by d_head. Divide by its *root*.": Mutant(
            "math.sqrt(W_q.shape[1])", "W_q.shape[1]"
        ),
        "the scores are divided by the root of d_model. A score is a sum of d_head products, so "
        "it's the root of d_head.": Mutant("W_q.shape[1]", "W_q.shape[0]"),
        "the scores are divided by the root of T. The scale depends on the width of the vectors, "
        "not on how many there are.": Mutant("W_q.shape[1]", "len(x)"),
        "the scores are multiplied by the root of d_head. Divide by it.": Mutant("k.T /", "k.T *"),
        "the division comes after the softmax, where it shrinks the result. Divide the "
        "scores.": Mutant((_SCALE, ""), ("weights @ v", f"weights @ v{_SCALE}")),
        "queries and keys are swapped: a row of the scores belongs to a *query*.": Mutant(
            "q, k, v =", "k, q, v ="
        ),
        "no token may look ahead: the causal mask is missing.": Mutant(_MASK, ""),
        "two things are missing: the division by the root of d_head, and the causal mask.": Mutant(
            (_SCALE, ""), (_MASK, "")
        ),
        "`*` multiplies number by number, so each query meets its own key only. `@` compares every "
        "query with every key.": Mutant(
            ("q @ k.T", "q * k"), (_MASK, ""), ("weights @ v", "weights * v")
        ),
        "these are the scores. The softmax and the values are still to come.": Either(
            Mutant((f"{_MASK}.softmax(dim=-1)", ""), ("weights @ v", "weights")),
            Mutant((".softmax(dim=-1)", ""), ("weights @ v", "weights")),
        ),
        "the mask comes after the softmax, so the rows no longer add up to 1. Put −∞ into the "
        "scores.": Mutant((_MASK, ""), ("dim=-1)", "dim=-1).tril()")),
        "the softmax runs down the columns. Along the last axis, each query's weights add up to "
        "1.": Mutant("dim=-1", "dim=0"),
        "the weights gather the vectors x themselves. They should gather the *values*, x @ "
        "W_v.": Mutant("weights @ v", "weights @ x"),
        "all weights together add up to 1. Each query's *row* has to.": Mutant(
            ".softmax(dim=-1)", ".flatten().softmax(0).view(scores.shape)"
        ),
        "the powers of e are not divided by the sum of their row, so no row adds up to 1.": Mutant(
            ".softmax(dim=-1)", ".exp()"
        ),
        "a sum over an axis loses that axis, and each column was divided by another row's sum. "
        "Keep the axis, by `keepdim=True`.": Mutant(
            f"scores{_MASK}.softmax(dim=-1)",
            f"scores{_MASK}.exp() / scores{_MASK}.exp().sum(-1)",
        ),
        "`log_softmax` gives logarithms of the weights. Use `softmax`.": Mutant(
            f"{_MASK}.softmax(dim=-1)", f"{_MASK}.log_softmax(dim=-1).clamp_min(-1e9)"
        ),
        "a sigmoid looks at each score alone. The weights of a row have to add up to 1.": Mutant(
            ".softmax(dim=-1)", ".sigmoid()"
        ),
        "the largest score gets all of the weight. A softmax shares it.": Mutant(
            f"{_MASK}.softmax(dim=-1)",
            f"{_MASK}.softmax(dim=-1).eq(scores{_MASK}.softmax(dim=-1).amax(-1, keepdim=True))"
            ".to(x.dtype)",
        ),
        "the result is transposed, [d_head, T]: a token is a row.": Mutant(
            "weights @ v", "(weights @ v).T"
        ),
        "the values are added to what the weights have gathered. A head returns the gathered part "
        "alone.": Mutant("weights @ v", "weights @ v + v"),
        "the mask is the other triangle: each token sees itself and what comes *after* it.": Mutant(
            "triu(1)", "tril(-1)"
        ),
        "the mask also hides the token itself, so the first one has nowhere to look.": Mutant(
            "triu(1)", "triu()"
        ),
        "the weights gather keys. They should gather values.": Mutant("weights @ v", "weights @ k"),
        "the weights gather queries. They should gather values.": Mutant(
            "weights @ v", "weights @ q"
        ),
        "these are the weights. Gather the values with them.": Mutant("weights @ v", "weights"),
        "these are the values, each token's own: nothing was gathered.": Mutant("weights @ v", "v"),
        "there is no softmax: the scores themselves are used as weights.": Mutant(
            f"{_MASK}.softmax(dim=-1)", ".tril()"
        ),
        "the vectors are compared with themselves. Compare their queries with their keys.": Either(
            Mutant("x @ W_q, x @ W_k", "x, x"),
            Mutant(("x @ W_q, x @ W_k", "x, x"), ("W_q.shape[1]", "W_q.shape[0]")),
        ),
        "the weights are transposed. Row t of the weights gathers for token t.": Mutant(
            "weights @", "weights.T @"
        ),
        "a score of 0 is a score like any other: e^0 is 1, so the future still gets a weight. Put "
        "−∞ in its place.": Mutant("-math.inf", "0.0"),
        "0 · ∞ is no number but `nan`, and it spreads over the row. Don't multiply the mask by −∞: "
        "put −∞ where you want it, by `masked_fill` or "
        "`torch.where`.": Mutant(_MASK, ".add(ahead * -math.inf)"),
        "keys and values are swapped: queries are compared with *keys*, and the weights gather "
        "*values*.": Mutant("q, k, v =", "q, v, k ="),
    },
)
