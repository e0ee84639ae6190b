"""Exercises of chapter 4: the feed-forward network, counted, taken apart and put to the test."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.feed_forward import (
    carried_over,
    collapse,
    contributions,
    fold,
    parameters,
    slope,
    swiglu,
)

CHAPTER = Chapter(
    4,
    "feed_forward",
    "The feed-forward network",
    (
        parameters.exercise,
        collapse.exercise,
        slope.exercise,
        contributions.exercise,
        swiglu.exercise,
        fold.exercise,
        carried_over.exercise,
    ),
)
