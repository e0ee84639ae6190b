"""Stories made from sentences with gaps: unlimited text with a known lowest loss.

Every gap is filled by a uniform draw, so the lowest possible loss is the mean logarithm of the
number of choices. A word that comes twice in a story, such as the hero's name, costs only the first
time.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

NAMES = {
    "girl": "Anna Clara Emma Ida Lily Mia Nora Olga Rosa Sofia Tina Vera",
    "boy": "Adam Ben David Finn Hugo Ivan Leo Max Omar Paul Tom Viktor",
}
GAPS = {
    "quality": "brave careful cheerful clever curious happy kind lonely quiet shy strong tired",
    "color": "red blue green yellow black white brown grey",
    "thing": "ball boat book coat cup drum flute hat kite key lamp map pencil ring scarf spoon",
    "city": "Athens Berlin Bern Cairo Dublin Lima London Madrid Moscow Oslo Paris Prague Rome "
    "Tokyo Vienna Warsaw",
    "animal": "cat cow dog duck fox frog goat hen horse mouse owl sheep",
    "food": "apples bread cake carrots cheese honey nuts pears plums rice soup tea",
    "weather": "cold dark foggy hot rainy sunny warm windy",
}
SENTENCES = (
    "{hero} had the {color} {thing} and took the {color} {thing} everywhere .",
    "one {weather} day {hero} went with {friend} to {city} .",
    "soon {hero} lost the {color} {thing} in {city} .",
    "but {friend} met a wild {animal} in {city} . that wild {animal} had the {color} {thing} !",
    "so {friend} gave {hero} the {color} {thing} and {he} thanked {friend} .",
    "then {hero} and {friend} ate some {food} in {city} .",
)
START = "there was once a {quality} {child} called {hero} ."
BETWEEN = "it was still {weather} ."
"""A sentence that comes before another with probability 1/2, so that positions alone tell
little."""


@dataclass(frozen=True)
class LittleStories:
    """A data set of stories.

    Args:
        ids: a story in each row, truncated, [count, length].
        words: the word of each ID.
        least_loss: the lowest loss for a model that knows the grammar, in nats a predicted word.
        forgetful_loss: the lowest loss for a model that knows the grammar but never looks back, and
            so has to guess the hero's name each time.
    """

    ids: Tensor
    words: tuple[str, ...]
    least_loss: float
    forgetful_loss: float


def little_stories(count: int, length: int, seed: int) -> LittleStories:
    """Generate stories from a seed.

    Args:
        count: the number of stories.
        length: words of a row, T + 1; the shortest story has 78.
        seed: the seed of the draws.
    """
    chance, words = random.Random(seed), _vocabulary()
    number = {word: i for i, word in enumerate(words)}
    stories = [_story(chance)[:length] for _ in range(count)]
    ids = torch.tensor([[number[word.text] for word in story] for story in stories])
    predicted = [word for story in stories for word in story[1:]]  # nothing predicts the first one
    least = sum(word.nats for word in predicted) / len(predicted)
    forgetful = sum(word.nats_forgotten for word in predicted) / len(predicted)
    return LittleStories(ids, words, least, forgetful)


def _vocabulary() -> tuple[str, ...]:
    gaps = [word for line in GAPS.values() for word in line.split()]
    fixed = " ".join((START, *SENTENCES, BETWEEN)).split()
    plain = [word for word in fixed if not word.startswith("{")]
    names = [name for line in NAMES.values() for name in line.split()]
    return tuple(sorted({*names, *NAMES, *gaps, *plain, "she", "he"}))


class _Word(NamedTuple):
    """A word of a story, and the log of the number of choices with and without memory."""

    text: str
    nats: float = 0.0
    nats_forgotten: float = 0.0


def _story(chance: random.Random) -> list[_Word]:
    child, he = chance.choice([("girl", "she"), ("boy", "he")])
    choices = {"hero": NAMES[child].split()} | {gap: line.split() for gap, line in GAPS.items()}
    drawn = {gap: chance.choice(words) for gap, words in choices.items()}
    choices["friend"] = [n for n in " ".join(NAMES.values()).split() if n != drawn["hero"]]
    drawn |= {"friend": chance.choice(choices["friend"]), "child": child, "he": he}
    nats = {gap: math.log(len(words)) for gap, words in choices.items()}
    nats |= {"child": math.log(2), "he": math.log(2)}
    unpaid = {*nats} - {"he"}  # with memory of the child, the pronoun is known

    def filled(word: str, coin: float = 0.0) -> _Word:
        gap = word.strip("{}")
        if word == gap:
            return _Word(word, coin, coin)
        cost = nats[gap] if gap in unpaid else 0.0
        unpaid.discard(gap)
        return _Word(drawn[gap], coin + cost, coin + nats[gap])

    story = [filled(word) for word in START.split()]
    for sentence in SENTENCES:
        first, *rest = (f"{BETWEEN} {sentence}" if chance.random() < 0.5 else sentence).split()
        story += [filled(first, coin=math.log(2)), *(filled(word) for word in rest)]
    return story
