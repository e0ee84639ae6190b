"""The share of a prompt's effect that is due to reading its subject."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gpt_lab.validation import RefusedTypeError
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Ask = Callable[[str, str, str], str]


def due_to_reading(ask: Ask, facts: Sequence[tuple[str, str]], others: Sequence[str]) -> float:
    """The reference solution."""
    told = control = 0
    for i, (country, city) in enumerate(facts):
        told += ask(country, city, country) == city
        control += ask(others[i], city, country) == city
    return (told - control) / len(facts)


@dataclass(frozen=True, repr=False)
class ToldModel:
    """A model that is told a city is some country's capital, and asked for a country's capital.

    Args:
        follows: how many of 100 cities it repeats if the sentence is about the country in question.
        copies: how many it repeats if the sentence is about another country.
    """

    follows: int
    copies: int

    def __call__(self, about: str, city: str, asked: str) -> str:
        """The model's answer."""
        for one in (about, city, asked):
            if not isinstance(one, str):
                raise RefusedTypeError(f"ask takes three names; got {one!r}")
        wanted = dict(_FACTS).get(asked)
        fraction = 2 if not city else 3 if about == asked and city != wanted else 0
        if wanted and fraction and zlib.crc32(asked.encode()) % fraction == 0:
            return wanted  # so that such controls differ from none
        drawn = zlib.crc32(city.encode()) % 100
        says = drawn < (self.follows if about == asked else self.copies)
        return city if says and city else f"the old capital of {asked}"

    def __repr__(self) -> str:
        return "ask"


_FACTS = [
    *(("Nepal", "Muscat"), ("Peru", "Oslo"), ("Japan", "Accra"), ("Chad", "Lima")),
    *(("Kenya", "Doha"), ("Malta", "Quito"), ("Cuba", "Tunis"), ("Fiji", "Riga")),
]
_OTHERS = ["Togo", "Spain", "Mali", "Iran", "Laos", "Ghana", "Qatar", "India"]
_CONTROL = "ask(others[i], city, country)"
_RESULT = "(told - control) / len(facts)"

exercise = Exercise(
    "new_facts.reads",
    number=1,
    solution=due_to_reading,
    inputs=[
        (ToldModel(100, 0), _FACTS, _OTHERS),
        (ToldModel(100, 100), _FACTS, _OTHERS),
        (ToldModel(50, 20), _FACTS, _OTHERS),
        (ToldModel(60, 25), _FACTS[:5], _OTHERS[:5]),
    ],
    hints=(
        "A control is the same experiment with one thing changed: the thing that you say matters. "
        "Here you say that it matters *whose* capital the sentence gives. What has to stay?",
        "A parrot repeats any city that it has just read, so it follows every fact. With which "
        "sentence in front would a parrot say the same city again, and a reader wouldn't?",
    ),
    then=(
        "The second model above follows every fact, and reads none. Which number would you have "
        "reported for it without a control?"
    ),
    raises={
        r"(?:Refused)?TypeError: ask takes three names": (
            "`ask` takes three names: whose capital, which city, and who is asked for. To ask "
            "about several countries, call it several times."
        ),
        r"TypeError: .*missing \d required positional argument": (
            "`ask` takes three names: whose capital, which city, and who is asked for."
        ),
    },
    mistakes={
        "this is how often it follows. A model that repeats any city it has just read gets as "
        "much.": Mutant(_RESULT, "told / len(facts)"),
        "this is the control alone. How much more does it follow where the sentence is about the "
        "country asked for?": Mutant(_RESULT, "control / len(facts)"),
        "the sign is wrong: what reading adds is following minus the control.": Mutant(
            _RESULT, "(control - told) / len(facts)"
        ),
        "these are counts. Divide by the number of facts.": Mutant(_RESULT, "told - control"),
        "this is in percent; the share is wanted, from 0 to 1.": Mutant(
            _RESULT, "100 * (told - control) / len(facts)"
        ),
        "the two are added up. What counts is the difference.": Mutant(
            _RESULT, "(told + control) / len(facts)"
        ),
        "this control changes the city or leaves the sentence out, and the country stays. It shows "
        "that the answer comes from the sentence. A parrot passes it.": Either(
            Mutant(_CONTROL, "ask(country, facts[i - 1][1], country)"),
            Mutant(_CONTROL, 'ask("", "", country)'),
        ),
        "the control counts the answers that are *not* the city. Count the same thing in both.": (
            Mutant(f"{_CONTROL} ==", f"{_CONTROL} !=")
        ),
    },
)
