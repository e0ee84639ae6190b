"""The widgets' assets as bytes: vocabularies, the lab model, the engine's script."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from gpt_lab.lab_model.shipped import load_lab_model
from gpt_lab.lab_model.tokenizer import packaged_ids
from gpt_lab.tokenization.byte_level import BYTES
from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.tokenization.gpt2 import gpt2_ranks
from gpt_lab.tokenization.pattern import explicit_pattern

_ENGINE = Path(__file__).parents[1] / "engine" / "bundle.js"


@cache
def gpt2_vocabulary() -> bytes:
    """GPT-2's vocabulary in one file of 212 KB.

    The format, little-endian, is: the 256 bytes in the order of their IDs; the number of merges as
    uint32; for each merge the IDs of its two tokens as uint16; and the pattern that splits text
    into pieces, in UTF-8, which is the same in Python and in JavaScript.
    """
    return _vocabulary(gpt2_ranks(), BytePairTokenizer.gpt2().merges)


@cache
def lab_vocabulary() -> bytes:
    """The lab model's vocabulary in one file of 51 KB.

    The format is: the number of tokens as uint32, including the end-of-text token; GPT-2's ID of
    each as uint16; and the vocabulary as in ``gpt2_vocabulary``, with the lab model's own IDs.
    """
    kept = packaged_ids()
    tokens = list(gpt2_ranks())
    ids = {tokens[i]: row for row, i in enumerate(kept)}
    merges = BytePairTokenizer.gpt2().merges
    numbers = (*kept, len(tokens))
    front = struct.pack(f"<I{len(numbers)}H", len(numbers), *numbers)
    return front + _vocabulary(ids, (merges[i - len(BYTES)] for i in kept[len(BYTES) :]))


def _vocabulary(ids: Mapping[bytes, int], merges: Iterable[tuple[bytes, bytes]]) -> bytes:
    pairs = [ids[token] for merge in merges for token in merge]
    numbers = struct.pack(f"<I{len(pairs)}H", len(pairs) // 2, *pairs)
    return b"".join(list(ids)[: len(BYTES)]) + numbers + explicit_pattern().encode("utf-8")


@cache
def lab_model() -> bytes:
    """The lab model's 8-bit weights in one file of 4 MB, from ``gpt_lab.checkpoints.int8``.

    They are computed from the packaged float16 file on first use, in a fraction of a second, so
    they always match the shipped model.
    """
    from gpt_lab.checkpoints import int8

    return int8.pack(load_lab_model()[0])


@cache
def model_version() -> str:
    """The SHA-256 of ``lab_model()``, by which the page's engine checks its download."""
    return hashlib.sha256(lab_model()).hexdigest()


def engine_script() -> bytes:
    """The engine as a classic script, for a worker, or for the page if workers are forbidden."""
    return _ENGINE.read_bytes()


def trainer_script() -> bytes:
    """The part of the engine that trains, as a script of its own in the same form."""
    return (_ENGINE.parent / "train" / "bundle.js").read_bytes()
