"""The settings of RoPE scaling, for texts longer than those of training."""

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
    """How the frequencies of rotary positions are scaled; ``scale_frequencies`` applies it.

    Args:
        kind: ``"linear"`` divides all frequencies by ``factor``, as if positions were closer
            together (Chen et al. 2023); ``"llama3"`` divides only low frequencies, with few turns
            within the original context (Llama 3.1's released code); ``"yarn"`` interpolates
            differently, and makes attention sharper (Peng et al. 2023).
        factor: the divisor of the frequencies.
        low_freq_factor: with ``"llama3"``, frequencies with fewer turns than this within
            ``original_context`` are divided by the whole factor.
        high_freq_factor: with ``"llama3"``, frequencies with more turns than this are unchanged.
            Those in between are interpolated.
        original_context: with ``"llama3"`` and ``"yarn"``, the context length of training, in
            tokens.
        beta_slow: with ``"yarn"``, frequencies with fewer turns than this within
            ``original_context`` are divided by the whole factor.
        beta_fast: with ``"yarn"``, frequencies with more turns than this are unchanged. Those in
            between are interpolated.
        attention_factor: with ``"yarn"``, the factor of rotated queries and keys; scores are
            multiplied by its square. ``0.1 · ln(factor) + 1`` when left out.
        truncate: with ``"yarn"``, whether the range of interpolation is rounded to whole pairs.

    Raises:
        TypeError: a value is not a number.
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
        """The factor of rotated queries and keys: ``"yarn"``'s attention factor, or 1."""
        if self.kind != "yarn":
            return 1.0
        if self.attention_factor is not None:
            return self.attention_factor
        return 0.1 * math.log(self.factor) + 1.0  # equation 22, for queries and keys each

    def _set(self, name: str, rule: str, holds: Callable[[float], bool]) -> None:
        value = number(f"rope_scaling.{name}", getattr(self, name), rule, holds)
        object.__setattr__(self, name, value)  # the dataclass is frozen


def as_rope_scaling(value: object) -> RopeScaling | None:
    """Return a scaling, or build it from its fields as in a checkpoint; None stays None.

    Raises:
        TypeError: it is neither, or a field is missing or unknown.
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
