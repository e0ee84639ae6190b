"""`attention.head` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch
from torch.nn import functional as F


def _fused(x, W_q, W_k, W_v):
    q, k, v = (x @ W for W in (W_q, W_k, W_v))
    return F.scaled_dot_product_attention(q[None], k[None], v[None], is_causal=True)[0]


def _numpy(x, W_q, W_k, W_v):
    x, W_q, W_k, W_v = (np.asarray(a, dtype=float) for a in (x, W_q, W_k, W_v))
    scores = (x @ W_q) @ (x @ W_k).T / np.sqrt(W_q.shape[-1])
    scores = np.where(np.tri(len(x), dtype=bool), scores, -np.inf)
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True) @ (x @ W_v)


def _token_by_token(x, W_q, W_k, W_v):
    rows = []
    for t in range(len(x)):
        past = x[: t + 1]
        weights = torch.softmax((past @ W_k) @ (x[t] @ W_q) / math.sqrt(W_q.shape[1]), 0)
        rows.append(weights @ (past @ W_v))
    return rows


RIGHT = [_fused, _numpy, _token_by_token]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the causal mask is missing": lambda x, W_q, W_k, W_v: F.scaled_dot_product_attention(
        x @ W_q, x @ W_k, x @ W_v
    ),
    "right but the scale": lambda x, W_q, W_k, W_v: F.scaled_dot_product_attention(
        x @ W_q, x @ W_k, x @ W_v, is_causal=True, scale=1.0
    ),
    "e^0 is 1": lambda x, W_q, W_k, W_v: (
        F.softmax((x @ W_q @ (x @ W_k).T).tril() / W_q.shape[1] ** 0.5, -1) @ x @ W_v
    ),
    "`*` multiplies number by number; `@`": lambda x, W_q, W_k, W_v: (x * W_q).softmax(-1),
    "keepdim=True": lambda x, W_q, W_k, W_v: (
        (
            powers := torch.exp(
                (x @ W_q) @ (x @ W_k).T / W_q.shape[1] ** 0.5
                + torch.full((len(x),) * 2, -math.inf).triu(1)
            )
        )
        / powers.sum(dim=1)
        @ (x @ W_v)
    ),
    "a token is a row": lambda x, W_q, W_k, W_v: [
        list(column) for column in zip(*_fused(x, W_q, W_k, W_v), strict=True)
    ],
    "are added to what the weights have gathered": lambda x, W_q, W_k, W_v: (
        x @ W_v + _fused(x, W_q, W_k, W_v)
    ),
    "two things are missing": lambda x, W_q, W_k, W_v: F.scaled_dot_product_attention(
        x @ W_q, x @ W_k, x @ W_v, scale=1.0
    ),
    "meets its own key only": lambda x, W_q, W_k, W_v: (
        F.softmax((x @ W_q) * (x @ W_k) / W_q.shape[1] ** 0.5, -1) * (x @ W_v)
    ),
    "these are the scores": lambda x, W_q, W_k, W_v: (
        x @ W_q @ (x @ W_k).T / W_q.shape[1] ** 0.5 + torch.full((len(x),) * 2, -math.inf).triu(1)
    ),
    "two matrices do not fit": lambda x, W_q, W_k, W_v: torch.softmax((x @ W_q) @ (x @ W_k), -1),
}
