"""The corpus: from sources and generators to files of token IDs.

The same seed makes the same bytes, on every machine.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from gpt_lab import data
from gpt_lab.atomic_files import write_whole
from gpt_lab.lab_model import questions
from gpt_lab.lab_model import tokenizer as lab_tokenizer
from gpt_lab.lab_model.country import countries
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.lab_model.unseen import FILE as HELD_OUT
from gpt_lab.validation import RefusedValueError
from recipe import choice, crosscheck, facts, prose, repeats, sources, unseen
from recipe.drills import drills
from recipe.stories import stories
from recipe.text import generator

SEED = 1865  # when Alice went down the rabbit-hole
HELD_OUT_BYTES = {"alice": 12_000, "moby-dick": 22_000, "addresses": 22_000}

Texts = dict[str, list[str]]


@dataclass(frozen=True)
class Sizes:
    """How many documents of each kind are generated.

    Attributes:
        stories: for training.
        fact_rounds: documents for each country.
        drills: for training.
        repeats_pairs: rows of pairs that come twice.
        repeats_few: rows that repeat some of the most frequent tokens.
        repeats: rows that repeat any tokens.
        held_out: stories, drills and statements of facts that are held out, of each so many.
    """

    stories: int = 18_000
    fact_rounds: int = 360
    drills: int = 30_000
    repeats_pairs: int = 6_000
    repeats_few: int = 12_000
    repeats: int = 12_000
    held_out: int = 100


def generated(sizes: Sizes, seed: int = SEED) -> tuple[Texts, Texts]:
    """The generated texts by kind: those for training, and those held out, which come first."""
    tales = stories(generator(seed, "stories"))
    patterns = drills(generator(seed, "drills"))
    held_out = {
        "stories": list(islice(tales, sizes.held_out)),
        "facts": facts.held_out_statements(generator(seed, "held-out facts"), sizes.held_out),
        "drills": list(dict.fromkeys(islice(patterns, sizes.held_out))),
    }
    left_out = set(held_out["drills"])
    training = {
        "stories": list(islice(tales, sizes.stories)),
        "facts": list(facts.facts(generator(seed, "facts"), sizes.fact_rounds)),
        "drills": list(islice((d for d in patterns if d not in left_out), sizes.drills)),
    }
    return training, held_out


def build(
    output: Path, sizes: Sizes = Sizes(), seed: int = SEED, *, update: bool = False
) -> dict[str, Any]:
    """Make the corpus in a folder, from its sources to its token files.

    Args:
        output: the folder; the fetched sources are kept in ``output/sources``.
        sizes: how much to generate.
        seed: of everything random.
        update: write the package's own held-out texts and vocabulary, instead of comparing them.

    Returns:
        What ``corpus.json`` says.

    Raises:
        ValueError: a source or a packaged file is not the one that was pinned; a held-out line is
            in the training text; the packaged held-out texts or vocabulary are others than these
            sources, sizes and seed make.
        OSError: a source cannot be fetched, or a file not be written.
    """
    # First, so that what is missing is said at once; those for npm, which is not always there.
    by_client = sorted(sources.SOURCES, key=lambda source: source.client != "npm")
    for source in tqdm(by_client, "sources", unit="file", disable=None):
        sources.fetch(source, output / "sources")
    crosscheck.check_countries(output / "sources")
    training, held_out = generated(sizes, seed)
    parts = [prose.part(b, HELD_OUT_BYTES[b.name]) for b in prose.books(output / "sources")]
    training = {"prose": [document for documents, _ in parts for document in documents]} | training
    held_out = {"prose": [end for _, end in parts]} | held_out
    asked = [
        facts.statement(phrasing, country)
        for phrasing in questions.phrasings().untrained
        for country in countries()
    ]
    unseen.check_unseen(held_out | {"facts": [*held_out["facts"], *asked]}, training)

    needed = choice.count(t for kind in ("stories", "facts", "drills") for t in training[kind])
    needed += choice.count(asked + held_out["stories"] + held_out["facts"] + held_out["drills"])
    chosen, _ = choice.choose(needed, choice.count(training["prose"]))
    package = {
        HELD_OUT: unseen.held_out_file(held_out),
        lab_tokenizer.FILE: choice.vocabulary_file(chosen),
    }
    if update:
        data.write(package)
    for name, content in package.items():
        if data.read(name) != content:
            raise RefusedValueError(
                f"the packaged {name} is not what these sources, sizes and seed={seed} make; "
                "`--update-package` makes it so, and any trained model useless"
            )
    return write(output, training, held_out, LabTokenizer(), sizes, seed)


def write(
    output: Path,
    training: Mapping[str, Sequence[str]],
    held_out: Mapping[str, Sequence[str]],
    tokenizer: LabTokenizer,
    sizes: Sizes,
    seed: int,
) -> dict[str, Any]:
    """Write the token files and ``corpus.json``, which comes last. Returns what it says."""
    texts = {f"{kind}.train": documents for kind, documents in training.items()}
    texts |= {f"{kind}.held_out": documents for kind, documents in held_out.items()}
    files = {
        name: tokens(tokenizer, documents)
        for name, documents in tqdm(texts.items(), "tokens", unit="file", disable=None)
    }
    ordinary = _ordinary(tokenizer, files)
    for name, kind in repeats.KINDS.items():
        rows = repeats.repeats(seed, getattr(sizes, name), kind, ordinary)
        files[f"{name}.train"] = np.insert(rows, 0, tokenizer.end_of_text, axis=1).ravel()
    output.mkdir(parents=True, exist_ok=True)
    described = {}
    for name, ids in files.items():
        memory = io.BytesIO()
        np.save(memory, ids, allow_pickle=False)
        write_whole(output / f"{name}.npy", memory.getvalue())
        described[f"{name}.npy"] = {
            "tokens": len(ids),
            "documents": int((ids == tokenizer.end_of_text).sum()),
            "sha256": hashlib.sha256(memory.getvalue()).hexdigest(),
        }
    vocabulary = choice.vocabulary_file(tokenizer.gpt2_ids(range(tokenizer.end_of_text)))
    contents = {
        "files": described,
        "vocabulary": {
            "size": tokenizer.vocab_size,
            "sha256": hashlib.sha256(vocabulary).hexdigest(),
            "end_of_text": tokenizer.end_of_text,
        },
        "seed": seed,
        "sizes": asdict(sizes),
        "sources": [source._asdict() for source in sources.SOURCES],
    }
    write_whole(output / "corpus.json", (json.dumps(contents, indent=2) + "\n").encode("utf-8"))
    return contents


def tokens(tokenizer: LabTokenizer, texts: Sequence[str]) -> NDArray[np.uint16]:
    """The documents' IDs one after another, the end-of-text token before each."""
    ids = tokenizer.encode_batch(texts)
    return np.array([i for one in ids for i in (tokenizer.end_of_text, *one)], np.uint16)


def _ordinary(tokenizer: LabTokenizer, files: Mapping[str, NDArray[np.uint16]]) -> NDArray[Any]:
    """The IDs of the tokens that are plain text by themselves, the most frequent ones first."""
    counts = np.bincount(np.concatenate([*files.values()]), minlength=tokenizer.vocab_size)
    ids = range(256, tokenizer.end_of_text)  # the first 256 are single bytes
    plain = np.array([i for i in ids if "\ufffd" not in tokenizer.decode([i])], np.uint16)
    return plain[np.argsort(-counts[plain], kind="stable")]
