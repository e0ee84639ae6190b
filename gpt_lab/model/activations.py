"""Named activations: what passes through the model can be read, and replaced, by its name.

Every component hands what it computes to a ``Tap`` and goes on with what comes back. The default
tap, ``NOTHING``, hands everything straight back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase

from torch import Tensor

from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean

Edit = Callable[[Tensor], Tensor]


class Tap:
    """Keeps the activations that are wanted and applies the edits that are asked for.

    Args:
        wanted: full names of the activations to keep.
        edits: what to put in an activation's place: a function of the activation, by full name. It
            is given a copy, so it may change that in place, and must return the result.
        heard: is called with the name of everything that passes.
    """

    def __init__(
        self,
        wanted: Iterable[str] = (),
        edits: Mapping[str, Edit] | None = None,
        heard: Callable[[str], object] | None = None,
    ) -> None:
        self.wanted = frozenset(wanted)
        self.edits = dict(edits or {})
        self.heard = heard
        self.seen: dict[str, Tensor] = {}
        self.idle = not self.wanted and not self.edits and heard is None
        self._prefix = ""

    def inside(self, component: str) -> Tap:
        """The same tap for a component within this one: its names gain ``component.`` in front."""
        if self.idle:
            return self
        inner = Tap(self.wanted, self.edits, self.heard)
        inner.seen, inner._prefix = self.seen, f"{self._prefix}{component}."
        return inner

    def watches(self, *names: str) -> bool:
        """Whether any of these activations is wanted or edited, or everything is heard."""
        if self.idle or self.heard is not None:
            return not self.idle
        return any(self._prefix + n in self.wanted or self._prefix + n in self.edits for n in names)

    def __call__(self, name: str, value: Tensor) -> Tensor:
        """Pass an activation by.

        Raises:
            TypeError: an edit did not return a tensor.
            ValueError: an edit changed the activation's shape.
        """
        if self.idle:
            return value
        name = self._prefix + name
        if self.heard is not None:
            self.heard(name)
        if name in self.edits:
            edited = self.edits[name](value.clone())
            if not isinstance(edited, Tensor):
                raise RefusedTypeError(f"the edit of {name} returned {edited!r}, not a tensor")
            if edited.shape != value.shape:
                raise RefusedValueError(
                    f"the edit of {name} made {list(edited.shape)} of {list(value.shape)}"
                )
            value = edited
        if name in self.wanted:
            self.seen[name] = value
        return value


NOTHING = Tap()
"""The tap that keeps and changes nothing."""


def select(patterns: str | Iterable[str], names: Iterable[str]) -> list[str]:
    """The names that match one of the patterns, ``*`` standing for anything, in their own order.

    Raises:
        ValueError: a pattern matches no name.

    >>> select("blocks.*.middle", ["embedding", "blocks.0.middle", "blocks.1.middle"])
    ['blocks.0.middle', 'blocks.1.middle']
    """
    patterns, names = [patterns] if isinstance(patterns, str) else list(patterns), list(names)
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            hint = did_you_mean(pattern, names, cutoff=0)
            raise RefusedValueError(f"no activation {pattern!r}{hint}")
    return [n for n in names if any(fnmatchcase(n, pattern) for pattern in patterns)]
