"""Exercises of chapter 5: norms, the block, the account, the lens, and a GPT of one's own."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.whole_model import account, block, gpt, layer_norm, lens, settled

CHAPTER = Chapter(
    5,
    "whole_model",
    "The whole model",
    (
        layer_norm.exercise,
        block.exercise,
        account.exercise,
        settled.exercise,
        lens.exercise,
        gpt.exercise,
    ),
)
