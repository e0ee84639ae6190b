"""What is installed only on request says so: ``pip install 'gpt-lab[pretrained]'``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_for(what: str, extra: str) -> Iterator[None]:
    """Name the extra that has a missing module.

    Args:
        what: what needs it, as the user called it.
        extra: ``"pretrained"``, which reads the files of others, or ``"course"``, which draws and
            checks.

    Raises:
        ModuleNotFoundError: a module that the extra has is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).startswith("gpt_lab"):
            raise
        raise ModuleNotFoundError(
            f"{what} needs {error.name}: pip install 'gpt-lab[{extra}]'", name=error.name
        ) from None
