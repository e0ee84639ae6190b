"""Protect the notebook from side effects of an answer, and undo them."""

from __future__ import annotations

import builtins
import contextlib
import copy
import gc
import io
import math
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch.nn import functional

_LONGEST_OUTPUT = 2_000  # characters; a printing loop would fill the memory
# Modules whose functions answers overwrite by accident.
_PATCHED = (builtins, copy, math, np, torch, functional)


class Screen(io.StringIO):
    """An output stream that stores the beginning of the text, and cannot be closed."""

    def write(self, text: str) -> int:
        """Store as much of a text as fits."""
        super().write(text[: max(0, _LONGEST_OUTPUT - self.tell())])
        return len(text)

    def close(self) -> None:
        """Do nothing: the stream is read after an answer has closed it."""

    def taken(self) -> str:
        """The text printed since the last call."""
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


@contextlib.contextmanager
def shielded() -> Iterator[Screen]:
    """Capture output, make ``input`` raise an error, and keep ``exit`` from ending the kernel.

    Afterwards the settings of ``_settings``, the functions of the modules in ``_PATCHED`` and the
    methods of ``torch.Tensor`` are what they were before. Everything else that an answer changes
    remains: other modules, the state of random generators, files. This protects against accidents,
    not against answers that replace the checker's own functions.
    """
    with contextlib.ExitStack() as stack:
        _put_back_afterwards(stack.callback)
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        screen = stack.enter_context(contextlib.redirect_stdout(Screen()))
        stack.enter_context(contextlib.redirect_stderr(Screen()))
        stack.enter_context(_replaced(sys, "stdin", io.StringIO()))  # `exit` closes it
        stack.enter_context(_replaced(builtins, "input", _no_input))
        # A limit that is too low would also stop the waiting caller.
        stack.enter_context(_replaced(sys, "setrecursionlimit", lambda limit: None))
        shell = getattr(builtins, "get_ipython", lambda: None)()
        if shell is not None:  # there `exit` asks the kernel to end instead of raising
            stack.enter_context(_replaced(shell, "ask_exit", sys.exit))
        yield screen


def _put_back_afterwards(callback: Callable[..., Any]) -> None:
    for read, write in _settings():
        callback(_put_back, read, write, read())
    # New names stay: a module may have been imported.
    for names in (sys.modules, *map(vars, _PATCHED)):
        callback(names.update, dict(names))
    callback(_put_back_methods, dict(vars(torch.Tensor)))


def _settings() -> list[tuple[Callable[[], Any], Callable[[Any], object]]]:
    """The getter and the setter of each of the process's settings."""
    return [
        (sys.getrecursionlimit, sys.setrecursionlimit),
        (_folder, _return_to),
        (lambda: dict(os.environ), _set_environment),
        (lambda: [*sys.path], lambda places: sys.path.__setitem__(slice(None), places)),
        (gc.isenabled, lambda enabled: gc.enable() if enabled else gc.disable()),
        (torch.get_default_dtype, torch.set_default_dtype),
        (torch.get_deterministic_debug_mode, torch.set_deterministic_debug_mode),
    ]


def _put_back(read: Callable[[], Any], write: Callable[[Any], object], before: Any) -> None:
    if read() != before:
        write(before)


def _put_back_methods(before: dict[str, Any]) -> None:
    now = dict(vars(torch.Tensor))
    for name in now.keys() - before.keys():  # methods inherited from a base class
        delattr(torch.Tensor, name)
    for name in before:
        if now.get(name) is not before[name]:
            setattr(torch.Tensor, name, before[name])


def _set_environment(variables: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(variables)


def _folder() -> str | None:
    try:
        return os.getcwd()
    except OSError:  # it may have been removed
        return None


def _return_to(folder: str | None) -> None:
    with contextlib.suppress(OSError):  # so may the original one
        os.chdir(folder or ".")


def _no_input(*_: object) -> str:
    raise EOFError("an answer cannot ask for input")


@contextlib.contextmanager
def _replaced(holder: Any, name: str, value: Any) -> Iterator[None]:
    before = getattr(holder, name)
    setattr(holder, name, value)
    try:
        yield
    finally:
        setattr(holder, name, before)
