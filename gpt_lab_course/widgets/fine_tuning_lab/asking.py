"""What the page's model says to a prompt, in Python: the widget's first view."""

from __future__ import annotations

from typing import TypedDict

from gpt_lab_course.widgets.lab_model import next_words, page_ids, page_model, page_tokenizer

WORDS = 4
"""The most probable next tokens that are shown, before and after."""

WRITTEN = 12
"""The tokens of a continuation, at most."""


class Said(TypedDict):
    """A continuation, as IDs, and the most probable next tokens, with their probabilities."""

    written: list[int]
    words: list[tuple[int, float]]


def said(prompt: str) -> Said:
    """The greedy continuation of a prompt by the page's model, and its next words."""
    import torch

    model, end = page_model(), page_tokenizer().end_of_text
    ids = page_ids(prompt)
    start = len(ids)
    with torch.inference_mode():
        while len(ids) < start + WRITTEN and end not in ids[start:]:
            window = ids[-model.config.context_length :]
            ids.append(int(model.next_logits(torch.tensor([window])).argmax()))
    return {"written": ids[start:], "words": next_words(prompt, WORDS)}
