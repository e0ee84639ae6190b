"""What an exercise is, and how an answer is examined.

An exercise holds a reference solution, inputs to try answers on, and the mistakes that learners
make, each as an answer of its own. An answer that behaves like a known mistake on every input gets
that mistake's diagnosis.
"""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Verdict:
    """What ``check`` says of an answer: true when it is right, and a line to read."""

    name: str
    right: bool
    message: str
    started: bool = True

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        mark = "✓" if self.right else "✗" if self.started else "○"
        return f"{mark} {self.name}: {self.message}"


@dataclass(frozen=True)
class Exercise:
    """A question whose answers can be examined.

    Args:
        name: chapter and exercise, as learners write it: ``"tokenization.merge_pair"``.
        solution: the reference, a function, or a value where the answer is one.
        mistakes: diagnosis → a wrong answer of the solution's kind that deserves it.
        inputs: positional arguments to call a function with, one tuple a trial. The known
            mistakes must differ from the solution, and from each other, on at least one.
        hints: two sentences or so of Markdown each, the second a step further than the first. The
            chapter shows the same texts in dropdowns.
        same: whether two results are equal; ``==`` unless results need a tolerance.
        describe: how a wrong value is named to whoever gave it.
    """

    name: str
    solution: Any
    mistakes: Mapping[str, Any]
    inputs: Sequence[tuple[Any, ...]] = ()
    hints: tuple[str, ...] = ()
    same: Callable[[Any, Any], bool] = field(default=operator.eq)
    describe: Callable[[Any], str] = field(default=repr)

    def examine(self, answer: Any) -> Verdict:
        """Say whether an answer is right, or what is probably wrong with it."""
        if answer is None or answer is ...:
            return self._not_started("no answer yet.")
        if not callable(self.solution):
            return self._examine_value(answer)
        if not callable(answer):
            kind = type(answer).__name__
            return self._wrong(f"this wants the function itself, without calling it; got {kind}.")
        return self._examine_function(answer)

    def _examine_value(self, answer: Any) -> Verdict:
        if self._equal(answer, self.solution):
            return self._right()
        for diagnosis, mistake in self.mistakes.items():
            if self._equal(answer, mistake):
                return self._wrong(diagnosis)
        return self._wrong(f"{self.describe(answer)} is not it.")

    def _examine_function(self, answer: Callable[..., Any]) -> Verdict:
        results = []
        for arguments in self.inputs:
            try:
                results.append(answer(*copy.deepcopy(arguments)))
            except Exception as error:
                call = _call(answer, arguments)
                return self._wrong(f"{call} raised {type(error).__name__}: {error}")
        if all(result is None or result is ... for result in results):
            return self._not_started("no answer yet: the function returns nothing.")
        expected = self._run(self.solution)
        agrees = [self._equal(a, b) for a, b in zip(results, expected, strict=True)]
        if all(agrees):
            return self._right()
        for diagnosis, mistake in self.mistakes.items():
            wrong = self._run(mistake)
            if all(self._equal(a, b) for a, b in zip(results, wrong, strict=True)):
                return self._wrong(diagnosis)
        trial = agrees.index(False)
        call = _call(answer, self.inputs[trial])
        return self._wrong(f"{call} gave {results[trial]!r}; right is {expected[trial]!r}.")

    def _run(self, function: Callable[..., Any]) -> list[Any]:
        return [function(*copy.deepcopy(arguments)) for arguments in self.inputs]

    def _equal(self, a: Any, b: Any) -> bool:
        try:
            return bool(self.same(a, b))
        except Exception:  # an answer of some other type than the solution's is wrong, no crash
            return False

    def _right(self) -> Verdict:
        return Verdict(self.name, True, "right.")

    def _wrong(self, message: str) -> Verdict:
        return Verdict(self.name, False, message)

    def _not_started(self, message: str) -> Verdict:
        return Verdict(self.name, False, message, started=False)


def _call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    def shown(value: Any) -> str:
        return str(value.__name__) if hasattr(value, "__name__") else repr(value)

    name = getattr(function, "__name__", "your function")
    return f"{name}({', '.join(map(shown, arguments))})"
