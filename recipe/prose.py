"""Public-domain prose: read from its packages, cleaned, and parted into training and held-out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from recipe import sources

_ADDRESS_YEARS = range(1953, 2001)
_LONG = 1_500  # characters


class Book(NamedTuple):
    """A book: its name, and its chapters, each a list of paragraphs without line breaks."""

    name: str
    chapters: list[list[str]]


def books(folder: Path) -> list[Book]:
    """The books, from the sources' files in a folder; what is not there is fetched.

    Errors as in :func:`recipe.sources.fetch`.
    """
    return [_alice(folder), _moby_dick(folder), _addresses(folder)]


def _alice(folder: Path) -> Book:
    archive = sources.fetch(sources.ALICE, folder)
    (text,) = sources.members(archive, suffix="/testdata/alice29.txt").values()
    # What stands before the first heading is the edition's; each heading is followed by a title.
    _, *parts = re.split(r"^ +CHAPTER [IVX]+\s+.+$", text, flags=re.MULTILINE)
    return Book("alice", [paragraphs(part.partition("THE END")[0]) for part in parts])


def _moby_dick(folder: Path) -> Book:
    archive = sources.fetch(sources.MOBY_DICK, folder)
    files = sources.members(archive, "package/data/", ".json")
    order = [f"chapter_{n}" for n in range(1, 136)] + ["epilogue"]
    texts = [json.loads(files[f"package/data/{name}.json"])["text"] for name in order]
    return Book("moby-dick", [paragraphs(text) for text in texts])


def _addresses(folder: Path) -> Book:
    archive = sources.fetch(sources.ADDRESSES, folder)
    files = sources.members(archive, "package/data/", ".txt")
    used = [
        text
        for name, text in files.items()
        if (year := re.match(r"package/data/(\d{4})_", name))
        and int(year[1]) in _ADDRESS_YEARS
        # Carter's last was written, not spoken, and is as long as eight others.
        and int(year[1]) != 1981
    ]
    return Book("addresses", [paragraphs(text) for text in used])


def paragraphs(text: str) -> list[str]:
    r"""The paragraphs of a text: lines joined, marks made plain, ornaments left out.

    >>> paragraphs("  `Oh dear!'  said the\nwaistcoat-\npocket--twice.\n\n* * *")
    ["'Oh dear!' said the waistcoat-pocket—twice."]
    """
    for fancy, plain in (("`", "'"), ("‘", "'"), ("’", "'"), ("“", '"'), ("”", '"'), ("_", "")):
        text = text.replace(fancy, plain)
    text = re.sub(r"\[?\((?:Applause|Laughter)\.?\)\]?|\[(?:Applause|Laughter)\.?\]", " ", text)
    cleaned = []
    for block in re.split(r"\n\s*\n", text.replace("\r\n", "\n")):
        joined = re.sub(r"(?<=[-—])\s*\n\s*", "", block.strip())  # a hyphen at a line's end stays
        joined = re.sub(r"\s*--+\s*", "—", " ".join(joined.split()))
        if re.search("[a-z]", joined):
            cleaned += _parts(joined)
    return cleaned


def _parts(paragraph: str) -> list[str]:
    """A paragraph, at sentences' ends cut into parts of not much more than :data:`_LONG`.

    Some addresses come without any paragraphs.
    """
    parts = [""]
    for sentence in re.split(r"(?<=[.!?]) (?=[A-Z\"'])", paragraph):
        if len(parts[-1]) + len(sentence) > _LONG and parts[-1]:
            parts.append("")
        parts[-1] += " " * bool(parts[-1]) + sentence
    return parts


def part(book: Book, held_out_bytes: int) -> tuple[list[str], str]:
    """A book's training documents, one a chapter, and its last paragraphs, held out.

    A paragraph of training that has a held-out one in it is left out: refrains and exclamations.

    Args:
        book: the book.
        held_out_bytes: about how much of the end to hold out: whole paragraphs, not more.
    """
    chapters = [list(chapter) for chapter in book.chapters]
    held_out: list[str] = []
    bytes_left = held_out_bytes
    while chapters:
        if not chapters[-1]:
            chapters.pop()
            continue
        bytes_left -= len(chapters[-1][-1].encode("utf-8")) + 1
        if bytes_left < 0:
            break
        held_out.insert(0, chapters[-1].pop())
    documents = [
        "\n".join(p for p in chapter if not any(line in p for line in held_out))
        for chapter in chapters
    ]
    return [document for document in documents if document], "\n".join(held_out)
