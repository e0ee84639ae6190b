"""Byte-pair encoding of one word."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Ranks = Mapping[bytes, int]
Choice = Callable[[list[bytes], list[int], Ranks], int]

# A vocabulary small enough to work through by hand, in which the ways of choosing a pair differ:
# found by trying random ones, as the one that tells most of them apart within four words.
RANKS = {b"a": 0, b"b": 1, b"c": 2, b"d": 3, b"ad": 4, b"ba": 5, b"adb": 6, b"bb": 7, b"aa": 8}
RANKS |= {b"cd": 9, b"aabb": 10, b"dcd": 11, b"aadb": 12}
WORDS = (b"ba", b"adb", b"aaa", b"adba", b"aadb", b"baaaa", b"bbbba", b"dcd", b"c")


def _pieces(word: bytes) -> list[bytes]:
    return [bytes([byte]) for byte in word]


def _merged(word: bytes, ranks: Ranks, choice: Choice, rounds: int = 100) -> list[bytes]:
    """The pieces of a word in which a choice among the mergeable pairs is merged each round."""
    pieces = _pieces(word)
    for _ in range(rounds):
        places = [i for i in range(len(pieces) - 1) if pieces[i] + pieces[i + 1] in ranks]
        if not places:
            break
        i = choice(pieces, places, ranks)
        pieces[i : i + 2] = [pieces[i] + pieces[i + 1]]
    return pieces


def _rank(pieces: list[bytes], i: int, ranks: Ranks) -> int:
    return ranks[pieces[i] + pieces[i + 1]]


def _lowest(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    return min(places, key=lambda i: _rank(pieces, i, ranks))


def _by(choice: Choice, rounds: int = 100) -> Callable[[bytes, Ranks], list[int]]:
    return lambda word, ranks: [ranks[p] for p in _merged(word, ranks, choice, rounds)]


def encode(word: bytes, ranks: Ranks) -> list[int]:
    """The reference."""
    return [ranks[piece] for piece in _merged(word, ranks, _lowest)]


def _most_frequent(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    joined = [pieces[i] + pieces[i + 1] for i in places]
    return max(places, key=lambda i: joined.count(pieces[i] + pieces[i + 1]))


def _most_frequent_then_lowest(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    joined = [pieces[i] + pieces[i + 1] for i in places]
    count = {i: joined.count(pieces[i] + pieces[i + 1]) for i in places}
    return min(places, key=lambda i: (-count[i], _rank(pieces, i, ranks)))


def _longest(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    return max(places, key=lambda i: len(pieces[i] + pieces[i + 1]))


def _longest_then_lowest(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    length = {i: len(pieces[i] + pieces[i + 1]) for i in places}
    return min(places, key=lambda i: (-length[i], _rank(pieces, i, ranks)))


def _sum_of_ids(pieces: list[bytes], places: list[int], ranks: Ranks) -> int:
    return min(places, key=lambda i: ranks[pieces[i]] + ranks[pieces[i + 1]])


def _longest_match(word: bytes, ranks: Ranks, from_end: bool = False) -> list[int]:
    ids: list[int] = []
    while word:
        n = max(
            n for n in range(1, len(word) + 1) if (word[-n:] if from_end else word[:n]) in ranks
        )
        ids.append(ranks[word[-n:] if from_end else word[:n]])
        word = word[:-n] if from_end else word[n:]
    return ids[::-1] if from_end else ids


def _one_pass(word: bytes, ranks: Ranks) -> list[int]:
    pieces = _pieces(word)
    i = 0
    while i < len(pieces) - 1:
        if pieces[i] + pieces[i + 1] in ranks:
            pieces[i : i + 2] = [pieces[i] + pieces[i + 1]]
        else:
            i += 1
    return [ranks[piece] for piece in pieces]


def _neighbour_stays(word: bytes, ranks: Ranks) -> list[int]:
    pieces = _pieces(word)
    for _ in range(100):
        places = [i for i in range(len(pieces) - 1) if pieces[i] + pieces[i + 1] in ranks]
        if not places:
            break
        i = _lowest(pieces, places, ranks)
        pieces[i] = pieces[i] + pieces[i + 1]
    return [ranks[piece] for piece in pieces]


def _whole_or_bytes(word: bytes, ranks: Ranks) -> list[int]:
    return [ranks[word]] if word in ranks else [ranks[piece] for piece in _pieces(word)]


exercise = Exercise(
    "tokenization.encode",
    number=4,
    solution=encode,
    inputs=[(word, RANKS) for word in WORDS],
    hints=(
        "Keep a list of pieces, at first the single bytes. In each round, look at all pairs of "
        "neighbours whose join is in `ranks`: which pair goes first, and what if there is none?",
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
            "n pieces have n − 1 pairs of neighbours, and fewer after each merge: count anew in "
            "each round."
        ),
        r"ValueError: (?:min|max)\(\)": (
            "when no pair of neighbours is a token, there is nothing to choose from: stop there."
        ),
    },
    endless=(
        "a round has to end the loop when no pair of neighbours is a token, and has to put the "
        "join in the place of *two* pieces otherwise."
    ),
    mistakes={
        "this takes the longest token that fits; byte-pair encoding merges in the order in which "
        "the merges were learned, lowest rank first.": _longest_match,
        # who takes the longest join, and the leftmost of equals, always does the same as these two
        "this merges the leftmost pair, or the leftmost of the longest; of all pairs in the word, "
        "the one with the lowest rank goes first.": Either(
            _by(lambda _, places, ranks: places[0]), _by(_longest), _one_pass
        ),
        "this begins at the right end; of all pairs in the word, the one with the lowest rank goes "
        "first.": Either(
            _by(lambda _, places, ranks: places[-1]),
            lambda word, ranks: _longest_match(word, ranks, from_end=True),
        ),
        "this merges the highest rank first; a low rank was learned early and goes first.": (
            _by(lambda pieces, places, ranks: max(places, key=lambda i: _rank(pieces, i, ranks)))
        ),
        "of equal pairs the leftmost goes first, this takes the rightmost.": (
            _by(lambda pieces, places, ranks: _lowest(pieces, places[::-1], ranks))
        ),
        "this goes by the sum of the two pieces' IDs; what counts is the ID of their join.": (
            _by(_sum_of_ids)
        ),
        "this merges the most frequent pair, as training does; in use the order is fixed: the "
        "lowest rank goes first.": Either(_by(_most_frequent), _by(_most_frequent_then_lowest)),
        "this merges the pair whose join is longest; its length does not matter, its rank does.": (
            _by(_longest_then_lowest)
        ),
        "`min` of bytes is the first in the alphabet; compare their ranks, "
        "`min(…, key=ranks.get)`.": _by(
            lambda pieces, places, ranks: min(places, key=lambda i: pieces[i] + pieces[i + 1])
        ),
        "after one merge this stops; go on as long as two neighbours together are a token.": (
            _by(_lowest, rounds=1)
        ),
        "a part is counted twice: the join takes the place of both pieces, and here the second "
        "one stays.": _neighbour_stays,
        "these are the pieces, rightly merged; asked are their IDs.": Either(
            lambda word, ranks: _merged(word, ranks, _lowest),
            lambda word, ranks: [piece.decode() for piece in _merged(word, ranks, _lowest)],
        ),
        "nothing is merged: these are the bytes' own tokens.": lambda word, ranks: (
            [ranks[piece] for piece in _pieces(word)]
        ),
        "a word that is not a token as a whole may still have parts that are.": _whole_or_bytes,
        "these are the numbers of the bytes; a token's ID is what `ranks` says.": (
            lambda word, ranks: list(word)
        ),
    },
)
