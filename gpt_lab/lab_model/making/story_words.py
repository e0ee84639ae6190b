"""The people, things and places of the stories, and how stories open and end."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody in a story: a name and the pronouns that go with it."""

    name: str
    he: str
    him: str
    his: str


GIRLS = (
    "Anna Mia Lily Emma Rose Clara Lucy Sara Nora Ella "
    "Amy Zoe Mary Jane Lisa Eva Maya Ruby Kate Alice"
)


BOYS = (
    "Tom Ben Sam Max Leo Jack Tim Noah Finn Adam "
    "Paul Peter Oscar Hugo David Mark Nick Luke Omar Ali"
)


PEOPLE = (
    *(Person(name, "she", "her", "her") for name in GIRLS.split()),
    *(Person(name, "he", "him", "his") for name in BOYS.split()),
)


COLOURS = ("red", "blue", "green", "yellow", "white", "brown", "black", "golden", "grey")


KINDS = ("little", "small", "old", "new", "round", "soft", "big", "tiny", "lovely", "shiny")


THINGS = (
    "ball", "kite", "hat", "book", "doll", "drum", "boat", "cup", "key", "ring", "box", "bell",
    "spoon", "lamp", "coat", "shoe", "scarf", "basket", "stone", "feather", "coin", "whistle",
)  # fmt: skip


MADE = ("kite", "hat", "doll", "drum", "boat", "box", "scarf", "basket", "whistle", "lamp")


BROKEN = ("cup", "lamp", "bowl", "plate", "clock", "jug", "chair", "bell", "window", "box")


ANIMALS = (
    "cat", "dog", "bird", "fox", "mouse", "rabbit", "duck", "frog", "hen", "goat", "owl", "sheep",
    "pig", "snail", "squirrel", "hedgehog", "turtle",
)  # fmt: skip


BIG_ANIMALS = ("bear", "horse", "lion", "wolf", "bull", "elephant", "tiger")


SMALL_ANIMALS = ("mouse", "bird", "frog", "snail", "squirrel", "hedgehog", "rabbit", "bee")


PLACES = (
    ("in", "the garden"), ("in", "the park"), ("in", "the forest"), ("at", "the beach"),
    ("on", "the farm"), ("at", "the river"), ("at", "the market"), ("on", "the hill"),
    ("at", "the lake"), ("in", "the village"), ("in", "the meadow"), ("at", "the old mill"),
)  # fmt: skip


INSIDE = (
    "under the bed", "behind the door", "in the kitchen", "under the table", "in the cellar",
    "behind the curtain", "at the foot of the stairs", "under the stairs",
)  # fmt: skip


OUTSIDE = (
    "under a tree", "in the tall grass", "on the roof", "behind the house", "in a deep hole",
    "next to the well", "between two stones", "under the bridge", "behind a wall",
)  # fmt: skip


FOODS = (
    "bread", "cake", "apples", "honey", "cheese", "berries", "nuts", "pears", "cookies", "plums",
    "carrots", "cherries",
)  # fmt: skip


DISHES = ("bread", "cake", "soup", "cookies", "pancakes", "a pie", "a pudding")


GROCERIES = ("flour", "milk", "honey", "butter", "sugar", "salt", "cream")


SKILLS = (
    "swim", "ride a horse", "climb a tree", "play the drum", "whistle", "skate", "draw a cat",
    "tie a knot", "dance", "catch a ball", "fly a kite", "read a map", "row a boat", "sing a song",
)  # fmt: skip


WEATHER = (
    "It was a sunny day.", "It was a cold morning.", "The wind was warm.", "The sky was blue.",
    "It was early in the morning.", "It was a quiet evening.", "Snow lay on the ground.",
    "The sun was high in the sky.", "It was the first day of spring.",
    "Leaves fell from the trees.",
)  # fmt: skip


FAMILY = ("mother", "father", "grandmother", "grandfather", "aunt", "uncle", "brother", "sister")


NOISES = (
    ("the wind", "a strange song"), ("an old clock", "a slow tick"), ("a small cat", "a soft cry"),
    ("an owl", "a deep call"), ("the rain", "a quick knock"), ("a mouse", "a tiny scratch"),
    ("a loose door", "a loud bang"), ("a branch at the window", "a long scrape"),
)  # fmt: skip


PLANTS = (
    ("a bean", "a tall green plant"), ("an apple seed", "a small tree"), ("a rose", "a red rose"),
    ("a pumpkin seed", "a huge pumpkin"), ("a sunflower seed", "a tall sunflower"),
    ("a nut", "a young tree"), ("a carrot seed", "a long orange carrot"),
)  # fmt: skip


TOOLS = ("a rope", "a ladder", "a long stick", "a net", "a basket", "a blanket")


OPENINGS = (
    "Once there was a {child} named {hero}.",
    "There was once a {mood} {child} called {hero}.",
    "{hero} was a {mood} {child}.",
    "{hero} lived near {place}.",
    "{hero} and {his} {family} lived near {place}.",
    "Long ago, a {mood} {child} named {hero} lived by {place}.",
    "This is the story of a {child} named {hero}.",
    "In a house near {place} lived a {mood} {child} called {hero}.",
)


MOODS = ("kind", "happy", "brave", "shy", "clever", "quiet", "curious", "cheerful", "careful")


ENDINGS = (
    "{hero} was very happy.",
    "That night, {hero} slept very well.",
    "{hero} never forgot that day.",
    '"What a good day," said {hero}.',
    "And {hero} smiled all the way home.",
    "{hero} told {his} {family} everything.",
    "{hero} still likes to tell the story.",
)


ENDINGS_TOGETHER = (
    "From that day on, {hero} and {friend} were best friends.",
    "Then they went home together.",
    "{hero} and {friend} laughed and laughed.",
    "The next day, they met again {at_place}.",
    "{hero} was glad to have a friend like {friend}.",
)
