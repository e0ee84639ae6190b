"""Is refusing a direction? The stream of questions about made-up countries, minus real ones.

The assistant answers questions for a made-up country's capital with one sentence, that it does not
know that country. The difference of two means (Arditi et al. 2024) is found with names that were
trained, and tried with new names in new wordings.

``python -m gpt_lab_course.experiments.assistant.refusing FOLDER`` measures the models of ``masked``
that ``python -m gpt_lab tune masked --output FOLDER`` has made, half a minute each, and writes what
:func:`recorded` reads.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import torch
from torch import Tensor

from gpt_lab import checkpoints
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.activations import Edit, Hooks
from gpt_lab.model.gpt import GPT
from gpt_lab.paths import to_path
from gpt_lab.tuning import (
    ChatTemplate,
    Example,
    add_vector,
    direction,
    mean_at_end,
    project_out,
    says,
)
from gpt_lab.validation import choice
from gpt_lab_course import data
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant.conversations import DOES_NOT_KNOW, Question
from gpt_lab_course.experiments.assistant.measured import exact
from gpt_lab_course.proportion import Proportion

FILE = "refusing.json"

DRAWS = 3
"""The random directions that each is held against."""

_NEW_NAMES = 60
_LONGEST = 24  # the tokens after which an answer is cut

Way = Callable[[Sequence[Example]], Mapping[str, Edit]]
"""A way to steer: the edits, by activation, for some questions in their order."""


def as_it_is(_: Sequence[Example]) -> Mapping[str, Edit]:
    """The way that changes nothing."""
    return {}


class Refusal(NamedTuple):
    """The direction of refusing at the output of a block.

    Attributes:
        block: the block's number.
        made_up: the mean stream of questions about made-up countries, [d_model].
        real: that of questions about real ones, [d_model].
        vector: the first minus the second, [d_model].
    """

    block: int
    made_up: Tensor
    real: Tensor
    vector: Tensor

    def add(self, size: float = 1.0, vector: Tensor | None = None) -> Way:
        """The way that adds the vector, or another one, times a size."""
        moved = self.vector if vector is None else vector
        return lambda asked: {self.name: add_vector(asked, moved, size)}

    def project_out(self, center: Tensor | None = None) -> Way:
        """The way that makes the direction's part 0, or what ``center`` has of it."""
        return lambda asked: {self.name: project_out(asked, self.vector, center)}

    def along(self, stream: Tensor) -> float:
        """How far a stream, [d_model], is along the direction: a real mean, or a made-up one."""
        return float(stream @ self.vector / self.vector.norm())

    @property
    def name(self) -> str:
        """The name of the activation."""
        return _name(self.block)


def questions(kind: str, half: str = "new", wordings: str = "new", each: int = 1) -> list[Question]:
    """Questions for capitals, of each name as many, the wordings in turn.

    Args:
        kind: ``"made up"`` or ``"real"``.
        half: of the names, ``"trained"`` or ``"new"``: 60 made-up ones, never seen in training.
        wordings: likewise.
        each: the questions about each name.

    >>> [one.text for one in questions("made up", "trained", "trained")[:2]]
    ['What is the capital of Bahrakhstan?', 'Which city is the capital of Togen?']
    """
    choice("kind", kind, ("made up", "real"))
    choice("half", half, ("trained", "new"))
    choice("wordings", wordings, ("trained", "new"))
    asking: list[Callable[[str], Question]]
    if kind == "made up":
        names = talks.made_up_names(half, _NEW_NAMES if half == "new" else None)
        asking = [partial(talks.unknown, name) for name in names]
    else:
        real = talks.trained_countries() if half == "trained" else talks.new_countries()
        asking = [partial(talks.capital, country) for country in real]
    said = talks.CAPITAL.trained if wordings == "trained" else talks.CAPITAL.new
    turns = [(ask, i * each + j) for i, ask in enumerate(asking) for j in range(each)]
    return [ask(said[turn % len(said)]) for ask, turn in turns]


