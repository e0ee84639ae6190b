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


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "all prompts are counted": lambda b, a, r, s: np.mean(np.array(a) == np.array(r)[s]),
    "the number of a prompt": lambda b, a, r, s: np.mean(
        [a[i] == j for i, j in enumerate(s) if b[i] == r[i] and b[j] == r[j] != r[i]]
    ),
    "look at `before`": lambda b, a, r, s: np.mean(
        [a[i] == r[j] for i, j in enumerate(s) if r[i] != r[j]]
    ),
    "are your conditions too strict": lambda b, a, r, s: (
        1 / sum(b[i] == r[j] != r[i] for i, j in enumerate(s))
    ),
    "A share needs `/`": lambda *given: int(_loop(*given)),
}
