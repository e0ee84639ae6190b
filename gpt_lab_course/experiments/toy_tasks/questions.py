"""A generated text in which each ability can be told apart, with its exact floor and chance.

A row opens with two clues and a list: who points to whom, six names in one ring, in any order, a
token a pair. Then questions come in random order, each followed by its answer:

==========  =======================================  ==========================================
ability     question → answer                        what it takes
==========  =======================================  ==========================================
``fact``    first name, last name → city             a table that only the weights can keep
``one``     name → whom it points to                 a look-up in the list
``two``     name → whom that one points to           two look-ups, one after the other
``both``    two names → the pair of their targets    two look-ups at once
``sense1``  word → one of its 4 senses               the first clue
``sense2``  word → one of its 16 senses              both clues
``bigram``  letter → next letter, twice              how often each letter follows each other
==========  =======================================  ==========================================

A loss is taken only where something can be known: on the answers. The tables of cities, senses and
letters are the same in every row, for every seed; ring, list, clues and questions are drawn anew.
No question of a row is asked twice, except of a person.

A look-up's question is one token: a name to go one step from, a name to go two steps from, or two
names. Sizes are small on purpose, too. With eight or ten names, or with *two* and the name as two
tokens, small models did not find the second step in 2,000 steps.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from gpt_lab.model import GPT
from gpt_lab.validation import RefusedTypeError, RefusedValueError, integer, number, shown

Array = NDArray[np.int64]

ABILITIES = ("fact", "one", "two", "both", "sense1", "sense2", "bigram")
COUNTS = {"fact": 6, "one": 4, "two": 4, "both": 4, "sense1": 2, "sense2": 2, "bigram": 2}
"""Questions of each ability in a row."""

CITIES, SENSES, LETTERS, CLUES = 16, 16, 8, 4
WORDS = {"sense1": 8, "sense2": 4}
_HELD_OUT = 2**31


class Level(NamedTuple):
    """Two losses in nats an answer.

    Attributes:
        floor: the lowest possible one.
        chance: the lowest one without the ability: for a fact, by how often each city is an answer;
            for the look-ups, without the list; for the senses, without the clues; for letters, by
            how often each occurs.
    """

    floor: float
    chance: float


class Rows(NamedTuple):
    """Rows of the text.

    Attributes:
        tokens: IDs, [B, T].
        asked: the ability of which a token is an answer, as an index in ``ABILITIES``; −1 where it
            is none, [B, T].
    """

    tokens: Array
    asked: Array


class Measured(NamedTuple):
    """What a model does with one ability's questions in new rows.

    Attributes:
        excess: its mean loss above the floor, in nats an answer. For letters, whose floor is not 0,
            the divergence from the true probabilities, which no luck in the drawing makes negative.
        right: the share of answers that it holds for the likeliest; for letters, of those where its
            likeliest letter is truly the likeliest.
        answers: how many were asked.
    """

    excess: float
    right: float
    answers: int


@dataclass(frozen=True)
class Questions:
    """The text, as its settings.

    Args:
        counts: questions of each ability in a row; what is left out is not asked.
        people: how many have a city: a square number, n first names times n last names, and a
            multiple of 16, so that every city has equally many.
        tail: how unequally people are asked for: the k-th one in proportion to 1/kᵗᵃⁱˡ. At 0 all
            are asked equally often.
        names: how many are in the ring.

    Raises:
        TypeError: a value is of the wrong kind.
        ValueError: a value is out of range.
    """

    counts: Mapping[str, int] = field(default_factory=lambda: COUNTS)
    people: int = 1024
    tail: float = 0.0
    names: int = 6

    def __post_init__(self) -> None:
        _set = object.__setattr__  # the dataclass is frozen
        _set(self, "names", integer("names", self.names, 3))
        _set(self, "people", integer("people", self.people, CITIES))
        if self.people % CITIES or math.isqrt(self.people) ** 2 != self.people:
            raise RefusedValueError(
                f"people={self.people} is not a square number that {CITIES} divides, as 1,024 is"
            )
        _set(self, "tail", number("tail", self.tail, "in [0, 3]", lambda x: 0 <= x <= 3))
        if not isinstance(self.counts, Mapping):
            raise RefusedTypeError(f"counts={shown(self.counts)} is not a table of abilities")
        if unknown := [*self.counts.keys() - set(ABILITIES)]:
            raise RefusedValueError(
                f"counts: no ability {unknown[0]!r}; there are {', '.join(ABILITIES)}"
            )
        counts = {name: integer(name, self.counts.get(name, 0), 0) for name in ABILITIES}
        most = {
            "one": self.names,
            "two": self.names,
            "both": self.names * (self.names - 1),
            **WORDS,
        }
        for name, n in counts.items():
            if n > most.get(name, 1000):
                raise RefusedValueError(
                    f"{name}={n} is more than the {most.get(name, 1000)} different questions of a "
                    "row"
                )
        if not any(counts.values()):
            raise RefusedValueError(f"counts={shown(dict(self.counts))} asks nothing")
        _set(self, "counts", counts)

    @cached_property
    def starts(self) -> dict[str, int]:
        """The first ID of each kind of token that occurs, and ``end``, how many there are."""
        N, n = self.names, math.isqrt(self.people)
        kinds = {  # by the abilities that need them
            "clue1": (CLUES, ("sense1", "sense2")),
            "clue2": (CLUES, ("sense1", "sense2")),
            "pair": (N * N, ("one", "two", "both")),
            "name": (N, ("one", "two")),
            "one": (N, ("one",)),
            "two": (N, ("two",)),
            "both": (N * N, ("both",)),
            "both next": (N * N, ("both",)),
            "first": (n, ("fact",)),
            "last": (n, ("fact",)),
            "city": (CITIES, ("fact",)),
            "sense1": (WORDS["sense1"], ("sense1",)),
            "sense2": (WORDS["sense2"], ("sense2",)),
            "sense": (SENSES, ("sense1", "sense2")),
            "letter": (LETTERS, ("bigram",)),
        }
        starts, end = {}, 0
        for kind, (size, abilities) in kinds.items():
            if any(self.counts[ability] for ability in abilities):
                starts[kind], end = end, end + size
        return {**starts, "end": end}

    @property
    def vocab_size(self) -> int:
        """The number of different tokens."""
        return self.starts["end"]

    @cached_property
    def cities(self) -> Array:
        """The city of each person, [people]; every city has equally many."""
        return np.random.default_rng([0, 0]).permutation(np.arange(self.people) % CITIES)

    @cached_property
    def asking(self) -> NDArray[np.float64]:
        """How often each person is asked for, [people]; they sum to 1."""
        weights = np.arange(1, self.people + 1) ** -self.tail
        shares = np.random.default_rng([0, 1]).permutation(weights)
        asking: NDArray[np.float64] = shares / shares.sum()
        return asking

    @cached_property
    def senses(self) -> tuple[Array, Array]:
        """The sense of each word, by the first clue, [8, 4], and by both, [4, 4, 4].

        The senses of a word all differ.
        """
        draw = np.random.default_rng([0, 2])
        one = _orders(draw, WORDS["sense1"], SENSES)[:, :CLUES]
        two = _orders(draw, WORDS["sense2"], SENSES).reshape(-1, CLUES, CLUES)
        return one, two

    @cached_property
    def follows(self) -> NDArray[np.float64]:
        """The probability of each letter after each other, [8, 8]; rows sum to 1."""
        return np.random.default_rng([0, 3]).dirichlet(np.full(LETTERS, 0.5), LETTERS)

    @cached_property
    def occurs(self) -> NDArray[np.float64]:
        """How often each letter occurs, [8]: the shares that ``follows`` leaves as they are."""
        shares = np.full(LETTERS, 1 / LETTERS)
        for _ in range(10_000):
            shares = shares @ self.follows
        occurs: NDArray[np.float64] = shares / shares.sum()
        return occurs

    def levels(self) -> dict[str, Level]:
        """The floor and the chance of each ability that is asked, in nats an answer."""
        N = self.names
        by_city = np.bincount(self.cities, self.asking, CITIES).astype(np.float64)
        given = float((self.occurs * _entropy(self.follows)).sum())
        levels = {
            "fact": Level(0.0, float(_entropy(by_city))),
            "one": Level(0.0, math.log(N - 1)),  # nobody points to themselves
            "two": Level(0.0, math.log(N - 1)),  # nor, in a ring of three or more, in two steps
            # b, and then anyone but a and b; or one of N − 2, and then anyone but b and that one.
            "both": Level(0.0, math.log((N - 1) * (N - 2))),
            "sense1": Level(0.0, math.log(CLUES)),
            "sense2": Level(0.0, math.log(CLUES**2)),
            "bigram": Level(given, float(_entropy(self.occurs))),
        }
        return {name: levels[name] for name, n in self.counts.items() if n}

    def guesses(self) -> dict[str, float]:
        """The share right of each ability that is asked, for the best guess without it."""
        N = self.names
        by_city = np.bincount(self.cities, self.asking, CITIES)
        commonest = self.follows.argmax(axis=1) == self.occurs.argmax()
        guesses = {
            "fact": float(by_city.max()),
            "one": 1 / (N - 1),
            "two": 1 / (N - 1),
            "both": 1 / ((N - 1) * (N - 2)),
            "sense1": 1 / CLUES,
            "sense2": 1 / CLUES**2,
            "bigram": float(self.occurs[commonest].sum()),
        }
        return {name: guesses[name] for name, n in self.counts.items() if n}

    def rows(self, draw: np.random.Generator, B: int) -> Rows:
        """Draw B rows."""
        at, N = self.starts, self.names
        opening, questions = [], []
        clues = draw.integers(CLUES, size=(2, B))
        ring, order = _orders(draw, B, N), _orders(draw, B, N)
        to = np.empty_like(ring)
        np.put_along_axis(to, ring, np.roll(ring, -1, axis=1), axis=1)  # to[b, x]: after x
        if "clue1" in at:
            opening += [at["clue1"] + clues[:1].T, at["clue2"] + clues[1:].T]
        if "pair" in at:
            opening.append(at["pair"] + order * N + np.take_along_axis(to, order, axis=1))
        for ability, n in self.counts.items():
            if n:
                asked = np.stack(self._asked(ability, n, draw, B, clues, to), axis=2)  # [B, n, k]
                questions.append((ABILITIES.index(ability), asked))
        return _in_random_order(draw, B, opening, questions)

    def _asked(
        self, ability: str, n: int, draw: np.random.Generator, B: int, clues: Array, to: Array
    ) -> list[Array]:
        """The tokens of n questions and their answers, [B, n] each."""
        at, N = self.starts, self.names
        if ability == "fact":
            root = math.isqrt(self.people)
            person = draw.choice(self.people, (B, n), p=self.asking)
            names = at["first"] + person // root, at["last"] + person % root
            return [*names, at["city"] + self.cities[person]]
        if ability in ("one", "two"):
            asked = _orders(draw, B, N)[:, :n]
            answer = np.take_along_axis(to, asked, axis=1)
            if ability == "two":
                answer = np.take_along_axis(to, answer, axis=1)
            return [at[ability] + asked, at["name"] + answer]
        if ability == "both":
            code = _orders(draw, B, N * (N - 1))[:, :n]
            a = code // (N - 1)
            b = (a + 1 + code % (N - 1)) % N  # not a
            x, y = (np.take_along_axis(to, who, axis=1) for who in (a, b))
            return [at["both"] + a * N + b, at["both next"] + x * N + y]
        if ability == "bigram":
            letters = [draw.choice(LETTERS, (B, n), p=self.occurs)]
            for _ in range(2):
                reached = self.follows.cumsum(axis=1)[letters[-1]]  # [B, n, 8]
                point = draw.random((B, n, 1))
                letters.append(np.minimum((reached < point).sum(axis=2), LETTERS - 1))
            return [at["letter"] + letter for letter in letters]
        word = _orders(draw, B, WORDS[ability])[:, :n]
        one, two = self.senses
        first, second = clues[:, :, None]
        sense = one[word, first] if ability == "sense1" else two[word, first, second]
        return [at[ability] + word, at["sense"] + sense]

    @cached_property
    def held_out(self) -> Rows:
        """The 256 rows of measurements; no training draws them, whatever its seed."""
        return self.rows(np.random.default_rng([_HELD_OUT]), 256)

    @torch.no_grad()
    def measure(self, model: GPT, held_out: slice = slice(None)) -> dict[str, Measured]:
        """What a model does with each ability's questions in the held-out rows, or some of them."""
        tokens, asked = (part[held_out] for part in self.held_out)
        ids = torch.from_numpy(tokens)
        log_p = torch.cat(
            [model(ids[i : i + 64, :-1]).log_softmax(-1) for i in range(0, len(ids), 64)]
        )
        best, loss = log_p.argmax(-1).numpy(), -log_p.gather(2, ids[:, 1:, None])[..., 0].numpy()
        found = {}
        for ability, n in self.counts.items():
            if n:
                where = asked[:, 1:] == ABILITIES.index(ability)
                losses, right = loss[where], (best == tokens[:, 1:])[where]
                if ability == "bigram":
                    letter = self.starts["letter"]
                    true = torch.from_numpy(self.follows[tokens[:, :-1][where] - letter])
                    ours = torch.from_numpy(log_p.numpy()[where])[:, letter : letter + LETTERS]
                    losses = (torch.special.xlogy(true, true) - true * ours).sum(1).numpy()
                    right = best[where] - letter == true.argmax(1).numpy()
                found[ability] = Measured(float(losses.mean()), float(right.mean()), len(losses))
        return found


