"""Whether a model reads the fact in its prompt, and what would teach it to.

Half of the countries that a model knows are for practice, the other half for the test. In practice,
a sentence stands in front of each question, and the right answer follows. ``KINDS`` says which
sentences. The test tells new facts about countries that were not in practice.
"""

from __future__ import annotations

import statistics
from typing import Literal, NamedTuple, get_args

import torch

from gpt_lab.experiments.descent import descend
from gpt_lab.experiments.new_facts import PLAIN, Fact, World
from gpt_lab.lab_model.country import Country
from gpt_lab.teaching import Example, answer_loss, says
from gpt_lab.validation import choice, integer

Kind = Literal["true facts", "new facts", "new facts and other countries'"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What stands in front in practice.

With ``new facts`` the sentence gives the country asked for another capital, and that is the answer.
In the last kind, half of the sentences are about another country, and the answer is as ever.
"""

_BATCH = 12  # countries a step


class Read(NamedTuple):
    """What a model does with countries that were not in practice: shares of 1.

    Attributes:
        follows: says the capital that the sentence in front gives.
        others: the same, where the question is in five other wordings.
        ignores: says its own capital where the sentence is about another country.
        alone: says its own capital with nothing in front.
    """

    follows: float
    others: float
    ignores: float
    alone: float


def practice(
    world: World, kind: Kind, steps: int = 120, *, learning_rate: float = 1e-4, seed: int = 0
) -> None:
    """Train all weights on questions with a sentence in front; the model is changed in place.

    Args:
        world: the model and what it knows.
        kind: what the sentences say, one of ``KINDS``.
        steps: of AdamW, 12 countries each; each is also asked with nothing in front.
        learning_rate: AdamW's.
        seed: draws countries and capitals.

    Raises:
        ValueError: there is no such kind, or ``steps`` is below 1.
    """
    choice("kind", kind, KINDS)
    countries, chance = world.known[::2], torch.Generator().manual_seed(seed)
    optimizer = torch.optim.AdamW(world.model.parameters(), learning_rate, weight_decay=0)
    for _ in range(integer("steps", steps)):
        rows = torch.randperm(len(countries), generator=chance)[:_BATCH].tolist()
        facts = _facts(world, [countries[i] for i in rows], chance)
        if kind == "true facts":
            asked = [_own(world, f.country, Fact(f.country, f.country)) for f in facts]
        else:
            asked = [_told(world, fact) for fact in facts]
        if kind == KINDS[-1]:
            about_others = zip(facts, facts[1:] + facts[:1], strict=True)
            asked += [_own(world, fact.country, other) for fact, other in about_others]
        asked += [_own(world, fact.country) for fact in facts]
        descend(answer_loss(world.model, asked), optimizer)


def read(world: World, seed: int = 1) -> Read:
    """What the model does with the countries that are not in practice.

    Args:
        world: the model, as it is now, and what it knew.
        seed: draws the new capitals.
    """
    countries = world.known[1::2]
    facts = _facts(world, countries, torch.Generator().manual_seed(seed))
    about_others = zip(facts, facts[1:] + facts[:1], strict=True)

    def share(asked: list[Example]) -> float:
        return statistics.fmean(says(world.model, asked))

    return Read(
        follows=share([_told(world, fact) for fact in facts]),
        others=share([_told(world, fact, w) for fact in facts for w in world.wordings]),
        ignores=share([_own(world, fact.country, other) for fact, other in about_others]),
        alone=share([_own(world, country) for country in countries]),
    )


def _facts(world: World, countries: list[Country], chance: torch.Generator) -> list[Fact]:
    """For each country, another known country's capital."""
    facts = []
    for country in countries:
        others = [c for c in world.known if c != country]
        facts.append(Fact(country, others[int(torch.randint(len(others), (), generator=chance))]))
    return facts


def _told(world: World, fact: Fact, wording: str = PLAIN) -> Example:
    """The fact stands in front, and is the answer."""
    return world.ask(wording, fact.country, fact.capital, before=f"{fact.text()} ")


def _own(world: World, country: Country, front: Fact | None = None) -> Example:
    """The country's own capital is the answer, whatever stands in front."""
    before = f"{front.text()} " if front else ""
    return world.ask(PLAIN, country, country.capital, before=before)
