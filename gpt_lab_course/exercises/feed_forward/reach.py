"""Predict which parts can change an answer at all."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def can_matter(part: str, block: int, place: int, last: int, n_blocks: int) -> bool:
    """The reference solution: only a later block's attention moves anything to the last token."""
    here = place == last
    carried = place < last and block < n_blocks - 1
    return here or carried


_RESULT, _CARRIED = "here or carried", "place < last and block < n_blocks - 1"
_ATTENTION = 'part == "attention"'


exercise = Exercise(
    "feed_forward.reach",
    number=3,
    solution=can_matter,
    inputs=[
        (part, block, place, last, n_blocks)
        for n_blocks, last, places in ((6, 5, (1, 4, 5, 6)), (2, 3, (0, 2, 3, 7)), (1, 2, (1, 2)))
        for place in places
        for block in sorted({0, n_blocks // 2, n_blocks - 1})
        for part in ("attention", "FFN")
    ],
    hints=(
        "What a part writes at a token goes into that token's stream. Follow it upward: who reads "
        "this stream later, and can any of them bring it to the last token?",
        "Only attention brings something from one token to another, and only to later ones. So "
        "from an earlier token it takes an attention in a block *after* this one. At the last "
        "token itself, every part writes into the stream that the answer is read from.",
    ),
    then=(
        "So before any measurement you know which rows of a table cannot come out otherwise. Such "
        "a row is no control."
    ),
    raises={
        r"TypeError: .*str": '`part` is a word, "attention" or "FFN"; the others are numbers.',
    },
    mistakes={
        "the last block is wrong. What it writes at an earlier token is added to that token's "
        "stream, and afterwards no attention comes that could fetch it.": Mutant(
            _CARRIED, "place < last"
        ),
        "attention of the last block is wrong. It *reads* earlier tokens, but what it writes at "
        "one of them stays there: nobody looks back after it.": Mutant(
            _CARRIED, f"place < last and (block < n_blocks - 1 or {_ATTENTION})"
        ),
        "a later token can't matter: no token looks ahead.": Either(
            Mutant(_CARRIED, "place != last and block < n_blocks - 1"),
            Mutant(_CARRIED, "block < n_blocks - 1"),
            Mutant(_RESULT, "True"),
            Mutant(_CARRIED, f"block < n_blocks - 1 or {_ATTENTION}"),
        ),
        "at the last token every part matters, in the last block, too: the answer is read from its "
        "stream.": Either(
            Mutant(_RESULT, "place <= last and block < n_blocks - 1"),
            Mutant(_RESULT, "block < n_blocks - 1"),
        ),
        "the last token itself is missing: what is written there goes into the answer.": Mutant(
            _RESULT, "carried"
        ),
        "earlier tokens matter, too: attention of later blocks fetches from them.": Mutant(
            _RESULT, "here"
        ),
        "what an FFN writes at an earlier token can be fetched, too, by the attention of a later "
        "block.": Either(
            Mutant(_CARRIED, f"place < last and {_ATTENTION}"),
            Mutant(_CARRIED, f"{_CARRIED} and {_ATTENTION}"),
            Mutant(_RESULT, _ATTENTION),
        ),
        "an FFN's output goes into the stream of its token, so attention of the same block comes "
        "too early to fetch it, but that of the next block doesn't.": Either(
            Mutant(_CARRIED, "place < last and block < n_blocks - 2"),
            Mutant(_CARRIED, f"place < last and block < n_blocks - 1 - (not ({_ATTENTION}))"),
        ),
        "this is the other way round: return whether the part *can* matter.": Mutant(
            _RESULT, f"not ({_RESULT})"
        ),
    },
)
