"""The share of an edit's effect that is due to its key."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gpt_lab.validation import RefusedTypeError
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Probability = Callable[[str, str], float]


def due_to_key(edited: Probability, key: str, value: str, others: Sequence[str]) -> float:
    """The reference solution."""
    ours = edited(key, value)
    theirs = [edited(other, value) for other in others]
    return ours - sum(theirs) / len(theirs)


@dataclass(frozen=True, repr=False)
class Edited:
    """A model that can be edited, with the new answer's probability afterwards.

    Args:
        key: the key of the country in question.
        value: the value for the new capital.
        before: the new answer's probability without an edit.
        anywhere: the value's effect at any key.
        found: its additional effect at the country's own key.
    """

    key: str
    value: str
    before: float
    anywhere: float
    found: float

    def __call__(self, key: str, value: str) -> float:
        """The probability of the new answer after an edit at this key, with this value."""
        for one in (key, value):
            if not isinstance(one, str):
                raise RefusedTypeError(f"edited takes a key and a value, by name; got {one!r}")
        number = zlib.crc32(f"{key}|{value}".encode()) % 97 / 1000  # slightly different for each
        if value != self.value:
            return self.before + number / 5
        if key != self.key:
            return self.before + self.anywhere + number
        return self.before + self.anywhere + self.found

    def __repr__(self) -> str:
        return "edited"


_OTHERS = ["Germany", "chance 1", "chance 2", "chance 3", "chance 4"]
_OURS, _THEIRS = "edited(key, value)", "edited(other, value)"
_MEAN = "sum(theirs) / len(theirs)"

exercise = Exercise(
    "new_facts.control",
    number=3,
    solution=due_to_key,
    inputs=[
        (Edited("France", "Rome", 0.02, 0.05, 0.85), "France", "Rome", _OTHERS),
        (Edited("France", "Rome", 0.02, 0.7, 0.0), "France", "Rome", _OTHERS),
        (Edited("Peru", "Oslo", 0.01, 0.2, 0.4), "Peru", "Oslo", ["Chile", "chance 7"]),
        (Edited("Peru", "Oslo", 0.1, 0.1, 0.3), "Peru", "Oslo", ["chance 3"]),
    ],
    hints=(
        "A control is the same experiment with one thing changed: the thing that you say matters. "
        "What has to stay as it is, and what has to be another?",
        "Suppose that only the value mattered. Where else could you write it, and what would you "
        "see? One such place may be an accident, so use all that you have.",
    ),
    then=(
        "Now design the control that shows that the *value* matters. And say what you would have "
        "concluded from the second model above, had you only compared with no edit at all."
    ),
    raises={
        r"(?:Refused)?TypeError: edited takes a key and a value, by name": (
            "`edited` takes one key and one value. To try several keys, call it several times."
        ),
        r"TypeError: .*missing 1 required positional argument": (
            "`edited` takes a key *and* a value. Which value belongs to the control?"
        ),
    },
    mistakes={
        "this is what the edit does, with nothing to compare it to: the value may help wherever "
        "it's written.": Mutant("ours - sum(theirs) / len(theirs)", "ours"),
        "this is the control alone. How much more does the right key do?": Mutant(
            "ours - sum(theirs) / len(theirs)", _MEAN
        ),
        "the control changes two things, key and value: then nobody knows which of them "
        "mattered. Keep the value.": Either(
            Mutant(_THEIRS, "edited(other, other)"), Mutant(_THEIRS, "edited(other, key)")
        ),
        "here the *value* is changed and the key kept. That's the control of another claim: that "
        "the value matters.": Mutant(_THEIRS, "edited(key, other)"),
        "one control may be an accident. Take the mean of all.": Either(
            Mutant(_MEAN, "theirs[0]"), Mutant(_MEAN, "theirs[-1]")
        ),
        "the controls are added up, not averaged.": Mutant(_MEAN, "sum(theirs)"),
        "the best control is chosen here, and the question asks for a typical one: the "
        "mean.": Mutant(_MEAN, "max(theirs)"),
        "the weakest control is chosen here, which flatters the edit. Take the mean.": Mutant(
            _MEAN, "min(theirs)"
        ),
        "the sign is wrong: what the key adds is the edit minus its control.": Mutant(
            "ours - sum(theirs) / len(theirs)", "sum(theirs) / len(theirs) - ours"
        ),
        "this is a ratio. The question asks how many points of probability are due to the "
        "key.": Either(
            Mutant("ours - sum(theirs) / len(theirs)", "ours / (sum(theirs) / len(theirs))"),
            Mutant("ours - sum(theirs) / len(theirs)", "1 - sum(theirs) / len(theirs) / ours"),
        ),
        "this is in percent; a probability is between 0 and 1.": Mutant(
            "return ours - sum(theirs) / len(theirs)",
            "return 100 * (ours - sum(theirs) / len(theirs))",
        ),
        "our own key is among the controls here. Leave it out.": Mutant(
            "for other in others", "for other in [key, *others]"
        ),
    },
)
