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


def _columns_first(ids, V):
    rows = torch.zeros(V, len(ids))
    for t, i in enumerate(ids):
        rows[i, t] = 1
    return rows


def _from_one(ids, V):
    rows = np.zeros((len(ids), V))
    for t, i in enumerate(ids.tolist()):
        rows[t, i - 1] = 1
    return rows


def _early(ids, V):
    for i in ids.tolist():
        row = [0] * V
        row[i] = 1
        return [row]


def _ids_as_marks(ids, V):
    rows = torch.zeros(len(ids), V)
    for t, i in enumerate(ids):
        rows[t, i] = i.item()
    return rows


def _one_row(ids, V):
    row = [0] * V
    for i in ids.tolist():
        row[i] = 1
    return row


def _inverted(ids, V):
    rows = np.ones((len(ids), V))
    rows[np.arange(len(ids)), ids.numpy()] = 0
    return rows


RIGHT = [_by_loop, _numpy, _scattered, _lists]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "axes are swapped": _columns_first,
    "True and False": lambda ids, V: [[i == j for j in range(V)] for i in ids.tolist()],
    "end at the largest ID": lambda ids, V: np.eye(int(ids.max()) + 1)[ids.numpy()],
    "one row for the whole text": _one_row,
    "the marked number is the ID": _ids_as_marks,
    "too far to the left": _from_one,
    "zeros and ones are swapped": _inverted,
    "one behind the other": lambda ids, V: [float(i == j) for i in ids.tolist() for j in range(V)],
    "still the IDs": lambda ids, V: ids.tolist(),
    "the whole identity matrix": lambda ids, V: np.identity(V),
    "the first token alone": _early,
    "marks the places": lambda ids, V: torch.eye(V)[: len(ids)],
}
