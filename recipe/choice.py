"""Which of GPT-2's tokens the lab model keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.tokenization.gpt2 import gpt2_encoding

LARGEST = 6_600
"""The most tokens, with the end-of-text token: a float16 model has to stay under 8 MB."""


def parents() -> dict[int, tuple[int, int]]:
    """For each of GPT-2's tokens but the bytes, the two that it is merged from."""
    tokenizer = BytePairTokenizer.gpt2()
    ids = {tokenizer.token_bytes(i): i for i in range(tokenizer.vocab_size - 1)}
    return {ids[left + right]: (ids[left], ids[right]) for left, right in tokenizer.merges}


def closed(ids: Iterable[int], parents: Mapping[int, tuple[int, int]]) -> set[int]:
    """The tokens, every byte, and whatever any of them is merged from."""
    chosen = set(range(256))
    waiting = list(ids)
    while waiting:
        token = waiting.pop()
        if token not in chosen:
            chosen.add(token)
            waiting += parents[token]
    return chosen


def count(texts: Iterable[str]) -> Counter[int]:
    """How often each of GPT-2's tokens occurs."""
    counts: Counter[int] = Counter()
    for ids in gpt2_encoding().encode_ordinary_batch(list(texts), num_threads=2):
        counts.update(ids)
    return counts


def choose(
    needed: Iterable[int], others: Mapping[int, int], largest: int = LARGEST
) -> tuple[set[int], int]:
    """The tokens to keep.

    Args:
        needed: those that must be kept, however rare.
        others: how often each of the others occurs. The most frequent are kept, as many as fit;
            of those that are equally frequent all or none.
        largest: the most tokens, with the end-of-text token.

    Returns:
        The tokens, closed, without the end-of-text token; and how often is often enough.

    Raises:
        ValueError: the tokens that must be kept are too many already.
    """
    family = parents()
    chosen = closed(needed, family)
    if len(chosen) + 1 > largest:
        raise ValueError(f"{len(chosen)} tokens must be kept, and there is room for {largest - 1}")
    often = max(others.values(), default=0) + 1
    for least in sorted(set(others.values()), reverse=True):
        more = closed((i for i, n in others.items() if n >= least), family) | chosen
        if len(more) + 1 > largest:
            break
        chosen, often = more, least
    return chosen, often


def vocabulary_file(ids: Iterable[int]) -> bytes:
    """The packaged file's content for these IDs: sixteen to a line."""
    words = [str(i) for i in sorted(ids)]
    lines = [" ".join(words[i : i + 16]) for i in range(0, len(words), 16)]
    return ("\n".join(lines) + "\n").encode("ascii")
