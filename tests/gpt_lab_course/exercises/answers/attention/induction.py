"""`attention.induction` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _diagonals(weights, period):
    """The mean along a diagonal, from the place on at which the repetition begins."""
    scores = weights.diagonal(1 - period, -2, -1)[..., 1:].mean(-1)
    place = scores.argmax().item()
    return place // scores.shape[1], place % scores.shape[1]


def _loops(weights, period):
    best, where = -1.0, None
    L, H, T, _ = weights.shape
    for layer in range(L):
        for head in range(H):
            found = [weights[layer, head, t, t - period + 1] for t in range(period, T)]
            score = float(sum(found)) / len(found)
            if score > best:
                best, where = score, [layer, head]
    return where


def _numpy(weights, period):
    weights = np.asarray(weights)
    t = np.arange(period, weights.shape[-1])
    scores = weights[:, :, t, t + 1 - period].sum(-1)
    return np.unravel_index(scores.argmax(), scores.shape)


RIGHT = [_diagonals, _loops, _numpy, lambda w, p: torch.tensor(_loops(w, p))]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a layer, a head, the token that looks": lambda w, p: w[0, 0, 0, 0, 0],
    "is what can be compared": lambda w, p: max(w[:, :, -1, -p]),
    "rests at the first token": lambda w, p: divmod(
        int(w[:, :, p:, 0].sum(-1).argmax()), w.shape[1]
    ),
    "one index into all heads": lambda w, p: w.diagonal(1 - p, 2, 3)[..., 1:].mean(-1).argmax(),
    "the middle": lambda w, p: divmod(
        int(np.median(w.diagonal(1 - p, 2, 3)[..., 1:], axis=-1).argmax()), w.shape[1]
    ),
}
