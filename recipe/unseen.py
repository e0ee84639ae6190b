"""The check that the lab model never learns from what is held out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from gpt_lab.validation import RefusedValueError

_WORDS = 5  # a line with as many must not be part of a longer training line either


def held_out_file(texts: Mapping[str, Sequence[str]]) -> bytes:
    """The packaged file's content for these texts."""
    return (json.dumps(texts, ensure_ascii=False, indent=0) + "\n").encode("utf-8")


def check_unseen(
    held_out: Mapping[str, Sequence[str]], training: Mapping[str, Sequence[str]]
) -> None:
    """Make sure that no held-out line is in the training text.

    No held-out line may be a training line, of whatever kind. Nor may it be a part of one, if it
    has five words or more; only for drills this does not hold, where a row of numbers is a part of
    every longer row.

    Args:
        held_out: by kind, the texts.
        training: by kind, the texts.

    Raises:
        ValueError: one is, and which.
    """
    lines = {line for texts in training.values() for text in texts for line in text.splitlines()}
    everything = "\n".join("\n".join(texts) for texts in training.values()).encode("utf-8")
    for kind, texts in held_out.items():
        for line in (line for text in texts for line in text.splitlines()):
            within = (
                kind != "drills"
                and len(line.split()) >= _WORDS
                and line.encode("utf-8") in everything
            )
            if line in lines or within:
                raise RefusedValueError(f"held-out {kind} are in the training text: {line!r}")
