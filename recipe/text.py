"""Small things that every kind of text needs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def generator(seed: int, kind: str) -> random.Random:
    """Random numbers of one kind of text: the same on every machine, whatever else is made."""
    return random.Random(f"{seed} {kind}")


def pick(rng: random.Random, choices: Sequence[T]) -> T:
    """One of the choices. Only ``random()`` is promised to stay the same between Pythons."""
    return choices[int(rng.random() * len(choices))]


def sample(rng: random.Random, choices: Sequence[T], n: int) -> list[T]:
    """Different ones of the choices, in random order.

    Raises:
        ValueError: there are not that many.
    """
    if n > len(choices):
        raise ValueError(f"n={n} is more than the {len(choices)} choices")
    left = list(choices)
    return [left.pop(int(rng.random() * len(left))) for _ in range(n)]


def shuffled(rng: random.Random, choices: Sequence[T]) -> list[T]:
    """All of them, in random order."""
    return sample(rng, choices, len(choices))


def a(noun: str) -> str:
    """The noun with its article: ``a dog``, ``an owl``."""
    return ("an " if noun[0] in "aeiou" else "a ") + noun
