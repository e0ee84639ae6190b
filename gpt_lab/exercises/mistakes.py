"""How an exercise writes its mistakes down: each once, and as what it changes where it can."""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, overload

Change = tuple[str, str]


class Either:
    """Several wrong answers that deserve one diagnosis: ``Either(first, second)``."""

    def __init__(self, *variants: Any) -> None:
        self.variants = variants

    def __iter__(self) -> Iterator[Any]:
        return iter(self.variants)


class Edit:
    """A wrong answer that is the reference with a piece of its source replaced.

    ``Edit("log2", "log")``, or ``Edit(("log2", "log"), ("n + 1", "n"))`` for several pieces, one
    after the other. A piece has to stand in the source exactly once.
    """

    @overload
    def __init__(self, old: str, new: str, /) -> None: ...
    @overload
    def __init__(self, *changes: Change) -> None: ...
    def __init__(self, *changes: Any) -> None:
        self.changes: tuple[Change, ...] = changes if isinstance(changes[0], tuple) else (changes,)

    def of(self, reference: Callable[..., Any]) -> Callable[..., Any]:
        """The reference, edited.

        Raises:
            ValueError: a piece stands in the reference's source never, or more than once.
        """
        return _edited(reference, self.changes)


@cache
def _edited(reference: Callable[..., Any], changes: tuple[Change, ...]) -> Callable[..., Any]:
    name, source = reference.__name__, textwrap.dedent(inspect.getsource(reference))
    for old, new in changes:
        if (n := source.count(old)) != 1:
            raise ValueError(f"{old!r} stands {n} times in the source of {name}; an edit needs one")
        source = source.replace(old, new)
    names: dict[str, Any] = {}
    module = vars(sys.modules[reference.__module__])
    exec(compile(source, f"<{name}, edited>", "exec"), module, names)
    edited: Callable[..., Any] = names[name]
    return edited
