"""Builds the book with warnings as errors: ``python -m tools.book``."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HTML = ROOT / "_build" / "html"
DOCTREES = ROOT / "_build" / ".doctrees"


def main() -> int:
    """Build it, and say where it is; the exit status of the build."""
    program = Path(sys.executable).with_name(f"jupyter-book{Path(sys.executable).suffix}")
    command = [str(program), "build", ".", "-W", "-n", "--keep-going"]
    status = subprocess.run(command, cwd=ROOT).returncode
    if status:
        # Sphinx warns of a page only when it reads it: forget the pages, or the next build passes.
        shutil.rmtree(DOCTREES, ignore_errors=True)
    else:
        print(f"The book is built: open {(HTML / 'index.html').as_uri()}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
