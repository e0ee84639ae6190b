"""Hooks on named activations: read or replace them by name.

Every component passes its results to its ``Hooks`` and continues with what they return. The
default, ``NO_HOOKS``, returns everything unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase

from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean

Edit = Callable[[Tensor], Tensor]


class Hooks:
    """Captures activations and applies edits to them.

    Args:
        names: full names of the activations to capture.
        edits: functions that replace activations, by full name. A function gets a copy, which it
            may change in place, and returns the result.
    """

    def __init__(
        self,
        names: Iterable[str] = (),
        edits: Mapping[str, Edit] | None = None,
    ) -> None:
        self.names = frozenset(names)
        self.edits = dict(edits or {})
        self.captured: dict[str, Tensor] = {}
        self.empty = not self.names and not self.edits
        self._prefix = ""

    def scoped(self, component: str) -> Hooks:
        """The hooks of a component: names in it get the prefix ``component.``."""
        if self.empty:
            return self
        inner = Hooks(self.names, self.edits)
        inner.captured, inner._prefix = self.captured, f"{self._prefix}{component}."
        return inner

    def has(self, *names: str) -> bool:
        """Whether any of these activations is to be captured or edited."""
        return any(self._prefix + n in self.names or self._prefix + n in self.edits for n in names)

    def __call__(self, name: str, value: Tensor) -> Tensor:
        """Run the hooks of an activation and return the result.

        Raises:
            TypeError: an edit did not return a tensor.
            ValueError: an edit changed the activation's shape.
        """
        if self.empty:
            return value
        name = self._prefix + name
        if name in self.edits:
            edited = self.edits[name](value.clone())
            if not isinstance(edited, Tensor):
                raise RefusedTypeError(f"the edit of {name} returned {edited!r}, not a tensor")
            if edited.shape != value.shape:
                raise RefusedValueError(
                    f"the edit of {name} made {list(edited.shape)} of {list(value.shape)}"
                )
            value = edited
        if name in self.names:
            self.captured[name] = value
        return value


NO_HOOKS = Hooks()
"""No hooks: every activation passes unchanged."""


def activation_names(config: GPTConfig) -> list[str]:
    """The name of every activation of a ``GPT``, in the order in which they are computed.

    >>> names = activation_names(GPTConfig(n_layers=1))
    >>> names[3:6], names[-1]
    (['blocks.0.norm_1', 'blocks.0.attention.q', 'blocks.0.attention.k'], 'logits')
    """
    added = config.positions in ("learned", "sinusoidal")
    gate = ["gate"] if config.feed_forward == "swiglu" else []
    attention = [
        f"attention.{name}" for name in ("q", "k", "v", "scores", "weights", "heads", "output")
    ]
    feed_forward = [f"feed_forward.{name}" for name in ("up", *gate, "hidden", "output")]
    if config.norm_place == "input":
        block = ["norm_1", *attention, "middle", "norm_2", *feed_forward, "output"]
    else:
        block = [*attention, "norm_1", "middle", *feed_forward, "norm_2", "output"]
    return [
        "embedding.token",
        *(["embedding.position"] if added else []),
        "embedding",
        *(f"blocks.{i}.{name}" for i in range(config.n_layers) for name in block),
        "norm",
        "logits",
    ]


def select(patterns: str | Iterable[str], names: Iterable[str]) -> list[str]:
    """The names that match one of the patterns, in their own order; ``*`` matches anything.

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
