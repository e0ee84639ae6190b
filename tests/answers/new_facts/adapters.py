"""`new_facts.adapters` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

from gpt_lab import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.teaching import LoRA


def _modules(shapes, rank):
    """Counted on adapters that are really there, in a model of which only the maps matter."""
    model = GPT(GPTConfig(vocab_size=1, context_length=1, d_model=1, n_heads=1, n_layers=1))
    model.blocks = torch.nn.ModuleList(Linear(*shape) for shape in shapes)
    return sum(p.numel() for p in LoRA(model, min(rank, *map(min, shapes)), where="*").parameters())


def _if_possible(shapes, rank):
    if rank <= min(map(min, shapes)):
        return _modules(shapes, rank)
    return rank * sum(map(sum, shapes))


RIGHT = [
    _if_possible,
    lambda shapes, rank: rank * np.array(shapes).sum(),
    lambda shapes, rank: torch.tensor(sum(a * rank + rank * b for a, b in shapes)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the matrix itself": lambda shapes, rank: np.prod(shapes, axis=1).sum(),
    "A alone": lambda shapes, rank: rank * np.array(shapes)[:, 0].sum(),
    "one by one": lambda shapes, rank: rank * (shapes[0] + shapes[1:]),
    "the rank is missing": lambda shapes, rank: sum(map(sum, shapes)),
}
