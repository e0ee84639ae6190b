"""Short stories, made from word lists and a small grammar of plots.

The texts are the project's own.

A story has a hero, somebody they meet, a place and a thing, and keeps to them: that is what a small
model can learn here beyond single sentences. Each plot is a list of steps, each step a choice of
sentences, and each sentence has gaps for the names and things that were drawn at its start.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from gpt_lab.lab_model.making.story_plots import PLOTS
from gpt_lab.lab_model.making.story_words import (
    ANIMALS,
    BIG_ANIMALS,
    BROKEN,
    COLOURS,
    DISHES,
    ENDINGS,
    ENDINGS_TOGETHER,
    FAMILY,
    FOODS,
    GROCERIES,
    INSIDE,
    KINDS,
    MADE,
    MOODS,
    NOISES,
    OPENINGS,
    OUTSIDE,
    PEOPLE,
    PLACES,
    PLANTS,
    SKILLS,
    SMALL_ANIMALS,
    THINGS,
    TOOLS,
    WEATHER,
)
from gpt_lab.lab_model.making.text import a, pick, sample
from gpt_lab.lab_model.questions import sentence

_LONGEST = 480  # characters


def story(rng: random.Random) -> str:
    """One story, a paragraph of about sixty to a hundred and ten tokens."""
    hero, friend = sample(rng, PEOPLE, 2)
    spot, spot2 = sample(rng, (*INSIDE, *OUTSIDE), 2)
    at, place = pick(rng, PLACES)
    noise, sound = pick(rng, NOISES)
    seed, plant = pick(rng, PLANTS)
    thing, made, broken = pick(rng, THINGS), pick(rng, MADE), pick(rng, BROKEN)
    look = pick(rng, KINDS if rng.random() < 0.5 else COLOURS)
    animal, big, small = (pick(rng, some) for some in (ANIMALS, BIG_ANIMALS, SMALL_ANIMALS))
    gaps = {
        "hero": hero.name,
        "he": hero.he,
        "him": hero.him,
        "his": hero.his,
        "He": sentence(hero.he),
        "His": sentence(hero.his),
        "child": "girl" if hero.he == "she" else "boy",
        "mood": pick(rng, MOODS),
        "family": pick(rng, FAMILY),
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
        "inside": pick(rng, INSIDE),
        "outside": pick(rng, OUTSIDE),
        "food": pick(rng, FOODS),
        "dish": pick(rng, DISHES),
        "missing": pick(rng, GROCERIES),
        "skill": pick(rng, SKILLS),
        "tool": pick(rng, TOOLS),
        "noise": noise,
        "sound": sound,
        "seed": seed,
        "plant": plant,
    }
    plot = [pick(rng, choices) for choices in pick(rng, PLOTS)]
    opening = [pick(rng, OPENINGS)]
    at_night = "night" in plot[0]
    if not at_night and rng.random() < 0.3:
        opening.append(pick(rng, WEATHER))
    together = not at_night and any("{friend}" in step for step in plot)
    ending = pick(rng, (*ENDINGS, *ENDINGS_TOGETHER) if together else ENDINGS)
    return " ".join([*opening, *plot, ending]).format_map(gaps)


def stories(rng: random.Random) -> Iterator[str]:
    """Stories without end, no two of them the same, each short enough for a context of 128."""
    told = set()
    while True:
        text = story(rng)
        if len(text) <= _LONGEST and text not in told:
            told.add(text)
            yield text
