"""How merges are made in a piece of text: lowest rank first, and of equal ones leftmost."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from itertools import pairwise


def merges_made(ids: list[int], ranks: Mapping[tuple[int, int], int]) -> Iterator[int]:
    """Merges neighbors in place and yields each new ID.

    What a merge swallowed becomes −1, so that nothing moves. For each ID that could be made, its
    places are kept, and the IDs come from a heap. Merges of one ID make room only for higher ones,
    which were learned later, and from left to right. Places where another merge came first are
    recognized when they come up. n bytes take about n steps: a megabyte without a cut, seconds.

    Args:
        ids: the IDs of a piece's bytes.
        ranks: what two IDs make together; a lower ID is made first.
    """
    before = list(range(-1, len(ids) - 1))
    after = list(range(1, len(ids) + 1))
    places: dict[int, list[int]] = {}
    for i, pair in enumerate(pairwise(ids)):
        if pair in ranks:
            places.setdefault(ranks[pair], []).append(i)
    heap = list(places)
    heapq.heapify(heap)
    while heap:
        new = heapq.heappop(heap)
        for i in places.pop(new):
            j = after[i]
            if j == len(ids) or ranks.get((ids[i], ids[j])) != new:
                continue
            ids[i], ids[j] = new, -1
            after[i] = after[j]
            if after[i] < len(ids):
                before[after[i]] = i
            for k in (before[i], i):
                if k >= 0 and after[k] < len(ids):
                    higher = ranks.get((ids[k], ids[after[k]]))
                    if higher is not None and higher not in places:
                        places[higher] = []
                        heapq.heappush(heap, higher)
                    if higher is not None:
                        places[higher].append(k)
            yield new


def merged(ids: list[int], ranks: Mapping[tuple[int, int], int]) -> list[int]:
    """The IDs with all merges made."""
    ids = ids.copy()
    for _ in merges_made(ids, ranks):
        pass
    return [i for i in ids if i >= 0]
