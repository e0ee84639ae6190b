"""Held-out texts: packaged texts that the lab model was not trained on."""

from __future__ import annotations

import json

from gpt_lab import data
from gpt_lab.validation import RefusedValueError

FILE = "held-out.json"
KINDS = ("prose", "stories", "facts", "drills")


def held_out(kind: str) -> list[str]:
    """The held-out texts of a kind: ``prose``, ``stories``, ``facts`` or ``drills``.

    Raises:
        ValueError: there is no such kind, or the packaged file is damaged.
    """
    if kind not in KINDS:
        raise RefusedValueError(f"kind={kind!r} is not one of {', '.join(KINDS)}")
    texts: dict[str, list[str]] = json.loads(data.read(FILE))
    return texts[kind]
