"""Shuffle the order of words or sentences in a text."""

from __future__ import annotations

import re
from typing import Literal

import torch

_SENTENCE_ENDS = re.compile(r"(?<=[.?!]) ")


def disordered(text: str, what: Literal["sentences", "words"], chance: torch.Generator) -> str:
    """Shuffle the sentences of a text, or the words within each sentence.

    Args:
        text: the text; a sentence ends with a period, a question mark or an exclamation mark.
        what: ``"sentences"`` moves whole sentences, ``"words"`` keeps each sentence in its place.
        chance: the random generator.
    """
    sentences = _SENTENCE_ENDS.split(text)
    if what == "sentences":
        return " ".join(_shuffled(sentences, chance))
    return " ".join(" ".join(_shuffled(s.split(" "), chance)) for s in sentences)


def _shuffled(parts: list[str], chance: torch.Generator) -> list[str]:
    return [parts[i] for i in torch.randperm(len(parts), generator=chance).tolist()]
