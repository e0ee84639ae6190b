"""A model's confidence about other facts after it was taught one, or damaged at random."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.tuning import finetune
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.answers.answering import answers
from gpt_lab_course.experiments.editing.new_facts import PLAIN, Fact, World
from gpt_lab_course.experiments.editing.ways_to_teach import SURE

_LARGEST = 1024  # multiples of the change of fine-tuning


class Neighbors(NamedTuple):
    """Answers about known countries that the new fact is not about.

    Attributes:
        sure: the probability of each answer, [N].
        right: whether it is still the right one, [N].
        new: whether it is the new fact's capital, [N].
    """

    sure: Tensor
    right: Tensor
    new: Tensor


class After(NamedTuple):
    """The neighbors after fine-tuning, and after random damage.

    Attributes:
        taught: after fine-tuning all weights on the fact.
        damaged: after the same change, shuffled within each tensor and multiplied.
        times: the factor.
    """

    taught: Neighbors
    damaged: Neighbors
    times: int


def neighbors(world: World, fact: Fact, every: int = 1) -> Neighbors:
    """Ask for the capitals of countries that the model knew.

    Args:
        world: the model in its current state, and what it knew.
        fact: the fact whose two countries are left out.
        every: ask one country in this many.
    """
    asked = [c for c in world.known if c not in (fact.country, fact.of)][::every]
    questions = [PLAIN.format(country=country.name) for country in asked]
    said = answers(world.model, world.tokenizer, questions, start=world.start)
    pairs = list(zip(said, asked, strict=True))
    return Neighbors(
        sure=torch.tensor([answer.whole for answer in said]),
        right=torch.tensor([answer.text == country.capital for answer, country in pairs]),
        new=torch.tensor([answer.text == fact.capital for answer in said]),
    )


def taught_and_damaged(
    world: World, fact: Fact, *, lost: float = 0.25, every: int = 1, seed: int = 0
) -> After:
    """Teach a fact and ask its neighbors; then damage the model at random, and ask again.

    The damage is the change of fine-tuning, shuffled within each tensor and multiplied by 1, 2, 4,
    … until enough neighbors are wrong. Afterwards the model is restored.

    Args:
        world: the model and what it knew.
        fact: the new fact.
        lost: the share of neighbors that the damage has to lose.
        every: ask one neighbor in this many.
        seed: the seed of the shuffling.

    Raises:
        ValueError: ``lost`` is outside 0 … 1, or even a change 1,024 times as large loses less.
    """
    if not 0 < lost <= 1:
        raise RefusedValueError(f"lost={shown(lost)} is outside 0 … 1")
    tensors = list(world.model.parameters())
    own = [p.detach().clone() for p in tensors]
    asked = [world.ask(PLAIN, fact.country, fact.capital)]
    with world.restored():
        finetune(world.model, asked, learning_rate=world.learning_rate, until=SURE)
        taught = neighbors(world, fact, every)
        chance, changes = torch.Generator().manual_seed(seed), list[Tensor]()
        for p, before in zip(tensors, own, strict=True):
            flat = (p.detach() - before).flatten()
            order = torch.randperm(len(flat), generator=chance)
            changes.append(flat[order].view_as(p))
        times = 1
        while times <= _LARGEST:
            with torch.no_grad():
                for p, before, change in zip(tensors, own, changes, strict=True):
                    p.copy_(before + times * change)
            damaged = neighbors(world, fact, every)
            if float((~damaged.right).float().mean()) >= lost:
                return After(taught, damaged, times)
            times *= 2
    raise RefusedValueError(f"lost={lost}: not even {_LARGEST} times the change loses so many")
