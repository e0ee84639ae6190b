"""The capitals that a released model names, asked without examples or after them.

An answer is right if greedy decoding gives the capital's full name. To test this without decoding,
the name is appended to the question, and each of its tokens has to be the most probable one. The
prefix of all questions is read once, and its keys and values are reused.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.lab_model import countries
from gpt_lab.lab_model.country import Country
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tokenization.released import ReleasedTokenizer


class CapitalQuestion(NamedTuple):
    """A question and its right answer, as IDs."""

    country: str
    question: list[int]
    answer: list[int]


def rows(tokenizer: Tokenizer, asked: Sequence[Country] | None = None) -> list[CapitalQuestion]:
    """Questions, "The capital of X is", with answers, " Y", for all 184 countries or some."""
    return [
        CapitalQuestion(
            country.name,
            tokenizer.encode(f"The capital of {country.name} is"),
            tokenizer.encode(f" {country.capital}"),
        )
        for country in (countries() if asked is None else asked)
    ]


def named_in_a_chat(
    model: GPT,
    tokenizer: ReleasedTokenizer,
    asked: Sequence[Country] | None = None,
    says: str = "What is the capital of {}?",
) -> set[str]:
    """The countries whose capital a model names when a user asks for it in a chat.

    The user asks "What is the capital of X?", and the answer begins with "The capital of X is".

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer, with its template.
        asked: the countries; all 184 when left out.
        says: the user's message, with ``{}`` for the country.
    """

    def question(country: str) -> list[int]:
        messages = [{"role": "user", "content": says.format(country)}]
        text = tokenizer.render(messages) + f"The capital of {country} is"
        return tokenizer.encode(text, allowed_special="all")

    own = [row._replace(question=question(row.country)) for row in rows(tokenizer, asked)]
    return _named(model, own, [])


@torch.inference_mode()
def named_right(
    model: GPT,
    tokenizer: Tokenizer,
    before: str = "",
    asked: Sequence[Country] | None = None,
    batch_size: int = 16,
    question: str = "",
) -> set[str]:
    """The countries whose capital a model names.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        before: a text before each question, with examples on separate lines.
        asked: the countries; all 184 when left out.
        batch_size: the number of questions in a batch, which have similar lengths.
        question: a text right before "The capital of X is", with ``{}`` for the country.
    """
    start = tokenizer.encode(before) if before else []
    put = rows(tokenizer, asked)
    if question:
        whole = (f"{question.format(row.country)}The capital of {row.country} is" for row in put)
        put = [r._replace(question=tokenizer.encode(w)) for r, w in zip(put, whole, strict=True)]
    return _named(model, put, start, batch_size)


@torch.inference_mode()
def _named(
    model: GPT, questions: Sequence[CapitalQuestion], start: list[int], batch_size: int = 16
) -> set[str]:
    """The countries that are answered correctly, for questions with the same prefix."""
    shared = _beginning(questions)
    start = start + shared
    read = KVCache(model.config, 1, max(len(start), 1))
    if start:
        model.next_logits(torch.tensor([start]), read)
    right: set[str] = set()
    rest = [row._replace(question=row.question[len(shared) :]) for row in questions]
    rest.sort(key=lambda row: len(row.question + row.answer))
    for at in range(0, len(rest), batch_size):
        batch = rest[at : at + batch_size]
        best = _likeliest(model, read, batch)
        for row, tokens in zip(batch, best.tolist(), strict=True):
            first = len(row.question) - 1
            if tokens[first : first + len(row.answer)] == row.answer:
                right.add(row.country)
    return right


def _beginning(questions: Sequence[CapitalQuestion]) -> list[int]:
    """The common prefix of all questions, "The capital of", but never a whole question."""
    columns = zip(*(row.question[:-1] for row in questions), strict=False)
    return [column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns)]


def beside(model: GPT, read: KVCache, B: int, more: int) -> KVCache:
    """A cache of B copies of ``read``, with room for ``more`` tokens."""
    cache = KVCache(model.config, B, read.length + more)
    pairs = zip(cache.keys + cache.values, read.keys + read.values, strict=True)
    for mine, theirs in pairs:
        mine[:, :, : read.length] = theirs[:, :, : read.length]
    cache.length = read.length
    return cache


def _likeliest(model: GPT, read: KVCache, batch: Sequence[CapitalQuestion]) -> Tensor:
    """The most probable token after each one, [B, T], with rows padded at the end."""
    T = max(len(row.question + row.answer) for row in batch) - 1  # the last token need not be read
    ids = torch.tensor([(row.question + row.answer + [0] * T)[:T] for row in batch])
    cache = beside(model, read, len(batch), T)
    logits: Tensor = model(ids, cache)  # [B, T, V]
    return logits.argmax(dim=-1)
