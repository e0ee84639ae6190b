"""How rotary frequencies are slowed so that a model reads longer texts than it was trained on."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from gpt_lab.validation import RefusedTypeError, choice, integer, number, shown

RopeScalingKind = Literal["linear", "llama3", "yarn"]


@dataclass(frozen=True)
class RopeScaling:
    """What is done to rotary positions' frequencies; ``scale_frequencies`` computes it.

    Args:
        kind: ``"linear"`` divides all frequencies by ``factor``, as if positions were closer
            together (Chen et al. 2023); ``"llama3"`` only slow ones, and leaves as they are those
            that turn often within the original context (Llama 3.1's released code); ``"yarn"``
            does so with another mixture, and makes attention sharper (Peng et al. 2023).
        factor: how many times slower.
        low_freq_factor: with ``"llama3"``, what turns less often than this within
            ``original_context`` is slowed by the whole factor.
        high_freq_factor: with ``"llama3"``, what turns more often than this stays as it is. Between
            the two it is a mixture.
        original_context: with ``"llama3"`` and ``"yarn"``, the context length of training, in
            tokens.
        beta_slow: with ``"yarn"``, what turns less often than this within ``original_context`` is
            slowed by the whole factor.
        beta_fast: with ``"yarn"``, what turns more often than this stays as it is. Between the two
            it is a mixture.
        attention_factor: with ``"yarn"``, what rotated queries and keys are multiplied by; so
            scores are multiplied by its square. ``0.1 · ln(factor) + 1`` when left out.
        truncate: with ``"yarn"``, whether the mixture begins and ends at a whole pair of numbers.

    Raises:
        TypeError: a number is none.
        ValueError: there is no such kind, or a number is outside its range.

    >>> RopeScaling("linear", 0.5)
    Traceback (most recent call last):
    ...
    gpt_lab.validation.RefusedValueError: rope_scaling.factor=0.5 is not 1 or more
    """

    kind: RopeScalingKind
    factor: float
    low_freq_factor: float = 1.0
    high_freq_factor: float = 4.0
    original_context: int = 8192
    beta_slow: float = 1.0
    beta_fast: float = 32.0
    attention_factor: float | None = None
    truncate: bool = True

    def __post_init__(self) -> None:
        choice("rope_scaling.kind", self.kind, get_args(RopeScalingKind))
        self._set("factor", "1 or more", lambda x: x >= 1)
        self._set("low_freq_factor", "above 0", lambda x: x > 0)
        low = self.low_freq_factor
        self._set("high_freq_factor", f"low_freq_factor={low:g} or more", lambda x: x >= low)
        context = integer("rope_scaling.original_context", self.original_context)
        object.__setattr__(self, "original_context", context)
        self._set("beta_slow", "above 0", lambda x: x > 0)
        slow = self.beta_slow
        self._set("beta_fast", f"above beta_slow={slow:g}", lambda x: x > slow)
        if self.attention_factor is not None:
            self._set("attention_factor", "above 0", lambda x: x > 0)
        if not isinstance(self.truncate, bool):
            raise RefusedTypeError(
                f"rope_scaling.truncate={shown(self.truncate)} is not True or False"
            )

    @property
    def magnitude(self) -> float:
        """What rotated queries and keys are multiplied by: ``"yarn"``'s attention factor, or 1."""
        if self.kind != "yarn":
            return 1.0
        if self.attention_factor is not None:
            return self.attention_factor
        return 0.1 * math.log(self.factor) + 1.0  # equation 22, for queries and keys each

    def _set(self, name: str, rule: str, holds: Callable[[float], bool]) -> None:
        value = number(f"rope_scaling.{name}", getattr(self, name), rule, holds)
        object.__setattr__(self, name, value)  # the dataclass is frozen


def as_rope_scaling(value: object) -> RopeScaling | None:
    """The scaling, if it is one, or the fields of one, as a checkpoint has them; None for none.

    Raises:
        TypeError: it is something else, or a field is missing or unknown.
        ValueError: a field is outside its range.
    """
    if value is None or isinstance(value, RopeScaling):
        return value
    if not isinstance(value, Mapping):
        raise RefusedTypeError(f"rope_scaling={shown(value)} is not a RopeScaling, nor None")
    names = [field.name for field in dataclasses.fields(RopeScaling)]
    for name in value:
        if name not in names:
            raise RefusedTypeError(f"rope_scaling has no {shown(name)}; it has {', '.join(names)}")
    for name in ("kind", "factor"):
        if name not in value:
            raise RefusedTypeError(f"rope_scaling has no {name}, which it needs")
    return RopeScaling(**value)
