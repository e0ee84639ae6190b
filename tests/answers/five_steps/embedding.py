"""`five_steps.embedding` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import numpy as np
import torch


def _rows(V, n, d):
    total = 0
    for rows in (V, n):
        total += rows * d
    return total


def _real_tables(V, n, d):
    return sum(torch.empty(rows, d, device="meta").numel() for rows in (V, n))


RIGHT = [
    _rows,
    _real_tables,
    lambda V, n, d: np.int64(V + n) * d,
    lambda V, n, d: torch.tensor(V + n) * d,
    lambda V, n, d: float((V + n) * d),
    lambda V, n, d: Fraction((V + n) * d, 1),
    np.vectorize(lambda V, n, d: V * d + n * d),
    lambda *sizes: sum(sizes[:2]) * sizes[2],
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "one table is counted twice": lambda V, n, d: V * d + n * d + V * d,
    "a table has no bias": lambda V, n, d: (V * d + d) + (n * d + d),
    "GPT-2 small's sizes alone": lambda V, n, d: 39_383_808,
}
