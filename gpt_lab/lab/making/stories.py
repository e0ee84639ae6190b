"""Short stories, made from word lists and a small grammar of plots.

The texts are the project's own.

A story has a hero, somebody they meet, a place and a thing, and keeps to them: that is what a small
model can learn here beyond single sentences. Each plot is a list of steps, each step a choice of
sentences, and each sentence has gaps for the names and things that were drawn at its start.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from gpt_lab.lab.making.text import a, pick, sample
from gpt_lab.lab.questions import sentence

_LONGEST = 480  # characters


class Person(NamedTuple):
    """Somebody in a story: a name and the pronouns that go with it."""

    name: str
    he: str
    him: str
    his: str


_GIRLS = (
    "Anna Mia Lily Emma Rose Clara Lucy Sara Nora Ella "
    "Amy Zoe Mary Jane Lisa Eva Maya Ruby Kate Alice"
)
_BOYS = (
    "Tom Ben Sam Max Leo Jack Tim Noah Finn Adam "
    "Paul Peter Oscar Hugo David Mark Nick Luke Omar Ali"
)
_PEOPLE = (
    *(Person(name, "she", "her", "her") for name in _GIRLS.split()),
    *(Person(name, "he", "him", "his") for name in _BOYS.split()),
)

_COLOURS = ("red", "blue", "green", "yellow", "white", "brown", "black", "golden", "grey")
_KINDS = ("little", "small", "old", "new", "round", "soft", "big", "tiny", "lovely", "shiny")
_THINGS = (
    "ball", "kite", "hat", "book", "doll", "drum", "boat", "cup", "key", "ring", "box", "bell",
    "spoon", "lamp", "coat", "shoe", "scarf", "basket", "stone", "feather", "coin", "whistle",
)  # fmt: skip
_MADE = ("kite", "hat", "doll", "drum", "boat", "box", "scarf", "basket", "whistle", "lamp")
_BROKEN = ("cup", "lamp", "bowl", "plate", "clock", "jug", "chair", "bell", "window", "box")
_ANIMALS = (
    "cat", "dog", "bird", "fox", "mouse", "rabbit", "duck", "frog", "hen", "goat", "owl", "sheep",
    "pig", "snail", "squirrel", "hedgehog", "turtle",
)  # fmt: skip
_BIG_ANIMALS = ("bear", "horse", "lion", "wolf", "bull", "elephant", "tiger")
_SMALL_ANIMALS = ("mouse", "bird", "frog", "snail", "squirrel", "hedgehog", "rabbit", "bee")
_PLACES = (
    ("in", "the garden"), ("in", "the park"), ("in", "the forest"), ("at", "the beach"),
    ("on", "the farm"), ("at", "the river"), ("at", "the market"), ("on", "the hill"),
    ("at", "the lake"), ("in", "the village"), ("in", "the meadow"), ("at", "the old mill"),
)  # fmt: skip
_INSIDE = (
    "under the bed", "behind the door", "in the kitchen", "under the table", "in the cellar",
    "behind the curtain", "at the foot of the stairs", "under the stairs",
)  # fmt: skip
_OUTSIDE = (
    "under a tree", "in the tall grass", "on the roof", "behind the house", "in a deep hole",
    "next to the well", "between two stones", "under the bridge", "behind a wall",
)  # fmt: skip
_FOODS = (
    "bread", "cake", "apples", "honey", "cheese", "berries", "nuts", "pears", "cookies", "plums",
    "carrots", "cherries",
)  # fmt: skip
_DISHES = ("bread", "cake", "soup", "cookies", "pancakes", "a pie", "a pudding")
_GROCERIES = ("flour", "milk", "honey", "butter", "sugar", "salt", "cream")
_SKILLS = (
    "swim", "ride a horse", "climb a tree", "play the drum", "whistle", "skate", "draw a cat",
    "tie a knot", "dance", "catch a ball", "fly a kite", "read a map", "row a boat", "sing a song",
)  # fmt: skip
_WEATHER = (
    "It was a sunny day.", "It was a cold morning.", "The wind was warm.", "The sky was blue.",
    "It was early in the morning.", "It was a quiet evening.", "Snow lay on the ground.",
    "The sun was high in the sky.", "It was the first day of spring.",
    "Leaves fell from the trees.",
)  # fmt: skip
_FAMILY = ("mother", "father", "grandmother", "grandfather", "aunt", "uncle", "brother", "sister")
_NOISES = (
    ("the wind", "a strange song"), ("an old clock", "a slow tick"), ("a small cat", "a soft cry"),
    ("an owl", "a deep call"), ("the rain", "a quick knock"), ("a mouse", "a tiny scratch"),
    ("a loose door", "a loud bang"), ("a branch at the window", "a long scrape"),
)  # fmt: skip
_PLANTS = (
    ("a bean", "a tall green plant"), ("an apple seed", "a small tree"), ("a rose", "a red rose"),
    ("a pumpkin seed", "a huge pumpkin"), ("a sunflower seed", "a tall sunflower"),
    ("a nut", "a young tree"), ("a carrot seed", "a long orange carrot"),
)  # fmt: skip
_TOOLS = ("a rope", "a ladder", "a long stick", "a net", "a basket", "a blanket")

_OPENINGS = (
    "Once there was a {child} named {hero}.",
    "There was once a {mood} {child} called {hero}.",
    "{hero} was a {mood} {child}.",
    "{hero} lived near {place}.",
    "{hero} and {his} {family} lived near {place}.",
    "Long ago, a {mood} {child} named {hero} lived by {place}.",
    "This is the story of a {child} named {hero}.",
    "In a house near {place} lived a {mood} {child} called {hero}.",
)
_MOODS = ("kind", "happy", "brave", "shy", "clever", "quiet", "curious", "cheerful", "careful")

_ENDINGS = (
    "{hero} was very happy.",
    "That night, {hero} slept very well.",
    "{hero} never forgot that day.",
    '"What a good day," said {hero}.',
    "And {hero} smiled all the way home.",
    "{hero} told {his} {family} everything.",
    "{hero} still likes to tell the story.",
)
_ENDINGS_TOGETHER = (
    "From that day on, {hero} and {friend} were best friends.",
    "Then they went home together.",
    "{hero} and {friend} laughed and laughed.",
    "The next day, they met again {at_place}.",
    "{hero} was glad to have a friend like {friend}.",
)

_PLOTS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (  # lost and found
        (
            "{He} had {a_thing} and took it everywhere.",
            "{His} {family} had given {him} {a_thing}.",
            "More than anything, {he} loved {his} {thing}.",
        ),
        (
            "But one morning the {it} was gone.",
            "One evening, {he} could not find the {it}.",
            "Then {he} lost the {it} and began to cry.",
        ),
        (
            "{hero} looked {spot}, but it was not there.",
            "{He} looked {spot}. There was nothing.",
            "First {he} looked {spot}, and then all over the house.",
        ),
        (
            '"I will help you," said {friend}.',
            '{friend} came by and asked, "Why are you sad?"',
            "{hero} asked {friend} for help.",
        ),
        (
            "They looked {spot2}, and there was the {it}!",
            "At last {friend} found the {it} {spot2}.",
            "{friend} saw something {spot2}. It was the {it}!",
        ),
        ('"Thank you!" said {hero}.', "{hero} hugged {friend}.", "{hero} jumped for joy."),
    ),
    (  # sharing
        (
            "One day, {hero} met {friend} {at_place}.",
            "{hero} and {friend} were playing {at_place}.",
            "{friend} came to play with {hero} {at_place}.",
        ),
        (
            "They both saw {a_thing}, and both wanted it.",
            "There they found {a_thing}. Both of them wanted it.",
        ),
        (
            '"It is mine!" said {hero}. "No, it is mine!" said {friend}.',
            '"I saw it first," said {friend}. "No, I did," said {hero}.',
            "{hero} pulled, and {friend} pulled, and nobody was happy.",
        ),
        (
            "Then {hero} had an idea.",
            "After a while, {hero} felt sorry.",
            "Then {friend} began to cry, and {hero} stopped.",
        ),
        (
            '"You can have the {it} today, and I can have it tomorrow," {he} said.',
            '"Let us play with the {it} together," {he} said.',
            '"We can share the {it}," {he} said.',
        ),
        ("{friend} liked that.", '"Good," said {friend}.', "{friend} smiled and said yes."),
    ),
    (  # rain
        (
            "{hero} wanted to play {at_place} with {friend}.",
            "{hero} and {friend} wanted to eat {food} {at_place}.",
        ),
        (
            "But dark clouds came, and it began to rain.",
            "Then it rained and rained.",
            "But the rain did not stop.",
        ),
        (
            '"What can we do now?" asked {friend}.',
            "{friend} was sad and looked out of the window.",
            '"I do not like the rain," said {friend}.',
        ),
        (
            "{hero} took {a_thing} and made up a game.",
            "{hero} made a house of chairs, with {a_thing} inside.",
            "So they stayed inside and played with {a_thing}.",
        ),
        (
            "They played until the sun came out.",
            "They did not see that the rain had stopped.",
            "Soon there was a rainbow over {place}.",
        ),
        ("It was the best game of all.", "{friend} was not sad any more."),
    ),
    (  # rescue
        (
            "Near {place}, {hero} heard a small cry.",
            "On the way to {place}, {hero} stopped. Somebody called for help.",
        ),
        (
            "It was {a_animal}. It was stuck {outside}.",
            "{A_animal} sat {outside} and could not get out.",
            "There was {a_animal} {outside}, cold and afraid.",
        ),
        (
            '"Do not be afraid," said {hero}.',
            '"Wait," said {hero}. "I will help you."',
            "{hero} spoke softly to the {animal}.",
        ),
        (
            "{He} ran home and came back with {tool}.",
            "With {tool}, {he} helped it out.",
            "{He} called {friend}, and {friend} came with {tool}.",
        ),
        (
            "Soon the {animal} was free.",
            "One, two, three, and the {animal} was free!",
            "It was hard work, but then the {animal} was safe.",
        ),
        (
            "{hero} gave the {animal} some {food}.",
            "The {animal} ate some {food} and was happy.",
            "The {animal} looked at {hero} once more and ran away.",
        ),
    ),
    (  # a noise at night
        (
            "One night, {hero} could not sleep.",
            "In the middle of the night, {hero} woke up.",
        ),
        (
            "{He} heard {sound} {inside}.",
            "There was {sound} in the dark.",
            "From somewhere {inside} came {sound}.",
        ),
        (
            '"Who is there?" asked {hero}. Nobody answered.',
            "{hero} was afraid and held {his} pillow.",
            "{hero} pulled the blanket over {his} head.",
        ),
        (
            "Then {he} took a lamp and went to look.",
            "But {he} was brave and went to see.",
            "{He} called {his} {family}, and they went to look.",
        ),
        (
            "It was only {noise}!",
            "And what was it? It was only {noise}.",
        ),
        (
            "{hero} laughed and went back to bed.",
            '"You are not scary at all," said {hero}.',
            "After that, {he} was not afraid of the dark.",
        ),
        ("In the morning, {he} told {friend} about it.", "{friend} laughed too the next day."),
    ),
    (  # baking
        (
            "{hero} wanted to make {dish} for {friend}.",
            "{friend} was ill, and {hero} wanted to make {friend_him} {dish}.",
        ),
        (
            "But there was no {missing} in the house.",
            '"Oh no," said {hero}. "We have no {missing}."',
        ),
        (
            "So {he} went to {place} to ask for some.",
            "{hero} put on {his} shoes and walked to {place}.",
        ),
        (
            "There, an old farmer gave {him} some {missing}.",
            "A kind woman there had {missing} enough for two.",
            "There {he} got some {missing} for one coin.",
        ),
        (
            "{hero} ran home and worked all afternoon.",
            "{hero} said thank you and hurried home.",
        ),
        (
            "When {friend} tasted it, {friend_he} smiled.",
            "{friend} ate everything and asked for more.",
            '"This is the best I ever had," said {friend}.',
        ),
    ),
    (  # learning
        (
            "{hero} wanted to learn to {skill}.",
            "{friend} could {skill}, but {hero} could not.",
        ),
        (
            "{He} tried once, and it went wrong.",
            "The first time, {he} fell down.",
            "It was not easy, and {he} nearly gave up.",
        ),
        (
            '"I will never learn it," said {hero}.',
            "{hero} sat down on the ground and was sad.",
        ),
        (
            '"Try again," said {friend}. "I will show you."',
            "{friend} sat down next to {him} and showed {him} how.",
            '"I could not do it at first either," said {friend}.',
        ),
        (
            "So {hero} tried again, day after day.",
            "They met {at_place} every day and tried again.",
        ),
        (
            "At last, {hero} could {skill}!",
            "One day it worked. {hero} could {skill}!",
        ),
        ("{friend} clapped and cheered.", '"Look at me!" called {hero}.'),
    ),
    (  # a present
        (
            "Tomorrow was the birthday of {friend}.",
            "{friend} had a birthday, and {hero} was invited.",
        ),
        (
            "{hero} wanted to give {friend_him} something, but {he} had no money.",
            "{hero} had only one coin, and everything cost more.",
        ),
        (
            "So {he} went to {place} and thought about it.",
            "{He} looked {spot} and found some wood and paper.",
        ),
        (
            "Then {he} made {a_made}, without any help.",
            "All night, {he} worked, and in the morning there was {a_made}.",
        ),
        (
            '"Is it good enough?" {he} asked {his} {family}.',
            "{He} was a little afraid that {friend} would not like it.",
        ),
        (
            "But {friend} loved the {made} more than all the other presents.",
            '"A {made}! I always wanted one," said {friend}.',
        ),
    ),
    (  # a seed
        (
            "{hero} found {seed} {spot}.",
            "{His} {family} gave {him} {seed}.",
        ),
        (
            "{He} put it into the ground and gave it water.",
            "{hero} dug a hole near {place} and put it in.",
        ),
        (
            "Every day {he} came to look, but nothing happened.",
            "One week went by, and there was nothing to see.",
        ),
        (
            '"It will never grow," said {friend}. "Wait," said {hero}.',
            '"Be patient," said {friend}.',
        ),
        (
            "Then one morning there was a small green leaf.",
            "Then the warm rain came, and after it the sun.",
        ),
        (
            "In summer, {plant} stood there.",
            "It grew and grew until it was {plant}.",
        ),
        ("{hero} showed it to everybody.", "{friend} could not believe it."),
    ),
    (  # a broken thing
        (
            "{hero} was playing in the house with {friend}.",
            "{hero} was at the house of {friend}.",
        ),
        (
            "Then {he} dropped {a_broken}, and it broke.",
            "By accident, {he} stepped on {a_broken}, and it broke.",
        ),
        (
            "It belonged to {his} {family}.",
            "It was the {broken} that {his} {family} loved most.",
        ),
        (
            "First {hero} wanted to hide the {broken} {inside}.",
            '"Let us hide the {broken} {inside}," said {friend}.',
        ),
        (
            "But then {he} told the truth and said sorry.",
            '"No," said {hero}. "I will say what I did."',
        ),
        (
            '"Thank you for telling me," said {his} {family}.',
            "{His} {family} was not angry at all.",
        ),
        (
            "Together they mended the {broken}.",
            "They fixed the {broken}, and it was as good as new.",
        ),
    ),
    (  # lost on the way
        (
            "One day, {hero} wanted to visit {friend} {at_place}.",
            "{friend} had invited {hero} to {place} for some {food}.",
        ),
        (
            "{He} took {a_thing} and went off alone.",
            "With {a_thing} in {his} hand, {he} set off.",
        ),
        (
            "But the way was long, and soon {he} was lost.",
            "But {he} took the wrong way and did not know where {he} was.",
        ),
        (
            'Then {he} met {a_animal}. "Where are you going?" asked the {animal}.',
            "{A_animal} sat by the road and looked at {him}.",
        ),
        (
            '"I am lost," said {hero}. "Come with me," said the {animal}.',
            "The {animal} knew the way and went ahead.",
        ),
        (
            "Soon they saw {friend} waiting at the door.",
            "After a short walk they came to {place}, and there was {friend}.",
        ),
        (
            "{hero} gave the {it} to the {animal} to say thank you.",
            "They all ate {food} together.",
        ),
    ),
    (  # a proud animal
        (
            "One day {at_place}, {he} saw {a_big} and {a_small}.",
            "Every day {at_place}, {he} watched a proud {big} and a small {small}.",
        ),
        (
            '"You are too small to help anybody," said the {big} to the {small}.',
            'The {big} laughed. "What can a small {small} do?"',
        ),
        (
            "The {small} said nothing.",
            '"We will see," said the {small}.',
        ),
        (
            "One day the {big} was caught in a net and could not move.",
            "Then the {big} fell asleep, and a rope was tied around its leg.",
        ),
        (
            '"Help!" cried the {big}, and only the {small} came.',
            "Nobody heard it call but the small {small}.",
        ),
        (
            "Bit by bit, the {small} made it free.",
            "The {small} ran to {hero}, and {hero} came with {friend} and cut it free.",
        ),
        (
            '"I was wrong," said the {big}. "You are small, but you are a good friend."',
            "After that, the {big} never laughed at the {small} again.",
        ),
    ),
)


def story(rng: random.Random) -> str:
    """One story, a paragraph of about sixty to a hundred and ten tokens."""
    hero, friend = sample(rng, _PEOPLE, 2)
    spot, spot2 = sample(rng, (*_INSIDE, *_OUTSIDE), 2)
    at, place = pick(rng, _PLACES)
    noise, sound = pick(rng, _NOISES)
    seed, plant = pick(rng, _PLANTS)
    thing, made, broken = pick(rng, _THINGS), pick(rng, _MADE), pick(rng, _BROKEN)
    look = pick(rng, _KINDS if rng.random() < 0.5 else _COLOURS)
    animal, big, small = (pick(rng, some) for some in (_ANIMALS, _BIG_ANIMALS, _SMALL_ANIMALS))
    gaps = {
        "hero": hero.name,
        "he": hero.he,
        "him": hero.him,
        "his": hero.his,
        "He": sentence(hero.he),
        "His": sentence(hero.his),
        "child": "girl" if hero.he == "she" else "boy",
        "mood": pick(rng, _MOODS),
        "family": pick(rng, _FAMILY),
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
        "inside": pick(rng, _INSIDE),
        "outside": pick(rng, _OUTSIDE),
        "food": pick(rng, _FOODS),
        "dish": pick(rng, _DISHES),
        "missing": pick(rng, _GROCERIES),
        "skill": pick(rng, _SKILLS),
        "tool": pick(rng, _TOOLS),
        "noise": noise,
        "sound": sound,
        "seed": seed,
        "plant": plant,
    }
    plot = [pick(rng, choices) for choices in pick(rng, _PLOTS)]
    opening = [pick(rng, _OPENINGS)]
    at_night = "night" in plot[0]
    if not at_night and rng.random() < 0.3:
        opening.append(pick(rng, _WEATHER))
    together = not at_night and any("{friend}" in step for step in plot)
    ending = pick(rng, (*_ENDINGS, *_ENDINGS_TOGETHER) if together else _ENDINGS)
    return " ".join([*opening, *plot, ending]).format_map(gaps)


def stories(rng: random.Random) -> Iterator[str]:
    """Stories without end, no two of them the same, each short enough for a context of 128."""
    told = set()
    while True:
        text = story(rng)
        if len(text) <= _LONGEST and text not in told:
            told.add(text)
            yield text
