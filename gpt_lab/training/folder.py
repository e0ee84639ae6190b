"""The folder of a run: its lock, and the files in it."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock, Timeout

from gpt_lab.atomic_files import ASIDE, making
from gpt_lab.paths import is_file
from gpt_lab.validation import RefusedValueError

CHECKPOINT, LOG, MODEL = "checkpoint.safetensors", "log.jsonl", "model.safetensors"


@contextlib.contextmanager
def lock(folder: Path) -> Iterator[None]:
    """Create a folder if needed, and lock it against other training processes.

    Raises:
        OSError: another process trains in it, or it is not writable.
    """
    with making(folder):
        is_file(folder / ".lock")
        try:
            lock = FileLock(folder / ".lock", timeout=0, thread_local=False).acquire()
        except Timeout:
            raise OSError(f"another process trains in {folder}") from None
        except NotImplementedError:
            raise OSError(
                f"{folder} is on a file system without locks, which keep other processes from "
                "training in it: take a folder elsewhere"
            ) from None
    with lock:
        yield


def refuse_occupied(folder: Path) -> None:
    """Refuse a folder with files that a run would overwrite, but without its checkpoint.

    Raises:
        ValueError: there are such files.
    """
    for name in (LOG, MODEL, "config.json"):  # the last one: a model saved by transformers
        if (folder / name).exists():
            raise RefusedValueError(
                f"{folder} has {name} but no {CHECKPOINT} to go on from, so it is not a run that "
                "can be continued: take another output folder"
            )


def clear(folder: Path) -> None:
    """Remove incomplete files of killed runs, and nothing else."""
    for left in folder.glob(f"{ASIDE}*"):
        if left.is_dir() and not left.is_symlink() and all(map(_written_by_a_run, left.iterdir())):
            shutil.rmtree(left)


def _written_by_a_run(file: Path) -> bool:
    return file.is_file() and (
        file.name in (CHECKPOINT, MODEL)
        or re.fullmatch(r"step-\d{6,}\.safetensors", file.name) is not None
        or re.fullmatch(r"\.tmp\w{6}", file.name) is not None  # safetensors' own incomplete file
    )
