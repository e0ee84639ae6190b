"""Package data, each file checked against ``SHA256SUMS`` when it is read."""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent


def read(name: str, folder: Path = FOLDER) -> bytes:
    """The content of a packaged file.

    Raises:
        FileNotFoundError: the file is not there.
        KeyError: ``SHA256SUMS`` does not list it.
        ValueError: the file is damaged: its SHA-256 is not the listed one.
    """
    path = folder / name
    lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    expected = {listed: digest for digest, listed in map(str.split, lines)}[name]
    content = path.read_bytes()
    found = hashlib.sha256(content).hexdigest()
    if found != expected:
        raise ValueError(
            f"{path} is damaged: its SHA-256 is {found}, expected {expected}; "
            "reinstall gpt_lab, or restore the file from its repository"
        )
    return content
