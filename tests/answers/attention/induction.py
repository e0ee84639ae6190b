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


def _by(distance, start=None):
    def search(weights, period):
        back = distance(period)
        t = torch.arange(period if start is None else start(period), weights.shape[-1])
        scores = weights[:, :, t, t - back].mean(-1)
        return divmod(int(scores.argmax()), weights.shape[1])

    return search


RIGHT = [_diagonals, _loops, _numpy, lambda w, p: torch.tensor(_by(lambda p: p - 1)(w, p))]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the last occurrence of the same token": _by(lambda period: period),
    "one too far back": _by(lambda period: period + 1, lambda period: period + 1),
    "a previous-token head": _by(lambda period: 1),
    "rests at the first token": lambda w, p: divmod(
        int(w[:, :, p:, 0].sum(-1).argmax()), w.shape[1]
    ),
    "at its own token": _by(lambda period: 0),
    "count from 0": lambda w, p: [i + 1 for i in _loops(w, p)],
    "in the wrong order": lambda w, p: list(reversed(_loops(w, p))),
    "one index into all heads": lambda w, p: w.diagonal(1 - p, 2, 3)[..., 1:].mean(-1).argmax(),
    "this is the head alone": lambda w, p: _loops(w, p)[1],
    "only the last layer": lambda w, p: (len(w) - 1, _loops(w[-1:], p)[1]),
    "only the first layer": lambda w, p: (0, _loops(w[:1], p)[1]),
    "leave these places out": _by(lambda period: period - 1, lambda period: period - 1),
    "here it is the largest weight": lambda w, p: divmod(
        int(w.diagonal(1 - p, 2, 3)[..., 1:].max(-1).values.argmax()), w.shape[1]
    ),
    "how often the place": lambda w, p: divmod(
        int((w[:, :, p:].argmax(-1) == torch.arange(1, w.shape[-1] - p + 1)).sum(-1).argmax()),
        w.shape[1],
    ),
    "the middle": lambda w, p: divmod(
        int(np.median(w.diagonal(1 - p, 2, 3)[..., 1:], axis=-1).argmax()), w.shape[1]
    ),
    "or one repetition alone": lambda w, p: _by(lambda p: p - 1)(w[..., : 2 * p, : 2 * p], p),
    "past what followed": _by(lambda period: period - 2),
    "the last token alone": lambda w, p: divmod(int(w[:, :, -1, -p].argmax()), w.shape[1]),
    "this is its score": lambda w, p: w.diagonal(1 - p, 2, 3)[..., 1:].mean(-1).max(),
    "the scores of all heads": lambda w, p: w.diagonal(1 - p, 2, 3)[..., 1:].mean(-1),
}
