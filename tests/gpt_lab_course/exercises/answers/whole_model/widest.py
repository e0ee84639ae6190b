"""`whole_model.widest` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

from gpt_lab import GPTConfig, count_parameters


def _by_quadratic(budget, n_layers):
    # 12 L d² + (V + n + 13 L + 2) d = budget
    b = 50257 + 1024 + 13 * n_layers + 2
    root = (-b + (b * b + 48 * n_layers * budget) ** 0.5) / (24 * n_layers)
    return root // 64 * 64


def _by_search(budget, n_layers):
    widths = np.arange(64, 4096, 64)
    return max(d for d in widths if _total(d, n_layers) <= budget)


def _downwards(budget, n_layers):
    d = 4096
    while _total(d, n_layers) > budget:
        d -= 64
    return torch.tensor([d])[0]


def _total(d, n_layers):
    return count_parameters(GPTConfig(d_model=d, n_heads=1, n_layers=n_layers)).total


def _walk_too_far(budget, n_layers):
    d = 64
    while _total(d, n_layers) <= budget:
        d += 64
    return d


def _blocks_only(budget, n_layers):
    d = 64
    while 12 * n_layers * (d + 64) ** 2 <= budget:
        d += 64
    return d


def _from_768(budget, n_layers):
    d = 768
    while _total(d + 64, n_layers) <= budget:
        d += 64
    return d


def _with_12_heads(budget, n_layers):
    d = 64
    while count_parameters(GPTConfig(d_model=d, n_layers=n_layers)).total <= budget:
        d += 64
    return d - 64


def _whole_table(budget, n_layers):
    d = 64
    while count_parameters(GPTConfig(d_model=d, n_heads=1, n_layers=n_layers)) <= budget:
        d += 64
    return d - 64


def _a_float_width(budget, n_layers):
    d = (budget / 12 / n_layers) ** 0.5
    while _total(d, n_layers) > budget:
        d -= 64
    return d


RIGHT = [_by_quadratic, _by_search, _downwards]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "one step too far": _walk_too_far,
    "counts the blocks alone": _blocks_only,
    "start at 64": _from_768,
    "leaves its end": lambda b, L: max(d for d in range(64, 1024, 64) if _total(d, L) <= b),
    "give `n_heads=1`": _with_12_heads,
    "its `total` is the number": _whole_table,
    "a width is a whole number": _a_float_width,
}
