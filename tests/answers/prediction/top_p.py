"""`prediction.top_p` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _torch(probabilities, p):
    falling, order = probabilities.sort(descending=True)
    keep = falling.cumsum(0) - falling < p
    keep[0] = True
    new = torch.zeros_like(probabilities)
    new[order[keep]] = probabilities[order[keep]]
    return new / new.sum()


def _numpy(probabilities, p):
    q = np.array(probabilities)
    order = np.argsort(-q)
    n = int(np.searchsorted(np.cumsum(q[order]), p)) + 1
    new = np.zeros_like(q)
    new[order[:n]] = q[order[:n]]
    return new / new.sum()


def _loop(probabilities, p):
    left = dict(enumerate(probabilities.tolist()))
    kept, total = {}, 0.0
    while not kept or total < p:
        best = max(left, key=left.get)
        kept[best] = left.pop(best)
        total += kept[best]
    return [kept.get(i, 0.0) / total for i in range(len(probabilities))]


def _without_the_last(probabilities, p):
    falling, order = probabilities.sort(descending=True)
    keep = order[falling.cumsum(0) <= p]
    new = torch.zeros_like(probabilities)
    new[keep] = probabilities[keep]
    return new / new.sum()


def _strict(probabilities, p):
    falling, order = probabilities.sort(descending=True)
    keep = falling.cumsum(0) - falling <= p
    new = torch.zeros_like(probabilities)
    new[order[keep]] = probabilities[order[keep]]
    return new / new.sum()


def _not_normalized(probabilities, p):
    falling, order = probabilities.sort(descending=True)
    keep = falling.cumsum(0) - falling < p
    keep[0] = True
    new = torch.zeros_like(probabilities)
    new[order[keep]] = falling[keep]
    return new


def _min_p(probabilities, p):
    new = torch.where(probabilities < p * probabilities.max(), 0.0, probabilities)
    return new / new.sum()


def _threshold(probabilities, p):
    new = probabilities * (probabilities >= p)
    return new / new.sum()


def _unsorted(probabilities, p):
    keep = probabilities.cumsum(0) - probabilities < p
    keep[0] = True
    new = probabilities * keep
    return new / new.sum()


def _ascending(probabilities, p):
    rising, order = probabilities.sort()
    keep = rising.cumsum(0) - rising < p
    keep[0] = True
    new = torch.zeros_like(probabilities)
    new[order[keep]] = rising[keep]
    return new / new.sum()


def _left_sorted(probabilities, p):
    falling, _ = probabilities.sort(descending=True)
    keep = falling.cumsum(0) - falling < p
    keep[0] = True
    return falling * keep / falling[keep].sum()


def _indices(probabilities, p):
    falling, order = probabilities.sort(descending=True, stable=True)
    keep = falling.cumsum(0) - falling < p
    keep[0] = True
    return order[keep]


RIGHT = [_torch, _numpy, _loop]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "has to stay": _without_the_last,
    "reaches `p` exactly": _strict,
    "add up to 1 again": _not_normalized,
    "not by `p`": lambda probabilities, p: _not_normalized(probabilities, p) / p,
    "which is min-p": _min_p,
    "it is their *sum*": _threshold,
    "the order of the vocabulary": _unsorted,
    "the *least* probable": _ascending,
    "these are sorted": _left_sorted,
    "these are the indices": _indices,
    "nothing was cut off": lambda probabilities, p: probabilities,
}
