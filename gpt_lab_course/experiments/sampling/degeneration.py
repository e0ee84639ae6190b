"""Texts generated with several settings, and two numbers that describe them.

Looping text repeats itself; senseless text has a high loss under the model itself. Both are
compared with pages written by people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from gpt_lab.generation import generate
from gpt_lab.lab_model import evaluation
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT


@dataclass(frozen=True)
class RepetitionScores:
    """Texts of one origin, with measurements of the part after their given beginnings.

    Args:
        rows: the texts as IDs, [B, T].
        surprise: the model's mean loss at temperature 1, in nats a token.
        repeated: the share of 4-grams that occurred before in the same text.
    """

    rows: Tensor
    surprise: float
    repeated: float


def book_pages(tokenizer: LabTokenizer, pages: int = 16, length: int = 112) -> Tensor:
    """Pages of held-out old books, 400 tokens apart, [pages, length]."""
    book = evaluation.held_out_ids(tokenizer, "prose")
    book = book[book != tokenizer.end_of_text]
    return book[: len(book) // 400 * 400].view(-1, 400)[:pages, :length]


def falling_apart(
    model: GPT, pages: Tensor, given: int, settings: Mapping[str, Mapping[str, Any]]
) -> dict[str, RepetitionScores]:
    """The original pages, and continuations of their beginnings with each setting.

    Args:
        model: the model, in evaluation mode.
        pages: texts of one length, [B, T].
        given: the number of given tokens of each; the model generates the other ``T - given``.
        settings: arguments of ``generate`` by name. All draws use seed 0.

    Returns:
        ``"the book"``, and a measurement for each setting.
    """
    texts = {"the book": pages}
    for name, setting in settings.items():
        new = generate(model, pages[:, :given], pages.shape[1] - given, seed=0, **setting)
        texts[name] = torch.cat([pages[:, :given], torch.stack([*new], dim=1)], dim=1)
    return {
        name: RepetitionScores(
            rows, float(surprise(model, rows, given).mean()), _repeated(rows, given)
        )
        for name, rows in texts.items()
    }


@torch.inference_mode()
def surprise(model: GPT, rows: Tensor, given: int) -> Tensor:
    """The mean loss of the tokens after the first ``given``, in nats a token: [B, T] → [B]."""
    logs: Tensor = model(rows[:, :-1])[:, given - 1 :].log_softmax(-1)  # [B, T - given, V]
    return -logs.gather(-1, rows[:, given:, None])[..., 0].mean(-1)


def repeated(ids: Sequence[int], n: int = 4) -> float:
    """The share of n-grams in a text that occurred before in it."""
    pieces = [tuple(ids[i : i + n]) for i in range(len(ids) - n + 1)]
    return 1 - len(set(pieces)) / len(pieces)


def _repeated(rows: Tensor, given: int) -> float:
    return sum(map(repeated, rows[:, given:].tolist())) / len(rows)


@torch.inference_mode()
def after_copies(
    model: GPT, tokenizer: LabTokenizer, copies: int, *, shuffled: bool = False, seed: int = 0
) -> Tensor:
    """The probabilities of a phrase's tokens after copies of the phrase.

    The phrases are 8 tokens each, from 104 held-out pages. Before the phrase come 32 tokens of its
    page and then its copies.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        copies: the number of copies.
        shuffled: whether each copy has its tokens in random order.
        seed: the seed of these orders.

    Returns:
        The probabilities of the phrase's tokens, [104, 8].
    """
    book = evaluation.held_out_ids(tokenizer, "prose")
    book = book[book != tokenizer.end_of_text]
    pages = book[: len(book) // 48 * 48].view(-1, 48)[::3]
    before, phrase = pages[:, :32], pages[:, 32:40]
    chance = torch.Generator().manual_seed(seed)
    ids = [before]
    for _ in range(copies):
        order = torch.rand(phrase.shape, generator=chance).argsort(dim=1)
        ids.append(phrase.gather(1, order) if shuffled else phrase)
    found = []
    for rows in torch.split(torch.cat([*ids, phrase], dim=1), 26):  # all at once would take 200 MB
        p = model(rows[:, :-1])[:, -8:].softmax(-1)  # [26, 8, V]
        found.append(p.gather(-1, rows[:, -8:, None])[..., 0])
    return torch.cat(found)
