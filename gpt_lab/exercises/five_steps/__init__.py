"""Exercises of chapter 0: counting parameters by hand."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.five_steps import attention, embedding, switches, widest

CHAPTER = Chapter(
    0,
    "five_steps",
    "The five steps",
    (embedding.exercise, attention.exercise, switches.exercise, widest.exercise),
)
