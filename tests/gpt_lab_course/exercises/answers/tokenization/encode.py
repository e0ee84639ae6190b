"""`tokenization.encode` as learners solve it: rightly in other forms, and wrongly."""

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
    "and this is text": lambda word, ranks: [ranks[piece] for piece in word.decode()],
    "`word[i]` of bytes is a number: take": lambda word, ranks: b"".join(list(word)),
    "ask for a slice of `word`": lambda word, ranks: ranks[list(word)],
    "the longest token that fits": _greedy,
    "this stops after one merge": _one_merge,
    "here the second one stays": _second_stays,
    "the keys of `ranks` are bytes, and this is a number": _numbers,
    "does not join with bytes": _numbers_joined,
    "nothing to choose from": _min_of_nothing,
    "count anew in each round": _index_too_far,
    "these bytes are not a token": lambda word, ranks: [ranks[word]],
}
