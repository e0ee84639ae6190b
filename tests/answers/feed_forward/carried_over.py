"""`feed_forward.carried_over` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import numpy as np
import torch


def _loop(before, after, right, source):
    counted = carried = 0
    for i in range(len(right)):
        j = source[i]
        if before[i] != right[i] or before[j] != right[j] or right[i] == right[j]:
            continue
        counted += 1
        if after[i] == right[j]:
            carried += 1
    return Fraction(carried, counted)


def _numpy(before, after, right, source):
    before, after, right, source = map(np.array, (before, after, right, source))
    knew = before == right
    counts = knew & knew[source] & (right != right[source])
    return (after == right[source])[counts].mean()


def _torch(before, after, right, source):
    before, after, right, source = map(torch.tensor, (before, after, right, source))
    knew = before == right
    counts = knew & knew[source] & (right != right[source])
    return (after == right[source])[counts].double().mean()


RIGHT = [_loop, _numpy, _torch]


def _among(counts, hit=None):
    def share(before, after, right, source):
        before, after, right, source = map(np.array, (before, after, right, source))
        those = counts(before, right, source)
        hits = after == right[source] if hit is None else hit(before, after, right, source)
        return hits[those].mean()

    return share


def _fair(before, right, source):
    knew = before == right
    return knew & knew[source] & (right != right[source])


WRONG = {
    "all prompts are counted": _among(lambda b, r, s: np.full(len(r), True)),
    "the one from which the patch came": _among(lambda b, r, s: (b == r) & (r != r[s])),
    "the prompt itself has to be asked as well": _among(lambda b, r, s: (b == r)[s] & (r != r[s])),
    "where both prompts have the same answer": _among(lambda b, r, s: (b == r) & (b == r)[s]),
    "look at `before`": _among(lambda b, r, s: r != r[s]),
    "this counts changed answers": _among(_fair, lambda b, a, r, s: a != b),
    "this counts the answers that stayed": _among(_fair, lambda b, a, r, s: a == r),
    "this is how many were carried over": lambda b, a, r, s: sum(
        a[i] == r[j] for i, j in enumerate(s) if b[i] == r[i] and b[j] == r[j] and r[i] != r[j]
    ),
    "divided by all prompts": lambda b, a, r, s: (
        sum(a[i] == r[j] for i, j in enumerate(s) if b[i] == r[i] and b[j] == r[j] and r[i] != r[j])
        / len(r)
    ),
    "a share needs `/`": lambda *given: int(_loop(*given)),
    "this is in percent": lambda *given: 100 * _numpy(*given),
    "is another prompt's": _among(_fair, lambda b, a, r, s: a[s] == r[s]),
}
