"""`tokenization.encode` as learners solve it: rightly in other forms, and wrongly."""

from collections import Counter
from itertools import pairwise

import numpy as np
import torch


def _encode_all_at_once(word, ranks):
    """As GPT-2's own code has it: all places of the best pair are merged in one go."""
    pieces = [word[i : i + 1] for i in range(len(word))]
    while len(pieces) > 1:
        pairs = set(pairwise(pieces))
        best = min(pairs, key=lambda pair: ranks.get(pair[0] + pair[1], 1e9))
        if best[0] + best[1] not in ranks:
            break
        new, i = [], 0
        while i < len(pieces):
            if tuple(pieces[i : i + 2]) == best:
                new.append(best[0] + best[1])
                i += 2
            else:
                new.append(pieces[i])
                i += 1
        pieces = new
    return tuple(ranks[piece] for piece in pieces)


def _encode_in_order_of_learning(word, ranks):
    """Going through the merges from the first to the last does the same."""
    pieces = [bytes([b]) for b in word]
    for token in sorted(ranks, key=ranks.get):
        i = 0
        while i < len(pieces) - 1:
            if pieces[i] + pieces[i + 1] == token:
                pieces[i : i + 2] = [token]
            i += 1
    return torch.tensor([ranks[piece] for piece in pieces])


def _encode_yielding(word, ranks):
    pieces = [word[i : i + 1] for i in range(len(word))]
    while True:
        best = None
        for i in range(len(pieces) - 1):
            rank = ranks.get(pieces[i] + pieces[i + 1])
            if rank is not None and (best is None or rank < best[0]):
                best = rank, i
        if best is None:
            break
        pieces[best[1] : best[1] + 2] = [pieces[best[1]] + pieces[best[1] + 1]]
    yield from (ranks[piece] for piece in pieces)


def _loop(choose):
    """Encoding with a choice among the joins of neighbours that are tokens."""

    def encode(word, ranks):
        pieces = [word[i : i + 1] for i in range(len(word))]
        while True:
            joined = [a + b for a, b in pairwise(pieces)]
            known = [token for token in joined if token in ranks]
            if not known:
                return [ranks[piece] for piece in pieces]
            i = choose(known, joined, pieces, ranks)
            pieces[i : i + 2] = [joined[i]]

    return encode


def _first_known(known, joined, pieces, ranks):
    return joined.index(known[0])


def _alphabetical(known, joined, pieces, ranks):
    return joined.index(min(known))


def _highest(known, joined, pieces, ranks):
    return joined.index(max(known, key=ranks.get))


def _longest(known, joined, pieces, ranks):
    return joined.index(min(known, key=lambda token: (-len(token), ranks[token])))


def _frequent(known, joined, pieces, ranks):
    return joined.index(Counter(known).most_common(1)[0][0])


def _by_sum(known, joined, pieces, ranks):
    def cost(i):
        return ranks[pieces[i]] + ranks[pieces[i + 1]] if joined[i] in ranks else 1e9

    return min(range(len(joined)), key=cost)


def _rightmost_of_equals(known, joined, pieces, ranks):
    best = min(known, key=ranks.get)
    return max(i for i, token in enumerate(joined) if token == best)


def _greedy(word, ranks):
    ids = []
    start = 0
    while start < len(word):
        end = len(word)
        while word[start:end] not in ranks:
            end -= 1
        ids.append(ranks[word[start:end]])
        start = end
    return ids


def _one_merge(word, ranks):
    pieces = [word[i : i + 1] for i in range(len(word))]
    joined = [a + b for a, b in pairwise(pieces)]
    known = [token for token in joined if token in ranks]
    if known:
        i = joined.index(min(known, key=ranks.get))
        pieces[i : i + 2] = [joined[i]]
    return [ranks[piece] for piece in pieces]


def _second_stays(word, ranks):
    pieces = [word[i : i + 1] for i in range(len(word))]
    while True:
        joined = [a + b for a, b in pairwise(pieces)]
        known = [token for token in joined if token in ranks]
        if not known:
            return [ranks[piece] for piece in pieces]
        i = joined.index(min(known, key=ranks.get))
        pieces[i] = joined[i]


def _numbers(word, ranks):
    pieces = [word[i] for i in range(len(word))]
    return [ranks[piece] for piece in pieces]


def _numbers_joined(word, ranks):
    return [ranks[word[i] + word[i + 1 : i + 2]] for i in range(len(word))]


def _min_of_nothing(word, ranks):
    pieces = [word[i : i + 1] for i in range(len(word))]
    while len(pieces) > 1:
        joined = [a + b for a, b in pairwise(pieces)]
        best = min((t for t in joined if t in ranks), key=ranks.get)
        i = joined.index(best)
        pieces[i : i + 2] = [best]
    return [ranks[piece] for piece in pieces]


def _index_too_far(word, ranks):
    pieces = [word[i : i + 1] for i in range(len(word))]
    for i in range(len(pieces)):
        if pieces[i] + pieces[i + 1] in ranks:
            pieces[i : i + 2] = [pieces[i] + pieces[i + 1]]
    return [ranks[piece] for piece in pieces]


RIGHT = [
    _encode_all_at_once,
    _encode_in_order_of_learning,
    _encode_yielding,
    lambda word, ranks: np.array(list(_encode_yielding(word, ranks))),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the longest token that fits": _greedy,
    "the leftmost pair": _loop(_first_known),
    "merges the highest rank": _loop(_highest),
    "this takes the rightmost": _loop(_rightmost_of_equals),
    "the sum of the two pieces' IDs": _loop(_by_sum),
    "the most frequent pair": _loop(_frequent),
    "the pair whose join is longest": _loop(_longest),
    "the first in the alphabet": _loop(_alphabetical),
    "after one merge this stops": _one_merge,
    "here the second one stays": _second_stays,
    "nothing is merged": lambda word, ranks: [ranks[bytes([b])] for b in word],
    "the numbers of the bytes": lambda word, ranks: [int(b) for b in word],
    "may still have parts": lambda word, ranks: (
        [ranks[word]] if word in ranks else [ranks[bytes([b])] for b in word]
    ),
    "the keys of `ranks` are bytes, and this is a number": _numbers,
    "does not join with bytes": _numbers_joined,
    "nothing to choose from": _min_of_nothing,
    "count anew in each round": _index_too_far,
    "these bytes are not a token": lambda word, ranks: [ranks[word]],
}
