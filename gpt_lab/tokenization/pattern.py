"""Split text into pieces before byte-pair encoding: merges never cross a boundary.

The pattern is GPT-2's. Letters and numbers are those of Unicode 16.0, as in tiktoken: Python,
``regex`` and browsers have other versions, and would split text with newer letters differently.
"""

from __future__ import annotations

import re
from functools import cache

from gpt_lab import data

GPT2_PATTERN = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
"""A contraction; or letters, numbers or other signs, with the space before; or white space.

The last character of white space belongs to the next piece. Source: ``encoder.py`` of
https://github.com/openai/gpt-2.
"""

# Unicode's White_Space. Neither Python's \s (it has U+001C to U+001F) nor JavaScript's (it has
# U+FEFF, and lacks U+0085) is the same.
_WHITE_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"


@cache
def classes() -> dict[str, str]:
    """The characters of each class of the pattern, as written between square brackets."""
    ranges = {"L": "", "N": ""}
    for line in data.read("unicode-16.0.0.txt").decode("utf-8").splitlines():
        if not line.startswith("#"):
            kind, first, last = line.split()
            ranges[kind] += f"{chr(int(first, 16))}-{chr(int(last, 16))}"
    return {r"\p{L}": ranges["L"], r"\p{N}": ranges["N"], r"\s": _WHITE_SPACE}


@cache
def explicit_pattern() -> str:
    """``GPT2_PATTERN`` with each class written out: the same in Python and in JavaScript."""
    none_of_them = f"[^{''.join(classes().values())}]"
    pattern = GPT2_PATTERN.replace(r"[^\s\p{L}\p{N}]", none_of_them)
    pattern = pattern.replace(r"\S", f"[^{_WHITE_SPACE}]")
    for short, ranges in classes().items():
        pattern = pattern.replace(short, f"[{ranges}]")
    return pattern


@cache
def _compiled() -> re.Pattern[str]:
    return re.compile(explicit_pattern())


def split(text: str) -> list[str]:
    """The pieces of a text, which join to the text.

    >>> split("Hello, I'm  2 days old.")
    ['Hello', ',', ' I', "'m", ' ', ' 2', ' days', ' old', '.']
    """
    return _compiled().findall(text)
