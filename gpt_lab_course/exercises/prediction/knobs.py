"""Tell which setting of generation turned one distribution into another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.forms import shown

KNOBS = ("temperature", "cut", "penalty", "both")
SOLUTION = {"A": "temperature", "B": "penalty", "C": "cut", "D": "both", "E": "temperature"}


def _no_zero(column: str) -> str:
    return f"in column {column} no token has 0, so nothing was cut."


def _all_ratios(column: str) -> str:
    return (
        f"in column {column} `␣it` is no longer twice `␣the`. A penalty on `␣a` leaves the ratios "
        "of the other tokens as they were."
    )


_B_TEMPERATURE = (
    "column B is flatter, but `␣it` is still twice `␣the`. A temperature changes every ratio. "
    "Which one token has changed against the others?"
)
_C_ZEROS = "column C has zeros. Only one kind of knob makes a probability exactly 0."
_C_BOTH = (
    "in column C the tokens that are left keep their ratios, 4 to 2 to 1. So no temperature was "
    "turned there."
)
_D_ZEROS = (
    "column D has zeros, and at temperature 0.5 alone the last two tokens would keep 0.01 each, as "
    "in column E."
)
_D_CUT = (
    "a cut leaves the ratios of what is left as they were. In column D `␣a` is four times `␣it`, "
    "and before it was twice."
)

_SAID: dict[tuple[str, str], str] = {
    **{(column, knob): _no_zero(column) for column in "ABE" for knob in ("cut", "both")},
    **{(column, "penalty"): _all_ratios(column) for column in "AE"},
    ("B", "temperature"): _B_TEMPERATURE,
    ("C", "temperature"): _C_ZEROS,
    ("C", "penalty"): _C_ZEROS,
    ("C", "both"): _C_BOTH,
    ("D", "temperature"): _D_ZEROS,
    ("D", "penalty"): _D_ZEROS,
    ("D", "cut"): _D_CUT,
}


def diagnosis(value: Any) -> str | None:
    """The first error of an answer, in the order of the columns; None if it is right."""
    if isinstance(value, list) and len(value) == len(SOLUTION):
        value = dict(zip(SOLUTION, value, strict=True))
    if not isinstance(value, Mapping) or {*value} != {*SOLUTION}:
        return "name a knob for each column, as in {'A': 'cut', 'B': …}, from A to E."
    for column, right in SOLUTION.items():
        named = value[column]
        knob = named.strip().lower() if isinstance(named, str) else named
        if knob not in KNOBS:
            return f"{shown(named, 40)} is none of the four: temperature, cut, penalty, both."
        if knob != right:
            return _SAID[column, knob]
    return None


def _but(**columns: str) -> dict[str, str]:
    return SOLUTION | columns


exercise = Exercise(
    "prediction.knobs",
    number=2,
    solution=SOLUTION,
    judge=diagnosis,
    hints=(
        "Look for zeros first: who makes them? Then look at ratios. Before, `␣a` was twice `␣it`, "
        "and `␣it` twice `␣the`. Which of these ratios has each column kept?",
        "A temperature changes all ratios alike: each becomes its power of 1/τ. A cut keeps the "
        "ratios of what is left. A penalty changes the ratios of one token to all others, and no "
        "other ratio.",
    ),
    then=(
        "Which two columns could you hardly tell apart by twenty draws from each? That's why we "
        "read the model's probabilities, and not only its texts."
    ),
    mistakes={
        _no_zero("A"): _but(A="cut"),
        _no_zero("B"): _but(B="both"),
        _no_zero("E"): _but(E="both"),
        _all_ratios("A"): _but(A="penalty"),
        _all_ratios("E"): _but(E="penalty"),
        _B_TEMPERATURE: _but(B="temperature"),
        _C_ZEROS: _but(C="temperature"),
        _C_BOTH: _but(C="both"),
        _D_ZEROS: _but(D="temperature"),
        _D_CUT: _but(D="cut"),
    },
)
