"""Exercises, and how their answers are examined."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from gpt_lab.validation import RefusedError
from gpt_lab_course.exercises import diagnosis, errors, parsing, ready_made, running
from gpt_lab_course.exercises.outcome import Outcome
from gpt_lab_course.exercises.question import Question
from gpt_lab_course.exercises.verdict import Verdict

_ONE_AT_A_TIME = threading.Lock()  # with two at once, one would restore the other's changes


@dataclass(frozen=True, repr=False)
class Exercise(Question):
    """A question whose answers can be examined. ``Question`` describes its fields."""

    def examine(self, answer: Any) -> Verdict:
        """Examine an answer: whether it is right, or else what is probably wrong with it.

        Raises:
            RefusedError: another answer is being examined, which called this, or another thread
                did.
        """
        within = threading.current_thread().name == running.THREAD
        if within or not _ONE_AT_A_TIME.acquire(blocking=False):
            raise RefusedError(
                "an answer is being examined already: check stands below the function, not in it "
                "(look at the indentation)"
            )
        try:
            return self._examined(answer)
        except parsing.NotAnAnswerError as refusal:
            return self._wrong(str(refusal))
        except (Exception, SystemExit) as error:  # raised by methods of the answer itself
            return self._wrong(
                f"this cannot be examined: looked at, it raises {type(error).__name__}."
            )
        finally:
            _ONE_AT_A_TIME.release()

    def _examined(self, answer: Any) -> Verdict:
        """Parse, run and diagnose an answer, in three independent steps."""
        if parsing.is_missing(answer):
            return self._not_started("no answer yet.")
        parsed = parsing.parse(self, answer)
        if not callable(self.solution):
            (outcome,) = running.run(lambda: parsed, [()], self.seconds)
            message = diagnosis.of_value(self, outcome, parsed)
            return self._wrong(message) if message else self._right()
        (mismatch,) = running.run(lambda: parsing.mismatch(self, parsed), [()], self.seconds)
        if mismatch.error or mismatch.value:
            return self._wrong(mismatch.value or errors.unreadable(mismatch))
        function = self.observe(parsed)
        outcomes = running.run(function, self.inputs, self.seconds)
        if message := diagnosis.not_started(self, outcomes):
            return self._not_started(message)
        message = diagnosis.of_function(self, outcomes, function, self._outcomes_of)
        message = message or self._shortcut(function)
        return self._wrong(message) if message else self._right()

    def _outcomes_of(self, function: Callable[..., Any]) -> Iterator[Outcome]:
        """The outcomes of the solution, or of a known mistake, on each input."""
        observed = self.observe(function)
        return (running.call(observed, arguments) for arguments in self.inputs)

    def _shortcut(self, function: Callable[..., Any]) -> str:
        """The message for a right answer that calls a forbidden function; empty if it does not."""
        if not self.ready_made:
            return ""
        used: set[str] = set()
        running.run(ready_made.watched(function, self.ready_made, used), self.inputs, self.seconds)
        return next((text for name, text in self.ready_made.items() if name in used), "")

    def _right(self) -> Verdict:
        return Verdict(self.name, True, "right.", then=self.then)

    def _wrong(self, message: str) -> Verdict:
        return Verdict(self.name, False, message)

    def _not_started(self, message: str) -> Verdict:
        return Verdict(self.name, False, message, started=False)


@dataclass(frozen=True)
class Lesson:
    """A lesson's exercises and those of its laboratories, in the order in which they are asked."""

    number: int
    name: str
    title: str
    exercises: tuple[Exercise, ...]

    def without_drafts(self) -> Lesson:
        """The lesson with only its finished exercises."""
        finished = tuple(exercise for exercise in self.exercises if not exercise.draft)
        return replace(self, exercises=finished)
