"""`embeddings.one_hot` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_loop(ids, V):
    rows = torch.zeros(len(ids), V)
    for t, i in enumerate(ids):
        rows[t, i] = 1
    return rows


def _numpy(ids, V):
    return np.eye(V)[ids.numpy()]


def _scattered(ids, V):
    return torch.zeros(len(ids), V).scatter(1, ids.unsqueeze(1), 1.0)


def _lists(ids, V):
    return tuple([0] * i + [1] + [0] * (V - i - 1) for i in ids.tolist())


def _early(ids, V):
    for i in ids.tolist():
        row = [0] * V
        row[i] = 1
        return [row]


RIGHT = [_by_loop, _numpy, _scattered, _lists]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "are the IDs still integers": lambda ids, V: [[*range(i), 1] for i in ids.float().tolist()],
    "True and False": lambda ids, V: [[i == j for j in range(V)] for i in ids.tolist()],
    "end at the largest ID": lambda ids, V: np.eye(int(ids.max()) + 1)[ids.numpy()],
    "the first token alone": _early,
    "in *column* `ids[t]`": lambda ids, V: torch.zeros(len(ids), V).index_put(
        (ids,), torch.ones(1)
    ),
    "make a column of the IDs": lambda ids, V: (ids == torch.arange(V)).float(),
    "give it the number 1": lambda ids, V: torch.zeros(len(ids), V).scatter(
        1, ids[:, None], torch.ones(len(ids))
    ),
    "an index for each row": lambda ids, V: torch.zeros(len(ids), V).scatter_(1, ids, 1),
    "goes along `dim=1`": lambda ids, V: torch.zeros(len(ids), V).scatter(0, ids[:, None], 1),
    "all 1s are in the first row": lambda ids, V: torch.zeros(len(ids), V).scatter_(
        1, ids.view(1, -1), 1.0
    ),
    "the 1s of all tokens": lambda ids, V: torch.zeros(len(ids), V).index_fill(1, ids, 1.0),
}
