"""Known mistakes of an exercise, if possible as mutants of its solution."""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, overload

Replacement = tuple[str, str]


class Either:
    """Several wrong answers that deserve the same diagnosis: ``Either(first, second)``."""

    def __init__(self, *variants: Any) -> None:
        self.variants = variants

    def __iter__(self) -> Iterator[Any]:
        return iter(self.variants)


class Mutant:
    """A wrong answer made from the solution by replacing pieces of its source text.

    "Mutant" is the word of mutation testing. ``Mutant("log2", "log")`` replaces one piece, and
    ``Mutant(("log2", "log"), ("n + 1", "n"))`` several, one after the other. Each piece must occur
    in the source exactly once.
    """

    @overload
    def __init__(self, old: str, new: str, /) -> None: ...
    @overload
    def __init__(self, *changes: Replacement) -> None: ...
    def __init__(self, *changes: Any) -> None:
        self.changes: tuple[Replacement, ...] = (
            changes if isinstance(changes[0], tuple) else (changes,)
        )

    def of(self, solution: Callable[..., Any]) -> Callable[..., Any]:
        """The function that the changed source defines, in the solution's own module.

        Raises:
            ValueError: a piece occurs in the source never, or more than once.
        """
        return _mutated(solution, self.changes)


@cache
def _mutated(solution: Callable[..., Any], changes: tuple[Replacement, ...]) -> Callable[..., Any]:
    name, source = solution.__name__, textwrap.dedent(inspect.getsource(solution))
    for old, new in changes:
        if (n := source.count(old)) != 1:
            raise ValueError(
                f"{old!r} stands {n} times in the source of {name}; a mutant needs one"
            )
        source = source.replace(old, new)
    names: dict[str, Any] = {}
    module = vars(sys.modules[solution.__module__])
    exec(compile(source, f"<{name}, mutated>", "exec"), module, names)
    mutated: Callable[..., Any] = names[name]
    return mutated
