"""The command line: ``python -m gpt_lab count …`` and ``python -m gpt_lab generate …``."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn, TextIO, cast

from gpt_lab.cli import chat as chat_command
from gpt_lab.cli import count as count_command
from gpt_lab.cli import data as data_command
from gpt_lab.cli import evaluate as evaluate_command
from gpt_lab.cli import generate as generate_command
from gpt_lab.cli import release as release_command
from gpt_lab.cli import train as train_command
from gpt_lab.cli.streams import OutputStream, ReaderGoneError, discard, replace_closed
from gpt_lab.validation import RefusedError, line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; bad input ends it with a line on standard error and status 2.

    So do errors of the operating system, such as a missing file. Any other exception is a bug in
    this package, and keeps its traceback.
    """
    replace_closed()
    parser: argparse.ArgumentParser = _Parser(prog="python -m gpt_lab", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    count_command.add(commands)
    generate_command.add(commands)
    chat_command.add(commands)
    data_command.add(commands)
    train_command.add(commands)
    evaluate_command.add(commands)
    release_command.add(commands)
    # The course's, which this package never imports.
    for course in ("teach", "sweep.command", "tune.command"):
        importlib.import_module(f"gpt_lab_course.{course}").add(commands)
    options = parser.parse_args(arguments)
    if sys.stdout is None:  # closed by the caller, as in `… >&-`
        return _refused("the standard output is closed: there is nowhere to write")
    output = OutputStream(sys.stdout)
    try:
        with contextlib.redirect_stdout(cast("TextIO", output)), warnings.catch_warnings():
            warnings.showwarning = _warned
            options.run(options)
        output.flush()
    except ReaderGoneError:
        output.discard()
    except (OSError, RefusedError) as error:
        return _refused(str(error))
    except (MemoryError, RuntimeError) as error:
        if not _is_for_memory(error):
            raise
        reason = str(error).strip().splitlines()[0] if str(error) else "no memory is left"
        return _refused(f"this does not fit into the memory ({reason})")
    except KeyboardInterrupt:
        return 130  # the exit code that a shell gives a process ended by Ctrl-C
    return 0


class _Parser(argparse.ArgumentParser):
    """A parser whose error messages fit on a line, however long a value is."""

    def error(self, message: str) -> NoReturn:
        super().error(line(message))


def _refused(reason: str) -> int:
    """Print an error in one line, and return the exit status."""
    try:
        print(f"gpt_lab: {line(reason)}", file=sys.stderr, flush=True)
    except OSError:  # a full disk: what is left would be written again at the end, and fail there
        discard(sys.stderr)
    return 2


def _warned(message: Warning | str, *_: object, **__: object) -> None:
    """Print a warning in one line, without its source line."""
    print(f"gpt_lab: {line(str(message))}", file=sys.stderr)


def _is_for_memory(error: Exception) -> bool:
    """Whether memory ran out; PyTorch says so only in the message, different for each allocator."""
    message = str(error)
    words = (
        *("can't allocate memory", "not enough memory", "out of memory", "Storage size"),
        "can't start new thread",
    )
    return isinstance(error, MemoryError) or any(word in message for word in words)
