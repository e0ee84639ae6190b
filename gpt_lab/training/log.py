"""The log of a run: one JSON object a line, each written when it happens."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

Record = dict[str, Any]
"""A line of the log: ``step``, ``tokens``, ``seconds``, and either ``loss``, ``learning_rate`` and
``gradient_norm``, or ``held_out``, the loss by kind of text."""


class Log:
    """A log that goes on after a step.

    Lines of later steps, and a last line that was cut off, belong to what was lost when the run
    was killed; they are taken away.

    Args:
        path: the file.
        step: the step after which the run goes on; 0 where it starts.
    """

    def __init__(self, path: Path, step: int) -> None:
        self._file = path.open("ab")
        try:
            self._file.truncate(_end_of(path, step) if step else 0)
        except BaseException:
            self._file.close()
            raise

    def write(self, record: Record) -> None:
        """Add a line and hand it to the system, which keeps it if this process is killed."""
        self._file.write(json.dumps(record).encode() + b"\n")
        self._file.flush()

    def sync(self) -> None:
        """Wait until all lines are on the disk."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read(path: str | os.PathLike[str]) -> list[Record]:
    """The records of a log; a last line that is still being written is left out."""
    records = []
    for line in Path(path).read_text(encoding="utf-8").split("\n")[:-1]:
        records.append(json.loads(line))
    return records


def _end_of(path: Path, step: int) -> int:
    """Where the lines up to a step end, in bytes."""
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
