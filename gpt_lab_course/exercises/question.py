"""What an exercise consists of: the data that parsing, running and diagnosing an answer need."""

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
        name: lesson and exercise, as learners write it: ``"tokenization.merge"``. Its module lies
            in the folder and file of these names.
        solution: the reference: a function, or a value where the answer is a value.
        mistakes: diagnosis → a wrong answer that deserves it: one of the solution's kind, a
            ``Mutant`` of the solution, or ``Either`` of several. It may raise where the learners'
            would.
        inputs: positional arguments, one tuple for each call of the function. The solution and the
            known mistakes must all differ from each other on at least one.
        hints: two, of about two sentences of Markdown each; the second goes a step further. The
            notebook shows the same texts in dropdowns.
        then: a sentence for those who have solved it: what to look at now.
        raises: a pattern, matched from the start of ``"KeyError: 97"`` → what that error means
            here. For errors that can arise in too many ways to be listed as mistakes.
        endless: what an answer that does not end has probably overlooked.
        ready_made: name of a function of PyTorch → what to say to an answer that is right but calls
            it, where the exercise asks to do without.
        same: compares a result with the expected one, both in plain Python (``forms.plain``).
        describe: words a wrong result for the reader.
        seconds: how long an answer may take for all inputs together.
        number: its place in the lesson and its laboratories: 4, if they call it "Exercise 3.4".
        formerly: its name when another lesson asked it; readers' old notebooks check it by that.
        draft: whether it is unfinished: it can be checked, and ``progress`` leaves it out.
        read: turns what a learner gives into what is examined. It raises ``NotAnAnswerError`` where
            that is impossible. By default the answer stays as it is.
        observe: turns a function into one whose results can be compared: many models compute the
            same, so a model's activations are compared, and not the model. It is applied to the
            answer, the solution and the mistakes alike.
        judge: for questions with many right answers, says what is wrong with a result in plain
            Python, or nothing if it is right. Then no result is compared with the solution's, and
            the mistakes are examples for the tests.
        explain: words a wrong result that no known mistake gives.
        locate: after a known mistake's diagnosis, says where it shows first.
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
        """Each known mistake with its diagnosis, those of an ``Either`` one by one."""
        for diagnosis, mistake in self.mistakes.items():
            for variant in mistake if isinstance(mistake, Either) else [mistake]:
                wrong = variant.of(self.solution) if isinstance(variant, Mutant) else variant
                yield diagnosis, wrong
