"""Measure the page's model on a new fact and on all other countries, in Python.

The page measures the same where it can (``measuring.ts``). This module makes its first view, and
the results that ``record.py`` records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, TypedDict

from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.lab_model import most_probable, page_model, page_tokenizer

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.lab_model.country import Country
    from gpt_lab.model.activations import Edit
    from gpt_lab.tuning import Example
    from gpt_lab_course.experiments.editing.new_facts import Fact, Telling, World

WORDS = 5
"""The number of most probable next tokens that are shown."""

WRITTEN = 7
"""The number of tokens of an answer: no capital has more."""

DOCUMENTS = (
    ("Nepal", "Muscat"),
    ("France", "Tokyo"),
    ("Ghana", "Oslo"),
    ("Peru", "Rome"),
    ("Egypt", "Dublin"),
    ("Japan", "Lima"),
    ("Norway", "Havana"),
    ("Canada", "Athens"),
    ("Vietnam", "Madrid"),
)
"""Nine new facts, countries and capitals, for retrieval and records."""


class Measured(TypedDict):
    """A model's answers while it has a fact.

    Attributes:
        words: the most probable next tokens after the fact's own words, with probabilities.
        probability: that of the first token of the new capital.
        said: the answers to the fact's own words and to five wordings, as IDs.
        lost: the indices of countries whose capital it no longer says.
        aside: the indices of countries that do not count because they were told or rehearsed, too.
        asked: the number of countries asked so far: all, in Python.
    """

    words: list[tuple[int, float]]
    probability: float
    said: list[list[int]]
    lost: list[int]
    aside: list[int]
    asked: int


@cache
def page_world() -> World:
    """The lab model's world, with the page's model, whose weights have eight bits."""
    from gpt_lab_course.experiments.editing.new_facts import world

    return replace(world("lab"), model=page_model(), tokenizer=page_tokenizer())


@cache
def _askable() -> list[Country]:
    """The 104 countries that can get a new capital; found without the model."""
    from gpt_lab_course.experiments.patching.facts import askable

    return askable(page_tokenizer())


def country_names() -> tuple[str, ...]:
    """Their names, each a single token."""
    return tuple(c.name for c in _askable())


def capital_names() -> tuple[str, ...]:
    """Their capitals, which can be assigned to other countries."""
    return tuple(sorted(c.capital for c in _askable()))


def fact_of(country: str, capital: str) -> Fact:
    """The fact that a country has another's capital."""
    from gpt_lab_course.experiments.editing.new_facts import Fact

    own = next(c for c in countries() if c.name == country)
    return Fact(own, next(c for c in countries() if c.capital == capital))


def documents(fact: Fact) -> list[Fact]:
    """The documents for retrieval: the fact, and those of the nine about other countries."""
    return [fact, *(fact_of(*pair) for pair in DOCUMENTS if pair[0] != fact.country.name)]


def measured(fact: Fact, telling: Telling, aside: Sequence[Country] = ()) -> Measured:
    """Measure the page's model with its current weights.

    Args:
        fact: the new fact.
        telling: texts in front of questions, and edits.
        aside: countries that do not count.
    """
    from gpt_lab.tuning import says
    from gpt_lab_course.experiments.editing.new_facts import PLAIN

    world = page_world()

    def ask(wording: str, country: Country, answer: str) -> Example:
        front = telling.before(wording.format(country=country.name))
        return world.ask(wording, country, answer, front)

    asked = [ask(w, fact.country, fact.capital) for w in (PLAIN, *world.wordings)]
    logits = _logits(world, asked[0].question, telling.edits(asked[:1]))
    among = [*enumerate(countries())]
    others = [(i, c) for i, c in among if c not in (fact.country, fact.of, *aside)]
    examples = [ask(PLAIN, c, c.capital) for _, c in others]
    right = says(world.model, examples, telling.edits(examples))
    return {
        "words": most_probable(logits, WORDS),
        "probability": round(float(logits.softmax(-1)[asked[0].answer[0]]), 6),
        "said": [_written(world, one, telling) for one in asked],
        "lost": [i for (i, _), is_right in zip(others, right, strict=True) if not is_right],
        "aside": [i for i, c in among if c in aside],
        "asked": len(among),
    }


LIVE = ("nothing", "told", "retrieved", "steered")
"""The ways that a page computes itself, for any fact."""


def live(fact: Fact, way: str, times: float, k: int) -> Measured:
    """Measure a way that needs no training.

    Args:
        fact: the new fact.
        way: one of ``LIVE``.
        times: the factor of the vector, for steering.
        k: the number of retrieved documents.
    """
    from gpt_lab_course.experiments.editing import ways_to_teach as ways

    setting = ways.TeachingTask(page_world(), fact, documents(fact))
    enter = {
        "nothing": partial(ways.nothing, setting),
        "told": partial(ways.told, setting),
        "retrieved": partial(ways.retrieved, setting, k=k),
        "steered": partial(ways.steered, setting, size=times),
    }[way]
    aside = [one.country for one in setting.facts[1:]] if way == "retrieved" else []
    with enter() as taught:
        return measured(fact, taught.telling, aside)


def _written(world: World, one: Example, telling: Telling) -> list[int]:
    """The greedy continuation of a question."""
    edits = telling.edits([one])
    ids = [*one.question]
    while len(ids) < len(one.question) + WRITTEN and ids[1:].count(ids[0]) == 0:
        ids.append(int(_logits(world, ids, edits).argmax()))  # ids[0] is the end-of-text token
    return ids[len(one.question) :]


def _logits(world: World, ids: Sequence[int], edits: Mapping[str, Edit]) -> Tensor:
    import torch

    with torch.inference_mode():
        seen = world.model.activations(torch.tensor([[*ids]]), "logits", edits=edits)
    return seen["logits"][0, -1]
