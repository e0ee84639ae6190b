"""Exercises of chapter 2: rows of tables, where tokens stand, and what directions mean."""

from gpt_lab.exercises.embeddings import (
    cut,
    embed,
    found,
    nearest,
    one_hot,
    rotate,
    sinusoidal,
)
from gpt_lab.exercises.exercise import Chapter

CHAPTER = Chapter(
    2,
    "embeddings",
    "Embeddings",
    (
        one_hot.exercise,
        embed.exercise,
        nearest.exercise,
        sinusoidal.exercise,
        rotate.exercise,
        found.exercise,
        cut.exercise,
    ),
)
