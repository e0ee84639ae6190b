"""The files of the corpus: the same from the same seed, and what they say of themselves is so."""

import hashlib
import json
from pathlib import Path

import numpy as np

from gpt_lab import data
from gpt_lab.lab_model.tokenizer import LabTokenizer
from recipe import build, repeats
from recipe.text import generator

SMALL = build.Sizes(
    stories=60, fact_rounds=1, drills=110, repeats_pairs=5, repeats_few=5, repeats=5, held_out=20
)
PROSE = {"prose": ["Call me a reader.\nSome years ago I began."]}


def write_small(folder: Path, seed: int = build.SEED) -> dict[str, bytes]:
    training, aside = build.generated(SMALL, seed)
    build.write(folder, PROSE | training, PROSE | aside, LabTokenizer(), SMALL, seed)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_files_come_out_the_same_byte_for_byte(tmp_path: Path) -> None:
    first = write_small(tmp_path / "first")
    assert write_small(tmp_path / "second") == first
    assert write_small(tmp_path / "other", seed=1) != first
    assert sorted(first) == [
        "corpus.json",
        "drills.held_out.npy",
        "drills.train.npy",
        "facts.held_out.npy",
        "facts.train.npy",
        "prose.held_out.npy",
        "prose.train.npy",
        "repeats.train.npy",
        "repeats_few.train.npy",
        "repeats_pairs.train.npy",
        "stories.held_out.npy",
        "stories.train.npy",
    ]


def test_files_hold_the_documents(tmp_path: Path) -> None:
    write_small(tmp_path)
    tokenizer = LabTokenizer()
    contents = json.loads((tmp_path / "corpus.json").read_text("utf-8"))
    assert contents["vocabulary"]["size"] == tokenizer.vocab_size
    assert (
        contents["vocabulary"]["sha256"]
        == hashlib.sha256(data.read("lab-vocabulary.txt")).hexdigest()
    )
    assert contents["vocabulary"]["end_of_text"] == tokenizer.end_of_text
    for name, file in contents["files"].items():
        assert hashlib.sha256((tmp_path / name).read_bytes()).hexdigest() == file["sha256"]
        ids = np.load(tmp_path / name, allow_pickle=False)
        assert (ids.dtype, ids.ndim, len(ids)) == (np.uint16, 1, file["tokens"])
        starts = np.flatnonzero(ids == tokenizer.end_of_text)
        assert (starts[0], len(starts)) == (0, file["documents"])
        assert ids.max() < tokenizer.vocab_size
        if kind := repeats.KINDS.get(name.removesuffix(".train.npy")):
            assert (np.diff(starts) == kind.length + 1).all()
    few = np.unique(np.load(tmp_path / "repeats_few.train.npy"))
    texts = [np.load(p) for p in tmp_path.glob("*.npy") if not p.name.startswith("repeats")]
    counts = np.bincount(np.concatenate(texts), minlength=tokenizer.vocab_size)
    # 128, the end-of-text token, and room for tokens as frequent that are not plain text
    assert counts[few].min() >= np.sort(counts[256:])[-140]
    ids = np.load(tmp_path / "stories.train.npy")
    training, _ = build.generated(SMALL)
    assert tokenizer.decode(ids).split("<|endoftext|>")[1:] == training["stories"]


def test_kinds_do_not_depend_on_each_other() -> None:
    more = build.generated(build.Sizes(stories=61, fact_rounds=1, drills=110, held_out=20))[0]
    less = build.generated(SMALL)[0]
    assert more["drills"] == less["drills"]
    assert more["facts"] == less["facts"]
    assert more["stories"][:60] == less["stories"]
    assert generator(1, "a").random() != generator(1, "b").random()
