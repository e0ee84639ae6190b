"""`embeddings.embed` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch
from torch.nn import functional as F


def _lists(ids, tokens, positions):
    tokens, positions = tokens.tolist(), positions.tolist()
    return [
        [a + b for a, b in zip(tokens[i], positions[t], strict=True)]
        for t, i in enumerate(ids.tolist())
    ]


def _numpy(ids, tokens, positions):
    return tokens.numpy()[ids.numpy()] + positions.numpy()[np.arange(len(ids))]


def _products(ids, tokens, positions):
    return F.one_hot(ids, len(tokens)).float() @ tokens + positions[torch.arange(len(ids))]


def _layers(ids, tokens, positions):
    places = torch.arange(len(ids))
    return F.embedding(ids, tokens) + F.embedding(places, positions)


def _loop(ids, tokens, positions, step=lambda t: t):
    x = torch.empty(len(ids), tokens.shape[1])
    for t, i in enumerate(ids):
        x[t] = tokens[i] + positions[step(t)]
    return x


RIGHT = [_lists, _numpy, _products, _layers]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "positions are missing": lambda ids, tokens, positions: F.embedding(ids, tokens),
    "positions alone": lambda ids, tokens, positions: positions[torch.arange(len(ids))],
    "looked up by the tokens' IDs": lambda ids, tokens, positions: (
        tokens + positions[: len(tokens)]
    )[ids],
    "looked up by their places": lambda ids, tokens, positions: [
        tokens[t] + positions[t] for t in range(len(ids))
    ],
    "begin with row 1": lambda ids, tokens, positions: _loop(
        ids, tokens, positions, lambda t: t + 1
    ),
    "the last rows": lambda ids, tokens, positions: (
        tokens[ids] + positions[len(positions) - len(ids) :]
    ),
    "multiplied": lambda ids, tokens, positions: np.multiply(tokens[ids], positions[: len(ids)]),
    "side by side": lambda ids, tokens, positions: np.hstack([tokens[ids], positions[: len(ids)]]),
    "half of the sum": lambda ids, tokens, positions: 0.5 * _loop(ids, tokens, positions),
    "run backwards": lambda ids, tokens, positions: _loop(
        ids, tokens, positions, lambda t: len(ids) - 1 - t
    ),
    "the same position": lambda ids, tokens, positions: _loop(ids, tokens, positions, lambda t: 0),
    "the IDs decide": lambda ids, tokens, positions: (
        F.embedding(ids, tokens) + positions[range(min(max(ids.tolist()) + 1, len(ids)))]
    ),
    "the number of the place": lambda ids, tokens, positions: [
        tokens[i] + t for t, i in enumerate(ids)
    ],
    "added up to one": lambda ids, tokens, positions: sum(_loop(ids, tokens, positions)),
    "more rows than that": lambda ids, tokens, positions: tokens[ids] + positions,
}
