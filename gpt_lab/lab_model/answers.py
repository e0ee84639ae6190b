"""Check whether a model answers questions exactly."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT

_BATCH = 32  # questions in a batch


def answers_exactly(
    model: GPT,
    tokenizer: LabTokenizer,
    questions: Sequence[tuple[str, str]],
    *,
    start: bool = True,
) -> list[bool]:
    """Whether greedy generation gives each answer completely and nothing after it.

    A generated answer is right if it has all tokens of the right one and the word ends there.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: pairs of a text to continue and its answer, with the space in front.
        start: whether to put the end-of-text token in front, as in training.
    """
    front = [tokenizer.end_of_text] if start else []
    asked = [(front + tokenizer.encode(q), tokenizer.encode(answer)) for q, answer in questions]
    order = sorted(range(len(asked)), key=lambda i: sum(map(len, asked[i])))  # less padding
    right = [False] * len(asked)
    for first in range(0, len(order), _BATCH):
        some = order[first : first + _BATCH]
        chosen = _next_tokens(model, [asked[i][0] + asked[i][1] for i in some])
        for i, tokens in zip(some, chosen, strict=True):
            question, answer = asked[i]
            # The choice after each token of the right answer, which equals generation up to its
            # first mistake.
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
    """Whether a word must end before this token."""
    return token == tokenizer.end_of_text or not tokenizer.decode([token])[:1].isalnum()
