"""How merges are made in a piece of text: lowest rank first, and of equal ones leftmost."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from itertools import pairwise


def merges_made(ids: list[int], ranks: Mapping[tuple[int, int], int]) -> Iterator[int]:
    """Merges neighbours in place and yields each new ID.

    What a merge swallowed becomes −1, so that nothing moves. The heap holds the possible merges;
    those that others made impossible are recognized when they come up. For n bytes it takes
    O(n log n) steps.

    Args:
        ids: the IDs of a piece's bytes.
        ranks: what two IDs make together; a lower ID is made first.
    """
    before = list(range(-1, len(ids) - 1))
    after = list(range(1, len(ids) + 1))
    heap = [(ranks[pair], i, pair) for i, pair in enumerate(pairwise(ids)) if pair in ranks]
    heapq.heapify(heap)
    while heap:
        new, i, pair = heapq.heappop(heap)
        j = after[i]
        if j == len(ids) or (ids[i], ids[j]) != pair:
            continue
        ids[i], ids[j] = new, -1
        after[i] = after[j]
        if after[i] < len(ids):
            before[after[i]] = i
        for k in (before[i], i):
            if k >= 0 and after[k] < len(ids):
                pair = ids[k], ids[after[k]]
                if pair in ranks:
                    heapq.heappush(heap, (ranks[pair], k, pair))
        yield new


def merged(ids: list[int], ranks: Mapping[tuple[int, int], int]) -> list[int]:
    """The IDs with all merges made."""
    ids = ids.copy()
    for _ in merges_made(ids, ranks):
        pass
    return [i for i in ids if i >= 0]
