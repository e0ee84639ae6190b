"""Exercises of chapter 1: byte-pair encoding in four functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from gpt_lab.exercises.exercise import Exercise

Pair = tuple[int, int]


def _count_pairs(ids: Sequence[int]) -> dict[Pair, int]:
    return dict(Counter(pairwise(ids)))


count_pairs = Exercise(
    "tokenization.count_pairs",
    solution=_count_pairs,
    inputs=[(list(b"low lower lowest"),), ([1, 2, 1, 2, 1],), ([7, 7, 7],), ([5],), ([],)],
    mistakes={
        "pairs overlap: after (1, 2) in [1, 2, 1] comes (2, 1).": lambda ids: dict(
            Counter(zip(ids[::2], ids[1::2], strict=False))
        ),
        "the last pair is missing: a list of n has n − 1 pairs.": lambda ids: dict(
            Counter(pairwise(ids[:-1]))
        ),
        "a pair has an order: (1, 2) and (2, 1) are two.": lambda ids: dict(
            Counter((min(p), max(p)) for p in pairwise(ids))
        ),
        "these are the pairs, but each is counted once only.": lambda ids: dict.fromkeys(
            pairwise(ids), 1
        ),
    },
)


def _merge_pair(ids: Sequence[int], pair: Pair, new_id: int) -> list[int]:
    merged: list[int] = []
    i = 0
    while i < len(ids):
        if tuple(ids[i : i + 2]) == pair:
            merged.append(new_id)
            i += 2
        else:
            merged.append(ids[i])
            i += 1
    return merged


def _merge_keeping_the_second(ids: Sequence[int], pair: Pair, new_id: int) -> list[int]:
    merged: list[int] = []
    for i, token in enumerate(ids):
        merged.append(new_id if tuple(ids[i : i + 2]) == pair else token)
    return merged


def _merge_first_only(ids: Sequence[int], pair: Pair, new_id: int) -> list[int]:
    for i in range(len(ids) - 1):
        if tuple(ids[i : i + 2]) == pair:
            return [*ids[:i], new_id, *ids[i + 2 :]]
    return list(ids)


def _merge_losing_the_last(ids: Sequence[int], pair: Pair, new_id: int) -> list[int]:
    merged: list[int] = []
    i = 0
    while i < len(ids) - 1:
        hit = tuple(ids[i : i + 2]) == pair
        merged.append(new_id if hit else ids[i])
        i += 2 if hit else 1
    return merged


merge_pair = Exercise(
    "tokenization.merge_pair",
    solution=_merge_pair,
    inputs=[
        ([1, 2, 3, 1, 2], (1, 2), 9),
        ([1, 1, 1], (1, 1), 9),
        ([2, 1], (1, 2), 9),
        ([4], (1, 2), 9),
        ([], (1, 2), 9),
    ],
    mistakes={
        "the new token replaces both: after a hit, step over two.": _merge_keeping_the_second,
        "every occurrence is replaced, not the first alone.": _merge_first_only,
        "a last token that is in no pair gets lost.": _merge_losing_the_last,
    },
)


def _encode(word: bytes, ranks: Mapping[bytes, int]) -> list[int]:
    pieces = [bytes([byte]) for byte in word]
    while len(pieces) > 1:
        pairs = [a + b for a, b in pairwise(pieces)]
        best = min(range(len(pairs)), key=lambda i: ranks.get(pairs[i], len(ranks)))
        if pairs[best] not in ranks:
            break
        pieces[best : best + 2] = [pairs[best]]
    return [ranks[piece] for piece in pieces]


def _encode_longest_match(word: bytes, ranks: Mapping[bytes, int]) -> list[int]:
    ids = []
    while word:
        end = max(n for n in range(1, len(word) + 1) if word[:n] in ranks)
        ids.append(ranks[word[:end]])
        word = word[end:]
    return ids


def _encode_left_to_right(word: bytes, ranks: Mapping[bytes, int]) -> list[int]:
    pieces = [bytes([byte]) for byte in word]
    i = 0
    while i < len(pieces) - 1:
        if pieces[i] + pieces[i + 1] in ranks:
            pieces[i : i + 2] = [pieces[i] + pieces[i + 1]]
            i = 0
        else:
            i += 1
    return [ranks[piece] for piece in pieces]


def _encode_bytes(word: bytes, ranks: Mapping[bytes, int]) -> list[int]:
    return [ranks[bytes([byte])] for byte in word]


# A vocabulary small enough to work through by hand, in which the three ways of encoding differ:
# "abc" tells the longest match from byte-pair encoding, "abcd" both from going left to right.
_RANKS = {b"a": 0, b"b": 1, b"c": 2, b"d": 3, b"bc": 4, b"ab": 5, b"bcd": 6, b"abcd": 7}

encode = Exercise(
    "tokenization.encode",
    solution=_encode,
    inputs=[(word, _RANKS) for word in (b"ab", b"abc", b"abcd", b"abab", b"dcba", b"bcd", b"a")],
    mistakes={
        "this takes the longest token that fits; byte-pair encoding merges in the order in which "
        "the merges were learned, lowest rank first.": _encode_longest_match,
        "this merges the first pair it meets; of all pairs in the word, the one with the lowest "
        "rank goes first.": _encode_left_to_right,
        "nothing is merged: these are the bytes' own tokens.": _encode_bytes,
    },
)

_TOKENS = {
    0: b"caf",
    1: b"\xc3",
    2: b"\xa9",
    3: b" \xe6\x97",
    4: b"\xa5",
    5: b"!",
}


def _decode(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return b"".join(tokens[i] for i in ids).decode("utf-8", errors="replace")


def _decode_each(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return "".join(tokens[i].decode("utf-8", errors="replace") for i in ids)


def _decode_dropping(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return b"".join(tokens[i] for i in ids).decode("utf-8", errors="ignore")


def _decode_latin(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return b"".join(tokens[i] for i in ids).decode("latin-1")


def _decode_spaced(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return " ".join(tokens[i].decode("utf-8", errors="replace") for i in ids)


decode = Exercise(
    "tokenization.decode",
    solution=_decode,
    inputs=[(ids, _TOKENS) for ids in ([0, 5], [0, 1, 2, 5], [3, 4, 5], [1, 5], [0], [])],
    mistakes={
        "a character's bytes can lie in two tokens: join the bytes first, decode once.": (
            _decode_each
        ),
        "bytes that are no text should show as �, not vanish.": _decode_dropping,
        "the bytes are UTF-8: one character may take several.": _decode_latin,
        "a token carries its own space; nothing goes between them.": _decode_spaced,
    },
)

ALL = (count_pairs, merge_pair, encode, decode)
