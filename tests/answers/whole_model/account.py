"""`whole_model.account` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

from gpt_lab import GPTConfig, count_parameters


def _one_block(d, f):
    return 4 * d * d + 4 * d, d * f + f + f * d + d, 2 * (d + d)


def _by_modules(V, n, d, L, f):
    with torch.device("meta"):
        tables = [torch.nn.Embedding(V, d), torch.nn.Embedding(n, d)]
        attention = [torch.nn.Linear(d, 3 * d), torch.nn.Linear(d, d)]
        ffn = [torch.nn.Linear(d, f), torch.nn.Linear(f, d)]
        norm = torch.nn.LayerNorm(d)

    def size(*modules):
        return sum(p.numel() for m in modules for p in m.parameters())

    blocks = [L * size(*attention), L * size(*ffn), L * size(norm, norm)]
    return [*(size(table) for table in tables), *blocks, size(norm)]


def _by_the_course(V, n, d, L, f):
    config = GPTConfig(vocab_size=V, context_length=n, d_model=d, n_heads=1, n_layers=L, d_ff=f)
    return tuple(count_parameters(config).components.values())


def _numpy(V, n, d, L, f):
    return np.array([V * d, n * d, *(L * np.array(_one_block(d, f))), 2 * d])


RIGHT = [_by_modules, _by_the_course, _numpy]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "are those of one block": lambda V, n, d, L, f: [V * d, n * d, *_one_block(d, f), 2 * d],
    "counted twice": lambda V, n, d, L, f: [*_by_modules(V, n, d, L, f), V * d],
    "this is the total": lambda *sizes: sum(_by_modules(*sizes)),
    "in another order": lambda *sizes: sorted(_by_modules(*sizes), reverse=True),
}
