"""What an exercise is, and how an answer is examined.

An exercise holds a reference solution, inputs to try answers on, and the mistakes that learners
make, each as an answer of its own. An answer that behaves like a known mistake on every input gets
that mistake's diagnosis. To raise an error is a behaviour, too.
"""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gpt_lab.exercises import forms, raising, ready_made, trial
from gpt_lab.exercises.forms import shown
from gpt_lab.exercises.mistakes import Either, Mutant
from gpt_lab.exercises.trial import Outcome
from gpt_lab.exercises.verdict import Verdict


@dataclass(frozen=True, repr=False)  # whole, it would fill pages
class Exercise:
    """A question whose answers can be examined.

    Args:
        name: lesson and exercise, as learners write it: ``"tokenization.merge"``, which is
            also where its module lies.
        solution: the reference, a function, or a value where the answer is one.
        mistakes: diagnosis → a wrong answer that deserves it: one of the solution's kind, a
            ``Mutant`` of the solution, or ``Either`` of several. It may raise where the learners'
            would.
        inputs: positional arguments to call a function with, one tuple a trial. The known
            mistakes must differ from the solution, and from each other, on at least one.
        hints: two sentences or so of Markdown each, the second a step further than the first. The
            notebook shows the same texts in dropdowns.
        then: a sentence for whoever has solved it: what to look at now.
        raises: pattern of an error, matched from the start of ``"KeyError: 97"`` → what it means
            here. For errors that come in too many ways to be mistakes.
        endless: what an answer that does not end has probably overlooked.
        ready_made: name of a function of PyTorch → what to say to an answer that is right and runs
            it, where the exercise asks to do without.
        same: whether a plain result is the expected one (``forms.plain``).
        describe: how a wrong value is named to whoever gave it.
        seconds: how long an answer may take for all inputs together.
        number: its place in the lesson and its laboratories: 4, if they call it "Exercise 3.4".
        formerly: its name when another lesson asked it: notebooks that readers have kept check it.
        draft: whether it is still being written: it can be checked, and progress leaves it out.
    """

    name: str
    solution: Any
    mistakes: Mapping[str, Any]
    inputs: Sequence[tuple[Any, ...]] = ()
    hints: tuple[str, ...] = ()
    then: str = ""
    raises: Mapping[str, str] = field(default_factory=dict)
    endless: str = "look at what has to change in each round for its loop to come to an end."
    ready_made: Mapping[str, str] = field(default_factory=dict)
    same: Callable[[Any, Any], bool] = field(default=forms.same)
    describe: Callable[[Any], str] = field(default=shown)
    seconds: float = 3.0
    number: int = 0
    formerly: str = ""
    draft: bool = False

    def __repr__(self) -> str:
        return f"Exercise({self.name!r})"

    def examine(self, answer: Any) -> Verdict:
        """Say whether an answer is right, or what is probably wrong with it."""
        try:
            return self._examined(answer)
        except (Exception, SystemExit) as error:  # of methods that are the answer's own
            return self._wrong(
                f"this cannot be examined: looked at, it raises {type(error).__name__}."
            )

    def _examined(self, answer: Any) -> Verdict:
        if answer is None or answer is ...:
            return self._not_started("no answer yet.")
        if not callable(self.solution):
            return self._examine_value(answer)
        if not callable(answer) or isinstance(answer, type):
            kind = type(answer).__name__
            return self._wrong(f"this wants the function itself, without calling it; got {kind}.")
        (mismatch,) = trial.run(lambda: self._mismatch(answer), [()], self.seconds)
        if mismatch.error or mismatch.value:
            return self._wrong(mismatch.value or raising.unreadable(mismatch))
        return self._examine_function(answer)

    def variants(self) -> Iterator[tuple[str, Any]]:
        """Each known mistake with its diagnosis, those of an ``Either`` one by one."""
        for diagnosis, mistake in self.mistakes.items():
            for variant in mistake if isinstance(mistake, Either) else [mistake]:
                yield (
                    diagnosis,
                    variant.of(self.solution) if isinstance(variant, Mutant) else variant,
                )

    def _examine_value(self, answer: Any) -> Verdict:
        (outcome,) = trial.run(lambda: answer, [()], self.seconds)
        if outcome.error:
            meaning = raising.why(outcome, self.raises)
            return self._wrong(meaning or raising.unreadable(outcome))
        value, expected = outcome.value, forms.plain(self.solution)
        if self._equal(value, expected):
            return self._right()
        for diagnosis, mistake in self.variants():
            if self._equal(value, forms.plain(mistake)):
                return self._wrong(diagnosis)
        if inspect.isroutine(answer):
            kind = forms.kind_of(expected)
            return self._wrong(f"this wants {kind}, and got a function: call it, if it gives one.")
        misfit = forms.misfit(value, expected)
        return self._wrong(misfit or f"{self.describe(value)} is not it.")

    def _mismatch(self, answer: Callable[..., Any]) -> str:
        """What to say of a function that does not take the arguments; empty if it does."""
        try:
            signature = inspect.signature(answer)
        except (TypeError, ValueError):  # some that are written in C do not say
            return ""
        try:
            signature.bind(*self.inputs[0])
        except TypeError:
            wanted = ", ".join(inspect.signature(self.solution).parameters)
            n = len(self.inputs[0])
            plural = "argument" if n == 1 else "arguments"
            taken = ", ".join(signature.parameters) or "none"
            return f"the function gets {n} {plural} ({wanted}); this one takes {taken}."
        return ""

    def _examine_function(self, answer: Callable[..., Any]) -> Verdict:
        outcomes = trial.run(answer, self.inputs, self.seconds)
        last = outcomes[-1]
        if isinstance(last.error, NotImplementedError) and not raising.why(last, self.raises):
            return self._not_started("no answer yet.")
        if isinstance(last.error, SystemExit):
            return self._wrong(self._why_it_left(answer, outcomes))
        if all(o.error is None and (o.value is None or o.value is ...) for o in outcomes):
            return self._nothing_returned(outcomes)
        wrong = self._first_difference(outcomes, self.solution)
        if wrong is None:
            shortcut = self._shortcut(answer)
            return self._wrong(shortcut) if shortcut else self._right()
        for diagnosis, mistake in self.variants():
            if self._first_difference(outcomes, mistake) is None:
                return self._wrong(diagnosis + self._error_of(answer, outcomes))
        return self._wrong(self._unknown(answer, outcomes, wrong))

    def _shortcut(self, answer: Callable[..., Any]) -> str:
        """What to say of a right answer that runs what the exercise does without; or nothing."""
        if not self.ready_made:
            return ""
        used: set[str] = set()
        trial.run(ready_made.watched(answer, self.ready_made, used), self.inputs, self.seconds)
        return next((text for name, text in self.ready_made.items() if name in used), "")

    def _first_difference(self, outcomes: Sequence[Outcome], function: Any) -> int | None:
        """The first trial in which a function does something else than what came out."""
        for i, (outcome, arguments) in enumerate(zip(outcomes, self.inputs, strict=False)):
            own = trial.call(function, arguments)
            if outcome.error is None and own.error is None:
                agree = self._equal(outcome.value, own.value)
            else:
                agree = _same_error(outcome, own)
            if not agree:
                return i
        return None

    def _why_it_left(self, answer: Callable[..., Any], outcomes: Sequence[Outcome]) -> str:
        call = raising.call_text(answer, self.inputs[len(outcomes) - 1])
        error = outcomes[-1].error
        if isinstance(error, trial.StillRunning):
            what = "was stopped" if error.stopped else "could not be stopped (restart the kernel)"
            return f"{call} had not ended after {self.seconds:g} seconds and {what}: {self.endless}"
        return f"{call} leaves Python by `exit`: leave a function by `return`, with its result."

    def _nothing_returned(self, outcomes: Sequence[Outcome]) -> Verdict:
        printed = outcomes[0].printed.strip()
        if not printed:
            return self._not_started("no answer yet: the function returns nothing.")
        expected = trial.call(self.solution, self.inputs[0]).value
        as_it_is = str(self.solution(*copy.deepcopy(self.inputs[0])))  # a tensor, for instance
        right = printed in (str(expected), as_it_is)
        right = right or self._equal(forms.number_in(printed), expected)
        what = "the right result" if right else shown(printed, 60)
        message = f"the function prints {what} and returns nothing: write `return`, not `print`."
        return self._wrong(message)

    def _error_of(self, answer: Callable[..., Any], outcomes: Sequence[Outcome]) -> str:
        last = outcomes[-1]
        if last.error is None:
            return ""
        arguments = self.inputs[len(outcomes) - 1]
        return f" ({raising.account(last, answer, arguments)}.)"

    def _unknown(self, answer: Callable[..., Any], outcomes: Sequence[Outcome], wrong: int) -> str:
        """What to say where no mistake behaves so: an error's meaning, a misfit, or the facts."""
        outcome, arguments = outcomes[wrong], self.inputs[wrong]
        if outcome.error is not None:
            meaning = raising.why(outcome, self.raises)
            facts = raising.account(outcome, answer, arguments)
            return f"{meaning} ({facts}.)" if meaning else f"{facts}."
        expected = trial.call(self.solution, arguments).value
        call = raising.call_text(answer, arguments)
        gave, right = shown(outcome.value), shown(expected)
        if gave == right:  # they differ in digits that `shown` rounds away
            gave, right = repr(outcome.value), repr(expected)
        facts = f"{call} gave {gave}; right is {right}."
        if outcome.printed.strip():
            facts += f" It printed {shown(outcome.printed.strip(), 60)}."
        if misfit := forms.misfit(outcome.value, expected):
            return f"{misfit} ({facts})"
        if len(outcomes) > 1 and all(self._equal(o.value, outcome.value) for o in outcomes):
            return f"the result is the same for every input: use the arguments. ({facts})"
        return facts

    def _equal(self, a: Any, b: Any) -> bool:
        try:
            return bool(self.same(a, b))
        except Exception:  # an answer of some other type than the solution's is wrong, no crash
            return False

    def _right(self) -> Verdict:
        return Verdict(self.name, True, "right.", then=self.then)

    def _wrong(self, message: str) -> Verdict:
        return Verdict(self.name, False, message)

    def _not_started(self, message: str) -> Verdict:
        return Verdict(self.name, False, message, started=False)


def _same_error(a: Outcome, b: Outcome) -> bool:
    """Whether two errors are one: of the same class, and about the same sizes, if any.

    A shape that does not fit may come of several mistakes; which one, its numbers tell.
    """
    numbers = [re.findall(r"\d+", outcome.message) for outcome in (a, b)]
    return type(a.error) is type(b.error) and numbers[0] == numbers[1]


@dataclass(frozen=True)
class Lesson:
    """A lesson's exercises and those of its laboratories, in the order in which they are asked."""

    number: int
    name: str
    title: str
    exercises: tuple[Exercise, ...]

    def without_drafts(self) -> Lesson:
        """The lesson with those that are finished."""
        finished = tuple(exercise for exercise in self.exercises if not exercise.draft)
        return replace(self, exercises=finished)


Chapter = Lesson  # its name in earlier editions
