"""Exercises of chapter 3: from a softmax to a head of the lab model."""

from gpt_lab.exercises.attention import (
    causal,
    contributions,
    head,
    induction,
    patch,
    split_heads,
    weights,
)
from gpt_lab.exercises.exercise import Chapter

CHAPTER = Chapter(
    3,
    "attention",
    "Attention",
    (
        weights.exercise,
        causal.exercise,
        head.exercise,
        split_heads.exercise,
        contributions.exercise,
        induction.exercise,
        patch.exercise,
    ),
)
