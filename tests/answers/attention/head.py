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


def _make(divide=None, mask=True, axis=-1, swap=False, values="v", late=False):
    def attempt(x, W_q, W_k, W_v):
        q, k, v = x @ W_q, x @ W_k, x @ W_v
        if swap:
            q, k = k, q
        scores = q @ k.T / (math.sqrt(k.shape[-1]) if divide is None else divide(x, W_q))
        if mask:
            future = torch.triu(torch.ones(len(x), len(x)), diagonal=1) == 1
            scores = scores.masked_fill(future, float("-inf"))
        weights = torch.softmax(scores, dim=axis)
        if late:
            weights = weights.tril()
        gathered = {"v": v, "k": k, "q": q, "x": x}
        return weights if values is None else weights @ gathered[values]

    return attempt


RIGHT = [_fused, _numpy, _token_by_token, _make()]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "right but the scale": _make(lambda x, W: 1),
    "its standard deviation the *root*": _make(lambda x, W: W.shape[1]),
    "divided by the root of d_model": _make(lambda x, W: W.shape[0] ** 0.5),
    "divided by the root of T": _make(lambda x, W: len(x) ** 0.5),
    "multiplied by the root": _make(lambda x, W: 1 / W.shape[1] ** 0.5),
    "queries and keys are swapped": _make(swap=True),
    "the causal mask is missing": _make(mask=False),
    "the rows no longer sum to 1": _make(mask=False, late=True),
    "down the columns": _make(axis=0),
    "gather the vectors themselves": _make(values="x"),
    "the keys stand in the place of the values": _make(values="k"),
    "the queries stand in the place of the values": _make(values="q"),
    "these are the weights": _make(values=None),
    "each token's own": lambda x, W_q, W_k, W_v: torch.matmul(x, W_v),
    "two matrices do not fit": lambda x, W_q, W_k, W_v: torch.softmax((x @ W_q) @ (x @ W_k), -1),
}
