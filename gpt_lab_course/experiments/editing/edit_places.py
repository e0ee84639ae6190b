"""Where a fact can be written: the same rank-one edit in each block, compared with tracing.

``search`` finds an edit of one block's FFN, at the country's token or at the last one; ``at_key``
writes the same value at another key; ``measured`` measures the effect of either. A model is changed
only while it is measured.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from statistics import correlation
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.lab_model.country import Country
from gpt_lab.tuning import RankOneEdit, edit_fact, rank_one, says, second_matrix
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.editing.new_facts import PLAIN, Fact, World
from gpt_lab_course.experiments.patching.facts import Trial, put
from gpt_lab_course.experiments.patching.tracing import stages

TOKENS = {"country": 2, "last": 1}
"""Tokens at which an edit's key may be read, counted from the end of the fact's own words."""


class Shares(NamedTuple):
    """What a model answers while an edit is active, as shares from 0 to 1.

    Attributes:
        own: the new capital, in the fact's own words.
        others: the new capital, in the world's other wordings.
        neighbors: other countries' capitals as before.
    """

    own: float
    others: float
    neighbors: float


def search(
    world: World,
    fact: Fact,
    block: int,
    C: Tensor,
    *,
    token: str = "country",
    until: float = 0.6,
    learning_rate: float = 0.05,
) -> RankOneEdit:
    """Find the edit of one block's FFN that writes a fact.

    Args:
        world: the model and what it knows; it is not changed.
        fact: the fact.
        block: the block.
        C: its keys' covariance, [d_ff, d_ff].
        token: the token of the key and the value, one of ``TOKENS``.
        until: the probability that the new capital should reach.
        learning_rate: the learning rate of the search.

    Raises:
        ValueError: there is no such token or block.
    """
    if token not in TOKENS:
        raise RefusedValueError(f"token={shown(token)} is not one of {', '.join(TOKENS)}")
    asked = world.ask(PLAIN, fact.country, fact.capital)
    place = len(asked.question) - TOKENS[token]
    return edit_fact(
        world.model, [asked], [place], block, C, until=until, learning_rate=learning_rate
    )


@torch.no_grad()
def key_of(world: World, country: Country, block: int) -> Tensor:
    """The hidden neurons of one block at a country's token, [d_ff]."""
    question = world.ask(PLAIN, country, country.capital).question
    name = f"blocks.{block}.feed_forward.hidden"
    hidden: Tensor = world.model.activations(torch.tensor([question]), name)[name]
    return hidden[0, -TOKENS["country"]]


def shuffled(key: Tensor, seed: int) -> Tensor:
    """A key with the same numbers in random order."""
    return key[torch.randperm(len(key), generator=torch.Generator().manual_seed(seed))]


def at_key(world: World, found: RankOneEdit, key: Tensor, C: Tensor) -> RankOneEdit:
    """The edit that writes another edit's value at a different key, [d_ff]."""
    weight = second_matrix(world.model, found.block).weight.detach()
    value = found.key @ (weight + found.change)  # [d_model]
    return RankOneEdit(found.block, key, rank_one(weight, key, value, C), found.probability)


def measured(world: World, fact: Fact, edit: RankOneEdit) -> Shares:
    """Measure the model's answers with an edit, then restore its weights."""
    near, _ = world.neighbors(fact)
    asked = [world.ask(w, fact.country, fact.capital) for w in (PLAIN, *world.wordings)]
    asked += [world.ask(PLAIN, c, c.capital) for c in near]
    down = second_matrix(world.model, edit.block)
    before = down.weight.detach().clone()
    edit.apply(world.model)
    try:
        said = says(world.model, asked)
    finally:
        with torch.no_grad():
            down.weight.copy_(before)
    parts = said[:1], said[1 : 1 + len(world.wordings)], said[1 + len(world.wordings) :]
    return Shares(*(sum(part) / len(part) for part in parts))


def stream_carried(trial: Trial) -> Tensor:
    """How often the stream after each block, at the country's token, determines the answer: [L].

    The stream there is replaced by another country's; the result is the share of answers that
    become that country's capital.
    """
    names = [f"blocks.{i}.output" for i in range(trial.model.config.n_layers)]
    wanted = trial.capitals.roll(1)
    carried = [
        (trial.said({name: put(trial.place, x.roll(1, dims=0))}) == wanted).float().mean()
        for name, x in stages(trial, names).items()
    ]
    return torch.stack(carried)


def by_chance(x: Sequence[float], y: Sequence[float]) -> float:
    """The p-value of a correlation: the share of all orders of ``y`` with one at least as high.

    >>> by_chance([1, 2, 3], [1, 2, 3])  # one order of six
    0.16666666666666666
    """
    own = correlation(x, y) - 1e-9  # tolerance for rounding among equal ones
    orders = [correlation(x, order) for order in itertools.permutations(y)]
    return sum(one > own for one in orders) / len(orders)
