"""Retrieval: find the documents that are most similar to a question.

There are two measures: the model's own token embeddings, and common words (BM25, Robertson and
Zaragoza 2009), in which rare words count more.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError, shown


@torch.no_grad()
def similarities(model: GPT, question: Sequence[int], documents: Sequence[Sequence[int]]) -> Tensor:
    """The cosine of the question's and each document's mean token embedding, [N].

    Raises:
        ValueError: a text has no token, or there is no document.
    """
    if not documents or not all(len(text) for text in (question, *documents)):
        raise RefusedValueError("the question and each document need at least one token")
    table = model.token_embedding.weight  # [V, d_model]
    middle = table.mean(dim=0)  # subtract what all tokens have in common
    means = [(table[list(text)] - middle).mean(dim=0) for text in (question, *documents)]
    asked, *others = torch.nn.functional.normalize(torch.stack(means), dim=-1)
    scores: Tensor = torch.stack(others) @ asked
    return scores


class BM25:
    """BM25 scores of documents for a question, by common words or tokens.

    Args:
        documents: the documents, each a list of words or token IDs.
        k: the saturation of repeated words; with a smaller one, more occurrences add less.
        b: the penalty for a document's length, 0 to 1.

    >>> BM25([["paris", "is", "big"], ["rome", "is", "old"]]).scores(["rome", "is"])
    tensor([0.0729, 0.3502])
    """

    def __init__(
        self, documents: Sequence[Sequence[object]], k: float = 1.5, b: float = 0.75
    ) -> None:
        if not documents:
            raise RefusedValueError("documents is empty: there is nothing to find")
        if not k >= 0 or not 0 <= b <= 1:
            raise RefusedValueError(f"k={shown(k)} is below 0 or b={shown(b)} outside 0 … 1")
        self.counts = [Counter(words) for words in documents]
        self.holding = Counter(word for counts in self.counts for word in counts)
        mean = sum(map(len, documents)) / len(documents) or 1
        self.least = [k * (1 - b + b * len(words) / mean) for words in documents]

    def scores(self, question: Sequence[object]) -> Tensor:
        """The score of each document, [N]; 0 without a common word."""
        N = len(self.counts)
        rare = {w: math.log(1 + (N - n + 0.5) / (n + 0.5)) for w, n in self.holding.items()}
        return torch.tensor(
            [
                sum(rare[w] * counts[w] / (counts[w] + least) for w in question if counts[w])
                for counts, least in zip(self.counts, self.least, strict=True)
            ]
        )


def nearest(scores: Tensor, k: int) -> list[int]:
    """The indices of the k best documents, the best first; the earlier of equal ones first.

    Raises:
        ValueError: there are fewer than k documents.
    """
    if not 1 <= k <= len(scores):
        raise RefusedValueError(f"k={shown(k)} is not one of 1 … {len(scores)}")
    order: list[int] = scores.argsort(descending=True, stable=True).tolist()
    return order[:k]
