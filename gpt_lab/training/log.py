"""The log of a run: one JSON object a line, written immediately."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from gpt_lab.paths import existing, is_file, to_path

Record = dict[str, Any]
"""A line of the log: ``step``, ``tokens``, ``seconds``, and either ``loss``, ``learning_rate`` and
``gradient_norm``, or ``held_out``, the loss by kind of text."""


class Log:
    """A log that continues after a step.

    Lines of later steps and an incomplete last line, left by a killed run, are removed.

    Args:
        path: the file.
        step: the step after which the run continues; 0 at its start.
    """

    def __init__(self, path: Path, step: int) -> None:
        is_file(path)
        self._file = path.open("ab")
        try:
            self._file.truncate(_end_of(path, step) if step else 0)
        except BaseException:
            self._file.close()
            raise

    def write(self, record: Record) -> None:
        """Add a line and flush it, so that it remains if this process is killed."""
        self._file.write(json.dumps(record).encode() + b"\n")
        self._file.flush()

    def sync(self) -> None:
        """Wait until all lines are on the disk."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read(path: str | os.PathLike[str]) -> list[Record]:
    """Read the records of a log; an incomplete last line is left out."""
    records = []
    text = existing(to_path("path", path)).read_text("utf-8")
    for line in text.split("\n")[:-1]:
        records.append(json.loads(line))
    return records


def _end_of(path: Path, step: int) -> int:
    """The length in bytes of the lines up to a step."""
    end = 0
    with path.open("rb") as file:
        for line in file:
            try:
                if not line.endswith(b"\n") or json.loads(line)["step"] > step:
                    break
            except (KeyError, TypeError, ValueError):
                break
            end += len(line)
    return end
