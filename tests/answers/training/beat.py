"""`training.beat`: models that are good enough, though nobody trained them, and others."""

import torch
from torch import nn

from gpt_lab import GPT, GPTConfig
from gpt_lab.experiments import letters

FOURS = letters.table(4)
V = len(letters.alphabet())


class Counted(nn.Module):
    """A module, with dropout that must be off while it is judged."""

    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(0.5)
        self.shift = nn.Parameter(torch.tensor(7.0))

    def forward(self, ids):
        return self.dropout(FOURS(ids) + self.shift)


RIGHT = [
    Counted(),
    lambda ids: FOURS(ids).float().numpy(),
    lambda ids: letters.table(5)(ids) - 100,
]


def fresh():
    torch.manual_seed(0)
    sizes = {"context_length": 64, "d_model": 16, "n_heads": 2, "n_layers": 1}
    return GPT(GPTConfig(vocab_size=V, **sizes))


def unmasked(ids):
    """The mean of the whole row's letters, among other things."""
    ahead = torch.nn.functional.one_hot(ids, V).float().mean(dim=1, keepdim=True)
    return FOURS(ids) + ahead


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "knows nothing yet": fresh(),
    "looks ahead": unmasked,
    "these are probabilities": nn.Sequential(Counted(), nn.Softmax(dim=-1)),
    "worse than knowing nothing": lambda ids: FOURS(ids) * -1,
    "a model gives scores [84, 64, 77]": lambda ids: FOURS(ids)[:, -1],
}
