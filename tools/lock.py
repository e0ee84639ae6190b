"""Writes ``requirements.lock``: all that ``requirements.txt`` needs, with checksums.

python -m tools.lock             # as far as it goes, the versions stay as they are
python -m tools.lock --upgrade   # what requirements.txt does not name is taken as new as it comes

PyTorch is left out. Which file of it is right depends on the machine: one from PyPI, or one of the
builds that PyTorch publishes itself, for the processor alone or for another CUDA, each with a
checksum of its own. So is what PyTorch alone asks for on Linux, the CUDA libraries and Triton:
gigabytes that its build for the processor can do without. Setting up installs PyTorch after all
else, by its version (``tools/dev.py``), and no checksum of ours holds it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys

from tools.dev import OLDEST, PYTHON, ROOT

SOURCE, LOCK = "requirements.txt", "requirements.lock"


def resolve(*options: str) -> str:
    """The lock with PyTorch, for every system and each Python since the oldest supported one."""
    command = [
        *(str(PYTHON.with_name("uv" + PYTHON.suffix)), "pip", "compile", SOURCE, *options),
        *("--quiet", "--universal", "--python-version", "{}.{}".format(*OLDEST)),
        *("--generate-hashes", "--only-binary=:all:", "--output-file", LOCK),
        *("--custom-compile-command", "python tools/dev.py lock"),
    ]
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit("uv could not write the lock; the reason is above")
    return (ROOT / LOCK).read_text("utf-8")


def without_torch(lock: str) -> str:
    """A lock without PyTorch, and without what it alone asks for on Linux."""
    head, *entries = re.split(r"(?m)^(?=[a-z0-9])", lock)
    gone = {"torch"}
    while True:
        remaining = [entry for entry in entries if name(entry) not in gone]
        more = {name(entry) for entry in remaining if on_linux(entry) and asked_by(entry) <= gone}
        if not more:
            return head + "".join(remaining)
        gone |= more


def name(entry: str) -> str:
    """Whose entry it is."""
    return entry.partition("==")[0]


def on_linux(entry: str) -> bool:
    """Whether it is for Linux alone."""
    return bool(re.search(r"(;| and) sys_platform == 'linux' \\", entry.splitlines()[0]))


def asked_by(entry: str) -> set[str]:
    """Who asks for it: the comment below its checksums, on one line or on many."""
    return set(re.findall(r"(?m)^    #(?: via|  ) +(\S.*)$", entry))


def main() -> int:
    """Write the lock."""
    parser = argparse.ArgumentParser(prog="lock", description="Writes requirements.lock.")
    parser.add_argument("--upgrade", action="store_true", help="take newer versions")
    options = parser.parse_args()
    text = without_torch(resolve(*(["--upgrade"] if options.upgrade else [])))
    (ROOT / LOCK).write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
