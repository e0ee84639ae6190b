"""Texts that a model writes with one setting after the other, and two numbers that tell them apart.

A text that goes in circles repeats itself; a text without sense surprises the model that
wrote it. Both are measured beside pages that somebody wrote.
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
    """Texts of one origin, and what was measured of what follows their given beginnings.

    Args:
        rows: the texts as IDs, [B, T].
        surprise: mean surprise of a token to the model at temperature 1, in nats.
        repeated: share of the pieces of four tokens that occurred before in the same text.
    """

    rows: Tensor
    surprise: float
    repeated: float


def book_pages(tokenizer: LabTokenizer, pages: int = 16, length: int = 112) -> Tensor:
    """Pages of old books that the lab model has not seen, 400 tokens apart, [pages, length]."""
    book = evaluation.held_out_ids(tokenizer, "prose")
    book = book[book != tokenizer.end_of_text]
    return book[: len(book) // 400 * 400].view(-1, 400)[:pages, :length]


def falling_apart(
    model: GPT, pages: Tensor, given: int, settings: Mapping[str, Mapping[str, Any]]
) -> dict[str, RepetitionScores]:
    """The pages as they are and, with each setting, as the model continues their beginnings.

    Args:
        model: the model, in evaluation mode.
        pages: texts of one length, [B, T].
        given: how many tokens of each the model is given; it writes the other ``T - given``.
        settings: by a name, what ``generate`` is to be told. All draws begin with seed 0.

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
    """Mean surprise of the tokens after the first ``given``, in nats a token: [B, T] → [B]."""
    logs: Tensor = model(rows[:, :-1])[:, given - 1 :].log_softmax(-1)  # [B, T - given, V]
    return -logs.gather(-1, rows[:, given:, None])[..., 0].mean(-1)


def repeated(ids: Sequence[int], n: int = 4) -> float:
    """Of all pieces of ``n`` tokens in a text, the share that occurred before in it."""
    pieces = [tuple(ids[i : i + n]) for i in range(len(ids) - n + 1)]
    return 1 - len(set(pieces)) / len(pieces)


def _repeated(rows: Tensor, given: int) -> float:
    return sum(map(repeated, rows[:, given:].tolist())) / len(rows)


@torch.inference_mode()
def after_copies(
    model: GPT, tokenizer: LabTokenizer, copies: int, *, shuffled: bool = False, seed: int = 0
) -> Tensor:
    """How probable a book's phrase is to the model after copies of it, token by token.

    The phrases are 8 tokens each, of 104 held-out pages. Before the phrase stand 32 tokens of its
    page and then its copies.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        copies: how many copies stand before the phrase.
        shuffled: whether each copy has the same tokens in an order drawn at random.
        seed: of these orders.

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
