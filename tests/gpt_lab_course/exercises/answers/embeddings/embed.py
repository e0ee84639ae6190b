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


RIGHT = [_lists, _numpy, _products, _layers]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "which IDs name rows": lambda ids, tokens, positions: tokens[ids + 3] + positions[: len(ids)],
    "looked up by the tokens' IDs": lambda ids, tokens, positions: (
        tokens + positions[: len(tokens)]
    )[ids],
    "looked up by their places": lambda ids, tokens, positions: [
        tokens[t] + positions[t] for t in range(len(ids))
    ],
    "side by side": lambda ids, tokens, positions: np.hstack([tokens[ids], positions[: len(ids)]]),
    "stand below": lambda ids, tokens, positions: np.vstack([tokens[ids], positions[: len(ids)]]),
    "`@` is a matrix product": lambda ids, tokens, positions: tokens[ids] @ positions[: len(ids)],
    "more rows than that": lambda ids, tokens, positions: tokens[ids] + positions,
}
