"""Merge a pair of neighboring pieces wherever it occurs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import AnyStr

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Pieces = Sequence[bytes]


def merge(word: Sequence[AnyStr], pair: tuple[AnyStr, AnyStr]) -> list[AnyStr]:
    """The reference solution, for bytes or text: from the left, skipping past each match."""
    merged: list[AnyStr] = []
    i = 0
    while i < len(word):
        if tuple(word[i : i + 2]) == pair:
            merged.append(word[i] + word[i + 1])
            i += 2
        else:
            merged.append(word[i])
            i += 1
    return merged


def _from_the_right(word: Pieces, pair: tuple[bytes, bytes]) -> list[bytes]:
    turned = [piece[::-1] for piece in reversed(word)]
    left, right = pair
    found = merge(turned, (right[::-1], left[::-1]))
    return [piece[::-1] for piece in reversed(found)]


def _once(word: Pieces, pair: tuple[bytes, bytes]) -> list[bytes]:
    for i in range(len(word) - 1):
        if (word[i], word[i + 1]) == pair:
            return [*word[:i], word[i] + word[i + 1], *word[i + 2 :]]
    return list(word)


def _by_letters(word: Pieces, pair: tuple[bytes, bytes]) -> list[bytes]:
    """A mistake: join the letters and split again, which finds the pair across pieces, too."""
    letters, text, found, i = b"".join(word), b"".join(pair), [], 0
    while i < len(letters):
        n = len(text) if letters[i : i + len(text)] == text else 1
        found.append(letters[i : i + n])
        i += n
    return found


def _cut(word: str) -> list[bytes]:
    return [piece.encode() for piece in word.split("|")]


_INPUTS = [
    ("t|h|e", ("t", "h")),
    (" |t|h|e|t|h", ("t", "h")),
    ("a|a|a", ("a", "a")),
    ("a|a|a|a|b|a", ("a", "a")),
    ("h|t|h|t", ("h", "t")),
    (" l|ig|h|t", ("ig", "h")),
    ("ab|c|a|bc", ("a", "bc")),
    ("n|o", ("t", "h")),
    ("t", ("t", "h")),
    ("t|h|h", ("h", "t")),
]
_JOIN = "word[i] + word[i + 1]"

exercise = Exercise(
    "tokenization.merge",
    number=1,
    solution=merge,
    inputs=[(_cut(word), (left.encode(), right.encode())) for word, (left, right) in _INPUTS],
    hints=(
        "Walk through the word from the left, and build a new list. At each place there are two "
        "cases. How many pieces of the word does each of them use up?",
        "Where the piece and its right neighbor are the pair, append the two joined and go on two "
        "places further; otherwise append the piece alone and go on by one. Don't forget that the "
        "last piece has no right neighbor.",
    ),
    then="Count the pairs, merge the winner, repeat: that's all of training, and you have it now.",
    raises={
        r"IndexError": (
            "the last piece has no right neighbor: ask first whether there is one, or compare the "
            "slice `word[i : i + 2]`, which may be shorter. (A word that gets shorter on the way "
            "ends sooner than its `range`.)"
        ),
        r"TypeError: (?:sequence item|can't concat|can only concatenate|unsupported operand)": (
            "the pieces are bytes, and so is what the pair makes: `word[i] + word[i + 1]`."
        ),
        r"TypeError: a bytes-like object is required, not '(?:str|tuple)'": (
            'the pieces are bytes: join the pair by +, or by `b"".join(pair)`.'
        ),
        r"AttributeError: 'list' object has no attribute '(?:replace|join)'": (
            "the word is a list of pieces, which has no such method: go through its places."
        ),
        r"AttributeError: 'tuple' object has no attribute": (
            "a tuple cannot be changed: build a list."
        ),
    },
    endless="each round has to move on, by one place or by two.",
    mistakes={
        "the second half of a hit is used again: of `aaa`, the middle letter goes into two pieces. "
        "After a hit, move on by two places.": Mutant("i += 2", "i += 1"),
        "only the first hit is merged. The pair may occur again.": _once,
        "this begins at the right. Of `aaa`, merge the first two letters, not the "
        "last.": _from_the_right,
        "this also joins the two halves where they stand in the wrong order.": Mutant(
            "tuple(word[i : i + 2]) == pair",
            "tuple(sorted(word[i : i + 2])) == tuple(sorted(pair))",
        ),
        "this merges wherever the *left* half stands, whatever comes after it.": Mutant(
            "tuple(word[i : i + 2]) == pair", "word[i] == pair[0] and i + 1 < len(word)"
        ),
        "the other pieces are lost. A piece that isn't part of the pair stays as it is.": Either(
            Mutant("            merged.append(word[i])\n", ""),
            Mutant(("            merged.append(word[i])\n", ""), ("i += 2", "i += 1")),
        ),
        "all pieces are joined. Only the pair becomes one piece.": lambda word, pair: [
            b"".join(word)
        ],
        "this looks at the letters. Only two whole *pieces* next to each other are the "
        "pair.": _by_letters,
        "two pieces whose letters together are the pair's are not the pair: compare each half "
        "with its half.": Mutant(
            "tuple(word[i : i + 2]) == pair", 'b"".join(word[i : i + 2]) == b"".join(pair)'
        ),
        "the last piece is lost where it's no part of the pair: the loop ends before it. Does its "
        "right neighbor have to be there?": Mutant("i < len(word)", "i < len(word) - 1"),
        "two things: the last piece is lost, because the loop ends before it; and after a hit, the "
        "second half of the pair is used again.": Mutant(
            ("i < len(word)", "i < len(word) - 1"), ("i += 2", "i += 1")
        ),
        "the last piece is appended in any case, even where it has just become part of a "
        "pair.": Mutant(
            ("i < len(word)", "i < len(word) - 1"), ("return merged", "return [*merged, word[-1]]")
        ),
        "the pair stands here as a tuple. Join its two halves to one piece.": Mutant(
            f"append({_JOIN})", "append(pair)"
        ),
        "the two halves are joined in the wrong order.": Mutant(_JOIN, "word[i + 1] + word[i]"),
        "nothing is merged. Compare two neighbors with the pair, as a tuple: a list never equals "
        "a tuple.": lambda word, pair: list(word),
        "this is the text in one. Return the list of its pieces.": lambda word, pair: b"".join(
            merge(word, pair)
        ),
    },
)