def refusal(model: GPT, template: ChatTemplate, block: int) -> Refusal:
    """The direction at a block's output, from trained names in trained wordings alone.

    Args:
        model: an assistant, in evaluation mode.
        template: its template.
        block: the block's number.

    Raises:
        ValueError: there is no such block.
    """
    made_up, real = (
        mean_at_end(
            model,
            [exact(template, one) for one in questions(kind, "trained", "trained")],
            _name(block),
        )
        for kind in ("made up", "real")
    )
    return Refusal(block, made_up, real, made_up - real)


def refused(
    model: GPT, template: ChatTemplate, asked: Sequence[Question], way: Way = as_it_is
) -> Proportion:
    """The share of questions whose whole greedy answer is that it does not know that country."""
    return _share(model, template, [one._replace(answer=DOES_NOT_KNOW) for one in asked], way)


def right(
    model: GPT, template: ChatTemplate, asked: Sequence[Question], way: Way = as_it_is
) -> Proportion:
    """The share of questions that are answered as they should be, to the end."""
    return _share(model, template, asked, way)


def begun(model: GPT, template: ChatTemplate, asked: Sequence[Question]) -> Proportion:
    """The share of refusals if an answer's first token is given: what the first one leaves open."""
    rest = []
    for one in asked:
        question, answer = exact(template, one._replace(answer=DOES_NOT_KNOW))
        rest.append(Example((*question, answer[0]), answer[1:]))
    return Proportion.of(says(model, rest), [one.about for one in asked])


def random_like(vector: Tensor, seed: int) -> Tensor:
    """A random direction of the same length, [d_model]."""
    drawn = torch.randn(vector.shape, generator=torch.Generator().manual_seed(seed))
    other: Tensor = drawn * vector.norm() / drawn.norm()
    return other


def halves_like(model: GPT, template: ChatTemplate, found: Refusal, seed: int) -> Tensor:
    """A difference of means without a meaning, of the same length, [d_model].

    It is that of two halves of the real countries, drawn by lot, about which the model answers.
    """
    asked = [exact(template, one) for one in questions("real", "trained", "trained")]
    random.Random(seed).shuffle(asked)
    half = len(asked) // 2
    vector = direction(model, asked[:half], asked[half:], found.name)
    other: Tensor = vector * found.vector.norm() / vector.norm()
    return other


class Effects(NamedTuple):
    """What steering along a block's direction does, as shares of refused questions.

    Attributes:
        taken: of made-up countries, moved to where the real ones are.
        zero: of made-up countries, projected out.
        given: of real countries, with the vector added.
        taken_at_random: of made-up countries, moved as far at random, for each draw.
        given_at_random: of real ones, likewise.
        given_halves: of real ones, moved by a difference of means without a meaning.
    """

    taken: Proportion
    zero: Proportion
    given: Proportion
    taken_at_random: tuple[Proportion, ...]
    given_at_random: tuple[Proportion, ...]
    given_halves: Proportion


def effects(
    model: GPT, template: ChatTemplate, found: Refusal, each: int = 1, draws: int = DRAWS
) -> Effects:
    """Steer questions with new names in new wordings along a direction, and along others."""
    made_up, real = (questions(kind, each=each) for kind in ("made up", "real"))

    def ask(some: Sequence[Question], vectors: Sequence[Tensor]) -> tuple[Proportion, ...]:
        return tuple(refused(model, template, some, found.add(vector=one)) for one in vectors)

    chance = [random_like(found.vector, seed) for seed in range(draws)]
    halves = halves_like(model, template, found, 0)
    return Effects(
        taken=refused(model, template, made_up, found.project_out(found.real)),
        zero=refused(model, template, made_up, found.project_out()),
        given=refused(model, template, real, found.add()),
        taken_at_random=ask(made_up, chance),
        given_at_random=ask(real, chance),
        given_halves=ask(real, [halves])[0],
    )


