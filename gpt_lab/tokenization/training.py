"""Learn a byte-pair vocabulary: merge the most frequent pair, and repeat.

Lesson 1 counts all pairs again before each merge, which is shorter. But a merge changes only the
counts of pairs next to the merged ones. So this module updates counts, and a heap keeps the pairs
in order. For a text of a megabyte this is several times quicker (``python -m
benchmarks.tokenization``), and even more so for more merges.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from gpt_lab.tokenization.byte_level import BYTES, byte_ids, encodable
from gpt_lab.tokenization.pattern import split
from gpt_lab.validation import integer

Pair = tuple[int, int]


class TrainingStep(NamedTuple):
    """One merge of training: the two tokens, their count as neighbors, and the new token's ID."""

    left: bytes
    right: bytes
    occurrences: int
    token_id: int


def train_steps(text: str, vocab_size: int) -> Iterator[TrainingStep]:
    """Learn a vocabulary from a text; see :meth:`BytePairTokenizer.train_steps`."""
    vocab_size = integer("vocab_size", vocab_size, least=len(BYTES))
    pairs = _Pairs(text)
    tokens = list(BYTES)
    while len(tokens) < vocab_size and (found := pairs.most_frequent()):
        (left, right), occurrences = found
        yield TrainingStep(tokens[left], tokens[right], occurrences, len(tokens))
        pairs.merge((left, right), len(tokens))
        tokens.append(tokens[left] + tokens[right])


class _Pairs:
    """The pairs of neighboring tokens in a text: their counts, their words, and a heap by count.

    Each distinct word is stored once, with its count.

    A heap entry has the count that its pair had when it was pushed. Merges create new pairs with
    the new token and break others, so a pair's count never increases: an entry on top can only be
    too high. If it is, it is pushed again with the current count.
    """

    def __init__(self, text: str) -> None:
        words = Counter(split(encodable(text)))
        self._words = [byte_ids(word.encode("utf-8")) for word in words]
        self._times = list(words.values())
        self._counts: Counter[Pair] = Counter()
        self._words_with: defaultdict[Pair, set[int]] = defaultdict(set)  # by pair, also former
        for w, (word, times) in enumerate(zip(self._words, self._times, strict=True)):
            for pair in pairwise(word):
                self._counts[pair] += times
                self._words_with[pair].add(w)
        self._heap = [_entry(pair, count) for pair, count in self._counts.items()]
        heapq.heapify(self._heap)

    def most_frequent(self) -> tuple[Pair, int] | None:
        """The most frequent pair, with the lowest IDs among equals, and its count."""
        while self._heap:
            negated, left, right = heapq.heappop(self._heap)
            pair = left, right
            count = self._counts[pair]
            if count == -negated:
                return pair, count
            if count:
                heapq.heappush(self._heap, _entry(pair, count))
        return None

    def merge(self, pair: Pair, new: int) -> None:
        """Merge the pair into one token everywhere."""
        made: set[Pair] = set()
        for w in self._words_with.pop(pair):
            before, times = self._words[w], self._times[w]
            after = _joined(before, pair, new)
            if len(after) == len(before):
                continue  # another merge has broken the pair here
            for gone in pairwise(before):
                self._counts[gone] -= times
            for met in pairwise(after):
                self._counts[met] += times
                if new in met:
                    made.add(met)
                    self._words_with[met].add(w)
            self._words[w] = after
        for met in made:
            heapq.heappush(self._heap, _entry(met, self._counts[met]))


def _entry(pair: Pair, count: int) -> tuple[int, int, int]:
    """A heap entry whose order is: the highest count first, then the lowest IDs."""
    return -count, *pair


def _joined(ids: list[int], pair: Pair, new: int) -> list[int]:
    """The IDs with each occurrence of the pair, from the left, merged."""
    joined: list[int] = []
    for i in ids:
        if joined and (joined[-1], i) == pair:
            joined[-1] = new
        else:
            joined.append(i)
    return joined
