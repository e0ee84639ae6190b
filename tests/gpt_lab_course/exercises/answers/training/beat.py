"""`training.beat`: models that are good enough, though nobody trained them, and others."""

import torch
from torch import nn

from gpt_lab import GPT, GPTConfig
from gpt_lab_course.experiments.training import letters

FOURS, FIVES = letters.table(4), letters.table(5)
V = len(letters.alphabet())


class Counted(nn.Module):
    """A module, with dropout that must be off while it is judged."""

    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(0.5)
        self.shift = nn.Parameter(torch.tensor(7.0))

    def forward(self, ids):
        return self.dropout(with_the_row(ids) + self.shift)


def with_the_row(ids, table=FIVES):
    """A table, and a little for each letter that the row has had, however far back."""
    seen = torch.nn.functional.one_hot(ids, V).cummax(dim=1).values
    return table(ids) + 0.01 * seen


RIGHT = [
    Counted(),
    lambda ids: with_the_row(ids, FOURS).float().numpy(),
    lambda ids: with_the_row(ids) - 100,
]


def fresh():
    torch.manual_seed(0)
    sizes = {"context_length": 64, "d_model": 16, "n_heads": 2, "n_layers": 1}
    return GPT(GPTConfig(vocab_size=V, **sizes))


def unmasked(ids):
    """The mean of the whole row's letters, among other things."""
    ahead = torch.nn.functional.one_hot(ids, V).float().mean(dim=1, keepdim=True)
    return with_the_row(ids) + ahead


def looking_back(n):
    """A table, and a little for the letter that stands n places back."""

    def scores(ids):
        earlier = torch.nn.functional.one_hot(ids.roll(n, 1), V)
        earlier[:, :n] = 0  # what came round from the row's end
        return FOURS(ids) + 0.01 * earlier

    return scores


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "knows nothing yet": fresh(),
    "looks ahead": unmasked,
    "these are probabilities": nn.Sequential(Counted(), nn.Softmax(dim=-1)),
    "worse than knowing nothing": lambda ids: FOURS(ids) * -1,
    "as a table of counts does": FOURS,
    "the last 8 letters at most": looking_back(7),
    "a model gives scores [84, 64, 77]": lambda ids: FOURS(ids)[:, -1],
}
