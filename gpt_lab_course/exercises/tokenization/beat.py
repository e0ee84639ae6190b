"""Find two merges that leave fewer pieces than the two most frequent pairs."""

from __future__ import annotations

from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.forms import shown
from gpt_lab_course.exercises.mistakes import Either
from gpt_lab_course.exercises.tokenization.merge import merge

WORDS = ("stop",) * 4 + ("to",) * 4 + ("st",) * 3 + ("op",) * 3
"""The text. `to` is its most frequent pair, and merging it destroys both `st` and `op` in
`stop`."""

BY_RULE = 24
"""The number of pieces after merging the most frequent pair twice: `to`, then `sto`."""


def pairs_of(answer: object) -> list[tuple[str, str]] | None:
    """Merges as pairs of text; bytes are decoded. None if the answer is not a list of pairs."""
    if not isinstance(answer, (list, tuple)):
        return None
    pairs = []
    for entry in answer:
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            return None
        halves = [
            half.decode(errors="replace") if isinstance(half, bytes) else half for half in entry
        ]
        if not all(isinstance(half, str) for half in halves):
            return None
        pairs.append((halves[0], halves[1]))
    return pairs


def pieces_left(pairs: Sequence[tuple[str, str]]) -> int:
    """The number of pieces of the text after these merges."""
    words = [list(word) for word in WORDS]
    for pair in pairs:
        words = [merge(word, pair) for word in words]
    return sum(map(len, words))


def beats(answer: object) -> bool:
    """Whether these are two merges that leave fewer pieces than the rule's."""
    pairs = pairs_of(answer)
    return pairs is not None and len(pairs) == 2 and pieces_left(pairs) < BY_RULE


def as_good(a: object, b: object) -> bool:
    """Whether two answers both beat the rule, or are the same merges."""
    if beats(b):
        return beats(a)
    return type(a) is type(b) and (pairs_of(a) or a) == (pairs_of(b) or b)


def by_its_pieces(answer: object) -> str:
    """The message about a wrong list of merges."""
    pairs = pairs_of(answer)
    if pairs is None or len(pairs) != 2:
        return shown(answer)
    return (
        f"{shown(answer)}, which leaves {pieces_left(pairs)} pieces where the rule has {BY_RULE},"
    )


exercise = Exercise(
    "tokenization.beat",
    number=4,
    solution=[("s", "t"), ("o", "p")],
    same=as_good,
    describe=by_its_pieces,
    hints=(
        "The rule takes `to` first. Which other pairs of *stop* can't be glued any more after "
        "that, and how often did each of them occur?",
        "`st` and `op` occur 7 times each, and they don't overlap: gluing one leaves the other as "
        "it was. How many pieces does the text have after both?",
    ),
    then=(
        "A merge also decides which pairs are left. The rule never looks ahead, and to try all "
        "orders would take too long on a real text."
    ),
    mistakes={
        "these are the rule's own merges, 24 pieces. What if you leave `to` alone?": Either(
            [("t", "o"), ("s", "to")], [("t", "o"), ("to", "p")]
        ),
        "25 pieces: after `to`, only the 3 words *st* or *op* still have this pair. Begin with "
        "another one.": Either([("t", "o"), ("s", "t")], [("t", "o"), ("o", "p")]),
        "25 pieces: you're building *stop* from its end or its beginning. Leave that, and count "
        "what else occurs 7 times.": Either(
            [("s", "t"), ("st", "o")],
            [("o", "p"), ("t", "op")],
            [("s", "t"), ("t", "o")],
            [("o", "p"), ("t", "o")],
        ),
        "this is one merge; the rule has made two.": Either(
            [("s", "t")], [("o", "p")], [("t", "o")]
        ),
        "these are three merges; the rule has made two.": Either(
            [("s", "t"), ("o", "p"), ("st", "op")], [("o", "p"), ("s", "t"), ("st", "op")]
        ),
        "these are glued pieces. Give each merge as a pair of its two halves, as `merge` takes "
        'them: `("t", "o")`.': Either(["st", "op"], ["op", "st"], ["to", "sto"]),
        "this is one flat list. Put the two halves of each merge in parentheses.": Either(
            ["s", "t", "o", "p"], ["o", "p", "s", "t"]
        ),
        "no merges, no glue: give two.": [],
    },
)
