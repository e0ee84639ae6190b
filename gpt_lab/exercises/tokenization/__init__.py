"""Exercises of chapter 1: what a vocabulary holds, and how it is used."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.tokenization import bytes_per_token, decode, encode, merges_learned

CHAPTER = Chapter(
    1,
    "tokenization",
    "Tokenization",
    (merges_learned.exercise, bytes_per_token.exercise, decode.exercise, encode.exercise),
)
