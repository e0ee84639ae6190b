"""How many entries of the vocabulary were learned?"""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

exercise = Exercise(
    "tokenization.merges_learned",
    number=1,
    solution=50_000,
    hints=(
        "The vocabulary has three kinds of entries. Which were there before training began, and "
        "which was added by hand?",
        "There is an entry for every possible byte, and one special token that marks the end of a "
        "text. Each of the others was made by a merge.",
    ),
    then=(
        "Each of these merges has a place in the order in which they were learned, which is its "
        "ID: `tokenization.encode` will need nothing else."
    ),
    mistakes={
        "that is the whole vocabulary; bytes and the end-of-text token were not merged.": 50_257,
        "one too many: there are 256 bytes, and the end-of-text token was not merged "
        "either.": 50_001,
        "the end-of-text token is taken away; the bytes were there from the start too.": 50_256,
        "50,000 is the answer before that: bytes and end of text are taken away twice.": Either(
            49_743, 49_744, 49_742
        ),
        "one too few: besides the bytes there is a single special token.": 49_999,
        "two too many: a byte has 256 values, 0 among them, and end of text is no merge.": 50_002,
        "those are the bytes, the tokens that need no merge.": 256,
        "those are the entries that training did not produce; asked are the others.": 257,
        "that is the end-of-text token alone, the one that was added by hand.": 1,
        "a byte has 256 values, not the 128 of ASCII.": Either(50_129, 50_128),
        "the bytes and the special token are among the 50,257: subtract, do not add.": Either(
            50_513, 50_514, 50_258
        ),
        "that is GPT-1's count of merges; GPT-2's vocabulary is larger.": 40_000,
    },
)
