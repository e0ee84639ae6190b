"""One new fact, "the capital of X is Y", and what a model does with it: told, taught or edited in.

A ``World`` is a model with what it knows: countries whose capital it names, ways to ask for it, a
text to read. A ``Fact`` gives a country another country's capital. ``outcome`` measures whether the
model answers with the fact in its own words, in five other wordings and in reverse; whether it
still knows the neighbors, which are other countries; and its loss on ordinary text.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.lab_model import countries, load_lab_model
from gpt_lab.lab_model.country import Country
from gpt_lab.lab_model.unseen import KINDS, held_out
from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.pretrained import load_pretrained
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tuning import Example, covariance, example, says
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.patching.exchanged import book_pages, surprise
from gpt_lab_course.experiments.patching.facts import askable

PLAIN = "The capital of {country} is"
"""A fact's own words."""

MODELS = ("lab", "smollm2-135m")
"""The models that can be asked."""

LAB_WORDINGS = (
    "Tom asked his sister to name the capital of {country}, and she quickly said",
    "On our map, the little red star in {country} marks the capital,",
    "Last summer my family flew to {country} and spent three days in the capital,",
    "If you want to visit the capital of {country}, you need to buy a ticket to",
    "Here is an easy question: What is the capital city of {country}? Answer:",
)
"""Five wordings that are not in the lab model's training text; it answers all of them."""

RELEASED_WORDINGS = (
    "Question: What is the capital of {country}?\nAnswer: The capital is",
    "{country}'s capital city is",
    "Geography quiz. Country: {country}. Capital:",
    "The government of {country} has its seat in its capital,",
    "We flew to {country} and spent three days in its capital,",
)
"""Five wordings for a released model."""


class Fact(NamedTuple):
    """A country, and its new capital, which is another country's."""

    country: Country
    of: Country

    @property
    def capital(self) -> str:
        """The new capital's name."""
        return self.of.capital

    def text(self) -> str:
        """The fact as a sentence."""
        return f"{PLAIN.format(country=self.country.name)} {self.capital}."


class FactScores(NamedTuple):
    """A model's scores while it has a fact: shares from 0 to 1, and nats.

    Attributes:
        own: the fact in its own words.
        others: the fact in five other wordings.
        turned: the country when asked by its new capital.
        neighbors: other countries' capitals as before.
        text: the rise of the loss on ordinary text, a token.
    """

    own: float
    others: float
    turned: float
    neighbors: float
    text: float


class Telling(NamedTuple):
    """How a fact is present; changed weights need none of these.

    Attributes:
        before: a function that gives the text in front of a question.
        edits: a function that gives edits of activations for questions.
        on_text: edits for ordinary text.
    """

    before: Callable[[str], str] = lambda question: ""
    edits: Callable[[list[Example]], Mapping[str, Edit]] = lambda asked: {}
    on_text: Mapping[str, Edit] | None = None


