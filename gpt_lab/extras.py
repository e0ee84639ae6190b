"""Optional dependencies: errors say how to install them, ``pip install 'gpt-lab[pretrained]'``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_for(what: str, extra: str) -> Iterator[None]:
    """Turn a missing module into an error that names the extra to install.

    Args:
        what: the feature that needs it, as the user called it.
        extra: ``"pretrained"`` for files of other libraries, or ``"course"`` for figures, widgets
            and exercises.

    Raises:
        ModuleNotFoundError: a module of the extra is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).startswith("gpt_lab"):
            raise
        raise ModuleNotFoundError(
            f"{what} needs {error.name}: pip install 'gpt-lab[{extra}]'", name=error.name
        ) from None
