"""`five_steps.widest` as learners solve it: rightly in other forms, and wrongly."""

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


def _walk_and_step_back_twice(budget, n_layers):
    return _walk_too_far(budget, n_layers) - 128


def _strictly_below(budget, n_layers):
    d = 64
    while _total(d + 64, n_layers) < budget:
        d += 64
    return d


def _in_steps_of_8(budget, n_layers):
    d = 8
    while _total(d + 8, n_layers) <= budget:
        d += 8
    return d


def _always_twelve(budget, n_layers):
    return _walk_too_far(budget, 12) - 64


def _blocks_only(budget, n_layers):
    d = 64
    while 12 * n_layers * (d + 64) ** 2 <= budget:
        d += 64
    return d


def _no_biases(budget, n_layers):
    return max(d for d in range(64, 4096, 64) if 12 * n_layers * d * d + 51281 * d <= budget)


def _no_positions(budget, n_layers):
    return max(d for d in range(64, 4096, 64) if _total(d, n_layers) - 1024 * d <= budget)


def _nearest(budget, n_layers):
    return min(range(64, 4096, 64), key=lambda d: abs(_total(d, n_layers) - budget))


def _from_768(budget, n_layers):
    d = 768
    while _total(d + 64, n_layers) <= budget:
        d += 64
    return d


def _the_cost(budget, n_layers):
    return _total(_walk_too_far(budget, n_layers) - 64, n_layers)


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
    "one step too early": _walk_and_step_back_twice,
    "exactly the budget still fits": _strictly_below,
    "a multiple of 64": _in_steps_of_8,
    "always builds 12": _always_twelve,
    "counts the blocks alone": _blocks_only,
    "leaves out the biases and the norms": _no_biases,
    "the positions are left out": _no_positions,
    "must not pass it": _nearest,
    "start at 64": _from_768,
    "asked is its width": _the_cost,
    "counts the blocks alone; ": lambda b, L: (b / 12 / L) ** 0.5,
    "the narrowest width": lambda b, L: next(d for d in range(64, 4096, 64) if _total(d, L) <= b),
    "leaves its end": lambda b, L: max(d for d in range(64, 1024, 64) if _total(d, L) <= b),
    "wider models than this looks at": lambda b, L: max(
        d for d in range(64, 1025, 64) if _total(d, L) <= b
    ),
    "how many steps of 64": lambda b, L: (_walk_too_far(b, L) - 64) / 64,
    "give `n_heads=1`": _with_12_heads,
    "its `total` is the number": _whole_table,
    "a width is a whole number": _a_float_width,
}
