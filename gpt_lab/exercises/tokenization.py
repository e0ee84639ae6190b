"""Exercises of chapter 1: what a vocabulary holds, and how it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from gpt_lab.exercises.exercise import Exercise

merges_learned = Exercise(
    "tokenization.merges_learned",
    hints=(
        "The vocabulary has three kinds of entries. Which were there before training began, "
        "and which was added by hand?",
        "There is an entry for every possible byte, and one special token that marks the end "
        "of a text. Each of the others was made by a merge.",
    ),
    solution=50_000,
    mistakes={
        "that is the whole vocabulary; bytes and the end-of-text token were not merged.": 50_257,
        "the bytes are taken away; the end-of-text token was not merged either.": 50_001,
        "the end-of-text token is taken away; the bytes were there from the start too.": 50_256,
        "50,000 is the answer before that: bytes and end of text are taken away twice.": 49_743,
        "those are the bytes, the tokens that need no merge.": 256,
    },
)


def _bytes_per_token(text: str, encode: Callable[[str], Sequence[int]]) -> float:
    return len(text.encode("utf-8")) / len(encode(text))


def _pairs_of_characters(text: str) -> list[int]:
    return [len(text[i : i + 2]) for i in range(0, len(text), 2)]


bytes_per_token = Exercise(
    "tokenization.bytes_per_token",
    hints=(
        "You need two lengths: that of the text, and that of the list that `encode` returns. "
        "In which unit is the first one measured?",
        '`len(text)` counts characters. `text.encode("utf-8")` gives the bytes of a text, and'
        " those have a length, too. Divide with `/`, which does not round.",
    ),
    solution=_bytes_per_token,
    inputs=[(text, _pairs_of_characters) for text in ("token", "größer", "猫が好き", "a")],
    mistakes={
        "a character is not a byte: “ß” has two in UTF-8, “猫” three.": lambda text, encode: (
            len(text) / len(encode(text))
        ),
        "this is tokens per byte, the wrong way up.": lambda text, encode: (
            len(encode(text)) / len(text.encode("utf-8"))
        ),
        "this is tokens per character; asked are bytes per token.": lambda text, encode: (
            len(encode(text)) / len(text)
        ),
        "// rounds down; a text of 3 bytes in 2 tokens has 1.5 bytes a token.": (
            lambda text, encode: len(text.encode("utf-8")) // len(encode(text))
        ),
    },
)


def _encode(
    word: bytes, ranks: Mapping[bytes, int], best: Callable[..., int] = min, last: bool = False
) -> list[int]:
    pieces = [bytes([byte]) for byte in word]
    while True:
        pairs = {i: a + b for i, (a, b) in enumerate(pairwise(pieces)) if a + b in ranks}
        if not pairs:
            return [ranks[piece] for piece in pieces]
        order = sorted(pairs, reverse=last)
        i = best(order, key=lambda i: ranks[pairs[i]])
        pieces[i : i + 2] = [pairs[i]]


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
# "abc" tells the longest match from byte-pair encoding, "abcd" both from going left to right,
# "aba" the highest rank from the lowest, "aaa" the rightmost of equal pairs from the leftmost.
_RANKS = {b"a": 0, b"b": 1, b"c": 2, b"d": 3, b"bc": 4, b"ab": 5, b"bcd": 6, b"abcd": 7}
_RANKS |= {b"ba": 8, b"aa": 9}

encode = Exercise(
    "tokenization.encode",
    hints=(
        "Keep a list of pieces, at first the single bytes. In each round, look at all pairs "
        "of neighbours whose join is in `ranks`: which pair goes first, and what if there is "
        "none?",
        "The pair whose join has the lowest rank goes first, and `min` takes the leftmost of "
        "equals. Replace its two pieces with `pieces[i : i + 2] = [joined]` and look at all "
        "pairs again; when none is left, look up the IDs of the pieces.",
    ),
    solution=_encode,
    inputs=[(word, _RANKS) for word in (b"ab", b"abc", b"abcd", b"aba", b"aaa", b"dcba", b"a")],
    mistakes={
        "this takes the longest token that fits; byte-pair encoding merges in the order in which "
        "the merges were learned, lowest rank first.": _encode_longest_match,
        "this merges the first pair it meets; of all pairs in the word, the one with the lowest "
        "rank goes first.": _encode_left_to_right,
        "this merges the highest rank first; a low rank was learned early and goes first.": (
            lambda word, ranks: _encode(word, ranks, best=max)
        ),
        "of equal pairs the leftmost goes first, this takes the rightmost.": (
            lambda word, ranks: _encode(word, ranks, last=True)
        ),
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


def _decode_each_dropping(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return "".join(tokens[i].decode("utf-8", errors="ignore") for i in ids)


def _decode_latin(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return b"".join(tokens[i] for i in ids).decode("latin-1")


def _decode_spaced(ids: Sequence[int], tokens: Mapping[int, bytes]) -> str:
    return " ".join(tokens[i].decode("utf-8", errors="replace") for i in ids)


decode = Exercise(
    "tokenization.decode",
    hints=(
        'A token may end in the middle of a character: `b"\\xc3"` and `b"\\xa9"` are the two '
        "halves of “é”. What has to be done before anything can be decoded?",
        'Join the bytes of all tokens with `b"".join(…)`, and decode the result once. The '
        "method `decode` has an argument `errors` that says what becomes of bytes that are "
        "not valid.",
    ),
    solution=_decode,
    inputs=[(ids, _TOKENS) for ids in ([0, 5], [0, 1, 2, 5], [3, 4, 5], [1, 5], [0], [])],
    mistakes={
        "a character's bytes can lie in two tokens: join the bytes first, decode once.": (
            _decode_each
        ),
        "a character's bytes can lie in two tokens, and here both halves vanish: join the bytes "
        "first, decode once.": _decode_each_dropping,
        "bytes that are no text should show as �, not vanish.": _decode_dropping,
        "the bytes are UTF-8: one character may take several.": _decode_latin,
        "a token carries its own space; nothing goes between them.": _decode_spaced,
    },
)

ALL = (merges_learned, bytes_per_token, decode, encode)
