"""Encode one word by byte-pair encoding."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Ranks = Mapping[bytes, int]

# A vocabulary small enough to work through by hand, found by random search: it tells most ways of #
# choosing a pair apart within four words.
RANKS = {b"a": 0, b"b": 1, b"c": 2, b"d": 3, b"ad": 4, b"ba": 5, b"adb": 6, b"bb": 7, b"aa": 8}
RANKS |= {b"cd": 9, b"aabb": 10, b"dcd": 11, b"aadb": 12}
WORDS = (b"ba", b"adb", b"aaa", b"adba", b"aadb", b"baaaa", b"bbbba", b"dcd", b"c")


def encode(word: bytes, ranks: Ranks) -> list[int]:
    """The reference solution."""
    pieces = [bytes([byte]) for byte in word]
    while True:
        joins = {i: a + b for i, (a, b) in enumerate(pairwise(pieces)) if a + b in ranks}
        if not joins:
            return [ranks[piece] for piece in pieces]
        i = min(joins, key=lambda i: ranks[joins[i]])
        pieces[i : i + 2] = [joins[i]]


_CHOICE = "min(joins, key=lambda i: ranks[joins[i]])"
_COUNT = "[*joins.values()].count(joins[i])"


def _longest_match(word: bytes, ranks: Ranks) -> list[int]:
    ids = []
    while word:
        n = max(n for n in range(1, len(word) + 1) if word[:n] in ranks)
        ids.append(ranks[word[:n]])
        word = word[n:]
    return ids


def _longest_match_from_the_end(word: bytes, ranks: Ranks) -> list[int]:
    turned = {token[::-1]: rank for token, rank in ranks.items()}
    return _longest_match(word[::-1], turned)[::-1]


def _one_pass(word: bytes, ranks: Ranks) -> list[int]:
    pieces = [bytes([byte]) for byte in word]
    i = 0
    while i < len(pieces) - 1:
        if pieces[i] + pieces[i + 1] in ranks:
            pieces[i : i + 2] = [pieces[i] + pieces[i + 1]]
        else:
            i += 1
    return [ranks[piece] for piece in pieces]


exercise = Exercise(
    "tokenization.encode",
    number=2,
    solution=encode,
    inputs=[(word, RANKS) for word in WORDS],
    hints=(
        "Keep a list of pieces, at first the single bytes. In each round, look at all pairs of "
        "neighbors whose join is in `ranks`: which pair goes first, and what if there is none?",
        "The pair whose join has the lowest rank goes first, and `min` takes the leftmost of "
        "equals. Replace its two pieces with `pieces[i : i + 2] = [joined]` and look at all pairs "
        "again; when none is left, look up the IDs of the pieces.",
    ),
    then=(
        "Give it GPT-2's 50,000 merges in place of this small table, and cut the text into words "
        "first: that is GPT-2's tokenizer, and there is nothing else to it."
    ),
    raises={
        r"TypeError: (?:unsupported operand .*'int' and 'bytes'|can't concat int)": (
            "`word[i]` of bytes is a number, and does not join with bytes: take `word[i : i + 1]`."
        ),
        r"KeyError: \d+": (
            "the keys of `ranks` are bytes, and this is a number: `word[i]`, or going through "
            "`word`, gives numbers, `word[i : i + 1]` gives bytes."
        ),
        r"KeyError: b": (
            "these bytes are not a token: join two pieces only where their join is in `ranks`."
        ),
        r"KeyError: '": "the keys of `ranks` are bytes, and this is text.",
        r"TypeError: sequence item \d+: expected a bytes-like object, int": (
            "`word[i]` of bytes is a number: take `word[i : i + 1]`, which is bytes."
        ),
        r"TypeError: unhashable type: '(?:list|bytearray)'": (
            "the keys of `ranks` are bytes: ask for a slice of `word`, or for two pieces joined "
            "by +."
        ),
        r"IndexError": (
            "n pieces have n − 1 pairs of neighbors, and fewer after each merge: count anew in "
            "each round."
        ),
        r"ValueError: (?:min|max)\(\)": (
            "when no pair of neighbors is a token, there is nothing to choose from: stop there."
        ),
    },
    endless=(
        "a round has to end the loop when no pair of neighbors is a token, and has to put the "
        "join in the place of *two* pieces otherwise."
    ),
    mistakes={
        "this takes the longest token that fits. Byte-pair encoding repeats its merges in the "
        "order in which they were learned, lowest rank first.": _longest_match,
        # taking the longest merge, and the leftmost among equals, gives the same as these two
        "this merges the leftmost pair, or the leftmost of the longest. Look at all pairs in the "
        "word first: the one with the lowest rank goes first.": Either(
            Mutant(_CHOICE, "min(joins)"),
            Mutant(_CHOICE, "max(joins, key=lambda i: len(joins[i]))"),
            _one_pass,
        ),
        "this begins at the right end. Look at all pairs in the word: the one with the lowest rank "
        "goes first.": Either(Mutant(_CHOICE, "max(joins)"), _longest_match_from_the_end),
        "this merges the highest rank first; a low rank was learned early and goes first.": Mutant(
            "min(joins", "max(joins"
        ),
        "where a pair occurs twice, the leftmost goes first; this takes the rightmost.": Mutant(
            "min(joins", "min(reversed(joins)"
        ),
        "this goes by the sum of the two pieces' IDs; what counts is the ID of their join.": Mutant(
            "ranks[joins[i]]", "ranks[pieces[i]] + ranks[pieces[i + 1]]"
        ),
        "this merges the most frequent pair, as training does; in use the order is fixed: the "
        "lowest rank goes first.": Either(
            Mutant(_CHOICE, f"max(joins, key=lambda i: {_COUNT})"),
            Mutant("ranks[joins[i]]", f"(-{_COUNT}, ranks[joins[i]])"),
        ),
        "this merges the pair whose join is longest; its length does not matter, its rank "
        "does.": Mutant("ranks[joins[i]]", "(-len(joins[i]), ranks[joins[i]])"),
        "`min` of bytes is the first in the alphabet; compare their ranks, `min(…, "
        "key=ranks.get)`.": Mutant("ranks[joins[i]]", "joins[i]"),
        "this stops after one merge. Go on as long as two neighbors together are a token.": Mutant(
            ("while True", "for done in (False, True)"), ("if not joins", "if done or not joins")
        ),
        "a part is counted twice: the join replaces both pieces, and here the second one "
        "stays.": Mutant("i + 2]", "i + 1]"),
        "these are the pieces. Return their IDs, which `ranks` has.": Either(
            Mutant("ranks[piece] for", "piece for"),
            Mutant("ranks[piece] for", "piece.decode() for"),
            Mutant(("ranks[piece] for", "piece for"), ("min(joins", "min(reversed(joins)")),
        ),
        "nothing is merged: these are the bytes' own tokens.": lambda word, ranks: [
            ranks[bytes([byte])] for byte in word
        ],
        "a word that is not a token as a whole may still have parts that are.": (
            lambda word, ranks: (
                [ranks[word]] if word in ranks else [ranks[bytes([byte])] for byte in word]
            )
        ),
        "these are the numbers of the bytes; a token's ID is what `ranks` "
        "says.": lambda word, ranks: list(word),
    },
)
