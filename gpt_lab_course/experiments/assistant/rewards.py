"""Sums with rewards that a program can check, and three rewards that go wrong.

The lab model reads ``3 + 4 =`` and writes `` 7.``: one token for the number, one for the stop. So
the probability of a right answer is the product of two, and needs no sampling.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tuning import Dialogue, Example, example
from gpt_lab.tuning.reinforcement import Reward
from gpt_lab.validation import RefusedValueError, shown

STOP = "."
"""What ends the answer to a sum."""

LONGEST = 4
"""The tokens after which an answer to a sum is cut."""


def sum_example(tokenizer: Tokenizer, numbers: tuple[int, int]) -> Example:
    """A sum as the lab model's texts have it, with its right answer.

    >>> from gpt_lab.lab_model.tokenizer import LabTokenizer
    >>> tokenizer = LabTokenizer()
    >>> one = sum_example(tokenizer, (3, 4))
    >>> tokenizer.decode(one.question[1:]), tokenizer.decode(one.answer)
    ('3 + 4 =', ' 7.')
    """
    x, y = numbers
    one = example(tokenizer, f"{x} + {y} =", f" {x + y}", start=True)
    return one._replace(answer=(*one.answer, *tokenizer.encode(STOP)))


def as_dialogue(one: Example) -> Dialogue:
    """A question with its answer as supervised tuning reads it: the answer counts."""
    is_answer = (*(False for _ in one.question), *(True for _ in one.answer))
    return Dialogue((*one.question, *one.answer), is_answer)


def is_right(wanted: Sequence[Example]) -> Reward:
    """1 for the right answer to its question, token for token, 0 for any other."""
    answers: Mapping[tuple[int, ...], tuple[int, ...]] = {
        one.question: one.answer for one in wanted
    }
    return lambda sampled: float(sampled.answer == answers[sampled.question])


def is_a_number(tokenizer: Tokenizer) -> Reward:
    """1 for a number with its stop, whichever: the form alone."""

    def reward(sampled: Example) -> float:
        number, stop = tokenizer.decode(sampled.answer[:-1]), tokenizer.decode(sampled.answer[-1:])
        return float(stop == STOP and number.startswith(" ") and number[1:].isdecimal())

    return reward


def by_chance(share: float, seed: int, drawn: int = 0) -> Reward:
    """1 for this share of the answers, chosen by lot, whatever they say.

    Args:
        share: from 0 to 1.
        seed: the seed of the lots.
        drawn: how many lots were drawn before, by a run that goes on.
    """
    if not 0 <= share <= 1:
        raise RefusedValueError(f"share={shown(share)} is not in 0 … 1")
    lots = random.Random(seed)
    for _ in range(drawn):
        lots.random()
    return lambda _: float(lots.random() < share)
