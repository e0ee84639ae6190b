"""The data of an exercise, which parsing, running and diagnosing an answer need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.outcome import Difference


def _itself(answer: Any) -> Any:
    return answer


@dataclass(frozen=True, repr=False)  # a full repr would fill pages
class Question:
    """A question, its solution, and the mistakes that learners make.

    Args:
        name: lesson and exercise, as learners write it: ``"tokenization.merge"``. Its module has
            this folder and file name.
        solution: the reference: a function, or a value if the answer is a value.
        mistakes: diagnosis → a wrong answer with this diagnosis: of the solution's type, a
            ``Mutant`` of the solution, or ``Either`` of several. It may raise errors as learners'
            answers do.
        inputs: positional arguments, one tuple for each call of the function. The solution and the
            known mistakes must all differ from each other on at least one.
        hints: two, of about two sentences of Markdown each; the second goes a step further. The
            notebook shows the same texts in dropdowns.
        then: a sentence after a right answer about what to look at next.
        raises: a pattern, matched from the start of ``"KeyError: 97"`` → the meaning of that error
            here. For errors with too many possible causes to list as mistakes.
        endless: a hint for an answer that does not end.
        ready_made: name of a PyTorch function → the message for a right answer that calls it,
            although the exercise asks to do without.
        same: compares a result with the expected one, both in plain Python (``forms.plain``).
        describe: describes a wrong result to the reader.
        seconds: the time limit for all inputs together.
        number: its number in the lesson and its laboratories: 4 for "Exercise 3.4".
        formerly: its name in earlier editions, which readers' old notebooks use.
        draft: whether it is unfinished: it can be checked, and ``progress`` leaves it out.
        read: converts an answer to the form that is examined, or raises ``NotAnAnswerError``. By
            default the answer is unchanged.
        observe: converts a function to one with comparable results, for instance a model to its
            activations. It is applied to the answer, the solution and the mistakes.
        judge: for questions with many right answers, returns the diagnosis of a result in plain
            Python, or None if it is right. Results are then not compared with the solution's, and
            the mistakes are only examples for tests.
        explain: describes a wrong result that no known mistake gives.
        locate: adds to a known mistake's diagnosis where it shows first.
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
    describe: Callable[[Any], str] = field(default=forms.shown)
    seconds: float = 3.0
    number: int = 0
    formerly: str = ""
    draft: bool = False
    read: Callable[[Any], Any] = field(default=_itself)
    observe: Callable[[Any], Callable[..., Any]] = field(default=_itself)
    judge: Callable[[Any], str | None] | None = None
    explain: Callable[[Difference], str] | None = None
    locate: Callable[[Difference], str] | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    def variants(self) -> Iterator[tuple[str, Any]]:
        """Iterate over known mistakes with their diagnoses, including each one of an ``Either``."""
        for diagnosis, mistake in self.mistakes.items():
            for variant in mistake if isinstance(mistake, Either) else [mistake]:
                wrong = variant.of(self.solution) if isinstance(variant, Mutant) else variant
                yield diagnosis, wrong
