"""Costs beyond the main table: those paid once, and those that a cache saves."""

from __future__ import annotations

import torch

from gpt_lab.model.cache import KVCache
from gpt_lab.tuning import covariance
from gpt_lab_course.experiments.editing.new_facts import PLAIN, Fact, World
from gpt_lab_course.experiments.efficiency.operations import OperationsCounter


def keys_of_text(world: World) -> int:
    """Floating-point operations of the covariance of an FFN's keys, needed once for all edits."""
    with OperationsCounter() as counted:
        covariance(world.model, world.mixed_text, world.edited_block)
    return int(counted.total)


@torch.inference_mode()
def telling(world: World, fact: Fact, *, cached: bool) -> int:
    """Additional operations of an answer if the fact is in front of the question.

    Args:
        world: the model.
        fact: the fact, in its own words.
        cached: whether keys and values of the text in front of a question are cached.
    """
    n = len(world.tokenizer.encode(PLAIN.format(country=fact.country.name)))
    told, alone = (
        world.ask(PLAIN, fact.country, fact.capital, before).question
        for before in (f"{fact.text()} ", "")
    )
    return _read(world, told, n, cached=cached) - _read(world, alone, n, cached=cached)


def _read(world: World, ids: tuple[int, ...], n: int, *, cached: bool) -> int:
    """Operations to read the last n tokens of a question, or all of them without a cache."""
    cache = KVCache(world.model.config, 1, len(ids))
    rest = torch.tensor([ids])
    if cached and len(ids) > n:
        world.model.next_logits(rest[:, :-n], cache)
        rest = rest[:, -n:]
    with OperationsCounter() as counted:
        world.model.next_logits(rest, cache)
    return int(counted.total)
