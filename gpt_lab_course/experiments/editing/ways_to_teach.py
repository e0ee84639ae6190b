"""The ways to give a model a new fact: each is entered, measured and left, the model as it was.

``WAYS`` has them in the order of the lesson's table. A way that fine-tunes stops as soon as the new
capital has a probability of 0.8, so that the ways are compared where they have learned as much.
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
"""How probable the new capital is where fine-tuning stops."""


class TeachingTask(NamedTuple):
    """What a way works on.

    Attributes:
        world: the model and what it knows.
        fact: the new fact.
        facts: all facts of this draw, the documents of whoever retrieves.
        seed: chooses examples, what is rehearsed, and where adapters start.
    """

    world: World
    fact: Fact
    facts: Sequence[Fact]
    seed: int = 0

    def asked(self) -> Example:
        """The fact in its own words."""
        return self.world.ask(PLAIN, self.fact.country, self.fact.capital)

    def rehearsed(self) -> list[Example]:
        """Countries that are known, other than those whose answers are measured."""
        _, others = self.world.neighbors(self.fact)
        return [self.world.ask(PLAIN, c, c.capital) for c in others]


class Taught(NamedTuple):
    """A fact in its place: what stands in front or is changed on the way, and how many weights."""

    telling: Telling = Telling()
    changed: int = 0


class TeachingResult(NamedTuple):
    """A way's outcome for one fact, and what it cost.

    Attributes:
        outcome: what the model does.
        changed: parameters that are changed or added.
        teaching: floating-point operations until the fact is in place.
        answering: those of one question in the fact's own words.
    """

    outcome: FactScores
    changed: int
    teaching: int
    answering: int


Way = Callable[[TeachingTask], AbstractContextManager[Taught]]


def measure(way: str, setting: TeachingTask) -> TeachingResult:
    """Have the model take a fact in one way, measure, and leave it as it was.

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
    """Refuse what is no way.

    Raises:
        ValueError: there is no such way.
    """
    if way not in WAYS:
        raise RefusedValueError(f"way={shown(way)} is none{did_you_mean(way, WAYS, cutoff=0)}")


@contextmanager
def nothing(setting: TeachingTask) -> Iterator[Taught]:
    """The control: the model as it is."""
    yield Taught()


@contextmanager
def told(setting: TeachingTask, *, examples: int = 0, another: bool = False) -> Iterator[Taught]:
    """The fact stands in front of each question, after examples of facts that were told and asked.

    What an example says is as new as the fact itself, so that it shows how to read, not what is.
    ``another`` is the control: the country gets the city of the fact that follows in the draw.
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
    """Of all new facts those k stand in front that fit the question best, the best of them last."""
    encode = setting.world.tokenizer.encode
    found = BM25([encode(fact.text()) for fact in setting.facts])

    def before(question: str) -> str:
        best = nearest(found.scores(encode(question)), min(k, len(setting.facts)))
        return "".join(f"{setting.facts[i].text()} " for i in reversed(best))

    yield Taught(Telling(before=before))


@contextmanager
def tuned(setting: TeachingTask, *, rehearse: bool = False) -> Iterator[Taught]:
    """All weights are trained on the fact, alone or among seven old ones a step."""
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
    """LoRA: the blocks' linear maps keep their weights, and thin matrices beside them learn."""
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
    """One FFN's second matrix is changed by one product."""
    world = setting.world
    block = world.edited_block
    asked = setting.asked()
    place = len(asked.question) - 2  # "is" stands behind the country
    C, rate = world.keys_covariance, world.edit_rate
    change = edit_fact(world.model, [asked], [place], block, C, learning_rate=rate)
    change.apply(world.model)
    yield Taught(changed=change.change.numel())


@contextmanager
def steered(setting: TeachingTask, *, size: float) -> Iterator[Taught]:
    """At one block, the difference between the other country's question and this one's is added."""
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
    """DPO: the new capital is preferred to the old one."""
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
"""What can be done, by the names of the table's rows."""

CONTROLS = ("told of another city", "told of another city, after three examples")
"""Those that tell something else: what is answered all the same was not read in the fact."""
