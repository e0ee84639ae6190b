"""The command line: ``python -m gpt_lab count …`` and ``python -m gpt_lab generate …``."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from gpt_lab.cli import count as count_command
from gpt_lab.cli import data as data_command
from gpt_lab.cli import evaluate as evaluate_command
from gpt_lab.cli import generate as generate_command
from gpt_lab.cli import release as release_command
from gpt_lab.cli import train as train_command
from gpt_lab.validation import RefusedError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what is refused ends it with a line on standard error and status 2.

    So does what the system refuses, as a file that is not there. Whatever else is raised is a
    mistake in this package, and keeps its traceback.
    """
    parser = argparse.ArgumentParser(prog="python -m gpt_lab", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    count_command.add(commands)
    generate_command.add(commands)
    data_command.add(commands)
    train_command.add(commands)
    evaluate_command.add(commands)
    release_command.add(commands)
    options = parser.parse_args(arguments)
    if sys.stdout is None:  # closed by whoever started this, as in `… >&-`
        print("gpt_lab: the standard output is closed: there is nowhere to write", file=sys.stderr)
        return 2
    if hasattr(sys.stdout, "reconfigure"):  # the tree's lines need it on Windows
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        options.run(options)
        sys.stdout.flush()
    except (OSError, RefusedError) as error:
        if getattr(error, "errno", None) in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            # Whoever reads has had enough, as in `… count | head -1`.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the flush at exit
            return 0
        print(f"gpt_lab: {error}", file=sys.stderr)
        return 2
    except (MemoryError, RuntimeError) as error:
        if not _is_for_memory(error):
            raise
        reason = str(error).strip().splitlines()[0] if str(error) else "no memory is left"
        print(f"gpt_lab: this does not fit into the memory ({reason})", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # as a shell counts a process ended by Ctrl-C
    return 0


def _is_for_memory(error: Exception) -> bool:
    """Whether memory is what was lacking; PyTorch says so in words alone, and by each allocator."""
    message = str(error)
    words = ("can't allocate memory", "not enough memory", "out of memory", "Storage size")
    return isinstance(error, MemoryError) or any(word in message for word in words)
