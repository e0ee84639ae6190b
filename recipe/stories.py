"""Short stories, made from word lists and a small grammar of plots.

The texts are the project's own.

A story has a hero, somebody they meet, a place and a thing, and keeps to them: that is what a small
model can learn here beyond single sentences. Each plot is a list of steps, each step a choice of
sentences, and each sentence has gaps for the names and things that were drawn at its start.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from gpt_lab.lab_model.questions import sentence
from recipe.text import a, pick, sample
from recipe.words import words

_LONGEST = 480  # characters

WORDS = words("stories")
PLOTS = [plot["steps"] for plot in words("plots")["plots"]]


class Person(NamedTuple):
    """Somebody in a story: a name and the pronouns that go with it."""

    name: str
    he: str
    him: str
    his: str


PEOPLE = [
    *(Person(name, "she", "her", "her") for name in WORDS["girls"]),
    *(Person(name, "he", "him", "his") for name in WORDS["boys"]),
]


def story(rng: random.Random) -> str:
    """One story, a paragraph of about sixty to a hundred and ten tokens."""

    def draw(words: str) -> Any:
        return pick(rng, WORDS[words])

    hero, friend = sample(rng, PEOPLE, 2)
    spot, spot2 = sample(rng, (*WORDS["inside"], *WORDS["outside"]), 2)
    at, place = draw("places")
    noise, sound = draw("noises")
    seed, plant = draw("plants")
    thing, made, broken = draw("things"), draw("made"), draw("broken")
    look = draw("kinds" if rng.random() < 0.5 else "colours")
    animal, big, small = map(draw, ("animals", "big_animals", "small_animals"))
    gaps = {
        "hero": hero.name,
        "he": hero.he,
        "him": hero.him,
        "his": hero.his,
        "He": sentence(hero.he),
        "His": sentence(hero.his),
        "child": "girl" if hero.he == "she" else "boy",
        "mood": draw("moods"),
        "family": draw("family"),
        "friend": friend.name,
        "friend_he": friend.he,
        "friend_him": friend.him,
        "animal": animal,
        "a_animal": a(animal),
        "A_animal": sentence(a(animal)),
        "big": big,
        "a_big": f"a big {big}",
        "small": small,
        "a_small": f"a small {small}",
        "it": thing,
        "thing": f"{look} {thing}",
        "a_thing": a(f"{look} {thing}"),
        "made": made,
        "a_made": a(f"{look} {made}"),
        "broken": broken,
        "a_broken": a(f"{look} {broken}"),
        "place": place,
        "at_place": f"{at} {place}",
        "spot": spot,
        "spot2": spot2,
        "inside": draw("inside"),
        "outside": draw("outside"),
        "food": draw("foods"),
        "dish": draw("dishes"),
        "missing": draw("groceries"),
        "skill": draw("skills"),
        "tool": draw("tools"),
        "noise": noise,
        "sound": sound,
        "seed": seed,
        "plant": plant,
    }
    plot = [pick(rng, choices) for choices in pick(rng, PLOTS)]
    opening = [draw("openings")]
    at_night = "night" in plot[0]
    if not at_night and rng.random() < 0.3:
        opening.append(draw("weather"))
    together = not at_night and any("{friend}" in step for step in plot)
    endings = WORDS["endings"] + (WORDS["endings_together"] if together else [])
    return " ".join([*opening, *plot, pick(rng, endings)]).format_map(gaps)


def stories(rng: random.Random) -> Iterator[str]:
    """Stories without end, no two of them the same, each short enough for a context of 128."""
    seen_before = set()
    while True:
        text = story(rng)
        if len(text) <= _LONGEST and text not in seen_before:
            seen_before.add(text)
            yield text
