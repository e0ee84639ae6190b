"""How many capitals a model gets right: what most experiments on the lab model count.

Each country is asked for once, "The capital of X is", with the end-of-text token in front, as in
training. The shorter questions are filled up at their end: no token looks ahead, so what stands
behind a question cannot change its answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor

from gpt_lab.lab_model import countries, load_lab_model


@dataclass(frozen=True)
class Questions:
    """One question for each country.

    Args:
        ids: the questions, [n, T].
        last: where each ends, [n]: the answer is read there.
        country: where the country's last token stands, [n].
        capital: the first token of each right answer, [n].
    """

    ids: Tensor
    last: Tensor
    country: Tensor
    capital: Tensor

    def __len__(self) -> int:
        return len(self.ids)

    def after(self, x: Tensor) -> Tensor:
        """What stands at the end of each question, [n, T, …] → [n, …]."""
        return x[torch.arange(len(self)), self.last]

    def __getitem__(self, some: Tensor) -> Questions:
        """Some of the questions, by their numbers."""
        return Questions(self.ids[some], self.last[some], self.country[some], self.capital[some])


@cache
def capital_questions() -> Questions:
    """The lab model's 184 countries, in the order of ``countries()``."""
    _, tokenizer = load_lab_model()
    rows = [
        [tokenizer.end_of_text, *tokenizer.encode(f"The capital of {country.name} is")]
        for country in countries()
    ]
    capitals = [tokenizer.encode(f" {country.capital}")[0] for country in countries()]
    T = max(map(len, rows))
    last = torch.tensor([len(row) - 1 for row in rows])
    ids = torch.tensor([row + [0] * (T - len(row)) for row in rows])
    return Questions(ids, last, last - 1, torch.tensor(capitals))


@torch.no_grad()
def capitals_right(model: Callable[[Tensor], Tensor], asked: Questions | None = None) -> int:
    """How many right capitals are the likeliest next token.

    Args:
        model: anything that gives logits [B, T, V] for IDs [B, T].
        asked: the questions; those of all countries when left out.
    """
    asked = capital_questions() if asked is None else asked
    answers = asked.after(model(asked.ids)).argmax(dim=-1)  # [n]
    return int((answers == asked.capital).sum())
