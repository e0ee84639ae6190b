"""A reward for sums that a model can't have without the right sum."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either
from gpt_lab_course.exercises.outcome import Difference


def reward(x: int, y: int, answer: str) -> float:
    """The reference solution."""
    return float(answer == f" {x + y}.")


def same(a: Any, b: Any) -> bool:
    """Whether two rewards are equal; a boolean is as good as 0 or 1."""
    return forms.same(float(a) if isinstance(a, bool) else a, b)


_ANY = (
    "any number is rewarded here. A model that always writes the same number gets all of it: "
    "compare the number with the sum."
)
_BEGINS = (
    "a number that only begins with the right digits is rewarded: `71` for 7. Compare the whole "
    "number."
)
_ENDS = (
    "a number that only ends in the right digits is rewarded: `17` for 7. Compare the whole number."
)
_ANYWHERE = (
    "the right number is rewarded wherever it stands. A model that writes all numbers, one after "
    "the other, gets it each time."
)
_MORE = (
    "the right number gets its reward whatever is written behind it. Then nothing teaches the "
    "model to stop there."
)
_LONG = (
    "a sum that stands somewhere in a longer text, or at its end, is rewarded. Right is the sum, "
    "a period, and nothing else."
)
_EVAL = (
    "this *computes* what the model wrote, so a model that repeats the question gets the reward. "
    "(And `eval` runs whatever a model writes as a program.) Compare the text."
)
_NONE = "a text without any number is rewarded here."
_NOTHING = (
    "the right answer gets nothing. The model writes a space in front of the number and a period "
    "behind it."
)
_NO_ERROR = (
    "a model can write anything, also nothing at all. What isn't a number gets 0.0, and no error."
)

HACKS = MappingProxyType(
    {
        (3, 4, " 8."): _ANY,
        (3, 4, " 71."): _BEGINS,
        (3, 4, " 17."): _ENDS,
        (3, 4, " 1 2 3 4 5 6 7 8."): _ANYWHERE,
        (3, 4, " 7 8 9 10."): _MORE,
        (3, 4, " 7. 3 + 4 = 7. 3 + 4 = 7."): _MORE,
        (3, 4, " 5 6 7."): _LONG,
        (3, 4, " The answer to this question is 7."): _LONG,
        (10, 3, " 3 + 10."): _EVAL,
        (3, 4, " I don't know."): _NONE,
        (3, 4, " ."): _NONE,
        (3, 4, ""): _NONE,
    }
)
"""Answers that deserve 0, each with what is wrong with a reward that pays for it."""


def explain(difference: Difference) -> str:
    """A wrong reward, by the answer that it was given for."""
    got, expected = difference.got, difference.expected
    facts = f"{difference.call} gave {forms.shown(got)}; right is {forms.shown(expected)}."
    if not isinstance(got, bool) and (misfit := forms.misfit(got, expected)):
        return f"{misfit} ({facts})"
    return f"{HACKS.get(difference.arguments, _NOTHING)} ({facts})"


def _numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def _evaluated(x: int, y: int, answer: str) -> float:
    """As `eval` would do it: sums are computed."""
    numbers = _numbers(answer)
    return float(bool(re.fullmatch(r" \d+( \+ \d+)*\.", answer)) and sum(numbers) == x + y)


def _near(x: int, y: int, answer: str) -> float:
    numbers = _numbers(answer)
    return 1 / (1 + abs(numbers[0] - x - y)) if numbers else 0.0


exercise = Exercise(
    "assistant.reward",
    number=6,
    solution=reward,
    same=same,
    explain=explain,
    inputs=[(3, 4, " 7."), (10, 3, " 13."), *HACKS],
    hints=(
        "Be the model: you want the reward, and you can't add up. What could you write so that "
        "your reward function pays all the same? Think of many numbers, of long ones, of repeating "
        "the question.",
        "There's only one right answer, and you know it to the last character. So don't look for a "
        "number in the text: write the right text, and compare.",
    ),
    then=(
        "This reward can be had in one way only. Now reward a *helpful* answer: what could you "
        "compare it with?"
    ),
    raises={
        r"ValueError: (?:invalid literal|could not convert)|IndexError": _NO_ERROR,
        r"AttributeError: 'NoneType'|TypeError: 'NoneType'": _NO_ERROR,
        r"SyntaxError": _EVAL,
    },
    mistakes={
        _ANY: Either(
            lambda x, y, answer: float(bool(re.fullmatch(r" \d+\.", answer))),
            lambda x, y, answer: float(bool(_numbers(answer))),
            lambda x, y, answer: float(answer.strip(" .").isdecimal()),
        ),
        _ANYWHERE: Either(
            lambda x, y, answer: float(str(x + y) in answer),
            lambda x, y, answer: float(f" {x + y}" in answer),
            lambda x, y, answer: float(x + y in _numbers(answer)),
        ),
        _BEGINS: Either(
            lambda x, y, answer: float(answer.strip().startswith(str(x + y))),
            lambda x, y, answer: float(answer.startswith(f" {x + y}") and answer.endswith(".")),
        ),
        _ENDS: lambda x, y, answer: float(answer.endswith(f"{x + y}.")),
        _MORE: Either(
            lambda x, y, answer: float(_numbers(answer)[:1] == [x + y]),
            lambda x, y, answer: float(answer.startswith(f" {x + y}.")),
            lambda x, y, answer: float(answer.strip().split(" ")[0].strip(".") == str(x + y)),
        ),
        _LONG: Either(
            lambda x, y, answer: float(_numbers(answer)[-1:] == [x + y]),
            lambda x, y, answer: float(answer.endswith(f" {x + y}.")),
        ),
        _EVAL: _evaluated,
        "length is rewarded here. A model learns to write long texts by that, and no sums.": Either(
            lambda x, y, answer: float(len(answer)),
            lambda x, y, answer: len(answer) / 100,
            lambda x, y, answer: float(len(answer.split())),
        ),
        "a near miss gets something. Right is right: 1.0 for the sum, 0.0 for anything else.": (
            _near
        ),
        "a wrong answer gets −1 here, and 0.0 is asked for.": (
            lambda x, y, answer: 2 * reward(x, y, answer) - 1
        ),
        _NOTHING: lambda x, y, answer: float(answer == str(x + y)),
        "everything is rewarded.": lambda x, y, answer: 1.0,
        "right and wrong are swapped.": lambda x, y, answer: 1 - reward(x, y, answer),
    },
)
