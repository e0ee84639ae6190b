"""Protects the notebook from what an answer does while it runs, and restores what it changed."""

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

_LONGEST_OUTPUT = 2_000  # characters; a loop that prints would fill the memory
# Modules whose functions answers replace by accident.
_PATCHED = (builtins, copy, math, np, torch, functional)


class Screen(io.StringIO):
    """Stores the beginning of what is printed, and cannot be closed."""

    def write(self, text: str) -> int:
        """Store what fits."""
        super().write(text[: max(0, _LONGEST_OUTPUT - self.tell())])
        return len(text)

    def close(self) -> None:
        """Does nothing: it is still read after an answer has closed it."""

    def taken(self) -> str:
        """The text printed since the last call."""
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


@contextlib.contextmanager
def shielded() -> Iterator[Screen]:
    """Inside, output is caught, ``input`` raises an error, and ``exit`` cannot end the kernel.

    Afterwards the settings of ``_settings``, the functions of the modules in ``_PATCHED`` and the
    methods of ``torch.Tensor`` are what they were before. All else that an answer changes stays so:
    other modules, the state of random generators, files. This is a guard against accidents; an
    answer that replaces the checker's own functions can have itself called right.
    """
    with contextlib.ExitStack() as stack:
        _put_back_afterwards(stack.callback)
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        screen = stack.enter_context(contextlib.redirect_stdout(Screen()))
        stack.enter_context(contextlib.redirect_stderr(Screen()))
        stack.enter_context(_replaced(sys, "stdin", io.StringIO()))  # `exit` closes it
        stack.enter_context(_replaced(builtins, "input", _no_input))
        # A limit that is too low would stop the caller, who waits, as well.
        stack.enter_context(_replaced(sys, "setrecursionlimit", lambda limit: None))
        shell = getattr(builtins, "get_ipython", lambda: None)()
        if shell is not None:  # there `exit` raises nothing, but asks the kernel to end
            stack.enter_context(_replaced(shell, "ask_exit", sys.exit))
        yield screen


def _put_back_afterwards(callback: Callable[..., Any]) -> None:
    for read, write in _settings():
        callback(_put_back, read, write, read())
    for module in _PATCHED:  # names that are new stay: a module may have been imported
        callback(vars(module).update, dict(vars(module)))
    callback(_put_back_methods, dict(vars(torch.Tensor)))


def _settings() -> list[tuple[Callable[[], Any], Callable[[Any], object]]]:
    """What each of the process's settings is read by, and by what it is set."""
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
    for name in now.keys() - before.keys():  # those of a class from which tensors have them
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
    except OSError:  # it may be gone
        return None


def _return_to(folder: str | None) -> None:
    with contextlib.suppress(OSError):  # as may be the one to return to
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
