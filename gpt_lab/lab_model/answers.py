"""Whether a model answers exactly what was asked of it."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT

_BATCH = 32  # questions at once


def answers_exactly(
    model: GPT,
    tokenizer: LabTokenizer,
    questions: Sequence[tuple[str, str]],
    *,
    start: bool = True,
) -> list[bool]:
    """Whether greedy generation answers each question: with all of the answer, and no more.

    An answer is right if it is the tokens of the right one, all of them, and the word ends there.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: a text to continue, and how it goes on, with the space in front.
        start: whether the end-of-text token stands in front, as it does in training.
    """
    front = [tokenizer.end_of_text] if start else []
    asked = [(front + tokenizer.encode(q), tokenizer.encode(answer)) for q, answer in questions]
    order = sorted(range(len(asked)), key=lambda i: sum(map(len, asked[i])))  # little to pad
    right = [False] * len(asked)
    for first in range(0, len(order), _BATCH):
        some = order[first : first + _BATCH]
        chosen = _next_tokens(model, [asked[i][0] + asked[i][1] for i in some])
        for i, tokens in zip(some, chosen, strict=True):
            question, answer = asked[i]
            # What is chosen after each token of the right answer, which is what generation gives
            # up to its first mistake.
            *given, after = tokens[len(question) - 1 :]
            right[i] = given == answer and _ends_word(tokenizer, after)
    return right


def _next_tokens(model: GPT, texts: Sequence[Sequence[int]]) -> list[list[int]]:
    """The most probable next token after every token of each text."""
    T = max(map(len, texts))
    padded = torch.tensor([[*text, *[0] * (T - len(text))] for text in texts])  # [B, T]
    with torch.inference_mode():
        chosen = model(padded.to(model.unembedding.device)).argmax(dim=-1).tolist()
    return [row[: len(text)] for row, text in zip(chosen, texts, strict=True)]


def _ends_word(tokenizer: LabTokenizer, token: int) -> bool:
    """Whether a word cannot go on with this token."""
    return token == tokenizer.end_of_text or not tokenizer.decode([token])[:1].isalnum()
