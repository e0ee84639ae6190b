"""Whether a model uses the fact in its prompt, and training that teaches it to.

Half of the countries that a model knows are for training, the other half for the test. In training,
each question has a sentence in front, of one of the ``KINDS``, and is followed by the right answer.
The test tells new facts about the other countries.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, get_args

import torch

from gpt_lab.lab_model.country import Country
from gpt_lab.tuning import Example, answer_loss, says
from gpt_lab.validation import choice, integer
from gpt_lab_course.experiments.editing.new_facts import PLAIN, Fact, World
from gpt_lab_course.experiments.training.descent import descend

QuestionKind = Literal["true facts", "new facts", "new facts and other countries'"]
KINDS: tuple[QuestionKind, ...] = get_args(QuestionKind)
"""The kinds of sentences in front of questions in training.

With ``new facts`` the sentence gives the country in question another capital, which is the answer.
In the last kind, half of the sentences are about another country, and the answer is the real
capital.
"""

_BATCH = 6  # countries in a step


class Read(NamedTuple):
    """Whether the model answers in a certain way, for each country that was not in training.

    Attributes:
        follows: the capital of the sentence in front.
        others: the same with the question in five other wordings, ordered by wording.
        ignores: the real capital if the sentence is about another country.
        alone: the real capital without a sentence.
    """

    follows: list[bool]
    others: list[bool]
    ignores: list[bool]
    alone: list[bool]


def practice(
    world: World, kind: QuestionKind, steps: int = 40, *, learning_rate: float = 3e-4, seed: int = 0
) -> None:
    """Train all weights on questions with a sentence in front; the model is changed in place.

    It computes in float64 meanwhile, so that processors agree, and in float32 afterwards.

    Args:
        world: the model and what it knows.
        kind: the kind of sentences, one of ``KINDS``.
        steps: the number of steps of AdamW, with 6 countries each. Each is asked twice: with the
            sentence, and without one, or with a sentence about another country in the last kind.
        learning_rate: AdamW's learning rate.
        seed: the seed of countries and capitals.

    Raises:
        ValueError: there is no such kind, or ``steps`` is below 1.
    """
    choice("kind", kind, KINDS)
    integer("steps", steps)
    countries, chance = world.known[::2], torch.Generator().manual_seed(seed)
    world.model.double()
    optimizer = torch.optim.AdamW(world.model.parameters(), learning_rate, weight_decay=0)
    for _ in range(steps):
        rows = torch.randperm(len(countries), generator=chance)[:_BATCH].tolist()
        facts = _facts(world, [countries[i] for i in rows], chance)
        if kind == "true facts":
            asked = [_own(world, f.country, Fact(f.country, f.country)) for f in facts]
        else:
            asked = [_told(world, fact) for fact in facts]
        if kind == KINDS[-1]:
            about_others = zip(facts, facts[1:] + facts[:1], strict=True)
            asked += [_own(world, fact.country, other) for fact, other in about_others]
        else:  # so that what it knows is not forgotten
            asked += [_own(world, fact.country) for fact in facts]
        descend(answer_loss(world.model, asked), optimizer)
    world.model.float()


@contextmanager
def practiced(
    world: World, kind: QuestionKind, steps: int = 40, *, seed: int = 0
) -> Iterator[None]:
    """Train as in :func:`practice`, and restore all weights at the end.

    Arguments and errors as in :func:`practice`.
    """
    own = {name: p.detach().clone() for name, p in world.model.named_parameters()}
    try:
        practice(world, kind, steps, seed=seed)
        yield
    finally:
        with torch.no_grad():
            for name, p in world.model.named_parameters():
                p.copy_(own[name])


def read(world: World, seed: int = 1) -> Read:
    """Test the model on the countries that were not in training.

    Args:
        world: the model in its current state, and what it knew.
        seed: the seed of the new capitals.
    """
    countries = world.known[1::2]
    facts = _facts(world, countries, torch.Generator().manual_seed(seed))
    about_others = zip(facts, facts[1:] + facts[:1], strict=True)

    def said(asked: list[Example]) -> list[bool]:
        return [bool(one) for one in says(world.model, asked)]

    return Read(
        follows=said([_told(world, fact) for fact in facts]),
        others=said([_told(world, fact, w) for w in world.wordings for fact in facts]),
        ignores=said([_own(world, fact.country, other) for fact, other in about_others]),
        alone=said([_own(world, country) for country in countries]),
    )


def _facts(world: World, countries: list[Country], chance: torch.Generator) -> list[Fact]:
    """For each country, another known country's capital."""
    facts = []
    for country in countries:
        others = [c for c in world.known if c != country]
        facts.append(Fact(country, others[int(torch.randint(len(others), (), generator=chance))]))
    return facts


def _told(world: World, fact: Fact, wording: str = PLAIN) -> Example:
    """An example with the fact in front, which is the answer."""
    return world.ask(wording, fact.country, fact.capital, before=f"{fact.text()} ")


def _own(world: World, country: Country, front: Fact | None = None) -> Example:
    """An example with a text in front, whose answer is the country's real capital."""
    before = f"{front.text()} " if front else ""
    return world.ask(PLAIN, country, country.capital, before=before)
