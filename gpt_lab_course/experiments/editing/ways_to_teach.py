"""The ways to give a model a new fact, as context managers that restore the model.

``WAYS`` has them in the order of the lesson's table. Fine-tuning stops as soon as the new capital
has a probability of 0.8, so the ways are compared after learning equally well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from typing import NamedTuple

import torch

from gpt_lab.tuning import (
    BM25,
    Example,
    LoRA,
    add_vector,
    direction,
    edit_fact,
    finetune,
    nearest,
    prefer,
)
from gpt_lab.validation import RefusedValueError, did_you_mean, shown
from gpt_lab_course.experiments.editing.new_facts import (
    PLAIN,
    Fact,
    FactScores,
    Telling,
    World,
    outcome,
)
from gpt_lab_course.experiments.efficiency.operations import OperationsCounter

SURE = 0.8
"""The probability of the new capital at which fine-tuning stops."""


class TeachingTask(NamedTuple):
    """The input of a way to teach.

    Attributes:
        world: the model and what it knows.
        fact: the new fact.
        facts: all facts of this draw, the documents for retrieval.
        seed: the seed of examples, rehearsal, and adapters.
    """

    world: World
    fact: Fact
    facts: Sequence[Fact]
    seed: int = 0

    def asked(self) -> Example:
        """The fact as a question in its own words."""
        return self.world.ask(PLAIN, self.fact.country, self.fact.capital)

    def rehearsed(self) -> list[Example]:
        """Known countries for rehearsal, other than those that are measured."""
        _, others = self.world.neighbors(self.fact)
        return [self.world.ask(PLAIN, c, c.capital) for c in others]


class Taught(NamedTuple):
    """A fact that is present: how it is told, and the number of changed weights."""

    telling: Telling = Telling()
    changed: int = 0


class TeachingResult(NamedTuple):
    """The outcome and costs of one way for one fact.

    Attributes:
        outcome: the scores.
        changed: the number of changed or added parameters.
        teaching: floating-point operations to teach the fact.
        answering: those of one question in the fact's own words.
    """

    outcome: FactScores
    changed: int
    teaching: int
    answering: int


Way = Callable[[TeachingTask], AbstractContextManager[Taught]]


def measure(way: str, setting: TeachingTask) -> TeachingResult:
    """Teach a fact in one way, measure, and restore the model.

    Raises:
        ValueError: there is no such way.
    """
    refuse_unknown(way)
    world, fact = setting.world, setting.fact
    with ExitStack() as stack:
        stack.enter_context(world.restored())
        with OperationsCounter() as teaching:
            taught = stack.enter_context(WAYS[way](setting))
        before = taught.telling.before(PLAIN.format(country=fact.country.name))
        asked = world.ask(PLAIN, fact.country, fact.capital, before)
        with OperationsCounter() as answering, torch.no_grad():
            world.model.next_logits(torch.tensor([asked.question]))
        found = outcome(world, fact, taught.telling)
    return TeachingResult(found, taught.changed, teaching.total, answering.total)


def refuse_unknown(way: str) -> None:
    """Refuse an unknown way.

    Raises:
        ValueError: there is no such way.
    """
    if way not in WAYS:
        raise RefusedValueError(f"way={shown(way)} is none{did_you_mean(way, WAYS, cutoff=0)}")


@contextmanager
def nothing(setting: TeachingTask) -> Iterator[Taught]:
    """The control: the unchanged model."""
    yield Taught()


@contextmanager
def told(setting: TeachingTask, *, examples: int = 0, another: bool = False) -> Iterator[Taught]:
    """Put the fact in front of each question, optionally after examples of other told facts.

    Examples use new facts, too, so they show how to read a prompt, not what is true. ``another`` is
    the control: the country gets the city of the next fact in the draw.
    """
    others = [fact for fact in setting.facts if fact.country != setting.fact.country][:examples]
    said = setting.fact
    if another:
        following = setting.facts[(setting.facts.index(said) + 1) % len(setting.facts)]
        said = Fact(said.country, following.of)
    front = "".join(f"{fact.text()} {fact.text()} " for fact in others) + f"{said.text()} "
    yield Taught(Telling(before=lambda question: front))


@contextmanager
def retrieved(setting: TeachingTask, *, k: int) -> Iterator[Taught]:
    """Put the k new facts that fit the question best in front of it, the best one last."""
    encode = setting.world.tokenizer.encode
    found = BM25([encode(fact.text()) for fact in setting.facts])

    def before(question: str) -> str:
        best = nearest(found.scores(encode(question)), min(k, len(setting.facts)))
        return "".join(f"{setting.facts[i].text()} " for i in reversed(best))

    yield Taught(Telling(before=before))


@contextmanager
def tuned(setting: TeachingTask, *, rehearse: bool = False) -> Iterator[Taught]:
    """Fine-tune all weights on the fact, alone or with seven known facts a step."""
    model = setting.world.model
    finetune(
        model,
        [setting.asked()],
        rehearse=setting.rehearsed() if rehearse else (),
        learning_rate=setting.world.learning_rate,
        until=SURE,
        seed=setting.seed,
    )
    yield Taught(changed=sum(p.numel() for p in model.parameters()))


@contextmanager
def adapted(setting: TeachingTask, *, rank: int, rehearse: bool = False) -> Iterator[Taught]:
    """Train LoRA adapters beside the frozen linear maps of the blocks."""
    adapters = LoRA(setting.world.model, rank=rank, where="blocks.*", seed=setting.seed)
    finetune(
        setting.world.model,
        [setting.asked()],
        rehearse=setting.rehearsed() if rehearse else (),
        only=adapters.parameters(),
        learning_rate=1e-3,
        steps=60,
        until=SURE,
        seed=setting.seed,
    )
    adapters.merge()
    try:
        yield Taught(changed=sum(p.numel() for p in adapters.parameters()))
    finally:
        adapters.remove()


@contextmanager
def edited(setting: TeachingTask) -> Iterator[Taught]:
    """Change one FFN's second matrix by a rank-one edit."""
    world = setting.world
    block = world.edited_block
    asked = setting.asked()
    place = len(asked.question) - 2  # "is" follows the country
    C, rate = world.keys_covariance, world.edit_rate
    change = edit_fact(world.model, [asked], [place], block, C, learning_rate=rate)
    change.apply(world.model)
    yield Taught(changed=change.change.numel())


