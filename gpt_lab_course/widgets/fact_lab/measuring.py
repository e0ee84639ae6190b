"""What the page's model says of a new fact and of all other countries: measured in Python.

The page measures the same by itself where it can (``measuring.ts``). From here come its first view,
and the outcomes that ``record.py`` records.
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
"""How many of the most probable next tokens are shown."""

WRITTEN = 7
"""How many tokens an answer has: no capital has more."""

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
"""Nine new facts, countries and capitals: what there is to retrieve, and what is recorded."""


class Measured(TypedDict):
    """What a model does while it has a fact.

    Attributes:
        words: the most probable next tokens after the fact's own words, with probabilities.
        probability: that of the first token of the new capital.
        said: the answers to the fact's own words and to five wordings, as IDs.
        lost: the numbers of the countries whose capital it does not say any more.
        aside: those that are not counted, as they were told or rehearsed, too.
        asked: how many countries were asked so far: all, in Python.
    """

    words: list[tuple[int, float]]
    probability: float
    said: list[list[int]]
    lost: list[int]
    aside: list[int]
    asked: int


@cache
def page_world() -> World:
    """The lab model's world, with the page's model: its weights are rounded to eight bits."""
    from gpt_lab_course.experiments.editing.new_facts import world

    return replace(world("lab"), model=page_model(), tokenizer=page_tokenizer())


@cache
def _askable() -> list[Country]:
    """The 104 countries that can be given a new capital; told without the model."""
    from gpt_lab_course.experiments.patching.facts import askable

    return askable(page_tokenizer())


def country_names() -> tuple[str, ...]:
    """Their names, each one token."""
    return tuple(c.name for c in _askable())


def capital_names() -> tuple[str, ...]:
    """Their capitals, which can be given."""
    return tuple(sorted(c.capital for c in _askable()))


def fact_of(country: str, capital: str) -> Fact:
    """The fact that a country has another's capital."""
    from gpt_lab_course.experiments.editing.new_facts import Fact

    own = next(c for c in countries() if c.name == country)
    return Fact(own, next(c for c in countries() if c.capital == capital))


def documents(fact: Fact) -> list[Fact]:
    """What there is to retrieve: the fact, and those of the nine that are of other countries."""
    return [fact, *(fact_of(*pair) for pair in DOCUMENTS if pair[0] != fact.country.name)]


def measured(fact: Fact, telling: Telling, aside: Sequence[Country] = ()) -> Measured:
    """Ask the page's model, its weights as they are.

    Args:
        fact: the new fact.
        telling: what is in front of questions or changed on the way.
        aside: countries that are not counted.
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
"""The ways that a page computes by itself, of any fact."""


def live(fact: Fact, way: str, times: float, k: int) -> Measured:
    """Measure a way that trains nothing.

    Args:
        fact: the new fact.
        way: one of ``LIVE``.
        times: how many times the vector is added, where one is.
        k: how many documents are retrieved.
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
    """What greedy decoding continues a question with."""
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
