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
    "the positions have embeddings too": lambda V, n, d: d * V,
    "the positions alone": lambda V, n, d: n * d,
    "a whole row of d_model numbers": lambda V, n, d: n + V * d,
    "do not multiply": lambda V, n, d: V * d * n,
    "each is d_model wide": lambda V, n, d: n + V,
    "one table is counted twice": lambda V, n, d: V * d + n * d + V * d,
    "both tables are counted twice": lambda V, n, d: (V + n) * d + (V + n) * d,
    "a table has no bias": lambda V, n, d: (V * d + d) + (n * d + d),
    "not n_ctx": lambda V, n, d: V * d + n**2,
    "GPT-2 small's sizes alone": lambda V, n, d: 39_383_808,
    "these are bytes": lambda V, n, d: 4 * (V * d + n * d),
    "without brackets": lambda V, n, d: V + n * d,
    "not as many as tokens": lambda V, n, d: V * d + V * d,
    "in millions": lambda V, n, d: (V + n) * d / 1_000_000,
    "n_ctx and d_model are swapped": lambda V, d, n: (V + n) * d,
}