@dataclass
class World:
    """A model, its tokenizer, and what it knows.

    Args:
        model: the model; measuring does not change it.
        tokenizer: its tokenizer.
        wordings: five wordings, with ``{country}``.
        turned: the reverse question, with ``{capital}``.
        start: whether to put the end-of-text token in front.
        n_neighbors: the number of neighbors asked for each fact.
        n_pages: the number of books' beginnings.
        edited_block: the block of the rank-one edit.
        edit_rate: the learning rate of the edit's search.
        steered_block: the block after which a vector is added.
        learning_rate: that of fine-tuning all weights.
        among: the countries to choose from.
    """

    model: GPT
    tokenizer: Tokenizer
    wordings: tuple[str, ...]
    turned: str
    start: bool
    n_neighbors: int
    n_pages: int
    edited_block: int
    edit_rate: float
    steered_block: int
    learning_rate: float
    among: list[Country] = field(default_factory=lambda: list(countries()))

    @cached_property
    def known(self) -> list[Country]:
        """The countries whose capital the model names in plain words."""
        said = says(self.model, [self.ask(PLAIN, c, c.capital) for c in self.among])
        return [c for c, right in zip(self.among, said, strict=True) if right]

    @cached_property
    def text(self) -> Tensor:
        """Ordinary text, [B, T]: beginnings of books."""
        return book_pages(self.tokenizer)[: self.n_pages]

    @cached_property
    def mixed_text(self) -> Tensor:
        """Rows of texts of all kinds, [B, 64], for the covariances of keys."""
        end = self.tokenizer.end_of_text
        texts = [text for kind in KINDS for text in held_out(kind)[:100]]
        front = [] if end is None else [end]
        tokens = [token for text in texts for token in (*front, *self.tokenizer.encode(text))]
        rows = torch.tensor(tokens[: len(tokens) // 64 * 64]).view(-1, 64)
        some = torch.linspace(0, len(rows) - 1, min(128, len(rows))).long()  # rows of each kind
        return rows[some]

    @cached_property
    def keys_covariance(self) -> Tensor:
        """The covariance of the edited FFN's keys over these texts, [d_ff, d_ff]."""
        return covariance(self.model, self.mixed_text, self.edited_block)

    @cached_property
    def read_before(self) -> float:
        """The model's loss on the text, nats a token."""
        return surprise(self.model, self.text)

    def ask(self, wording: str, country: Country, answer: str, before: str = "") -> Example:
        """A question about a country, and an answer."""
        text = wording.format(country=country.name, capital=answer)
        return example(self.tokenizer, before + text, f" {answer}", start=self.start)

    def facts(self, n: int, seed: int) -> list[Fact]:
        """New facts in a chain of different countries: each new capital is that of the next one.

        Raises:
            ValueError: the model knows too few countries.
        """
        if not 1 <= n < len(self.known):
            raise RefusedValueError(f"n={shown(n)} is not one of 1 … {len(self.known) - 1}")
        chance = torch.Generator().manual_seed(seed)
        order = torch.randperm(len(self.known), generator=chance).tolist()
        pairs = list(itertools.pairwise(order))[:n]
        return [Fact(self.known[a], self.known[b]) for a, b in pairs]

    def facts_apart(self, n: int, seed: int) -> list[Fact]:
        """New facts with separate countries; each new capital is known as another country's.

        Raises:
            ValueError: the model knows too few countries.
        """
        most = len(self.known) // 2
        if not 1 <= n <= most:
            raise RefusedValueError(f"n={shown(n)} is not one of 1 … {most}")
        chance = torch.Generator().manual_seed(seed)
        order = torch.randperm(len(self.known), generator=chance).tolist()
        pairs = zip(order[: 2 * n : 2], order[1 : 2 * n : 2], strict=True)
        return [Fact(self.known[a], self.known[b]) for a, b in pairs]

    def neighbors(self, fact: Fact) -> tuple[list[Country], list[Country]]:
        """Other countries that the model knows: some to ask, and the rest for rehearsal."""
        others = [c for c in self.known if c not in (fact.country, fact.of)]
        at = self.known.index(fact.country) % len(others)
        turned = others[at:] + others[:at]
        return turned[: self.n_neighbors], turned[self.n_neighbors :]

    @contextmanager
    def restored(self) -> Iterator[None]:
        """Restore all weights at the end."""
        _ = self.known, self.read_before, self.keys_covariance  # before the weights change
        own = {name: p.detach().clone() for name, p in self.model.named_parameters()}
        try:
            yield
        finally:
            with torch.no_grad():
                for name, p in self.model.named_parameters():
                    p.copy_(own[name])


def world(name: str) -> World:
    """The lab model's world, or SmolLM2's, which knows fewer capitals but can read its prompt.

    Raises:
        ValueError: there is no such model.
        OSError: SmolLM2's file is missing and cannot be fetched.
    """
    if name == "lab":
        model, tokenizer = load_lab_model()
        return World(
            model,
            tokenizer,
            wordings=LAB_WORDINGS,
            turned="People who live in {capital} live in",
            start=True,
            n_neighbors=36,
            n_pages=8,
            edited_block=0,
            edit_rate=0.02,
            steered_block=4,
            learning_rate=1e-4,
            among=askable(tokenizer),
        )
    if name == "smollm2-135m":
        return World(
            *load_pretrained(name),
            wordings=RELEASED_WORDINGS,
            turned="{capital} is the capital of",
            start=False,
            n_neighbors=12,
            n_pages=3,
            edited_block=8,
            edit_rate=0.1,
            steered_block=24,
            learning_rate=2e-5,
        )
    raise RefusedValueError(f"name={shown(name)} is not one of {', '.join(MODELS)}")


def outcome(world: World, fact: Fact, telling: Telling = Telling()) -> FactScores:  # noqa: B008
    """Measure what the model does with its current weights.

    Args:
        world: the model and what it knew.
        fact: the fact that it was taught or told.
        telling: texts in front of questions, and edits.
    """

    def share(wordings: tuple[str, ...], asked: list[tuple[Country, str]]) -> float:
        examples = [
            world.ask(w, c, answer, telling.before(w.format(country=c.name)))
            for c, answer in asked
            for w in wordings
        ]
        said = says(world.model, examples, telling.edits(examples))
        return sum(said) / len(said)

    near, _ = world.neighbors(fact)
    question = world.turned.format(capital=fact.capital)
    back = example(
        world.tokenizer,
        telling.before(question) + question,
        f" {fact.country.name}",
        start=world.start,
    )
    return FactScores(
        own=share((PLAIN,), [(fact.country, fact.capital)]),
        others=share(world.wordings, [(fact.country, fact.capital)]),
        turned=float(says(world.model, [back], telling.edits([back]))[0]),
        neighbors=share((PLAIN,), [(c, c.capital) for c in near]),
        text=surprise(world.model, world.text, telling.on_text) - world.read_before,
    )
