"""The slope of GELU: what the backward pass multiplies by."""

from __future__ import annotations

import math
from collections.abc import Callable

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def _below(x: float) -> float:
    """Φ(x): how much of a standard normal distribution lies below."""
    return (1 + math.erf(x / math.sqrt(2))) / 2


def _density(x: float) -> float:
    """φ(x), the derivative of Φ."""
    return math.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def gelu_slope(x: float) -> float:
    """The reference."""
    return _below(x) + x * _density(x)


def _with_density(density: Callable[[float], float]) -> Callable[[float], float]:
    return lambda x: _below(x) + x * density(x)


def _tanh_form(x: float) -> float:
    c = math.sqrt(2 / math.pi)
    t = math.tanh(c * (x + 0.044715 * x**3))
    return (1 + t) / 2 + x * (1 - t * t) * c * (1 + 3 * 0.044715 * x * x) / 2


exercise = Exercise(
    "feed_forward.slope",
    number=3,
    solution=gelu_slope,
    inputs=[(x,) for x in (0.0, 1.0, -1.0, 0.5, -0.75, 2.0, -3.0, 4.0)],
    hints=(
        "GELU is a product of two things that both depend on x: x itself, and Φ(x). What does the "
        "product rule say?",
        "The derivative of Φ is the bell curve φ(x) = exp(−x²/2) / √(2π). So there are two terms: "
        "Φ(x), and x times φ(x). `math.erf` gives Φ(x) = (1 + erf(x/√2)) / 2.",
    ),
    then=(
        "Look for the place where the slope is 0, and for those where it is above 1: ReLU's slope "
        "is 0 for all that is negative, and never above 1."
    ),
    mistakes={
        "this is the slope's first term; Φ(x) depends on x too, and the product rule has two.": (
            _below
        ),
        "this is the second term alone; the product rule has two.": lambda x: x * _density(x),
        "this is the slope of Φ, not of x · Φ(x).": _density,
        "this is GELU itself; asked is its slope.": lambda x: x * _below(x),
        "this is ReLU's slope: 0 or 1.": Either(
            lambda x: 1.0 if x > 0 else 0.0, lambda x: 1.0 if x >= 0 else 0.0
        ),
        "the two terms are added, not subtracted.": lambda x: _below(x) - x * _density(x),
        "the second term lacks its factor x.": lambda x: _below(x) + _density(x),
        "the bell curve lacks its 1/√(2π).": _with_density(lambda x: math.exp(-x * x / 2)),
        "the bell curve is exp(−x²/2): the half is missing.": Either(
            _with_density(lambda x: math.exp(-x * x) / math.sqrt(2 * math.pi)),
            _with_density(lambda x: math.exp(-x * x) / math.sqrt(math.pi)),
            _with_density(lambda x: math.exp(-x * x)),
        ),
        "this is the tanh form's slope; asked is that of the exact GELU.": _tanh_form,
        "`erf` wants x/√2 here: without it the curve is too narrow.": Either(
            lambda x: (1 + math.erf(x)) / 2 + x * _density(x),
            lambda x: (1 + math.erf(x)) / 2 + x * math.exp(-x * x) / math.sqrt(math.pi),
        ),
        "this is the slope of SiLU, the other smooth bend.": lambda x: (
            (s := 1 / (1 + math.exp(-x))) + x * s * (1 - s)
        ),
    },
)
