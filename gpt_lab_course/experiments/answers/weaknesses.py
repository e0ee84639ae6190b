"""What a lab model cannot do, measured like its capitals.

Every kind of question is frequent in its training text. Its failures show what such training does
not teach.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

import torch

from gpt_lab import lab_model
from gpt_lab.generation import generate
from gpt_lab.lab_model.answers import answers_exactly
from gpt_lab.lab_model.drill_words import LIKED, NAMES, OPPOSITES
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT

ShortQuestion = tuple[str, tuple[str, ...]]
"""A text to continue, and its right answers, without the space in front."""

_RECALLS = 100  # questions about three people who like something, one of whom is asked for

MOBY_DICK = (
    "Call me Ishmael. Some years ago—never mind how long precisely—having little or no money in my "
    "purse, and nothing particular to interest me on shore, I thought I would sail about a little "
    "and see the watery part of the world. It is a way I have of driving off the spleen, and "
    "regulating the circulation. Whenever I find myself growing grim about the mouth; whenever it "
    "is a damp, drizzly November in my soul; whenever I find myself involuntarily pausing before "
    "coffin warehouses, and bringing up the rear of every funeral I meet; and especially whenever "
    "my hypos get such an upper hand of me,"
)
"""The beginning of Melville's book (1851, public domain): as much as the model's context holds."""
_FIRST_WORDS = "Call me"


class Score(NamedTuple):
    """The score on one kind of question, and the first question with a wrong answer.

    Attributes:
        right: questions that were answered exactly.
        questions: how many there were.
        question: the first one with a wrong answer; empty if there is none.
        expected: its right answer; the first of several.
        answer: the model's answer.
    """

    right: int
    questions: int
    question: str = ""
    expected: str = ""
    answer: str = ""


def weaknesses(model: GPT, tokenizer: LabTokenizer) -> dict[str, Score]:
    """The scores on all kinds of questions: ``sums``, ``opposites`` and so on, as in ``questions``.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
    """
    return {kind: score(model, tokenizer, asked) for kind, asked in questions().items()}


def questions() -> dict[str, list[ShortQuestion]]:
    """Questions with their right answers, by kind; the same ones in every call.

    * ``sums``: up to 10 + 10, each of which occurs many times in the training text;
    * ``opposites``: those of the training text, in both directions;
    * ``likes``: what three people like, then one of them again; chance is a third;
    * ``continents``, ``languages``: a country's;
    * ``capitals`` and ``lower_case``: a country's capital, with the name in normal spelling and in
      lower case;
    * ``reversal``: the country of a capital.
    """
    countries = lab_model.countries()
    partners: dict[str, tuple[str, ...]] = {}
    for one, other in OPPOSITES:
        partners[one] = (*partners.get(one, ()), other)
        partners[other] = (*partners.get(other, ()), one)
    return {
        "sums": [(f"{x} + {y} =", (f"{x + y}",)) for x in range(11) for y in range(11)],
        "opposites": [
            (f"The opposite of {word} is", partners[word]) for pair in OPPOSITES for word in pair
        ],
        "likes": _likes(),
        "continents": [(f"{_start(c.name)} is a country in", (c.continent,)) for c in countries],
        "languages": [(f"Many people in {c.name} speak", (c.language,)) for c in countries],
        "capitals": [(f"The capital of {c.name} is", (c.capital,)) for c in countries],
        "lower_case": [(f"The capital of {c.name.lower()} is", (c.capital,)) for c in countries],
        "reversal": [(f"{c.capital} is the capital of", (c.name,)) for c in countries],
    }


def _likes() -> list[ShortQuestion]:
    rng = random.Random(0)
    pairs: list[ShortQuestion] = []
    for _ in range(_RECALLS):
        names, things = rng.sample(NAMES, 3), rng.sample(LIKED, 3)
        statements = " ".join(f"{n} likes {t}." for n, t in zip(names, things, strict=True))
        i = rng.randrange(3)
        pairs.append((f"{statements} {names[i]} likes", (things[i],)))
    return pairs


def _start(name: str) -> str:
    """A name at the start of a sentence: ``The Netherlands``."""
    return name[0].upper() + name[1:]


def score(model: GPT, tokenizer: LabTokenizer, asked: Sequence[ShortQuestion]) -> Score:
    """Ask questions of one kind, each with all its right answers."""
    pairs = [(i, question, " " + a) for i, (question, rs) in enumerate(asked) for a in rs]
    answered = answers_exactly(model, tokenizer, [(q, answer) for _, q, answer in pairs])
    right = {i for (i, _, _), exactly in zip(pairs, answered, strict=True) if exactly}
    failed = next((i for i in range(len(asked)) if i not in right), None)
    if failed is None:
        return Score(len(right), len(asked))
    question, (expected, *_) = asked[failed]
    answer = _continuation(model, tokenizer, question, 6)
    return Score(len(right), len(asked), question, expected, answer)


def words_recited(model: GPT, tokenizer: LabTokenizer) -> tuple[int, int]:
    """The number of words of *Moby-Dick* recited after "Call me", and the number compared.

    It counts up to the first different word. Punctuation is not compared.
    """
    book = _words(MOBY_DICK.removeprefix(_FIRST_WORDS))
    room = model.config.context_length - 1 - len(tokenizer.encode(_FIRST_WORDS))
    said = _words(_continuation(model, tokenizer, _FIRST_WORDS, room))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(book, said, strict=False))
    return len(list(same)), len(book)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


def _continuation(model: GPT, tokenizer: LabTokenizer, text: str, n: int) -> str:
    """The model's greedy continuation of a text."""
    end = tokenizer.end_of_text
    ids = torch.tensor([end, *tokenizer.encode(text)], device=model.unembedding.device)
    tokens = generate(model, ids, n, temperature=0, stop_token=end)
    return tokenizer.decode([i for i in map(int, tokens) if i != end])