def _orders(draw: np.random.Generator, B: int, n: int) -> Array:
    """The numbers from 0 to n − 1, shuffled for each row, [B, n]."""
    return draw.permuted(np.tile(np.arange(n), (B, 1)), axis=1)


def _entropy(p: NDArray[np.float64]) -> NDArray[np.float64]:
    """The entropy in nats of each last axis."""
    with np.errstate(divide="ignore"):
        log = np.where(p > 0, np.log(p), 0.0)
    entropy: NDArray[np.float64] = -(p * log).sum(axis=-1)
    return entropy


def _in_random_order(
    draw: np.random.Generator,
    B: int,
    opening: list[Array],
    questions: list[tuple[int, Array]],
) -> Rows:
    """Put the opening first, [B, n] each, and shuffle the questions, [B, n, k] of an ability."""
    tokens, asked = [*opening], [-1] * sum(part.shape[1] for part in opening)
    segment, segments = [0] * len(asked), 1
    for ability, part in questions:
        _, n, k = part.shape
        # Both of a chain's later letters are answers; of the other questions only the last token.
        answers = k - 1 if ABILITIES[ability] == "bigram" else 1
        tokens.append(part.reshape(B, n * k))
        asked += ([-1] * (k - answers) + [ability] * answers) * n
        segment += [segments + i // k for i in range(n * k)]
        segments += n
    keys = draw.random((B, segments))
    keys[:, 0] = -1  # the opening
    order = np.argsort(keys[:, segment], axis=1, kind="stable")  # a question stays together
    row = np.concatenate(tokens, axis=1)
    return Rows(np.take_along_axis(row, order, axis=1), np.array(asked, np.int64)[order])
