"""Sums of three digits, asked of a released model after examples, with and without steps.

The question is the same in all forms. The text between it and the answer differs:

- ``at once``: ``9 + 2 + 6: 17``
- ``dots``: ``9 + 2 + 6: . . . … . 17``, as many dots as the longest steps have tokens
- ``written``: ``9 + 2 + 6: 9 + 2 = 11, 11 + 6 = 17``, where the model writes all of it itself

In a chat, the user asks ``What is 9 + 2 + 6?``, and the rest is the answer.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import choice
from gpt_lab_course.experiments.answers.answering import as_chat, continued

Sum = tuple[int, int, int]
AnswerForm = Literal["at once", "dots", "written"]

DOTS = 18
"""The tokens of the longest steps: SmolLM2 has a token for each digit, sign and space."""


def drawn(n: int, seed: int = 0) -> list[Sum]:
    """Draw n different sums, each of three numbers from 1 to 9."""
    every = [(a, b, c) for a in range(1, 10) for b in range(1, 10) for c in range(1, 10)]
    return random.Random(seed).sample(every, n)


def question(asked: Sum) -> str:
    """The beginning of a line.

    >>> question((9, 2, 6))
    '9 + 2 + 6:'
    """
    return " + ".join(map(str, asked)) + ":"


def steps(asked: Sum, middle: int | None = None) -> str:
    """The steps before the answer; optionally with another sum of the first two.

    >>> steps((9, 2, 6)), steps((9, 2, 6), 12)
    (' 9 + 2 = 11, 11 + 6 =', ' 9 + 2 = 12, 12 + 6 =')
    """
    a, b, c = asked
    middle = a + b if middle is None else middle
    return f" {a} + {b} = {middle}, {middle} + {c} ="


def between(asked: Sum, form: AnswerForm) -> str:
    """The text between a question and its answer.

    Raises:
        ValueError: there is no such form.
    """
    choice("form", form, get_args(AnswerForm))
    return {"at once": "", "dots": " ." * DOTS, "written": steps(asked)}[form]


class Pupil(NamedTuple):
    """A model that is asked for sums."""

    model: GPT
    tokenizer: Tokenizer
    examples: Sequence[Sum]
    """Solved sums before each question."""

    chat: bool = False
    """Whether to ask in the chat template, with the examples as earlier turns."""

    def prompt(self, form: AnswerForm) -> str:
        """The examples as text, a line each."""
        if self.chat:
            return ""
        return "".join(f"{question(e)}{between(e, form)} {sum(e)}\n" for e in self.examples)

    def continued(self, form: AnswerForm, starts: Sequence[str], most: int) -> list[str]:
        """Greedy continuations after the examples and each start, up to the end of the line.

        Args:
            form: the form of the examples.
            starts: the beginnings of lines, not all equal.
            most: the largest number of tokens.
        """
        decode = self.tokenizer.decode

        def ends(_: list[int], token: int) -> bool:
            text = decode([token])
            return text == "<|im_end|>" if self.chat else "\n" in text

        found = continued(
            self.model,
            self.tokenizer,
            [self._rendered(form, start) for start in starts] if self.chat else starts,
            self.prompt(form),
            ends=ends,
            chat=self.chat,
            longest=most,
        )
        return [decode(ids) for ids, _ in found]

    def _rendered(self, form: AnswerForm, start: str) -> str:
        """The beginning of a line as a chat: the question, and the beginning of the answer."""
        turns = []
        for e in self.examples:
            turns.append((_in_chat(question(e)), f"{between(e, form)} {sum(e)}".strip()))
        asked, _, begun = start.partition(":")
        return as_chat(self.tokenizer, [*turns, (_in_chat(asked), begun.strip())])

    def freely(self, asked: Sequence[Sum], most: int = 48) -> list[str]:
        """The whole answers in a chat that asks only for the sum."""
        alone = self._replace(chat=True, examples=[])
        return alone.continued("at once", [question(s) for s in asked], most)

    def solved(self, form: AnswerForm, asked: Sequence[Sum]) -> list[str]:
        """The continuation of each question, after dots if the form has some."""
        starts = [question(s) + (between(s, form) if form == "dots" else "") for s in asked]
        return self.continued(form, starts, 24 if form == "written" else 4)

    def told(self, asked: Sequence[Sum], middles: Sequence[int]) -> list[int | None]:
        """The answers after given steps, with these sums of the first two numbers."""
        starts = [question(s) + steps(s, m) for s, m in zip(asked, middles, strict=True)]
        return [answer(line) for line in self.continued("written", starts, 4)]


def _in_chat(asked: str) -> str:
    return f"What is {asked.rstrip(':')}?"


def answer(line: str) -> int | None:
    """The last number of a line, or None.

    >>> answer(" 9 + 2 = 11, 11 + 6 = 17"), answer(" none")
    (17, None)
    """
    found = re.findall(r"\d+", line)
    return int(found[-1]) if found else None


def share(answers: Sequence[int | None], wanted: Sequence[int]) -> float:
    """The share of answers that are equal to the wanted ones."""
    return sum(a == w for a, w in zip(answers, wanted, strict=True)) / len(wanted)
