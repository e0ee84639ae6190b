"""Find a country whose capital is not the nearest capital in the lab model's table."""

from __future__ import annotations

from gpt_lab.lab_model.country import countries
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either

NEAREST = {
    "Chile": "Havana",
    "France": "Helsinki",
    "Lebanon": "Helsinki",
    "Poland": "Lisbon",
    "Spain": "Lima",
    "Thailand": "Stockholm",
    "Turkey": "Tunis",
}
"""Each counterexample with the nearest capital. A test computes them from the model."""

_AGREEING = (
    "Afghanistan Australia Austria Belgium Canada China Cuba Denmark Egypt Finland Germany Greece "
    "Hungary Indonesia Iran Iraq Ireland Italy Jamaica Japan Libya Norway Pakistan Peru Portugal "
    "Russia Sweden Switzerland Syria Tunisia"
)
ONE_TOKEN = _AGREEING.split()

CAPITALS = {country.name: country.capital for country in countries()}


def words(answer: object) -> list[str] | None:
    """The names in an answer, stripped; None if it is neither text nor a list."""
    if isinstance(answer, str):
        return [answer.strip()]
    if isinstance(answer, (list, tuple)) and all(isinstance(entry, str) for entry in answer):
        return [entry.strip() for entry in answer]
    return None


def refutes(answer: object) -> bool:
    """Whether it is a counterexample, with the capital nearest to it."""
    named = words(answer)
    return named is not None and len(named) == 2 and NEAREST.get(named[0]) == named[1]


def as_good(a: object, b: object) -> bool:
    """Whether two answers are both counterexamples, or have the same names."""
    return refutes(a) if refutes(b) else words(a) is not None and words(a) == words(b)


exercise = Exercise(
    "embeddings.refute",
    number=4,
    solution=("France", "Helsinki"),
    same=as_good,
    hints=(
        "You have the rows of the 37 countries, `unit[a]`, and those of their capitals, `unit[b]`. "
        "Which product gives all 37 · 37 cosines at once?",
        "`(unit[a] @ unit[b].T).argmax(dim=-1)` says for each country which capital is nearest. "
        "Its own would be number 0 for the first country, 1 for the second, and so on.",
    ),
    then=(
        "A claim about *each* falls with one counterexample; one about *most* does not. Which of "
        "the two does 30 of 37 support?"
    ),
    mistakes={
        "this country refutes the claim, but you name its own capital. Which one is nearer "
        "here?": Either(*((name, CAPITALS[name]) for name in NEAREST)),
        "this country's own capital is the nearest, so it supports the claim. Look for one that "
        "doesn't.": Either(*((name, CAPITALS[name]) for name in ONE_TOKEN)),
        "this country or its capital is more than one token, so it isn't among the 37.": Either(
            *(
                (name, capital)
                for name, capital in CAPITALS.items()
                if name not in NEAREST and name not in ONE_TOKEN
            )
        ),
        "the country comes first, then the capital that is nearest to it.": Either(
            *((capital, name) for name, capital in NEAREST.items()),
            *((capital, name) for name, capital in CAPITALS.items() if name != capital),
        ),
        "that's a counterexample. Name the capital, too, that is nearest to it.": Either(*NEAREST),
        "this country supports the claim: its own capital is the nearest.": Either(*ONE_TOKEN),
        "these are all seven. One is enough, with the capital that is nearest to it.": list(
            NEAREST
        ),
        "this is empty: a country and a capital, both as text.": Either("", []),
    },
)
