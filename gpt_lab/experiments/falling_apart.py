"""Texts that a model writes with one setting after the other, and two numbers that tell them apart.

A text that goes in circles repeats itself; a text that is a salad of words surprises the model that
wrote it. Both are measured beside pages that somebody wrote.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from gpt_lab.experiments.few_shot import beside
from gpt_lab.generation import Sampler
from gpt_lab.lab_model import evaluation
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT


@dataclass(frozen=True)
class Measured:
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
) -> dict[str, Measured]:
    """The pages as they are and, with each setting, as the model continues their beginnings.

    Args:
        model: the model, in evaluation mode.
        pages: texts of one length, [B, T].
        given: how many tokens of each the model is given; it writes the other ``T - given``.
        settings: by a name, those of a ``Sampler``. All draws begin with seed 0.

    Returns:
        ``"the book"``, and a measurement for each setting.
    """
    samplers = [Sampler(**setting) for setting in settings.values()]
    written = continued(model, pages[:, :given], pages.shape[1] - given, samplers)
    texts = {"the book": pages, **dict(zip(settings, written, strict=True))}
    return {
        name: Measured(rows, float(surprise(model, rows, given).mean()), _repeated(rows, given))
        for name, rows in texts.items()
    }


@torch.inference_mode()
def continued(model: GPT, ids: Tensor, new: int, samplers: Sequence[Sampler]) -> list[Tensor]:
    """The same beginnings, [B, T], continued by each sampler, [B, T + new] each.

    They are what ``generate`` writes with seed 0. Here all of them pass the model together, since
    a step of many rows takes little more time than one of a few.
    """
    read = KVCache(model.config, len(ids))
    logits = model.next_logits(ids, read).repeat(len(samplers), 1)  # [S·B, V]
    cache = beside(model, read, len(logits), new)
    texts = [ids] * len(samplers)
    chances = [torch.Generator().manual_seed(0) for _ in samplers]
    for step in range(new):
        each = zip(samplers, logits.chunk(len(samplers)), texts, chances, strict=True)
        tokens = [sampler(some, text, chance) for sampler, some, text, chance in each]  # S × [B]
        texts = [torch.cat([t, n[:, None]], dim=1) for t, n in zip(texts, tokens, strict=True)]
        if step < new - 1:  # the last token is not read
            logits = model.next_logits(torch.cat(tokens)[:, None], cache)
    return texts


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
