"""Are words of one kind neighbors? A count, and the same count with shuffled kinds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

import torch
from torch import Tensor

from gpt_lab.validation import RefusedValueError

KINDS = {
    "colors": "red blue green yellow black white brown grey",
    "animals": "dog cat horse cow sheep goat bird fish mouse fox",
    "numbers": "two three four five six seven eight nine ten",
    "days": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "pronouns": "he she it they we I you",
    "countries": "France Spain Germany Italy China Japan Egypt Peru Cuba",
}
"""Six kinds of words, each word one token of the lab model with a space in front."""


def kind_of_words() -> dict[str, str]:
    """Each of the 50 words, with the space in front, and its kind."""
    return {f" {word}": kind for kind, line in KINDS.items() for word in line.split()}


class Encoding(Protocol):
    """An object that turns text into IDs and back."""

    def encode(self, text: str) -> list[int]:
        """The IDs of a text."""
        ...

    def decode(self, ids: Sequence[int]) -> str:
        """The text of IDs."""
        ...


def partners(tokenizer: Encoding, vocab_size: int, change: Callable[[str], str]) -> Tensor:
    """Words in lower case, with a variant that is also one token.

    Args:
        tokenizer: a tokenizer.
        vocab_size: the number of IDs.
        change: a function such as ``str.title``; words have the space in front.

    Returns:
        IDs, [2, n]: the words, of three letters or more, and their partners.
    """
    found = []
    for i in range(vocab_size):
        word = tokenizer.decode([i])
        if word[:1] == " " and word[1:].isalpha() and word.islower() and len(word) > 3:
            partner = tokenizer.encode(change(word))
            if len(partner) == 1:
                found.append((i, partner[0]))
    return torch.tensor(found).T


def nearest_others(cosines: Tensor) -> list[int]:
    """For each of n words, the index of the nearest other one.

    Args:
        cosines: [n, n].
    """
    own = cosines.new_full((len(cosines),), 2.0).diag()
    nearest: list[int] = (cosines - 2 * own).argmax(dim=-1).tolist()
    return nearest


def same_kind(cosines: Tensor, kinds: Sequence[str]) -> int:
    """The number of n words whose nearest other word is of their own kind.

    Args:
        cosines: [n, n].
        kinds: the kind of each word.

    Raises:
        ValueError: there are not as many kinds as words.
    """
    if len(kinds) != len(cosines):
        raise RefusedValueError(f"{len(kinds)} kinds for {len(cosines)} words")
    return sum(kinds[i] == kinds[j] for i, j in enumerate(nearest_others(cosines)))


def same_kind_shuffled(
    cosines: Tensor, kinds: Sequence[str], times: int = 1000, seed: int = 0
) -> list[int]:
    """The same count with randomly shuffled kinds, repeated, in increasing order."""
    chance, nearest = random.Random(seed), nearest_others(cosines)
    dealt = (chance.sample(list(kinds), len(kinds)) for _ in range(times))
    return sorted(sum(some[i] == some[j] for i, j in enumerate(nearest)) for some in dealt)
