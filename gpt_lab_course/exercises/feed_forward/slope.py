"""The slope of GELU, which the backward pass multiplies by."""

from __future__ import annotations

import math

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def gelu_slope(x: float) -> float:
    """The reference solution."""
    below = (1 + math.erf(x / math.sqrt(2))) / 2  # Φ(x)
    density = math.exp(-x * x / 2) / math.sqrt(2 * math.pi)  # φ(x), the derivative of Φ
    return below + x * density


_RESULT = "below + x * density"
_NO_HALF = ("x / 2)", "x)"), ("2 * math.pi", "math.pi")


def _tanh_form(x: float) -> float:
    c = math.sqrt(2 / math.pi)
    t = math.tanh(c * (x + 0.044715 * x**3))
    return (1 + t) / 2 + x * (1 - t * t) * c * (1 + 3 * 0.044715 * x * x) / 2


exercise = Exercise(
    "feed_forward.slope",
    number=4,
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
        "this is the slope's first term; Φ(x) depends on x too, and the product rule has "
        "two.": Mutant(" + x * density", ""),
        "this is the second term alone; the product rule has two.": Mutant("below + ", ""),
        "this is the slope of Φ, not of x · Φ(x).": Mutant(_RESULT, "density"),
        "this is GELU itself. Return its slope.": Mutant(_RESULT, "x * below"),
        "this is ReLU's slope: 0 or 1.": Either(
            lambda x: 1.0 if x > 0 else 0.0, lambda x: 1.0 if x >= 0 else 0.0
        ),
        "the two terms are added, not subtracted.": Mutant("below +", "below -"),
        "the second term lacks its factor x.": Mutant("x * density", "density"),
        "the bell curve lacks its 1/√(2π).": Mutant(" / math.sqrt(2 * math.pi)", ""),
        "the bell curve is exp(−x²/2): the half is missing.": Either(
            Mutant("x / 2)", "x)"),
            Mutant(*_NO_HALF),
            Mutant(("x / 2)", "x)"), (" / math.sqrt(2 * math.pi)", "")),
        ),
        "this is the tanh form's slope. Return that of the exact GELU.": _tanh_form,
        "`erf` wants x/√2 here: without it the curve is too narrow.": Either(
            Mutant("x / math.sqrt(2)", "x"), Mutant(("x / math.sqrt(2)", "x"), *_NO_HALF)
        ),
        "this is the slope of SiLU, the other smooth function.": lambda x: (
            (s := 1 / (1 + math.exp(-x))) + x * s * (1 - s)
        ),
    },
)
