"""Exercises of chapter 8: the loss, and what happens to a gradient before it moves a weight."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.training import accumulate, clip, cross_entropy, learning_rate, perplexity

CHAPTER = Chapter(
    8,
    "training",
    "Training",
    (
        cross_entropy.exercise,
        perplexity.exercise,
        learning_rate.exercise,
        clip.exercise,
        accumulate.exercise,
    ),
)
