"""Fine-tuning at several learning rates, each until the new fact is equally probable.

Comparing two methods at a single rate would also compare their best rates. Here every method trains
until the new capital has the probability ``SURE``, or for at most ``STEPS`` steps, and retained
neighbors are counted at each rate.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

from gpt_lab.paths import is_file
from gpt_lab.table import Table
from gpt_lab.tuning import LoRA, finetune, log_probabilities, says
from gpt_lab.validation import RefusedValueError, choice
from gpt_lab_course import data
from gpt_lab_course.experiments.editing.new_facts import PLAIN, Fact, World
from gpt_lab_course.experiments.editing.ways_to_teach import SURE
from gpt_lab_course.mean import Mean
from gpt_lab_course.proportion import Proportion

STEPS = 200
"""The largest number of steps at a rate."""

RATES: dict[str, dict[int, tuple[float, ...]]] = {
    "lab": {0: (3e-4, 1e-4, 3e-5, 1e-5), 1: (3e-3, 1e-3, 3e-4), 16: (1e-3, 3e-4, 1e-4)},
    "smollm2-135m": {0: (1e-4, 5e-5), 1: (3e-3, 1e-3)},
}
"""The tested rates, by model and LoRA's rank (0 trains all weights)."""

SEED = 5
"""The seed of the facts, different from those of the course's other tables."""


class Tried(NamedTuple):
    """The result of training one fact at one rate.

    Attributes:
        rank: the rank of the adapters; 0 if all weights are trained.
        rate: AdamW's learning rate.
        country: the fact's country.
        steps: the number of steps.
        sure: whether the new capital became probable enough.
        others: how many of the five other wordings give it.
        kept: how many neighbors are still answered correctly.
        neighbors: how many were asked.
    """

    rank: int
    rate: float
    country: str
    steps: int
    sure: bool
    others: int
    kept: int
    neighbors: int


def tried(world: World, fact: Fact, rank: int, rate: float, seed: int = 0) -> Tried:
    """Train one fact at one rate, measure, and restore the model.

    Args:
        world: the model and what it knows.
        fact: the new fact.
        rank: the rank of LoRA's adapters in all blocks; 0 trains all weights.
        rate: AdamW's learning rate.
        seed: the seed of the adapters' A.
    """
    asked = [world.ask(PLAIN, fact.country, fact.capital)]
    with ExitStack() as stack:
        stack.enter_context(world.restored())
        train = partial(finetune, learning_rate=rate, until=SURE, steps=STEPS)
        if rank:
            adapters = LoRA(world.model, rank=rank, where="blocks.*", seed=seed)
            stack.callback(adapters.remove)
            losses = train(world.model, asked, only=adapters.parameters())
            adapters.merge()
        else:
            losses = train(world.model, asked)
        sure = log_probabilities(world.model, asked).exp().item() > SURE
        worded = [world.ask(w, fact.country, fact.capital) for w in world.wordings]
        near = [world.ask(PLAIN, c, c.capital) for c in world.neighbors(fact)[0]]
        others, kept = (sum(says(world.model, some)) for some in (worded, near))
    name = fact.country.name
    return Tried(rank, rate, name, len(losses), sure, others, kept, len(near))


def run(model: str, world: World, n: int, done: Iterable[Tried] = ()) -> Iterator[Tried]:
    """Try all ranks and rates on some facts with different countries.

    Args:
        model: the name of the model, one of ``RATES``.
        world: the model and what it knows.
        n: the number of facts.
        done: earlier results, which are skipped.

    Raises:
        ValueError: there is no such model, or it does not know twice as many countries.
    """
    choice("model", model, RATES)
    known = {one[:3] for one in done}
    for fact in world.facts_apart(n, SEED):
        for rank, rates in RATES[model].items():
            for rate in rates:
                if (rank, rate, fact.country.name) not in known:
                    yield tried(world, fact, rank, rate)


def line(one: Tried) -> str:
    """A result as a line of a file."""
    return json.dumps([*one], ensure_ascii=False, separators=(",", ":")) + "\n"


def parsed(text: str) -> list[Tried]:
    """The results in a file; an incomplete last line is left out."""
    return [Tried(*json.loads(one)) for one in text.split("\n")[:-1]]


def read(path: Path) -> list[Tried]:
    """The trials in a file that a run has begun; none where there is no file.

    Raises:
        ValueError: the file is something else.
    """
    text = path.read_text("utf-8") if is_file(path) else ""
    try:
        found = parsed(text)
    except (RecursionError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{path} is no file of trials: {error}") from error
    if text and not found:
        raise RefusedValueError(f"{path} is no file of trials: it has no whole line")
    return found


def results(model: str = "lab") -> list[Tried]:
    """The results of the course's run. The lab model's 14 facts are a chain (``World.facts``).

    Raises:
        ValueError: there is no such model.
    """
    choice("model", model, RATES)
    return parsed(data.read(f"teaching-rates-{model}.jsonl").decode())


def table(found: Iterable[Tried], title: str = "") -> Table:
    """A table with a row for each method and rate: steps, new wordings and neighbors."""
    every = [*found]
    rows = []
    for rank, rate in dict.fromkeys((one.rank, one.rate) for one in every):
        some = [one for one in every if (one.rank, one.rate) == (rank, rate)]
        name = f"LoRA, rank {rank}" if rank else "all weights"
        steps = statistics.fmean(one.steps for one in some)
        others = _share([(one.country, one.others, 5) for one in some])
        kept = _share([(one.country, one.kept, one.neighbors) for one in some])
        rows.append((name, f"{rate:.0e}".replace("e-0", "e−"), steps, others, kept))
    columns = {"what learns": "", "rate": "", "steps": ".0f", "five others": "", "neighbors": ""}
    return Table(rows, columns, title)


def kept(found: Iterable[Tried], rank: int, rate: float) -> Proportion:
    """The share of neighbors retained at one rate."""
    some = [one for one in found if (one.rank, one.rate) == (rank, rate)]
    return _share([(one.country, one.kept, one.neighbors) for one in some])


def more_kept(found: Iterable[Tried], one: tuple[int, float], other: tuple[int, float]) -> Mean:
    """How many percentage points more neighbors one method retains than another, fact by fact.

    Args:
        found: the results.
        one: a rank and a rate.
        other: another rank and rate.
    """
    by = {(x.rank, x.rate, x.country): x for x in found}
    facts = {x.country for x in by.values()}
    pairs = [(by[(*one, name)], by[(*other, name)]) for name in facts]
    return Mean([100 * (a.kept / a.neighbors - b.kept / b.neighbors) for a, b in pairs])


def _share(counts: Iterable[tuple[str, int, int]]) -> Proportion:
    """A proportion from counts by country, which are its clusters."""
    right, clusters = list[bool](), list[str]()
    for country, yes, n in counts:
        right += [True] * yes + [False] * (n - yes)
        clusters += [country] * n
    return Proportion.of(right, clusters)
