"""How a byte-pair vocabulary is learned: merge the most frequent pair, and repeat.

Counting all pairs anew before each merge is shorter, and what lesson 1 does. But a merge changes
few counts: those of the pairs beside the places where it is made. So the counts are kept, and a
heap keeps the pairs in order. For a text of a megabyte that is several times quicker
(``python -m benchmarks.tokenization``), and the more merges, the more so.
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
    """One merge that training made: the two tokens, how often they met, and the new token's ID."""

    left: bytes
    right: bytes
    occurrences: int
    token_id: int


def train_steps(text: str, vocab_size: int) -> Iterator[TrainingStep]:
    """Learns a vocabulary from a text; see :meth:`BytePairTokenizer.train_steps`."""
    vocab_size = integer("vocab_size", vocab_size, least=len(BYTES))
    pairs = _Pairs(text)
    tokens = list(BYTES)
    while len(tokens) < vocab_size and (found := pairs.most_frequent()):
        (left, right), occurrences = found
        yield TrainingStep(tokens[left], tokens[right], occurrences, len(tokens))
        pairs.merge((left, right), len(tokens))
        tokens.append(tokens[left] + tokens[right])


class _Pairs:
    """The pairs of neighbors in a text: how often each occurs, in which words, and in order.

    Each word of the text is kept once, with how many times it occurs.

    A pair stands in the heap with the count that it had when it was put there. A merge makes new
    pairs, all with the new token, and takes others apart, so a pair never becomes more frequent
    than it was at first: what is on top may only promise too much. Then it goes back with the
    count that it has now.
    """

    def __init__(self, text: str) -> None:
        words = Counter(split(encodable(text)))
        self._words = [byte_ids(word.encode("utf-8")) for word in words]
        self._times = list(words.values())
        self._counts: Counter[Pair] = Counter()
        self._found: defaultdict[Pair, set[int]] = defaultdict(set)  # in which words; or once was
        for w, (word, times) in enumerate(zip(self._words, self._times, strict=True)):
            for pair in pairwise(word):
                self._counts[pair] += times
                self._found[pair].add(w)
        self._heap = [_entry(pair, count) for pair, count in self._counts.items()]
        heapq.heapify(self._heap)

    def most_frequent(self) -> tuple[Pair, int] | None:
        """The pair that occurs most often, of several the one with the lowest IDs; its count."""
        while self._heap:
            promised, left, right = heapq.heappop(self._heap)
            pair = left, right
            count = self._counts[pair]
            if count == -promised:
                return pair, count
            if count:
                heapq.heappush(self._heap, _entry(pair, count))
        return None

    def merge(self, pair: Pair, new: int) -> None:
        """Make the pair one token, wherever it occurs."""
        made: set[Pair] = set()
        for w in self._found.pop(pair):
            before, times = self._words[w], self._times[w]
            after = _joined(before, pair, new)
            if len(after) == len(before):
                continue  # another merge has taken the pair apart here
            for gone in pairwise(before):
                self._counts[gone] -= times
            for met in pairwise(after):
                self._counts[met] += times
                if new in met:
                    made.add(met)
                    self._found[met].add(w)
            self._words[w] = after
        for met in made:
            heapq.heappush(self._heap, _entry(met, self._counts[met]))


def _entry(pair: Pair, count: int) -> tuple[int, int, int]:
    """Of a heap, the smallest comes first: the highest count, then the lowest IDs."""
    return -count, *pair


def _joined(ids: list[int], pair: Pair, new: int) -> list[int]:
    """The IDs with each occurrence of the pair, from the left, made one."""
    joined: list[int] = []
    for i in ids:
        if joined and (joined[-1], i) == pair:
            joined[-1] = new
        else:
            joined.append(i)
    return joined
