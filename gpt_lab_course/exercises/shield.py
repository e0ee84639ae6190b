"""Protects the notebook from what an answer does while it runs, and restores what it changed."""

from __future__ import annotations

import builtins
import contextlib
import copy
import io
import math
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch

_LONGEST_OUTPUT = 2_000  # characters; a loop that prints would fill the memory
_PATCHED = (builtins, copy, math)  # modules whose functions answers replace by accident


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

    Afterwards the working directory, the recursion limit, torch's default dtype and the functions
    of ``builtins``, ``copy`` and ``math`` are what they were before.
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
    callback(sys.setrecursionlimit, sys.getrecursionlimit())
    callback(torch.set_default_dtype, torch.get_default_dtype())
    with contextlib.suppress(OSError):  # the directory may be gone
        callback(_return_to, os.getcwd())
    for module in _PATCHED:
        callback(vars(module).update, dict(vars(module)))


def _return_to(folder: str) -> None:
    with contextlib.suppress(OSError):  # as may be the one to return to
        os.chdir(folder)


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
