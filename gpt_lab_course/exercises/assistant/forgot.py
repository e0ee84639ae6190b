"""Choose three measurements that show what an assistant forgot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.five_steps.alike import letters
from gpt_lab_course.exercises.parsing import NotAnAnswerError

MENU = {
    "A": "whole chat answers, word for word, about new countries: before and after",
    "B": "capitals, asked as *The capital of Nepal is*: before and after",
    "C": "capitals, as text, in wordings that no training text had: before and after",
    "D": "capitals, as text, in wordings that no training text had: after",
    "E": "languages, asked as in the old texts: before and after",
    "F": "languages, asked in chat form: before and after",
    "G": "the loss on stories and prose: before and after",
    "H": "the loss on stories and prose: after",
    "I": "one grade, the mean share of right capitals, languages and sums: before and after",
}
"""The choices. C, E and G each lose something else; the others can't show it."""

_UNKNOWN = "the choices are the letters A to I."
_NUMBER = "three measurements are asked for; {} are named here."
_NO_BEFORE = (
    "{} has no *before*. What the model can't do afterwards, perhaps it never could: only the "
    "difference is what it forgot."
)
_GAINED = (
    "A shows what was *gained*: before the tuning, no chat answer was right word for word. What's "
    "lost must have been there before."
)
_CHAT = (
    "F asks in chat form alone. A wrong answer has two causes there: it no longer knows, or it "
    "answers another question. Ask in the form in which it once knew."
)
_GRADE = (
    "I is one number. It can stay the same while one ability falls and another rises: look at each "
    "by itself."
)
_DRILLED = (
    "B asks in the very words that the model was trained on most. They may survive where others "
    "break, and hide a loss. Which measurement asks for the same fact in other words?"
)


def read(answer: Any) -> str:
    """The letters of an answer, in order.

    Raises:
        NotAnAnswerError: it is neither text nor a list of texts.
    """
    named = [answer] if isinstance(answer, str) else answer
    if not isinstance(named, Iterable) or not all(isinstance(one, str) for one in (*named,)):
        raise NotAnAnswerError('this wants letters from the table, such as `["A", "B", "D"]`.')
    return "".join(sorted(letters(answer)))


def judge(chosen: str) -> str | None:
    """The first thing that keeps a choice from an answer; None if there is none."""
    if not set(chosen) <= MENU.keys():
        return _UNKNOWN
    if len(chosen) != 3:
        return _NUMBER.format(len(chosen))
    if after := sorted({"D", "H"} & set(chosen)):
        return _NO_BEFORE.format(after[0])
    said = {"A": _GAINED, "F": _CHAT, "I": _GRADE, "B": _DRILLED}
    return next((text for letter, text in said.items() if letter in chosen), None)


exercise = Exercise(
    "assistant.forgot",
    number=3,
    solution="CEG",
    read=read,
    judge=judge,
    hints=(
        "Forgetting is a difference: it needs a *before*, and a form in which the model knew it "
        "before. Which letters are out by that alone?",
        "Of those that are left, a mean of several abilities can hide one, and so can the sentence "
        "that was drilled the most. Keep three that could break one without the other: a fact in "
        "other words, an ability that the tuning never asked for, and plain text.",
    ),
    then=(
        "What would you have concluded from B alone? And to say that the *chat* made it forget, "
        "one more model would be needed: tuned for as many steps, on more of its old texts."
    ),
    mistakes={
        _UNKNOWN: "CEX",
        _NUMBER.format(2): "CE",
        _NO_BEFORE.format("D"): "DEG",
        _NO_BEFORE.format("H"): "CEH",
        _GAINED: "AEG",
        _CHAT: "CFG",
        _GRADE: "CGI",
        _DRILLED: "BEG",
    },
)
