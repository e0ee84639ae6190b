"""How many bytes of text does a tokenizer pack into a token?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Encode = Callable[[str], Sequence[int]]


def bytes_per_token(text: str, encode: Encode) -> float:
    """The reference."""
    return len(text.encode("utf-8")) / len(encode(text))


def by_threes(text: str) -> list[int]:
    """A tokenizer to try answers with: three characters make a token, what is left another."""
    return [7 * len(text[i : i + 3]) for i in range(0, len(text), 3)]


def _with_gpt2(text: str, encode: Encode) -> float:
    from gpt_lab.tokenization import gpt2_encoding  # it is read only for those who made this slip

    return bytes_per_token(text, gpt2_encoding().encode)


exercise = Exercise(
    "tokenization.bytes_per_token",
    number=2,
    solution=bytes_per_token,
    inputs=[
        (text, by_threes)
        for text in ("token", "größer", "猫が好き", "a", "letters", "to be, or not to be")
    ],
    hints=(
        "You need two lengths: that of the text, and that of the list that `encode` returns. In "
        "which unit is the first one measured?",
        '`len(text)` counts characters. `text.encode("utf-8")` gives the bytes of a text, and '
        "those have a length, too. Divide with `/`, which does not round.",
    ),
    then=(
        "Try it on the same sentence in two languages: what was rare in the training text stays in "
        "small pieces, and fills a model's context sooner."
    ),
    raises={
        r"UnicodeEncodeError": "that encoding does not know every character; UTF-8 does.",
        r"TypeError: object of type '(?:int|float)' has no len": (
            "`len` was taken of a number: of the text's bytes and of the list of IDs it is asked."
        ),
        r"TypeError: unsupported operand type.*'list'": (
            "divide by the number of tokens, which is the length of the list, not by the list."
        ),
        r"TypeError: unsupported operand type.*'bytes'": (
            "divide the number of bytes, which is their length, not the bytes themselves."
        ),
        r"AttributeError: 'function' object has no attribute": (
            "`encode` is a function here: call it with the text, `encode(text)`."
        ),
    },
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
        "// rounds down; a text of 3 bytes in 2 tokens has 1.5 bytes a token.": Either(
            lambda text, encode: len(text.encode("utf-8")) // len(encode(text)),
            lambda text, encode: int(len(text.encode("utf-8")) / len(encode(text))),
        ),
        "this is rounded; a text of 3 bytes in 2 tokens has 1.5 bytes a token.": Either(
            lambda text, encode: round(bytes_per_token(text, encode)),
            lambda text, encode: round(bytes_per_token(text, encode), 1),
            lambda text, encode: round(bytes_per_token(text, encode), 2),
        ),
        "these are the bytes of the text; now divide by the number of tokens.": (
            lambda text, encode: len(text.encode("utf-8"))
        ),
        "this is the number of tokens; the bytes are missing.": lambda text, encode: len(
            encode(text)
        ),
        "this is bytes per character; asked are bytes per token.": lambda text, encode: (
            len(text.encode("utf-8")) / len(text)
        ),
        "this is bytes per word; a word may be several tokens, and a token less than a word.": (
            lambda text, encode: len(text.encode("utf-8")) / len(text.split())
        ),
        "the IDs were added up; what counts is how many there are.": lambda text, encode: (
            len(text.encode("utf-8")) / sum(encode(text))
        ),
        "a token that occurs twice counts twice: a set keeps only one of each.": (
            lambda text, encode: len(text.encode("utf-8")) / len(set(encode(text)))
        ),
        "the words were encoded one by one; spaces belong to tokens, so encode the whole text.": (
            lambda text, encode: (
                len(text.encode("utf-8")) / sum(len(encode(word)) for word in text.split())
            )
        ),
        "`encode` was given bytes; it takes the text itself.": lambda text, encode: (
            len(text.encode("utf-8")) / len(encode(text.encode("utf-8")))
        ),
        "UTF-16 has other bytes than UTF-8, and these are they.": Either(
            lambda text, encode: len(text.encode("utf-16")) / len(encode(text)),
            lambda text, encode: len(text.encode("utf-16-le")) / len(encode(text)),
        ),
        "ASCII has no “ß” and no “猫”: what it left out is missing from the count.": (
            lambda text, encode: len(text.encode("ascii", errors="ignore")) / len(encode(text))
        ),
        "a space is a byte, too, and belongs to a token: leave the text as it is.": (
            lambda text, encode: len(text.replace(" ", "").encode()) / len(encode(text))
        ),
        "`sys.getsizeof` says how much memory Python takes for the text, with all that it notes "
        "beside it; asked is how long the text is in UTF-8.": Either(
            lambda text, encode: sys.getsizeof(text) / len(encode(text)),
            lambda text, encode: sys.getsizeof(text.encode()) / len(encode(text)),
        ),
        "these are bits, of which a byte has eight.": lambda text, encode: (
            8 * bytes_per_token(text, encode)
        ),
        "this uses GPT-2's tokenizer whatever it is given: call the argument `encode`.": _with_gpt2,
    },
)
