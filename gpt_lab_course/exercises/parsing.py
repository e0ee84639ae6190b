"""Parse an answer: missing, of the wrong type, or ready to be examined.

The answer is not called here.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from gpt_lab_course.exercises.question import Question


class NotAnAnswerError(Exception):
    """An answer that cannot be examined. The message is for the reader."""


def is_missing(answer: Any) -> bool:
    """Whether the exercise's cell is unchanged."""
    return answer is None or answer is ...


def parse(question: Question, answer: Any) -> Any:
    """The value or function to examine.

    Raises:
        NotAnAnswerError: the question asks for another type.
    """
    parsed = question.read(answer)
    if callable(question.solution) and (not callable(parsed) or isinstance(parsed, type)):
        kind = type(parsed).__name__
        raise NotAnAnswerError(f"this wants the function itself, without calling it; got {kind}.")
    return parsed


def mismatch(question: Question, function: Callable[..., Any]) -> str:
    """The message for a function that does not take the arguments; empty if it does.

    Reading a signature may run an object's own code: call this with a time limit.
    """
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # some functions written in C have none
        return ""
    try:
        signature.bind(*question.inputs[0])
    except TypeError:
        wanted = ", ".join(inspect.signature(question.solution).parameters)
        n = len(question.inputs[0])
        plural = "argument" if n == 1 else "arguments"
        taken = ", ".join(signature.parameters) or "none"
        if any(p.kind is p.KEYWORD_ONLY for p in signature.parameters.values()):
            taken += ", and what is behind its * by name alone"
        return f"the function gets {n} {plural} ({wanted}); this one takes {taken}."
    return ""
