"""Compare a word's vectors in two uses, block by block."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model import GPT
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.embeddings.analogies import Encoder

CAN = {
    "verb": [
        "I hope that she can",
        "I think that we can",
        "I know that they can",
        "and now the boy can",
        "and then the girl can",
        "so that now he can",
    ],
    "tin": [
        "Then he took a can",
        "Then she opened the can",
        "Then he found a can",
        "Then there was a can",
        "Then Tom had the can",
        "Then they saw the can",
    ],
}
"""*can* in two uses: beginnings of five tokens. An article comes before each noun."""

CAN_CROSSED = {
    ("tin", "tin"): [
        "He took a red can",
        "She opened the small can",
        "He found a big can",
        "There was a little can",
        "Tom had the old can",
        "They saw the blue can",
    ],
    ("tin", "verb"): [
        "I hope the red can",
        "I think a big can",
        "I know the old can",
        "and now the red can",
        "and then a small can",
        "so that little red can",
    ],
    ("verb", "tin"): [
        "He said that she can",
        "She knew that he can",
        "Tom said that we can",
        "They said that he can",
        "Then he said they can",
        "Then she said he can",
    ],
    ("verb", "verb"): [
        "I hope that he can",
        "I think that Tom can",
        "I know that Ben can",
        "and now the girl can",
        "and then the boy can",
        "so that now she can",
    ],
}
"""The use of *can* → the use that the beginning resembles. No article comes right before a noun."""


def last_vectors(model: GPT, tokenizer: Encoder, texts: Sequence[str]) -> Tensor:
    """The vector of each text's last token before the first block and after each block.

    Args:
        model: a model whose last ID is the end-of-text token, which is put before each text.
        tokenizer: its tokenizer.
        texts: n texts of the same number of tokens, so that their last ones have the same position.

    Returns:
        [L + 1, n, d_model].

    Raises:
        ValueError: the texts have different numbers of tokens.
    """
    ids = _ids(model, tokenizer, texts)
    names = ["embedding", *(f"blocks.{i}.output" for i in range(model.config.n_layers))]
    with torch.inference_mode():
        found = model.activations(ids, names)
    return torch.stack([found[name][:, -1] for name in names])


def expected(model: GPT, tokenizer: Encoder, texts: Sequence[str]) -> Tensor:
    """The ID of the most probable next token of each text, [n]; texts as in ``last_vectors``."""
    with torch.inference_mode():
        logits: Tensor = model(_ids(model, tokenizer, texts))[:, -1]
    return logits.argmax(dim=-1)


def _ids(model: GPT, tokenizer: Encoder, texts: Sequence[str]) -> Tensor:
    end = model.config.vocab_size - 1
    rows = [[end, *tokenizer.encode(text)] for text in texts]
    if len(lengths := {len(row) - 1 for row in rows}) > 1:
        raise RefusedValueError(f"the texts have {sorted(lengths)} tokens; give equally long ones")
    return torch.tensor(rows)


def within_and_between(vectors: Tensor, first: Sequence[int]) -> tuple[float, float]:
    """The mean cosine of two vectors from one half, and of two from different halves.

    Args:
        vectors: [n, d_model].
        first: the indices of the first half.
    """
    cosines = F.cosine_similarity(vectors[:, None], vectors[None], dim=-1)  # [n, n]
    in_first = torch.zeros(len(vectors), dtype=torch.bool)
    in_first[list(first)] = True
    same = in_first[:, None] == in_first[None]
    others = ~torch.eye(len(vectors), dtype=torch.bool)
    return cosines[same & others].mean().item(), cosines[~same].mean().item()


def better_divisions(vectors: Tensor) -> tuple[int, int]:
    """The number of divisions into halves that are further apart than the given one.

    The distance is the mean cosine within a half minus that between the halves.

    Args:
        vectors: [n, d_model], n even.

    Returns:
        The number of divisions that do better, and the number of all divisions.
    """
    n = len(vectors)
    divisions = [(0, *rest) for rest in itertools.combinations(range(1, n), n // 2 - 1)]
    gaps = [a - b for a, b in (within_and_between(vectors, half) for half in divisions)]
    own = gaps[divisions.index(tuple(range(n // 2)))]
    return sum(gap > own + 1e-6 for gap in gaps), len(gaps)
