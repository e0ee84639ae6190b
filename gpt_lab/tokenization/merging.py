"""Apply merges to a piece of text: lowest rank first, leftmost first among equal ones."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from itertools import pairwise


def merge_in_place(ids: list[int], ranks: Mapping[tuple[int, int], int]) -> Iterator[int]:
    """Merge neighboring tokens in place, and yield each new ID.

    Merged-away tokens become −1, so positions do not shift. A heap has all IDs that can be made,
    with their positions. Merging into one ID enables only merges into higher IDs, which were
    learned later. Positions that another merge has changed are skipped when they come up. The run
    time is about linear: seconds for an unsplit megabyte.

    Args:
        ids: the IDs of a piece's bytes.
        ranks: the merged ID of two IDs; lower IDs are merged first.
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
    """The IDs after all merges."""
    ids = ids.copy()
    for _ in merge_in_place(ids, ranks):
        pass
    return [i for i in ids if i >= 0]
