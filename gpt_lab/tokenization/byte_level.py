"""The 256 bytes of a byte-level vocabulary, and a text as their IDs."""

from __future__ import annotations

import operator
import re
from functools import cache
from typing import SupportsIndex

from gpt_lab.validation import RefusedTypeError, RefusedValueError

_PRINTABLE = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]

BYTES = tuple(bytes([b]) for b in [*_PRINTABLE, *sorted(set(range(256)) - set(_PRINTABLE))])
"""The first 256 tokens, in GPT-2's order: bytes that are printable in Latin-1, then the others."""

_IDS = [BYTES.index(bytes([b])) for b in range(256)]


def byte_ids(content: bytes) -> list[int]:
    """The ID of each byte."""
    return [_IDS[b] for b in content]


@cache
def alphabet() -> dict[str, int]:
    """The byte of each letter in files of byte-level vocabularies.

    Bytes that are printable in Latin-1 are written as themselves, and the others as letters from
    U+0100 on. Source: ``bytes_to_unicode`` in ``encoder.py`` of https://github.com/openai/gpt-2.

    >>> alphabet()["Ġ"]
    32
    """
    letters = [*map(chr, _PRINTABLE), *(chr(0x100 + i) for i in range(256 - len(_PRINTABLE)))]
    return {letter: byte[0] for letter, byte in zip(letters, BYTES, strict=True)}


def checked_id(token_id: SupportsIndex, vocab_size: int) -> int:
    """Return the ID of a token as an ``int``.

    Raises:
        TypeError: it is not an integer.
        ValueError: no token has that ID.
    """
    i = operator.index(token_id)
    if not 0 <= i < vocab_size:
        raise RefusedValueError(f"no token has the ID {i}; there are 0 to {vocab_size - 1}")
    return i


def encodable(text: str) -> str:
    """Return a text that can be encoded in UTF-8.

    Raises:
        TypeError: it is not a ``str``.
        ValueError: it has a lone surrogate.
    """
    if not isinstance(text, str):
        raise RefusedTypeError(f"the text is a {type(text).__name__}, not a str")
    if found := re.search("[\ud800-\udfff]", text):
        raise RefusedValueError(
            f"character {found.start()} of the text is the lone surrogate U+{ord(found[0]):04X}, "
            "half of a character, which UTF-8 cannot encode"
        )
    return text
