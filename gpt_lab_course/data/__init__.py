"""The course's files, each checked against ``SHA256SUMS`` when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gpt_lab import data

FOLDER = Path(__file__).parent


def read(name: str) -> bytes:
    """Read a file; errors as in ``gpt_lab.data.read``."""
    return data.read(name, FOLDER)


def write(files: Mapping[str, bytes]) -> None:
    """Write files, contents by name, and their checksums, all or none."""
    data.write(files, FOLDER)
