"""Diagnose an answer from its outcomes, without calling it.

An answer that behaves like a known mistake on every input, errors included, gets that mistake's
diagnosis.
"""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gpt_lab_course.exercises import errors, forms
from gpt_lab_course.exercises.forms import shown
from gpt_lab_course.exercises.outcome import Difference, Outcome, StillRunning
from gpt_lab_course.exercises.question import Question

OutcomesOf = Callable[[Callable[..., Any]], Iterable[Outcome]]
"""Calls one of the course's own functions on the inputs, lazily, one by one."""


def of_value(question: Question, outcome: Outcome, answer: Any) -> str | None:
    """The diagnosis of a value; None if it is right.

    Args:
        question: the question.
        outcome: the value in plain Python, or the error that reading it raised.
        answer: the original value.
    """
    if outcome.error:
        return errors.meaning(outcome, question.raises) or errors.unreadable(outcome)
    if question.judge:
        return question.judge(outcome.value)
    value, expected = outcome.value, forms.plain(question.solution)
    if _equal(question, value, expected):
        return None
    for diagnosis, mistake in question.variants():
        if _equal(question, value, forms.plain(mistake)):
            return diagnosis
    if inspect.isroutine(answer):
        kind = forms.kind_of(expected)
        return f"this wants {kind}, and got a function: call it, if it gives one."
    return forms.misfit(value, expected) or f"{question.describe(value)} is not it."


def not_started(question: Question, outcomes: Sequence[Outcome]) -> str | None:
    """The message for a function that does nothing yet; None if it does something."""
    last = outcomes[-1]
    if isinstance(last.error, NotImplementedError) and not errors.meaning(last, question.raises):
        return "no answer yet."
    if _returns_nothing(outcomes) and not outcomes[0].printed.strip():
        return "no answer yet: the function returns nothing."
    return None


def of_function(
    question: Question,
    outcomes: Sequence[Outcome],
    answer: Callable[..., Any],
    outcomes_of: OutcomesOf,
) -> str | None:
    """The diagnosis of a function; None if it is right.

    Args:
        question: the question.
        outcomes: the outcomes of the answer's calls. Only the last can be an error.
        answer: the function itself, for its name and its source lines: it is not called.
        outcomes_of: gives the outcomes of the solution's calls, and of the mistakes'.
    """
    last = outcomes[-1]
    if isinstance(last.error, SystemExit):
        return _why_it_left(question, outcomes, answer)
    if _returns_nothing(outcomes):
        return _why_it_printed(question, outcomes[0])
    if question.judge:
        if last.error:
            return _of_error(question, outcomes, answer)
        return next((said for o in outcomes if (said := question.judge(o.value))), None)
    found = _first_difference(question, outcomes, outcomes_of(question.solution))
    if found is None:
        return None
    wrong, expected = found
    arguments = question.inputs[wrong]
    call = errors.call_text(answer, arguments)
    difference = Difference(call, arguments, outcomes[wrong].value, expected.value)
    for diagnosis, mistake in question.variants():
        if _first_difference(question, outcomes, outcomes_of(mistake)) is None:
            if last.error:
                return f"{diagnosis} ({_error_text(question, outcomes, answer)}.)"
            return f"{diagnosis} {question.locate(difference)}" if question.locate else diagnosis
    if outcomes[wrong].error:
        return _of_error(question, outcomes, answer)
    if question.explain:
        return question.explain(difference)
    return _explained(question, outcomes, outcomes[wrong], difference)


def _first_difference(
    question: Question, outcomes: Sequence[Outcome], others: Iterable[Outcome]
) -> tuple[int, Outcome] | None:
    """The index of the first call with a different outcome, and that outcome."""
    for i, (outcome, other) in enumerate(zip(outcomes, others, strict=False)):
        if outcome.error is None and other.error is None:
            agree = _equal(question, outcome.value, other.value)
        else:
            agree = _same_error(outcome, other)
        if not agree:
            return i, other
    return None


def _equal(question: Question, a: Any, b: Any) -> bool:
    try:
        return bool(question.same(a, b))
    except Exception:  # a result of another type than the solution's is wrong, but no error
        return False


def _same_error(a: Outcome, b: Outcome) -> bool:
    """Whether two errors have the same class, and the same numbers in their messages.

    Several mistakes may lead to shapes that do not fit; the sizes tell them apart.
    """
    numbers = [re.findall(r"\d+", outcome.message) for outcome in (a, b)]
    return type(a.error) is type(b.error) and numbers[0] == numbers[1]


def _returns_nothing(outcomes: Sequence[Outcome]) -> bool:
    return all(o.error is None and (o.value is None or o.value is ...) for o in outcomes)


def _why_it_left(
    question: Question, outcomes: Sequence[Outcome], answer: Callable[..., Any]
) -> str:
    call = errors.call_text(answer, question.inputs[len(outcomes) - 1])
    error = outcomes[-1].error
    if isinstance(error, StillRunning):
        what = "was stopped" if error.stopped else "could not be stopped (restart the kernel)"
        limit = f"{question.seconds:g} seconds"
        return f"{call} had not ended after {limit} and {what}: {question.endless}"
    return f"{call} leaves Python by `exit`: leave a function by `return`, with its result."


def _why_it_printed(question: Question, outcome: Outcome) -> str:
    printed = outcome.printed.strip()
    result = question.solution(*copy.deepcopy(question.inputs[0]))
    as_it_is, expected = str(result), forms.plain(result)  # a tensor, say, with its numbers
    right = printed in (str(expected), as_it_is)
    right = right or _equal(question, forms.number_in(printed), expected)
    what = "the right result" if right else shown(printed, 60)
    return f"the function prints {what} and returns nothing: write `return`, not `print`."


def _error_text(question: Question, outcomes: Sequence[Outcome], answer: Callable[..., Any]) -> str:
    return errors.account(outcomes[-1], answer, question.inputs[len(outcomes) - 1])


def _of_error(question: Question, outcomes: Sequence[Outcome], answer: Callable[..., Any]) -> str:
    """The meaning of an error, if known, and the call that raised it."""
    meaning = errors.meaning(outcomes[-1], question.raises)
    facts = _error_text(question, outcomes, answer)
    return f"{meaning} ({facts}.)" if meaning else f"{facts}."


def _explained(
    question: Question, outcomes: Sequence[Outcome], outcome: Outcome, difference: Difference
) -> str:
    """The message if no known mistake fits: the result's wrong type, or just the difference."""
    gave, right = shown(outcome.value), shown(difference.expected)
    if gave == right:  # they differ in digits that `shown` rounds away
        gave, right = repr(outcome.value), repr(difference.expected)
    facts = f"{difference.call} gave {gave}; right is {right}."
    if outcome.printed.strip():
        facts += f" It printed {shown(outcome.printed.strip(), 60)}."
    if misfit := forms.misfit(outcome.value, difference.expected):
        return f"{misfit} ({facts})"
    if len(outcomes) > 1 and all(_equal(question, o.value, outcome.value) for o in outcomes):
        return f"the result is the same for every input: use the arguments. ({facts})"
    return facts
