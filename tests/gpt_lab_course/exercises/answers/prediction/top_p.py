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


def _masked(probabilities, p):
    falling = -np.sort(-probabilities.numpy())
    keep = np.cumsum(falling) - falling < p
    keep[0] = True
    return probabilities.numpy() * keep / (probabilities.numpy() * keep).sum()


RIGHT = [_torch, _numpy, _loop]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the most probable token stays, even": lambda probabilities, p: [
        x / sum(y for y in probabilities.tolist() if y > 1) for x in probabilities.tolist()
    ],
    "an index is outside": lambda probabilities, p: probabilities[[len(probabilities)]],
    "stand in falling order": lambda probabilities, p: _torch(probabilities, p).sort(
        descending=True
    )[0],
    "found in falling order": lambda probabilities, p: _masked(probabilities, p),
    "for a softmax to do": lambda probabilities, p: (
        probabilities * (_torch(probabilities, p) > 0)
    ).softmax(0),
    "has to stay": _without_the_last,
    "the vocabulary's order": _unsorted,
    "the *least* probable": _ascending,
}
