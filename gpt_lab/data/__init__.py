"""Package data, each file checked against ``SHA256SUMS`` when it is read."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from gpt_lab.atomic_files import write_together
from gpt_lab.validation import RefusedValueError

FOLDER = Path(__file__).parent


def read(name: str, folder: Path = FOLDER) -> bytes:
    """Read a packaged file.

    Raises:
        FileNotFoundError: the file is not there.
        ValueError: the file's SHA-256 is not the listed one, the list is damaged, or it lacks the
            file.
    """
    path, listing = folder / name, folder / "SHA256SUMS"
    listed = _listed(listing)
    if name not in listed:
        raise RefusedValueError(
            f"{listing} is damaged: it does not list {name}; reinstall gpt_lab, or restore the "
            "file from its repository"
        )
    expected = listed[name]
    content = path.read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    if digest != expected:
        raise RefusedValueError(
            f"{path} is damaged: its SHA-256 is {digest}, expected {expected}; "
            "reinstall gpt_lab, or restore the file from its repository"
        )
    return content


def write(files: Mapping[str, bytes], folder: Path = FOLDER) -> None:
    """Write packaged files and their checksums in ``SHA256SUMS``, all or none.

    Args:
        files: the contents by name.
        folder: where they go.
    """
    listing = folder / "SHA256SUMS"
    digests = _listed(listing)
    digests |= {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    listed = "".join(f"{digests[name]}  {name}\n" for name in sorted(digests))
    contents = {folder / name: content for name, content in files.items()}
    write_together({**contents, listing: listed.encode("utf-8")})


def _listed(listing: Path) -> dict[str, str]:
    """The SHA-256 of each file in a list, by its name."""
    digests = {}
    # Latin-1 decodes any bytes: a flipped bit only makes a name or a checksum wrong.
    for number, line in enumerate(listing.read_text("latin-1").splitlines(), start=1):
        match line.split():
            case [digest, name]:
                digests[name] = digest
            case _:
                raise RefusedValueError(
                    f"{listing} is damaged: line {number} is {line!r}, not a checksum and a name; "
                    "reinstall gpt_lab, or restore the file from its repository"
                )
    return digests
