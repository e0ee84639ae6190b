"""Count how many capitals a model gets right.

There is one question for each country, "The capital of X is", with the end-of-text token in front,
as in training. Shorter questions are padded at the end, which cannot change an answer because
attention is causal.
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
        last: the position of each question's last token, [n].
        country: the position of the country's last token, [n].
        capital: the first token of each right answer, [n].
    """

    ids: Tensor
    last: Tensor
    country: Tensor
    capital: Tensor

    def __len__(self) -> int:
        return len(self.ids)

    def after(self, x: Tensor) -> Tensor:
        """The values at the last token of each question, [n, T, …] → [n, …]."""
        return x[torch.arange(len(self)), self.last]

    def __getitem__(self, some: Tensor) -> Questions:
        """Select questions by index."""
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
    """The number of questions for which the right capital is the most probable next token.

    Args:
        model: anything that gives logits [B, T, V] for IDs [B, T].
        asked: the questions; those of all countries when left out.
    """
    asked = capital_questions() if asked is None else asked
    answers = asked.after(model(asked.ids)).argmax(dim=-1)  # [n]
    return int((answers == asked.capital).sum())
