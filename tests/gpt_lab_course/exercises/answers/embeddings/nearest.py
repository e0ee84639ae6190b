"""`embeddings.nearest` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch


def _torch(table, row, k):
    unit = table / table.norm(dim=-1, keepdim=True)
    cosines = unit @ unit[row]
    cosines[row] = -2
    return cosines.topk(k).indices


def _sliced(table, row, k):
    unit = torch.nn.functional.normalize(table, dim=-1)
    return (unit @ unit[row]).argsort(descending=True)[1 : k + 1]


def _numpy(table, row, k):
    table = table.numpy()
    lengths = np.sqrt((table**2).sum(1))
    cosines = table @ table[row] / lengths / lengths[row]
    return [i for i in np.argsort(-cosines) if i != row][:k]


def _cosine(a, b):
    dot = sum(x * y for x, y in zip(a, b, strict=True))
    return dot / math.hypot(*a) / math.hypot(*b)


def _sorted(table, row, k, key=_cosine, reverse=True):
    table = table.tolist()
    rows = [i for i in range(len(table)) if i != row]
    return sorted(rows, key=lambda i: key(table[i], table[row]), reverse=reverse)[:k]


def _taken_out(table, row, k):
    unit = torch.nn.functional.normalize(table, dim=-1)
    others = torch.cat([unit[:row], unit[row + 1 :]])
    return (others @ unit[row]).topk(k).indices


RIGHT = [_torch, _sliced, _numpy, _sorted]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "keep them as a column": lambda table, row, k: (
        (table / table.norm(dim=-1) @ table[row]).topk(k + 1).indices[1:]
    ),
    "values and indices": lambda table, row, k: (
        torch.nn.functional.normalize(table) @ torch.nn.functional.normalize(table)[row]
    ).topk(k + 1),
    "there are fewer numbers": lambda table, row, k: (
        (table @ table[row]).topk(len(table) + k).indices
    ),
    "smallest distances": lambda table, row, k: _sorted(table, row, k, math.dist, reverse=False),
    "columns were brought": lambda table, row, k: (
        torch.nn.functional.normalize(table, dim=0)
        @ torch.nn.functional.normalize(table, dim=0)[row]
    ).argsort(descending=True)[:k],
    "after it changed their numbers": _taken_out,
}
