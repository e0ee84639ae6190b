"""The bytes of text for each token of a tokenizer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Encode = Callable[[str], Sequence[int]]


def bytes_per_token(text: str, encode: Encode) -> float:
    """The reference solution."""
    n_bytes = len(text.encode("utf-8"))
    n_tokens = len(encode(text))
    return n_bytes / n_tokens


_RESULT = "n_bytes / n_tokens"
_CHARACTERS = 'text.encode("utf-8")', "text"


def by_threes(text: str) -> list[int]:
    """A toy tokenizer: three characters are a token, and the rest is another."""
    return [7 * len(text[i : i + 3]) for i in range(0, len(text), 3)]


def _with_gpt2(text: str, encode: Encode) -> float:
    from gpt_lab.tokenization import gpt2_encoding  # read only if an answer makes this slip

    return bytes_per_token(text, gpt2_encoding().encode)


exercise = Exercise(
    "tokenization.bytes_per_token",
    number=5,
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
        "a character is not a byte: “ß” has two in UTF-8, “猫” three.": Mutant(*_CHARACTERS),
        "this is tokens per byte, the wrong way up.": Mutant(_RESULT, "n_tokens / n_bytes"),
        "this is tokens per character. Return bytes per token.": Mutant(
            _CHARACTERS, (_RESULT, "n_tokens / n_bytes")
        ),
        "// rounds down; a text of 3 bytes in 2 tokens has 1.5 bytes a token.": Either(
            Mutant(_RESULT, "n_bytes // n_tokens"), Mutant(_RESULT, f"int({_RESULT})")
        ),
        "this is rounded; a text of 3 bytes in 2 tokens has 1.5 bytes a token.": Either(
            *(Mutant(_RESULT, f"round({_RESULT}{digits})") for digits in ("", ", 1", ", 2"))
        ),
        "these are the bytes of the text; now divide by the number of tokens.": Mutant(
            _RESULT, "n_bytes"
        ),
        "this is the number of tokens; the bytes are missing.": Mutant(_RESULT, "n_tokens"),
        "this is bytes per character. Return bytes per token.": Mutant("encode(text)", "text"),
        "this is bytes per word; a word may be several tokens, and a token less than a "
        "word.": Mutant("encode(text)", "text.split()"),
        "the IDs were added up; what counts is how many there are.": Mutant(
            "len(encode", "sum(encode"
        ),
        "a token that occurs twice counts twice: a set keeps only one of each.": Mutant(
            "encode(text)", "set(encode(text))"
        ),
        "the words were encoded one by one; spaces belong to tokens, so encode the whole "
        "text.": Mutant("len(encode(text))", "sum(len(encode(word)) for word in text.split())"),
        "`encode` was given bytes; it takes the text itself.": Mutant(
            "encode(text)", "encode(text.encode())"
        ),
        "UTF-16 has other bytes than UTF-8, and these are they.": Either(
            Mutant("utf-8", "utf-16"), Mutant("utf-8", "utf-16-le")
        ),
        "ASCII has no “ß” and no “猫”: what it left out is missing from the count.": Mutant(
            '"utf-8"', '"ascii", errors="ignore"'
        ),
        "a space is a byte, too, and belongs to a token: leave the text as it is.": Mutant(
            "text.encode(", 'text.replace(" ", "").encode('
        ),
        "`sys.getsizeof` says how much memory Python takes for the text, with all that it notes "
        "beside it. Return how long the text is in UTF-8.": Either(
            lambda text, encode: sys.getsizeof(text) / len(encode(text)),
            lambda text, encode: sys.getsizeof(text.encode()) / len(encode(text)),
        ),
        "these are bits, of which a byte has eight.": Mutant("return ", "return 8 * "),
        "this uses GPT-2's tokenizer whatever it is given: call the argument `encode`.": _with_gpt2,
    },
)