@contextmanager
def steered(setting: TeachingTask, *, size: float) -> Iterator[Taught]:
    """Add the difference between the other country's question and this one's after one block."""
    world, fact = setting.world, setting.fact
    name = f"blocks.{world.steered_block}.output"
    towards = [world.ask(PLAIN, fact.of, fact.capital)]
    vector = direction(world.model, towards, [setting.asked()], name)
    yield Taught(
        Telling(
            edits=lambda asked: {name: add_vector(asked, vector, size)},
            on_text={name: lambda x: x + size * vector},
        ),
        changed=vector.numel(),
    )


@contextmanager
def preferred(setting: TeachingTask) -> Iterator[Taught]:
    """DPO: prefer the new capital to the old one."""
    world, fact = setting.world, setting.fact
    worse = world.ask(PLAIN, fact.country, fact.country.capital)
    rate = world.learning_rate
    prefer(world.model, [(setting.asked(), worse)], until=SURE, steps=60, learning_rate=rate)
    yield Taught(changed=sum(p.numel() for p in world.model.parameters()))


WAYS: dict[str, Way] = {
    "nothing": nothing,
    "told in the prompt": told,
    "told after three examples": partial(told, examples=3),
    "retrieved, the nearest": partial(retrieved, k=1),
    "retrieved, the nearest 3": partial(retrieved, k=3),
    "retrieved, the nearest 8": partial(retrieved, k=8),
    "fine-tuned": tuned,
    "fine-tuned with rehearsal": partial(tuned, rehearse=True),
    "LoRA, rank 1": partial(adapted, rank=1),
    "LoRA, rank 4": partial(adapted, rank=4),
    "LoRA, rank 16": partial(adapted, rank=16),
    "LoRA, rank 4, with rehearsal": partial(adapted, rank=4, rehearse=True),
    "rank-one edit": edited,
    "steered": partial(steered, size=1.0),
    "steered twice as far": partial(steered, size=2.0),
    "preferred (DPO)": preferred,
    "told of another city": partial(told, another=True),
    "told of another city, after three examples": partial(told, examples=3, another=True),
}
"""All ways, by the names of the table's rows."""

CONTROLS = ("told of another city", "told of another city, after three examples")
"""Controls that tell something else: answers that are right anyway were not read in the fact."""
