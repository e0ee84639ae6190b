"""`embeddings.found` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch
from torch.nn import functional as F


def _torch(table, pairs, score=lambda table, goal: F.normalize(table, dim=-1) @ goal):
    a, b = torch.tensor(pairs).T
    differences = table[b] - table[a]  # [pairs, d_model]
    rows = []
    for k in range(len(pairs)):
        others = torch.arange(len(pairs)) != k
        scores = score(table, table[a[k]] + differences[others].mean(dim=0))
        scores[a[k]] = -float("inf")
        rows.append(scores.argmax())
    return torch.stack(rows)


def _numpy(table, pairs):
    table = table.numpy()
    unit = table / np.linalg.norm(table, axis=1, keepdims=True)
    differences = np.array([table[b] - table[a] for a, b in pairs])
    total, n = differences.sum(axis=0), len(pairs)
    rows = []
    for (a, _), own in zip(pairs, differences, strict=True):
        order = np.argsort(-unit @ (table[a] + (total - own) / (n - 1)))
        rows.append(next(i for i in order if i != a))
    return rows


def _means(table, pairs):
    rows = []
    for k, (a, _) in enumerate(pairs):
        rest = pairs[:k] + pairs[k + 1 :]
        to = table[[b for _, b in rest]].mean(dim=0) - table[[a for a, _ in rest]].mean(dim=0)
        cosines = F.cosine_similarity(table, (table[a] + to).unsqueeze(0))
        cosines[a] = -2
        rows.append(cosines.argmax().item())
    return tuple(rows)


def _nearest(table, pairs):
    unit = F.normalize(table, dim=-1)
    cosines = unit @ unit.T
    cosines.fill_diagonal_(-1)
    return [cosines[a].argmax() for a, _ in pairs]


def _among_ends(table, pairs):
    ends = [b for _, b in pairs]

    def score(table, goal):
        cosines = torch.full((len(table),), -9.0)
        cosines[ends] = F.cosine_similarity(table[ends], goal.unsqueeze(0))
        return cosines

    return _torch(table, pairs, score=score)


RIGHT = [_torch, _numpy, _means]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "no other pair was left": lambda table, pairs: torch.stack(
        [table[a] for a, b in pairs if a == b]
    ),
    "takes them one by one": lambda table, pairs: [b for a, b, *_, c in pairs],
    "no direction was added": _nearest,
    "second rows alone": _among_ends,
    "by construction": lambda table, pairs: [b for a, b in pairs],
}