def strength(model: GPT, template: ChatTemplate, found: Refusal) -> float:
    """How well a direction works on *trained* names and wordings, by which a block is chosen.

    It is the share of real countries that are refused with the vector added, minus the share of
    made-up ones that are still refused when they are moved to the real ones. 1 is best.
    """
    made_up, real = (questions(kind, "trained", "trained") for kind in ("made up", "real"))
    given = refused(model, template, real, found.add())
    return given.share - refused(model, template, made_up, found.project_out(found.real)).share


def chosen(model: GPT, template: ChatTemplate) -> Refusal:
    """The direction at the block where it works best on trained names; the earliest, if tied.

    The last block is left out: only the final norm and the output read what it leaves, so that a
    vector there changes the logits, and nothing that the model computes.
    """
    found = [refusal(model, template, block) for block in range(model.config.n_layers - 1)]
    return max(found, key=lambda one: strength(model, template, one))


@torch.inference_mode()
def answer(model: GPT, template: ChatTemplate, question: str, way: Way = as_it_is) -> str:
    """The greedy answer of a steered model, cut after 24 tokens."""
    asked = Example(tuple(template.encode_chat([{"role": "user", "content": question}])), ())
    hooks = Hooks(edits=way([asked]))
    ids = [*asked.question]
    for _ in range(_LONGEST):
        token = int(model(torch.tensor([ids]), hooks=hooks)[0, -1].argmax())
        if token in template.stop_tokens:
            break
        ids.append(token)
    return template.tokenizer.decode(ids[len(asked.question) :])


def measure(model: GPT, template: ChatTemplate) -> dict[str, Any]:
    """What the record has of a model: of each block, and unchanged, counts of refused questions."""
    made_up, real = questions("made up"), questions("real")
    blocks = []
    for block in range(model.config.n_layers):
        found = refusal(model, template, block)
        of = effects(model, template, found)._asdict()
        counts = {k: [_count(one) for one in _each(shares)] for k, shares in of.items()}
        along = [round(found.along(stream), 2) for stream in (found.real, found.made_up)]
        worked = round(strength(model, template, found), 4)
        blocks.append({"strength": worked, "along": along, **counts})
    return {
        "made up": _count(refused(model, template, made_up)),
        "real": _count(refused(model, template, real)),
        "begun": _count(begun(model, template, real)),
        "blocks": blocks,
    }


@cache
def recorded() -> list[dict[str, Any]]:
    """What :func:`measure` found of the models of ``masked``, a seed each, from 0."""
    found: list[dict[str, Any]] = json.loads(data.read(FILE))
    return found


def _each(shares: Proportion | tuple[Proportion, ...]) -> tuple[Proportion, ...]:
    return (shares,) if isinstance(shares, Proportion) else shares


def _count(share: Proportion) -> list[float]:
    return [share.successes, share.n, round(share.effective, 1)]


def _name(block: int) -> str:
    return f"blocks.{block}.output"


def _share(model: GPT, template: ChatTemplate, asked: Sequence[Question], way: Way) -> Proportion:
    examples = [exact(template, one) for one in asked]
    return Proportion.of(says(model, examples, way(examples)), [one.about for one in asked])


def main() -> None:
    """Measure the models in a folder, and record them."""
    parser = argparse.ArgumentParser(prog="python -m gpt_lab_course.experiments.assistant.refusing")
    parser.add_argument("folder", help="with masked-0, masked-1 and so on")
    folder = to_path("folder", parser.parse_args().folder)
    template = ChatTemplate(LabTokenizer())
    found: list[dict[str, Any]] = []
    while (path := folder / f"masked-{len(found)}" / "model.safetensors").exists():
        found.append(measure(checkpoints.load(path, dtype="float32"), template))
        print(f"{path}: {found[-1]['made up']}", flush=True)
    data.write({FILE: json.dumps(found).replace("}, {", "},\n{").encode() + b"\n"})


if __name__ == "__main__":
    main()
