"""The same words in another order: what is left of a text when its order is taken away."""

from __future__ import annotations

import re
from typing import Literal

import torch

_SENTENCE_ENDS = re.compile(r"(?<=[.?!]) ")


def disordered(text: str, what: Literal["sentences", "words"], chance: torch.Generator) -> str:
    """A text with its sentences in another order, or with the words of each sentence in another.

    Args:
        text: the text; a sentence ends with a period, a question mark or an exclamation mark.
        what: ``"sentences"`` leaves each sentence whole, ``"words"`` each sentence in its place.
        chance: where the orders come from.
    """
    sentences = _SENTENCE_ENDS.split(text)
    if what == "sentences":
        return " ".join(_shuffled(sentences, chance))
    return " ".join(" ".join(_shuffled(s.split(" "), chance)) for s in sentences)


def _shuffled(parts: list[str], chance: torch.Generator) -> list[str]:
    return [parts[i] for i in torch.randperm(len(parts), generator=chance).tolist()]
